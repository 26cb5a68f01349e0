import type { Direction } from "@medsieve/contract/findings";
import { stemWord } from "@medsieve/text/stem";
import { type FindingsModel, loadFindingsModel } from "../models/findings-model.ts";
import type { PaperSentence, PaperText } from "../paper-text.ts";
import { completePhrase } from "../pico/complete-phrase.ts";
import type { Pico } from "../pico/extract-pico.ts";
import type { AskedWords } from "../question/asked-words.ts";
import type { QuestionConcept } from "../question/concept.ts";
import type { QuotedFinding } from "../reader.ts";
import { readAbbreviations } from "./abbreviations.ts";
import { nameSureComparator, nameTried, tidyArm } from "./arm-labels.ts";
import { isSmallWord } from "./asked-terms.ts";
import { completeOutcome } from "./complete-outcome.ts";
import { readFavoured } from "./favoured.ts";
import { splitEntry } from "./finding-text.ts";
import { readFramedFinding, type StudyKind } from "./framed-finding.ts";
import { chooseArms } from "./name-arms.ts";
import { isName, listOutcomes } from "./name-outcomes.ts";
import { isOfPeople } from "./of-people.ts";
import { findOutcomePolarity } from "./outcome-polarity.ts";
import { type FindingReading, readFindingOfArms } from "./read-finding.ts";

/** What a question asks for; empty where it does not say. */
export interface FindingQuestion {
  interventions: readonly QuestionConcept[];
  comparators: readonly QuestionConcept[];
  outcomes: readonly QuestionConcept[];
  /** Its parts in its own words, where it is a sentence that says who does what; else null. */
  words: AskedWords | null;
}

/** Share of an outcome that its sentence must name. */
const NAMED = 0.6;
/** Share of the shorter name's words that make two names one outcome. */
const ALIKE = 0.6;

/** Two names in one sentence for the same outcome. */
function sharesWords(a: string, b: string): boolean {
  const [one, other] = [new Set(splitEntry(a)), new Set(splitEntry(b))];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared >= ALIKE * Math.min(one.size, other.size);
}

/** What a study measures, and no general truth is stated with. */
const MEASURED = /\bp ?[<=>≤≥]|\d ?%|±|\bci\b|\bsignifican|\bversus\b|\bvs\b/u;

const GOAL_AT_END = / (?:control|relief|management|reduction|prevention|treatment)$/iu;

const GOAL_AT_START = /^(?:prevention|reduction|treatment|management|relief) of (?:the )?/iu;

/** Words that a sentence must have of a part of an outcome's name, for that part to be what it speaks of. */
const LEAST_LETTERS = 4;

/** "QOL" of "quality-of-life": its letters stand in the sentence. */
function hasInitials(name: string, text: string): boolean {
  const letters = name.split(/[\s-]+/u).map((word) => word.charAt(0).toUpperCase());
  return (
    letters.length > 2 &&
    letters.every((letter) => /\p{L}/u.test(letter)) &&
    text
      .toUpperCase()
      .split(/[^\p{L}]+/u)
      .includes(letters.join(""))
  );
}

/** Of two outcomes in one name the one that its sentence speaks of, where it does not speak of the other at all. */
function nameSpokenOf(outcome: string, { text, lower }: PaperSentence): string {
  const parts = outcome.split(/,? (?:and|or) |, /u);
  const speaks = parts.map(
    (part) =>
      splitEntry(part).some(
        (word) => word.length >= LEAST_LETTERS && lower.includes(word.slice(0, LEAST_LETTERS + 1)),
      ) || hasInitials(part, text),
  );
  const spoken = parts.filter((_, index) => speaks[index]);
  return parts.length === 2 && spoken.length === 1 ? (spoken[0] ?? outcome) : outcome;
}

/** What says when and how an outcome was measured, and of whom. */
const AROUND =
  /^(?:pre|post|peri|intra|operative|(?:pre|post|peri|intra)operative(?:ly)?|serum|plasma|clinical|early|late|primary|secondary|daily|acute|chronic|adult|child(?:ren)?|women|men|hospital|long|short|term|overall|new|severe|mild|improvements?|reductions?|increases?|decreases?|changes?|development|onset|occurrence|incidences?|degree|measurements?|parameters?|quality|status|function|concentrations?|duration|frequency|severity|intensity|symptoms?|indices|index|absolute|relative|cumulative|baseline|events?|levels?)$/u;

/** "(PTH)" behind what it stands for. */
const SHORT_FORM = /(?<=\S) \([\p{L}\d-]{2,12}\)/gu;

/** Whether a sentence has every word of an outcome that says what was measured, also as the paper abbreviates it. */
function namesCore(outcome: string, intervention: string, { stems, text, lower }: PaperSentence, paper: PaperText) {
  if (lower.includes(outcome.toLowerCase())) return true;
  if (/\bper\b/iu.test(outcome) && !/\bper\b/u.test(lower)) return false;
  const given = new Set(splitEntry(intervention));
  const all = splitEntry(outcome.replace(SHORT_FORM, "")).filter((word) => !AROUND.test(word) && !isSmallWord(word));
  const own = all.filter((word) => !given.has(word));
  const long = Array.from(readAbbreviations(paper)).flatMap(([short, stem]) => (text.includes(short) ? stem : []));
  const named = (own.length > 0 ? own : all).map(stemWord);
  return named.every((stem) => stems.has(stem) || long.includes(stem));
}

const EVENT = String.raw`(?:hospitali[sz]ations?|deaths?|mortality|strokes?|infarctions?|transplantations?|re-?admissions?|relapses?|recurrences?|intubations?|progression|failure|surgery)`;
const OR_BEFORE = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?!(?:of|in|the|a|an|for|to|from|lower|higher|reduced|fewer|rates?|risk|incidence|and|was|were) )[\p{L}-]+ ){0,2}${EVENT} or (?:from )?$`,
  "iu",
);
const OR_BEHIND = new RegExp(String.raw`^ or (?:[\p{L}-]+ )?${EVENT}(?! (?:rates?|for|from))\b`, "iu");

/** One of two events that were counted as one, with the other: "hospitalization or death". */
function nameComposite(name: string, text: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return name;
  const before = OR_BEFORE.exec(text.slice(0, at))?.[0] ?? "";
  return `${before}${name}${OR_BEHIND.exec(text.slice(at + name.length))?.[0] ?? ""}`;
}

/** An outcome as its sentence measures it: "pain control" as "pain" where only pain was measured. */
function nameMeasured(named: string, sentence: PaperSentence, direction: Direction): string | null {
  const { text, lower } = sentence;
  const spoken = nameSpokenOf(named, sentence).replace(/^baseline (?=\S)/iu, "");
  const start = GOAL_AT_START.exec(spoken)?.[0] ?? "";
  const isGained = direction === "increased" && lower.includes(start.trim().toLowerCase());
  const outcome = isGained ? spoken : spoken.slice(start.length);
  const goal = GOAL_AT_END.exec(outcome)?.[0];
  const keepsGoal = goal !== undefined && lower.includes(goal.trim().toLowerCase()) && direction !== "decreased";
  const bare = goal === undefined || keepsGoal ? outcome : outcome.slice(0, -goal.length);
  return completeOutcome(direction === "no_difference" ? bare : nameComposite(bare, text), text);
}

/** Its name ends in what the paper calls the intervention for short, "neonatal VAS" of vitamin A supplementation (VAS), or is what that stands for. */
function isAbbreviated(outcome: string, intervention: string, paper: PaperText): boolean {
  const last = outcome.split(/[ -]/u).at(-1) ?? "";
  const abbreviations = readAbbreviations(paper);
  const own = new Set(splitEntry(intervention).map(stemWord));
  if (abbreviations.get(last)?.every((stem) => own.has(stem) || stem.length < LEAST_LETTERS)) return true;
  const whole = abbreviations.get(intervention);
  if (whole === undefined || whole.length < 2) return false;
  const named = new Set(splitEntry(outcome).map(stemWord));
  return whole.every((stem) => named.has(stem));
}

/** It is named by what was given, and by nothing that was measured: "breastfeeding rates" of breastfeeding. */
function isIntervention(outcome: string, intervention: string, { lower }: PaperSentence): boolean {
  const own = splitEntry(intervention).filter((word) => word.length >= LEAST_LETTERS);
  const measured = splitEntry(outcome);
  const distinct = own.filter((word) => !measured.some((other) => other.startsWith(word.slice(0, LEAST_LETTERS + 1))));
  return distinct.length < own.length && !distinct.some((word) => lower.includes(word.slice(0, LEAST_LETTERS + 1)));
}

/** "Any adverse events (nausea or rash)": an example of what was measured, and not measured by itself. */
function isItemInBrackets(outcome: string, { text, lower }: PaperSentence): boolean {
  const at = lower.indexOf(outcome.toLowerCase());
  const open = at < 0 ? -1 : text.lastIndexOf("(", at);
  if (open < 0 || text.slice(open, at).includes(")")) return false;
  return /\bor\b/iu.test(text.slice(open, text.indexOf(")", at)));
}

/** What can be measured of something that is neither good nor bad. */
const MEASURE =
  /\b(?:levels?|concentrations?|scores?|rates?|times?|duration|pressures?|volumes?|counts?|index|weight|density|ratio|frequency|intake|height|length|growth|dos(?:e|age)s?|tit(?:er|re)s?|secretion|expression|activity|numbers?|incidence|prevalence|percentage|proportion|amount|size|thickness|temperature|consumption|use|usage|requirements?|lipoproteins?|hormones?|insulin|glucose|albumin|hemoglobin|haemoglobin|ferritin|cortisol|leptin|adiponectin|testosterone|estradiol|oestradiol|vitamin d|crp|saturation|force|power|speed|velocity|uptake|expenditure|circumference|mass|symptoms?|attacks?|episodes?|events?|visits?|threshold|interval|birth ?weight|capacity|end ?points?|torque|tone|discomfort|dryness|irritation|retching|morbidity|sleeping|toughness|proliferation|analgesics?|\p{L}+(?:a?emia|itis|osis|uria|algia|pn(?:o?ea)s?|diabetes|opathy|rrhoea|rrhea))\b/iu;

/** An outcome by its name: known for good or bad, or something that is measured. */
const isMeasure = (name: string) => findOutcomePolarity(name) !== "unknown" || MEASURE.test(name);

const SCORED_IN =
  /\b(?:higher|lower|greater|fewer|better|worse) (?:[\w-]+ ){1,3}(?:scores?|levels?|rates?|values?|concentrations?)\b[^;]{0,80} in (?:[\w -]{1,40}, ){0,6}(?:and )?$/iu;

/** "Higher strength scores in wrist flexion, hip flexion": where something was measured, which is named before. */
function isWhereMeasured(outcome: string, { text, lower }: PaperSentence): boolean {
  const at = lower.indexOf(outcome.toLowerCase());
  return (
    at > 0 &&
    SCORED_IN.test(
      text
        .slice(0, at)
        .replace(/\([^()]*\)/gu, "")
        .replace(/ {2,}/gu, " "),
    )
  );
}

const OF_MORE = /\b(?:three|four|five|all|any|other) (?:of the )?(?:[\w-]+ )?(?:groups|arms|treatments)\b/iu;

/** Two arms that are known do not differ, in a sentence that names neither. */
function isOfTwo({ direction, evidence }: FindingReading, comparator: string | null): boolean {
  return direction === "no_difference" && comparator !== null && !OF_MORE.test(evidence.text);
}

/**
 * What a paper reports of the outcomes that the question asks for, and of its own: only those whose direction is plain, but for
 * what answers the question in its own words; of two names for one result in one sentence the first. Where the paper is not known to be a study
 * (`isStudy`), only what was measured; where no one was assigned to anything, only of what the sentence names. Ids are PMID, "f" and a number.
 */
export function extractFindings(
  paper: PaperText,
  pico: Pico,
  question: FindingQuestion,
  kind: StudyKind,
  model: FindingsModel = loadFindingsModel(),
): QuotedFinding[] {
  const own = extractOwnFindings(paper, pico, question, kind, model);
  const { words } = question;
  const reading = words && readFramedFinding(paper, words, kind, model);
  if (!words || !reading || (!kind.isStudy && !MEASURED.test(reading.evidence.lower))) return own;
  const framed = {
    intervention: writeAsPrinted(words.intervention, [paper.title, reading.evidence]),
    comparator: reading.opponent ?? nameCompared(words, reading.evidence, paper, pico, question),
    outcome: writeAsPrinted(words.outcome, [reading.evidence]),
    ...{ direction: reading.direction, favours: readFavoured(reading.direction, words.outcome) },
    ...{ numbers: reading.numbers, read_by: "builtin" as const, disputed: false },
    quotes: [{ section: reading.evidence.section, quote: reading.evidence.text }],
  };
  const isSame = (one: QuotedFinding) =>
    one.quotes[0]?.quote === reading.evidence.text && sharesWords(one.outcome, words.outcome);
  return [framed, ...own.filter((one) => !isSame(one))].map((one, index) => ({
    ...one,
    id: `${paper.record.pmid}-f${index + 1}`,
  }));
}

/** A name as the paper prints it, where it has these words in this order; else as it is. */
function writeAsPrinted(name: string, sentences: readonly PaperSentence[]): string {
  for (const { text, lower } of sentences) {
    const at = lower.indexOf(name.toLowerCase());
    if (at >= 0) return text.slice(at, at + name.length);
  }
  return name;
}

/** What the intervention is compared with: as the question says, else the paper; null where neither does. */
function nameCompared(
  words: AskedWords,
  evidence: PaperSentence,
  paper: PaperText,
  pico: Pico,
  question: FindingQuestion,
): string | null {
  if (words.comparator !== "") return words.comparator;
  const { intervention, comparator } = chooseArms(paper, pico, question.interventions, question.comparators);
  const isSame = intervention !== null && sharesWords(intervention, words.intervention);
  return isSame && comparator !== null
    ? nameSureComparator(comparator, words.intervention, evidence, paper.title)
    : null;
}

function extractOwnFindings(
  paper: PaperText,
  pico: Pico,
  question: FindingQuestion,
  { isStudy, isAssigned }: StudyKind,
  model: FindingsModel,
): QuotedFinding[] {
  const arms = chooseArms(paper, pico, question.interventions, question.comparators);
  const intervention = arms.intervention === null ? null : tidyArm(arms.intervention);
  if (intervention === null) return [];
  const findings: QuotedFinding[] = [];
  const listed = new Map<string, string[]>();
  for (const { text: outcome, isAsked } of listOutcomes(paper, pico, question.outcomes)) {
    const reading = readFindingOfArms(paper, { intervention, comparator: arms.comparator ?? "", outcome }, model);
    if (reading === null || reading.overlap < NAMED) continue;
    const { evidence } = reading;
    if ((!isStudy && !MEASURED.test(evidence.lower)) || (!isAssigned && !reading.namesIntervention)) continue;
    if (!namesCore(nameSpokenOf(outcome, evidence), intervention, evidence, paper)) continue;
    if (!reading.isOfArms || reading.direction === "unclear") continue;
    const { direction, numbers } = reading;
    if (arms.isAsked && !reading.namesIntervention && !isOfTwo(reading, arms.comparator)) continue;
    const known = listed.get(evidence.text) ?? [];
    if (known.some((other) => sharesWords(other, outcome))) continue;
    const named = nameMeasured(outcome, evidence, direction);
    const measured = named && (completePhrase("outcome", { text: named, sentence: evidence })?.text ?? null);
    if (measured === null || (!isAsked && !isName(measured)) || isIntervention(measured, intervention, evidence))
      continue;
    if (isAbbreviated(measured, intervention, paper)) continue;
    const tried = nameTried(intervention, evidence);
    if (tried === null || (!isAsked && !isMeasure(measured))) continue;
    const comparator =
      arms.comparator === null ? null : nameSureComparator(arms.comparator, intervention, evidence, paper.title);
    if (
      isOfPeople(measured, evidence, paper) ||
      isItemInBrackets(measured, evidence) ||
      isWhereMeasured(measured, evidence)
    )
      continue;
    listed.set(evidence.text, [...known, outcome]);
    findings.push({
      id: `${paper.record.pmid}-f${findings.length + 1}`,
      intervention: tried,
      comparator: reading.opponent ?? comparator,
      ...{ outcome: measured, direction, favours: readFavoured(direction, measured), numbers },
      ...{ read_by: "builtin", disputed: false },
      quotes: [{ section: evidence.section, quote: evidence.text }],
    });
  }
  return findings;
}

import type { Favoured } from "@medsieve/contract/findings";
import { type FindingsModel, loadFindingsModel } from "../models/findings-model.ts";
import { findName, type PaperSentence, type PaperText } from "../paper-text.ts";
import type { Pico } from "../pico/extract-pico.ts";
import type { QuestionConcept } from "../question/concept.ts";
import type { QuotedFinding } from "../reader.ts";
import { splitEntry } from "./finding-text.ts";
import { findOutcomePolarity } from "./outcome-polarity.ts";
import { type FindingReading, readFinding } from "./read-finding.ts";

/** What a question asks for; empty where it does not say. */
export interface FindingQuestion {
  interventions: readonly QuestionConcept[];
  comparators: readonly QuestionConcept[];
  outcomes: readonly QuestionConcept[];
}

/** Outcomes of a paper that are read beside those that the question asks for. */
const MOST_OUTCOMES = 6;
/** UTF-16 units of an outcome's name. */
const SHORTEST = 3;

/** The name by which a paper knows a concept; null where it does not name it. */
function findWritten(concept: QuestionConcept, { title, sentences }: PaperText): string | null {
  for (const sentence of [...sentences.toReversed(), title]) {
    for (const name of [...concept.names, ...concept.narrower]) {
      const [place] = findName(name, sentence);
      if (place) return sentence.text.slice(place.start, place.end);
    }
  }
  return null;
}

function findFirstWritten(concepts: readonly QuestionConcept[], paper: PaperText): string | null {
  for (const concept of concepts) {
    const written = findWritten(concept, paper);
    if (written !== null) return written;
  }
  return null;
}

interface Arms {
  intervention: string | null;
  comparator: string | null;
}

const overlaps = (a: string, b: string) =>
  a.toLowerCase().includes(b.toLowerCase()) || b.toLowerCase().includes(a.toLowerCase());

/** Whether a paper gave it to someone, as far as its arms say: what it only mentions is no arm. */
function isGiven(written: string, { intervention, comparator, elsewhere }: Pico): boolean {
  const others = elsewhere.flatMap(({ field, span }) => (field === "intervention" ? [span] : []));
  return [...intervention, ...comparator, ...others].some(({ text }) => overlaps(text, written));
}

/** The arms that a question asks about as the paper names them, else those of the paper. */
function chooseArms(paper: PaperText, pico: Pico, question: FindingQuestion): Arms {
  const own = pico.intervention[0]?.text ?? null;
  const control = pico.comparator[0]?.text ?? null;
  const named = findFirstWritten(question.interventions, paper);
  const intervention = named !== null && isGiven(named, pico) ? named : (own ?? named);
  const asked = findFirstWritten(question.comparators, paper);
  const others = [asked, control, own].filter((text) => text !== null);
  const comparator = others.find((text) => intervention === null || !overlaps(text, intervention)) ?? null;
  return { intervention, comparator: comparator === own && control === null && asked === null ? null : comparator };
}

/** A single word is one only where it is known for what it means: "mortality", and not "drug". */
const isOutcome = (text: string) => text.trim().includes(" ") || findOutcomePolarity(text) !== "unknown";
/** A phrase that ran on into what became of the outcome. */
const RUNS_ON =
  /\b(?:reduced|declined|increased|decreased|improved|lowered|reduces|increases|improves|was|were|had|did|compared)\b/iu;

/** A phrase that was cut in a list or a table of numbers. */
const IS_CUT = /\d ?%|\bv\/s\b|\b(?:and|or|both|the) (?:the )?(?:percentage|change|number|rate|[A-Z]{2,5})$/u;

/** Share of an outcome of the paper's own that its sentence must name. */
const NAMED = 0.6;
/** Share of the shorter name's words that make two names one outcome. */
const ALIKE = 0.6;

/** Two names in one sentence for the same outcome. */
function sharesWords(a: string, b: string): boolean {
  const [one, other] = [new Set(splitEntry(a)), new Set(splitEntry(b))];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared >= ALIKE * Math.min(one.size, other.size);
}

/** Items of a list, from which on each is an outcome of its own. */
const LIST = 3;

/** "death, stroke, and need for surgery" as three outcomes; a shorter list as it is written. */
function splitList(text: string): string[] {
  const items = text.split(/, (?:and |or )?/u).map((item) => item.trim());
  const isList = items.length >= LIST && items.every((item) => item.length >= SHORTEST && !/[()\d]/u.test(item));
  return isList ? items : [text];
}

/** Outcomes to read, those of the question first, each once. */
function listOutcomes(paper: PaperText, pico: Pico, question: FindingQuestion): { text: string; isAsked: boolean }[] {
  const asked = question.outcomes.flatMap((concept) => findWritten(concept, paper) ?? []);
  const elsewhere = pico.elsewhere.flatMap(({ field, span }) => (field === "outcome" ? [span] : []));
  const own = [...pico.outcome, ...elsewhere.filter(({ text }) => isOutcome(text))].flatMap(({ text }) =>
    splitList(text),
  );
  const outcomes = asked.map((text) => ({ text, isAsked: true }));
  const known = new Set(asked.map((text) => text.toLowerCase()));
  for (const text of own) {
    if (outcomes.length >= asked.length + MOST_OUTCOMES) break;
    if (text.length < SHORTEST || RUNS_ON.test(text) || IS_CUT.test(text) || known.has(text.toLowerCase())) continue;
    known.add(text.toLowerCase());
    outcomes.push({ text, isAsked: false });
  }
  return outcomes;
}

/** What a study measures, and no general truth is stated with. */
const MEASURED = /\bp ?[<=>≤≥]|\d ?%|±|\bci\b|\bsignifican|\bversus\b|\bvs\b/u;

const GOAL_AT_END = / (?:control|relief|management|reduction|prevention|treatment)$/iu;

/** An outcome as its sentence measures it: "pain control" as "pain" where only pain was measured. */
function nameMeasured(outcome: string, { lower }: PaperSentence): string {
  const goal = GOAL_AT_END.exec(outcome)?.[0];
  return goal === undefined || lower.includes(goal.trim().toLowerCase()) ? outcome : outcome.slice(0, -goal.length);
}

/** Which arm a finding speaks for. */
function readFavoured({ direction }: FindingReading, outcome: string): Favoured {
  if (direction === "no_difference") return "neither";
  const polarity = findOutcomePolarity(outcome);
  if (direction === "unclear" || polarity === "unknown") return "unknown";
  return (direction === "increased") === (polarity === "good") ? "intervention" : "comparator";
}

/**
 * What a paper reports of the outcomes that the question asks for, and of its own. Of its own outcomes only those whose
 * direction is plain; of two names for one result in one sentence the first. Where the paper is not known to be a study
 * (`isStudy`), only what was measured. Ids are PMID, "f" and a number.
 */
export function extractFindings(
  paper: PaperText,
  pico: Pico,
  question: FindingQuestion,
  isStudy: boolean,
  model: FindingsModel = loadFindingsModel(),
): QuotedFinding[] {
  const arms = chooseArms(paper, pico, question);
  const findings: QuotedFinding[] = [];
  const listed = new Map<string, string[]>();
  for (const { text: outcome, isAsked } of listOutcomes(paper, pico, question)) {
    const reading = readFinding(
      paper,
      { intervention: arms.intervention ?? "", comparator: arms.comparator ?? "", outcome },
      model,
    );
    if (reading === null || !reading.isOfArms || (reading.direction === "unclear" && !isAsked)) continue;
    const { evidence, direction, numbers } = reading;
    if (!isStudy && !MEASURED.test(evidence.lower)) continue;
    if (!isAsked && reading.overlap < NAMED) continue;
    const known = listed.get(evidence.text) ?? [];
    if (known.some((other) => sharesWords(other, outcome))) continue;
    listed.set(evidence.text, [...known, outcome]);
    const measured = nameMeasured(outcome, evidence);
    findings.push({
      id: `${paper.record.pmid}-f${findings.length + 1}`,
      ...arms,
      ...{ outcome: measured, direction, favours: readFavoured(reading, measured), numbers },
      ...{ read_by: "builtin", disputed: false },
      quotes: [{ section: evidence.section, quote: evidence.text }],
    });
  }
  return findings;
}

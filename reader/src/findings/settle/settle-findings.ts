import { type Direction, type FindingNumbers, NO_NUMBERS } from "@medsieve/contract/findings";
import { stemWord } from "@medsieve/text/stem";
import type { PaperSentence, PaperText } from "../../paper-text.ts";
import type { QuotedFinding } from "../../reader.ts";
import { readAbbreviations } from "../abbreviations.ts";
import { isSmallWord } from "../asked-terms.ts";
import { readFavoured } from "../favoured.ts";
import { splitEntry } from "../finding-text.ts";
import { readLoss } from "../hold-against-sentence.ts";
import { isChangedHere } from "../other-parts.ts";
import {
  isArmInDoubt,
  isNoResultHere,
  isOfOtherArm,
  isOfOtherSide,
  isOfUnknownGroup,
  isOverTime,
  isReceivedAnyway,
  nameAdjuvant,
} from "./arm-doubt.ts";
import { readDeniedEvent } from "./denied-event.ts";
import { readGoverned } from "./governed.ts";
import { readOfGroup } from "./of-group.ts";
import { isOfOneArm, isOfOthers } from "./one-arm.ts";
import { isOfOtherClause } from "./other-clause.ts";
import { isOfOtherKind } from "./other-kind.ts";
import {
  areApart,
  isAmongBenefits,
  isDoneWith,
  isOfCondition,
  isOnlyOfPeople,
  isUnnamed,
  isWithinShortForm,
  nameHead,
} from "./outcome-doubt.ts";
import { isBareDrug, isNoMeasure, isOfShortForm, isProcedure, isTimeUnsaid, readSooner } from "./outcome-role.ts";
import { isConceded, readBetter, readOwnWords } from "./own-words.ts";
import { nameByLetters, nameMeasuredOver, nameWholeScale } from "./scale-name.ts";
import { isBetweenPeoples, isOfNoComparison, turnsByPart } from "./sentence-doubt.ts";
import { settleArms } from "./settle-arms.ts";
import { namesArm, settleOutcome } from "./settle-names.ts";
import { hasManyLetters, isOfManyGroups, isOverall, isThanOthers, listsThreeValues } from "./several-groups.ts";
import { dropShorterNames } from "./shorter-name.ts";

/** Which way an outcome went, by what its sentence says of it under its whole name. */
function settleDirection(direction: Direction, outcome: string, sentence: PaperSentence): Direction {
  if (direction === "no_difference" && isChangedHere(direction, sentence, outcome)) return "unclear";
  if (turnsByPart(outcome, sentence)) return "unclear";
  const loss = direction === "unclear" ? null : readLoss(direction, sentence, outcome);
  return (
    loss ??
    readBetter(direction, outcome, sentence) ??
    readOwnWords(direction, outcome, sentence) ??
    readDeniedEvent(direction, outcome, sentence) ??
    readGoverned(direction, outcome, sentence) ??
    readSooner(direction, outcome, sentence) ??
    direction
  );
}

/** It is what people have, a part of another name, or named by what is no measure. */
const isOutcomeInDoubt = (outcome: string, direction: Direction, sentence: PaperSentence, paper: PaperText) =>
  isUnnamed(outcome) ||
  (direction !== "no_difference" && (areApart(outcome, sentence) || isAmongBenefits(outcome, sentence))) ||
  isOnlyOfPeople(outcome, sentence) ||
  isDoneWith(outcome, sentence) ||
  isOfCondition(outcome, sentence) ||
  isWithinShortForm(outcome, sentence, paper);

/** What a sentence says of another treatment, or of one that people had besides. */
const isOfOtherTreatment = (intervention: string, sentence: PaperSentence, paper: PaperText) =>
  isOfOtherKind(intervention, sentence, paper) || isReceivedAnyway(intervention, sentence);

/** It speaks of what both groups got, and not of what was added to it. */
const isOfBase = (base: string | null, added: string | null, sentence: PaperSentence, paper: PaperText) =>
  base !== null &&
  added !== null &&
  base !== added &&
  namesArm(base, sentence, paper) &&
  !namesArm(added, sentence, paper);

/** One finding as its sentence bears it out: completed, or without what is in doubt; null where nothing is left of it. */
function settleFinding(finding: QuotedFinding, sentence: PaperSentence, paper: PaperText): QuotedFinding | null {
  const whole = settleOutcome(finding.outcome, sentence, paper);
  const outcome =
    whole && nameByLetters(nameMeasuredOver(nameWholeScale(nameHead(whole, sentence), sentence), sentence));
  if (outcome === null || isBareDrug(outcome) || isNoMeasure(outcome, sentence) || isTimeUnsaid(outcome, sentence))
    return null;
  if (isOfOneArm(finding, sentence) || isOfOthers(finding, sentence, paper)) return null;
  const isOfAll = isOverall(sentence, paper);
  if (isOfShortForm(outcome, sentence, paper) || isOutcomeInDoubt(outcome, finding.direction, sentence, paper))
    return null;
  if (isNoResultHere(sentence) || isOverTime(finding, sentence, paper) || isOfOtherSide(finding, sentence, paper))
    return null;
  if (isOfOtherArm(finding, sentence)) return null;
  if (isOfNoComparison(finding.direction, sentence, paper)) return null;
  if (isBetweenPeoples([finding.intervention, finding.comparator], sentence, paper)) return null;
  const arms = settleArms(finding, sentence, paper);
  if (arms === null || isProcedure(outcome, arms.intervention)) return null;
  const { comparator: printed } = arms;
  const intervention = arms.intervention && nameAdjuvant(arms.intervention, paper);
  if (isOfBase(arms.intervention, intervention, sentence, paper)) return null;
  const { direction: said } = finding;
  if (intervention !== null && isArmInDoubt({ direction: said, intervention, comparator: printed }, sentence, paper))
    return null;
  if (intervention !== null && isOfOtherTreatment(intervention, sentence, paper)) return null;
  if (intervention !== null && isOfUnknownGroup(intervention, printed, sentence, paper)) return null;
  const named = { outcome, direction: finding.direction };
  if (intervention !== null && isOfOtherClause(named, intervention, printed, sentence, paper)) return null;
  const conceded = finding.direction === "no_difference" ? "no_difference" : "unclear";
  const read = isConceded(sentence)
    ? conceded
    : (readOfGroup(outcome, intervention, printed, sentence, paper) ??
      settleDirection(finding.direction, outcome, sentence));
  const isDifference = read === "increased" || read === "decreased";
  const isKept =
    printed === null ||
    !(isDifference && isOfManyGroups(paper)) ||
    isThanOthers(sentence) ||
    namesArm(printed, sentence, paper);
  const comparator = isKept ? printed : null;
  const isOfList = isDifference && (listsThreeValues(sentence) || (isOfAll && comparator !== null));
  const direction = isOfList ? "unclear" : read;
  if (direction === "unclear" && finding.direction !== "unclear") return null;
  return {
    ...finding,
    ...{ intervention, comparator, outcome, direction, favours: readFavoured(direction, outcome) },
    numbers: settleNumbers(finding, comparator, isOfAll, sentence, paper),
  };
}

/** The numbers of a finding, without those that are of more groups than two, and with the comparator's name as it is now. */
function settleNumbers(
  { numbers, intervention, comparator: before }: QuotedFinding,
  comparator: string | null,
  isOfAll: boolean,
  sentence: PaperSentence,
  paper: PaperText,
): FindingNumbers {
  const isOfOther = before !== null && comparator === null && numbers.groups.some(({ name }) => name === before);
  const isOfPair = !isOfAll && !isOfOther && !hasManyLetters(sentence);
  const nameGroup = (name: string | null) => {
    if (name === null || name === before) return name === null ? null : comparator;
    return name === intervention || namesArm(name, sentence, paper) ? name : null;
  };
  const groups = numbers.groups.map((group) => ({ ...group, name: nameGroup(group.name) }));
  return isOfPair ? { ...numbers, groups } : { ...NO_NUMBERS, effect: numbers.effect };
}

const OF_MANY = /^(?:incidences?|frequenc(?:y|ies)|occurrences?|numbers?|severity)$/u;

/** The stems of an outcome's name, of what it abbreviates too, without those that say only how much of it. */
function listNameStems(outcome: string, paper: PaperText): string[] {
  const abbreviations = readAbbreviations(paper);
  const long = (outcome.match(/[\p{L}\d-]+/gu) ?? []).flatMap((word) => abbreviations.get(word) ?? word);
  const words = splitEntry(long.join(" ")).filter((word) => !isSmallWord(word) && !OF_MANY.test(word));
  return [...new Set(words.map(stemWord))].toSorted();
}

/** One sentence says the opposite of what has a longer name: "sleep" beside "sleep disturbance". */
const isContraryTo = (one: QuotedFinding, other: QuotedFinding) =>
  one.quotes[0]?.quote === other.quotes[0]?.quote &&
  other.outcome.length > one.outcome.length &&
  other.outcome.toLowerCase().includes(one.outcome.toLowerCase()) &&
  [one, other].every(({ direction }) => direction === "increased" || direction === "decreased") &&
  one.direction !== other.direction;

/** The findings without those that another gainsays, or that leave open which way an outcome went where another says it. */
function dropOpen(findings: readonly QuotedFinding[], paper: PaperText): QuotedFinding[] {
  const said = findings.filter(({ direction }) => direction !== "unclear");
  const stems = new Set(said.flatMap(({ outcome }) => listNameStems(outcome, paper)));
  return findings.filter(
    (one) =>
      (one.direction !== "unclear" || !listNameStems(one.outcome, paper).some((stem) => stems.has(stem))) &&
      !findings.some((other) => isContraryTo(one, other)),
  );
}

/** The findings of a paper as their sentences bear them out, each once and without what is in doubt. */
export function settleFindings(findings: readonly QuotedFinding[], paper: PaperText): QuotedFinding[] {
  const sentences = new Map([paper.title, ...paper.sentences].map((sentence) => [sentence.text, sentence]));
  const known = new Set<string>();
  const settled: QuotedFinding[] = [];
  for (const finding of findings) {
    const quote = finding.quotes[0]?.quote ?? "";
    const sentence = sentences.get(quote);
    const one = sentence === undefined ? finding : settleFinding(finding, sentence, paper);
    if (one === null) continue;
    const key = [quote, one.direction, ...listNameStems(one.outcome, paper)].join("\n");
    if (known.has(key)) continue;
    known.add(key);
    settled.push(one);
  }
  return dropShorterNames(dropOpen(settled, paper)).map((one, index) => ({
    ...one,
    id: `${paper.record.pmid}-f${index + 1}`,
  }));
}

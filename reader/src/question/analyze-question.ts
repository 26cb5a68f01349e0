import type { QuestionWord } from "@medsieve/contract/question-words";
import type { QuestionTerm } from "@medsieve/contract/searches";
import { readActingOutcomes } from "./acting-outcomes.ts";
import { findAges } from "./ages.ts";
import { listAbbreviations } from "./ambiguous-abbreviations.ts";
import { findComparison } from "./comparison.ts";
import { isStrong, isTypedWord, type QuestionConcept } from "./concept.ts";
import { findControlArms } from "./control-arms.ts";
import { isChemicalHeading } from "./drug-names.ts";
import { type EastAsianName, type EastAsianSpan, findEastAsianNames } from "./east-asian-names.ts";
import { type FoldedText, foldEastAsian } from "./east-asian-text.ts";
import { listEllipticNames } from "./elliptic-names.ts";
import { listVocabularyNames, takeNames } from "./english-names.ts";
import { Coverage, type FoundConcept, listEnglish } from "./found-concept.ts";
import { findFreeWords, listWords } from "./free-words.ts";
import { strengthenExposure } from "./general-exposure.ts";
import { dropImplied } from "./implied-concepts.ts";
import { joinAges } from "./join-ages.ts";
import { listMeshNames } from "./mesh-names.ts";
import { readGeneralWord, readVocabularyConcept, readWordConcept } from "./name-index.ts";
import { findNamedPapers } from "./named-papers.ts";
import { joinNamedThings } from "./named-things.ts";
import { markExcluded } from "./negation.ts";
import { findUnknownEastAsian } from "./not-understood.ts";
import { type FoundNumber, findBareNumbers, findMeasures } from "./numbers.ts";
import { markPatientTreatments } from "./patient-treatments.ts";
import { findPlainPhrases } from "./plain-phrases.ts";
import { findPreventions, namesIllness } from "./prevented-conditions.ts";
import { listTerms } from "./question-terms.ts";
import { type QuestionText, readQuestionText, type SpellingCorrection } from "./question-text.ts";
import { describeWays, placeArms, type QuestionWays } from "./question-ways.ts";
import { listQuestionWords } from "./question-words.ts";
import { readRecurring } from "./recurring.ts";
import { dropRepeated, keepWanted } from "./repeated-concepts.ts";
import { isAlternative, isMeasuredBy } from "./replaced.ts";
import { listSpokenNames } from "./spoken-names.ts";
import { replaceStill } from "./still.ts";
import { readStoppedConditions } from "./stopped-conditions.ts";
import { findTreatmentClasses, isAnyDrug } from "./treatment-classes.ts";
import { findWaiting } from "./waiting.ts";
import { findWays, weakenWays } from "./ways.ts";

export interface QuestionAnalysis {
  /** In the order of the question, each once; excluded ones too. */
  concepts: QuestionConcept[];
  /** Those of the concepts that the question compares with one another; empty when it compares none. */
  comparison: QuestionConcept[];
  /** What else it sets against each other: two ways of one treatment, or two things that are no treatments by name; null: nothing. */
  ways: QuestionWays | null;
  /** Papers that it names, in its order. */
  pmids: string[];
  /** What was understood, as it is shown to the user. */
  terms: QuestionTerm[];
  /** What could not be used, as the user wrote it. */
  notUnderstood: string[];
  /** Every word with its use, in order. */
  words: QuestionWord[];
}

const MAX_CONCEPTS = 24;
const MAX_NOT_UNDERSTOOD = 50;

/** Everything found in a question's text, by its place. */
interface Findings {
  concepts: FoundConcept[];
  numbers: FoundNumber[];
  unknown: { start: number; end: number }[];
  ages: { start: number; end: number }[];
  /** Words that build the question. */
  plain: { start: number; end: number }[];
}

/** Names in Japanese and Chinese text, as concepts; marks what they and the plain words between them cover. */
function readEastAsianSpans(
  question: QuestionText,
  folded: FoldedText,
  spans: readonly EastAsianSpan[],
  covered: Coverage,
): FoundConcept[] {
  return spans.flatMap((span) => {
    const start = folded.places[span.start] ?? 0;
    const end = (folded.places[span.end - 1] ?? 0) + 1;
    if (span.value === null) return [];
    covered.take(start, end);
    return [{ start, end, concept: readEastAsianName(question.getWritten(start, end), span.value) }];
  });
}

function readEastAsianName(written: string, name: EastAsianName): QuestionConcept {
  if ("concept" in name) return readVocabularyConcept(written, name.concept);
  return "aspect" in name ? readWordConcept(written, name.aspect, true) : readGeneralWord(written, name.general);
}

/** Ages first, then plain phrases, then names, then numbers with their units, then the words that are left. */
function readText(question: QuestionText): Findings {
  const { text } = question;
  const covered = new Coverage(text.length);
  const ages = findAges(question);
  for (const { start, end } of ages) covered.take(start, end);
  const phrases = findPlainPhrases(text).filter(({ start, end }) => !covered.hasAny(start, end));
  for (const { start, end } of phrases) covered.take(start, end);

  const waiting = findWaiting(question).filter(({ start, end }) => !covered.hasAny(start, end));
  for (const { start, end } of waiting) covered.take(start, end);

  const folded = foldEastAsian(text);
  const isTaken = (unit: number) => covered.has(folded.places[unit] ?? 0);
  const measured = new Coverage(text.length);
  findMeasures(text, measured);
  const isMeasure = (unit: number) => measured.has(folded.places[unit] ?? 0);
  const spans = findEastAsianNames(folded, isTaken, isMeasure);
  const names = readEastAsianSpans(question, folded, spans, covered);
  const words = listWords(text, (index) => covered.has(index));
  const taken = words.map(() => false);
  const known = [
    ...listAbbreviations(text, words, taken, listEnglish(names)),
    ...listVocabularyNames(text, words, taken),
    ...listSpokenNames(text, words, taken),
    ...listEllipticNames(text, words, taken),
    ...listMeshNames(text, words, taken),
  ];
  const english = takeNames(question, words, known, taken);
  for (const { start, end } of english) covered.take(start, end);

  const measures = findMeasures(text, covered);
  const free = findFreeWords(
    question,
    words,
    words.map((word, index) => taken[index] || covered.has(word.start)),
  );
  for (const { start, end } of [...free.found, ...free.weak, ...free.unknown]) covered.take(start, end);
  const unknown = [...free.unknown, ...findUnknownEastAsian(folded, spans, isTaken)];
  for (const { start, end } of unknown) covered.take(start, end);
  const numbers = [...measures, ...findBareNumbers(text, covered)];

  const concepts = dropGeneralTreatments([
    ...ages,
    ...waiting,
    ...joinNamedThings([...names, ...english, ...free.found], text),
  ]);
  const hasSubject = concepts.some(({ concept }) => isStrong(concept));
  const plainSpans = spans
    .filter(({ value }) => value === null)
    .map(({ start, end }) => ({ start: folded.places[start] ?? 0, end: (folded.places[end - 1] ?? 0) + 1 }));
  const plain = [...phrases, ...plainSpans];
  return { concepts: hasSubject ? concepts : [...concepts, ...free.weak], numbers, unknown, ages, plain };
}

/** A name of prevention beside a treatment is read as what is prevented. */
function partPreventions(read: Findings, question: QuestionText): Findings {
  const preventions = findPreventions(read.concepts, question);
  if (preventions === null) return read;
  const prevented = readText(preventions.conditions);
  const word = readText(preventions.words);
  const parted = preventions.names
    .map(({ found }) => found)
    .filter((name) => namesIllness(prevented.concepts.filter((it) => doOverlap(it, name))));
  const isParted = (it: { start: number; end: number }) => parted.some((name) => doOverlap(it, name));
  return {
    ...read,
    concepts: [
      ...read.concepts.filter((it) => !parted.includes(it)),
      ...[...prevented.concepts, ...word.concepts].filter(isParted),
    ],
    unknown: [...read.unknown, ...prevented.unknown.filter(isParted)],
    plain: [...read.plain, ...prevented.plain.filter(isParted)],
  };
}

/** Words that no paper has are unknown where something else is asked for. */
function dropMissing(
  read: Findings,
  question: QuestionText,
  missing: readonly { start: number; end: number }[],
): Findings {
  const isMissing = ({ start, end, concept }: FoundConcept) => {
    const place = question.getPlace(start, end);
    return isTypedWord(concept) && missing.some((word) => word.start <= place.start && place.end <= word.end);
  };
  const kept = read.concepts.filter((it) => !isMissing(it));
  if (kept.length === read.concepts.length || !kept.some(({ concept }) => isStrong(concept))) return read;
  return { ...read, concepts: kept, unknown: [...read.unknown, ...read.concepts.filter(isMissing)] };
}

/** Kinds of treatment that say nothing beside a treatment that is named: "vitamin D supplementation". */
const GENERAL_TREATMENTS = new Set(["Dietary Supplements", "Drug Therapy", "Therapeutics"]);

/** Neither does the aspect "treatment". */
function dropGeneralTreatments(found: readonly FoundConcept[]): FoundConcept[] {
  const isGeneral = ({ concept }: FoundConcept) =>
    GENERAL_TREATMENTS.has(concept.heading ?? "") || (!isStrong(concept) && concept.names[0]?.text === "treatment");
  const hasTreatment = found.some((it) => it.concept.kind === "intervention" && !it.concept.excluded && !isGeneral(it));
  return found.filter((it) => !(hasTreatment && isGeneral(it)));
}

/** A very long question keeps its weightiest concepts, in their order. */
function dropExcess(found: readonly FoundConcept[]): FoundConcept[] {
  const byWeight = [...found].sort((a, b) => b.concept.weight - a.concept.weight);
  const kept = new Set(byWeight.slice(0, MAX_CONCEPTS));
  return found.filter((it) => kept.has(it));
}

const doOverlap = (one: { start: number; end: number }, other: { start: number; end: number }): boolean =>
  one.start < other.end && other.start < one.end;

/**
 * What the question leaves out, also whole kinds of treatment: "without drugs". Those count only where they are left out,
 * or are what another treatment is compared with, and then in place of the plain words that they are written with.
 */
function readRestrictions(found: readonly FoundConcept[], question: QuestionText): FoundConcept[] {
  const named = (it: FoundConcept) =>
    found.some(
      ({ concept, start, end }) =>
        concept.heading !== null && concept.kind !== "subject" && doOverlap(it, { start, end }),
    );
  const asksForDrug = found.some(({ concept }) => concept.heading !== null && isChemicalHeading(concept.heading));
  // 不眠症の非薬物療法 leaves drugs out; midodrine and 非薬物療法 asks for both.
  const isAskedFor = (it: FoundConcept) =>
    asksForDrug &&
    isAnyDrug(it.concept) &&
    found.some((other) => other.concept.kind === "intervention" && doOverlap(it, other));
  const classes = findTreatmentClasses(question).filter((it) => !named(it) && !isAskedFor(it));
  const others = found.filter(
    (it) => !["word", "subject"].includes(it.concept.kind) || !classes.some((one) => doOverlap(one, it)),
  );
  const isUsed = (it: FoundConcept) =>
    it.concept.excluded || isMeasuredBy(it, question.text) || isAlternative(it, question.text);
  const read = markExcluded(
    [...others, ...classes].sort((a, b) => a.start - b.start),
    question.text,
  );
  const used = classes.filter(({ start }) => read.some((it) => it.start === start && isUsed(it)));
  if (used.length === classes.length) return read;
  const kept = found.filter(
    (it) => !["word", "subject"].includes(it.concept.kind) || !used.some((one) => doOverlap(one, it)),
  );
  return markExcluded(
    [...kept, ...used].sort((a, b) => a.start - b.start),
    question.text,
  );
}

/**
 * What a question in English, Japanese or Chinese asks about: concepts of the vocabulary, ages, its other words as free
 * text; what it excludes and compares. Words whose spelling is corrected are read as what they are corrected to. Never
 * throws; a question without usable words gives no concepts. What the source is said to be missing is not understood, unless
 * the question has nothing else.
 */
export function analyzeQuestion(
  question: string,
  corrections: readonly SpellingCorrection[] = [],
  missing: readonly { start: number; end: number }[] = [],
): QuestionAnalysis {
  const original = readQuestionText(question, corrections);
  const { pmids, rest } = findNamedPapers(original.text);
  const text: QuestionText = { ...original, text: rest };
  const { concepts, numbers, unknown, ages, plain } = partPreventions(dropMissing(readText(text), text, missing), text);
  const sorted = concepts.toSorted((a, b) => a.start - b.start);
  const inOrder = readActingOutcomes(readStoppedConditions(readRecurring(sorted, rest), rest), rest);
  const read = markPatientTreatments(keepWanted(readRestrictions(joinAges(inOrder, text), text)), rest);
  const distinct = strengthenExposure(dropExcess(dropImplied(dropRepeated(read), rest)), rest);
  const asked = replaceStill(rest);
  const compared = findComparison(distinct, asked);
  const ways = findWays(read, compared, asked);
  const found = weakenWays(distinct, ways);
  const treatments = placeArms(compared, distinct, rest);

  const unread = unknown.filter((place) => !read.some((it) => it.concept.excluded && doOverlap(it, place)));
  const notUnderstood = unread
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => text.getWritten(start, end));
  if (!/[\p{L}\p{N}]/u.test(rest) && rest.trim() !== "") notUnderstood.push(question.trim());
  return {
    concepts: found.map(({ concept }) => concept),
    comparison: ways?.areOfOne ? [] : compared,
    ways: ways && describeWays(ways, read, text),
    pmids,
    terms: listTerms(found, numbers, text),
    notUnderstood: [...new Set(notUnderstood)].slice(0, MAX_NOT_UNDERSTOOD),
    words: listQuestionWords(
      question,
      original,
      {
        used: read,
        ages,
        numbers,
        unknown: unread,
        plain,
        arms: ways?.places ?? (treatments.length > 0 ? treatments : findControlArms(read, asked)),
      },
      corrections,
    ),
  };
}

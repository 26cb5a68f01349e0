import type { PaperRecord } from "@medsieve/contract/papers";
import type { ClaimReason } from "@medsieve/contract/text-checks";
import { stemWord } from "@medsieve/text/stem";
import { readAbbreviations } from "../findings/abbreviations.ts";
import { isSmallWord, rarityOf } from "../findings/asked-terms.ts";
import { type FindingSentence, readFindingText, splitEntry } from "../findings/finding-text.ts";
import { type FindingsModel, loadFindingsModel } from "../models/findings-model.ts";
import { type PaperText, readPaperText } from "../paper-text.ts";
import { listDrugs } from "../question/drug-names.ts";
import { compareDirections, saysWay } from "./compare-directions.ts";
import { compareNumbers, isRoundedIn } from "./compare-numbers.ts";
import { findExchangedFigures } from "./exchanged-figures.ts";
import { findSwappedFigures } from "./find-swapped-figures.ts";
import { writeNumberWords } from "./number-words.ts";
import { COMMON, REPORTING } from "./reporting-words.ts";
import { restateClaim } from "./restate-claim.ts";
import { sayInPaperWords } from "./say-in-paper-words.ts";
import { splitHalves } from "./split-halves.ts";

/** A claim held against one paper. */
export interface ComparedClaim {
  verdict: "supported" | "partly" | "contradicted" | "not_in_abstract" | "not_checked";
  reasons: ClaimReason[];
  /** Sentences of the paper that say it, or say otherwise; `section` as evidence names it. */
  quotes: { section: string; quote: string }[];
}

/** Share of a claim's words, by their rarity, that stand nowhere in a paper which does not speak of what is claimed. */
const OTHER_MATTER = 0.6;
/** Share of what was tried, or of what it was compared with, that a paper must name. */
const NAMED = 0.6;
/** Share of each part of a claim that a paper names which says all of it. */
const WHOLLY_NAMED = 0.7;
/** Share of an outcome that the sentence which reports it must name. */
const SPEAKS_OF = 0.34;
/** Share of a claim without a direction that the sentence which says it must have; of one without a figure, too, it must have more. */
const SAYS_SAME = 0.75;
const SAYS_ALL = 0.9;

interface ClaimTerm {
  stem: string;
  lower: string;
  weight: number;
}

function listTerms(claim: FindingSentence, model: FindingsModel): ClaimTerm[] {
  const terms = new Map<string, ClaimTerm>();
  for (const { lower, stem } of claim.tokens) {
    if (isSmallWord(lower) || REPORTING.has(lower) || /^\d/u.test(lower) || lower.length < 2) continue;
    const weight = 0.15 + 0.85 * rarityOf(stem, model);
    terms.set(stem, { stem, lower, weight });
  }
  return [...terms.values()];
}

/** Stems of all that a record says, also of its headings and keywords. */
function listPaperStems(paper: PaperText, sentences: readonly FindingSentence[]): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const sentence of sentences) for (const stem of sentence.stems) stems.add(stem);
  for (const { sentence } of paper.headings) for (const stem of sentence.stems.keys()) stems.add(stem);
  for (const { stems: own } of paper.keywords) for (const stem of own.keys()) stems.add(stem);
  return stems;
}

const weigh = (terms: readonly ClaimTerm[]) => terms.reduce((sum, { weight }) => sum + weight, 0);

/** The sentences that have most of a claim's words, those that state a result first. */
function rankSentences(terms: readonly ClaimTerm[], sentences: readonly FindingSentence[]) {
  const total = weigh(terms) || 1;
  return sentences
    .map((sentence) => ({ sentence, shared: weigh(terms.filter(({ stem }) => sentence.stems.has(stem))) / total }))
    .filter(({ shared }) => shared > 0)
    .map((one) => ({
      ...one,
      score: one.shared + (one.sentence.states ? 0.15 : 0) + (one.sentence.numbers.ps.length > 0 ? 0.03 : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
}

const HEDGED = /\b(?:may|might|could|possibly|potentially|perhaps|suggests?|trend)\b/iu;
const CERTAIN =
  /\b(?:proves?|proven|always|never|cures?|eliminates?|definitely|certainly|must|clearly|guarantees?)\b/iu;
const READ = /\p{Script=Latin}{3}/u;

/**
 * Holds a claim against the title and abstract of a paper that it cites. What they cannot decide is "not_in_abstract".
 * `claim` is the sentence without its citations; one that says two things is held against them for each.
 */
export function compareClaim(
  claim: string,
  record: PaperRecord,
  model: FindingsModel = loadFindingsModel(),
): ComparedClaim {
  const whole = comparePart(claim, record, model);
  const halves = splitHalves(claim);
  if (halves.length === 1 || whole.verdict === "not_checked" || whole.isQuote) return whole;
  return joinHalves(halves.map((half) => comparePart(half, record, model)));
}

/** One half that is contradicted makes the claim wrong; one that is not borne out leaves it in part. */
function joinHalves(halves: readonly ComparedClaim[]): ComparedClaim {
  const verdicts = new Set(halves.map(({ verdict }) => verdict));
  const worst = halves.find(({ verdict }) => verdict === "contradicted");
  if (worst !== undefined) return worst;
  const quotes = new Map(
    halves.flatMap((half) => half.quotes).map((quote) => [`${quote.section} ${quote.quote}`, quote]),
  );
  const reasons = [...new Set(halves.flatMap((half) => half.reasons))];
  const isNothing = [...verdicts].every((verdict) => verdict === "not_in_abstract" || verdict === "not_checked");
  if (isNothing) return halves[0] ?? nothing("no_such_statement");
  const verdict = verdicts.size === 1 && verdicts.has("supported") ? "supported" : "partly";
  return { verdict, reasons, quotes: [...quotes.values()] };
}

/** `isQuote`: the claim is a sentence of the paper, if need be but for its figures or its direction. */
type PartCompared = ComparedClaim & { isQuote?: boolean };

function comparePart(written: string, record: PaperRecord, model: FindingsModel): PartCompared {
  if (!READ.test(written)) return { verdict: "not_checked", reasons: ["language_not_read"], quotes: [] };
  const paper = readPaperText(record);
  if (paper.sentences.length === 0) return { verdict: "not_in_abstract", reasons: ["no_abstract"], quotes: [] };
  const claimed = readPaperText(asRecord(written, record));
  const spoken = readFindingText(claimed).at(-1);
  if (spoken === undefined) return nothing("no_such_statement");
  const sentences = readFindingText(paper);
  const repeated = sentences.find((sentence) => repeats(spoken, sentence));
  if (repeated) return { verdict: "supported", reasons: [], quotes: [quoteOf(repeated)], isQuote: true };
  const claim = writeNumberWords(written);
  const exchanged = findExchangedFigures(claim, sentences, isRoundedIn(claim));
  if (exchanged) {
    return { verdict: "contradicted", reasons: ["number_differs"], quotes: [quoteOf(exchanged)], isQuote: true };
  }
  const turned = sentences.find((sentence) => isTurnedQuote(spoken, sentence));
  if (turned)
    return { verdict: "contradicted", reasons: ["direction_differs"], quotes: [quoteOf(turned)], isQuote: true };
  const plain = readPaperText(asRecord(restateClaim(sayInPaperWords(claim, paper)), record));
  const restated = readFindingText(plain).at(-1) ?? spoken;
  const terms = listTerms(restated, model);
  const known = listPaperStems(paper, sentences);
  const drugs = listDrugs(claim).filter(
    (drug) =>
      !paper.record.title
        .concat(...paper.record.abstract.map(({ text }) => text))
        .toLowerCase()
        .includes(drug.toLowerCase()),
  );
  if (drugs.length > 0) return nothing("intervention_not_named");
  if (shareOf(terms, known) < 1 - OTHER_MATTER) return nothing("no_such_statement");
  const direction = compareDirections(
    plain,
    paper,
    terms.flatMap(({ lower }) => (COMMON.has(lower) ? [] : [lower])),
    model,
  );
  const named = direction.isDirected ? terms.filter(({ lower }) => !COMMON.has(lower)) : terms;
  const part = (text: string) => {
    const stems = new Set(splitEntry(text).map(stemWord));
    return named.filter(({ stem }) => stems.has(stem));
  };
  const [intervention, comparator, outcome] = [
    part(direction.shape.intervention),
    part(direction.shape.comparator),
    part(direction.shape.outcome),
  ];
  if (shareOf(intervention, known) < NAMED) return nothing("intervention_not_named");
  const [best] = rankSentences(terms, sentences);
  const evidence = (direction.isDirected ? direction.evidence : best?.sentence) ?? null;
  if (evidence === null || (direction.isDirected && direction.agrees === null)) return nothing("no_such_statement");
  // That something is contradicted is not rested on what an abbreviation stands for.
  const said = direction.agrees === false ? evidence.stems : withLongForms(evidence, paper);
  const spokenOf = shareOf(direction.isDirected ? outcome : terms, said);
  const mustSpeak = direction.isDirected ? SPEAKS_OF : /\d/u.test(claim) ? SAYS_SAME : SAYS_ALL;
  if (spokenOf < mustSpeak) return nothing("no_such_statement");
  const quotes = [quoteOf(evidence)];
  if (direction.agrees === false) return { verdict: "contradicted", reasons: ["direction_differs"], quotes };
  if (!direction.isDirected && (countDenials(spoken) !== countDenials(evidence) || leavesOpen(claim, evidence))) {
    return nothing("no_such_statement");
  }
  const numbers = compareNumbers(
    claim,
    evidence.sentence.text,
    sentences.map(({ sentence }) => sentence.text),
  );
  if (numbers === "differs") return { verdict: "contradicted", reasons: ["number_differs"], quotes };
  const swapped = findSwappedFigures(claim, sentences);
  if (swapped) return { verdict: "contradicted", reasons: ["number_differs"], quotes: [quoteOf(swapped)] };
  const reasons: ClaimReason[] = [];
  const isNamed = [outcome, intervention, named].every((some) => shareOf(some, known) >= WHOLLY_NAMED);
  if (!isNamed || shareOf(comparator, known) < NAMED) reasons.push("terms_not_named");
  if (numbers !== "found") reasons.push("number_not_in_abstract");
  if (isStronger(claim, evidence)) reasons.push("strength_differs");
  return { verdict: reasons.length === 0 ? "supported" : "partly", reasons, quotes };
}

/** Stems of a sentence, and of what its abbreviations stand for. */
function withLongForms({ sentence, stems }: FindingSentence, paper: PaperText): ReadonlySet<string> {
  const all = new Set(stems);
  for (const [short, long] of readAbbreviations(paper)) {
    if (sentence.text.includes(short)) for (const stem of long) all.add(stem);
  }
  return all;
}

/** Share of these words, by their rarity, that are known; 1 of none. */
function shareOf(terms: readonly ClaimTerm[], known: ReadonlySet<string>): number {
  return terms.length === 0 ? 1 : weigh(terms.filter(({ stem }) => known.has(stem))) / weigh(terms);
}

const quoteOf = ({ sentence: { section, text } }: FindingSentence) => ({ section, quote: text });
/** Words from which on a claim that stands in a sentence as it is says the same. */
const LEAST_REPEATED = 6;

/** The claim is the sentence, word for word, or all but a few words at its ends. */
function repeats(claim: FindingSentence, { tokens }: FindingSentence): boolean {
  if (claim.tokens.length < LEAST_REPEATED || claim.tokens.length < REPEATS * tokens.length) return false;
  const write = (words: FindingSentence["tokens"]) => ` ${words.map(({ lower }) => lower).join(" ")} `;
  return write(tokens).includes(write(claim.tokens)) && countDenials(claim) === countDenials({ tokens });
}

const DENIALS = new Set(["no", "not", "nor", "neither", "without", "never", "none", "cannot", "fails", "failed"]);

/** A quote that leaves a "no" out at its beginning says the opposite. */
const countDenials = ({ tokens }: Pick<FindingSentence, "tokens">) =>
  tokens.filter(({ lower }) => DENIALS.has(lower) || lower.endsWith("n't")).length;

/** Share of a sentence's words, and of a claim's, from which the claim repeats it. */
const REPEATS = 0.8;
const TURNS = ["up", "down", "good", "bad", "neg", "same"] as const;

/** It repeats the sentence with another direction in it, or with a "not" more or less. */
function isTurnedQuote(claim: FindingSentence, { tokens, stems, states }: FindingSentence): boolean {
  // Of a sentence that states no result the words of direction are not read.
  if (!states || claim.tokens.length < LEAST_REPEATED) return false;
  const shared = (words: FindingSentence["tokens"], others: ReadonlySet<string>) =>
    words.filter(({ stem }) => others.has(stem)).length / Math.max(1, words.length);
  if (shared(claim.tokens, stems) < REPEATS || shared(tokens, claim.stems) < REPEATS) return false;
  const count = (words: FindingSentence["tokens"], cue: (typeof TURNS)[number]) =>
    words.filter((word) => word.cue === cue).length;
  return TURNS.some((cue) => count(claim.tokens, cue) !== count(tokens, cue));
}

/** The claim says in its own words alone which way something went; or the sentence does, and the claim says neither that nor a figure. */
const leavesOpen = (claim: string, { states, cues }: FindingSentence) =>
  saysWay(claim) ||
  (states && !/\d/u.test(claim) && (["up", "down", "good", "bad"] as const).some((cue) => cues.has(cue)));

function nothing(reason: ClaimReason): ComparedClaim {
  return { verdict: "not_in_abstract", reasons: [reason], quotes: [] };
}

/** It says for certain what the paper says with reserve, or more than any paper can say. */
function isStronger(claim: string, { sentence }: FindingSentence): boolean {
  return (HEDGED.test(sentence.text) && !HEDGED.test(claim)) || (CERTAIN.test(claim) && !CERTAIN.test(sentence.text));
}

/** A claim as a paper of one result, so that it is read as papers are. */
function asRecord(claim: string, like: PaperRecord): PaperRecord {
  return { ...like, title: "", abstract: [{ label: "RESULTS", text: claim }], mesh: [], keywords: [] };
}

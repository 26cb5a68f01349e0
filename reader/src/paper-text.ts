import type { PaperRecord } from "@medsieve/contract/papers";
import { splitSentences } from "@medsieve/text/sentences";
import { stemWord } from "@medsieve/text/stem";
import { splitWords, type Word } from "@medsieve/text/words";
import { type TaggedWord, tagWords } from "./parts-of-speech.ts";
import type { ConceptName } from "./question/concept.ts";

/** What a sentence does in its paper; "plain" where no heading says. */
export type SectionKind =
  | "title"
  | "background"
  | "objective"
  | "design"
  | "population"
  | "intervention"
  | "outcome"
  | "methods"
  | "results"
  | "conclusion"
  | "aside"
  | "plain";

export interface PaperSentence {
  text: string;
  /** The text in small letters, with plain hyphens. */
  lower: string;
  /** As evidence names it: "title", the section's label as printed, or "abstract". */
  section: string;
  kind: SectionKind;
  words: Word[];
  /** Stem → indexes into `words`. */
  stems: Map<string, number[]>;
  /** Its words with their parts of speech, read when they are first asked for. */
  tagWords(): readonly TaggedWord[];
}

/** A paper cut into sentences and words, once, for all that is read from it. */
export interface PaperText {
  /** What `make` makes of this paper, which is kept with it and made once. */
  once<Made>(make: (paper: PaperText) => Made): Made;
  record: PaperRecord;
  title: PaperSentence;
  /** Sentences of the abstract in order. */
  sentences: PaperSentence[];
  /** True when the abstract is so long that only its beginning was read. */
  isCut: boolean;
  /** MeSH headings and keywords, as sentences, in the record's order. */
  headings: { sentence: PaperSentence; major: boolean }[];
  keywords: PaperSentence[];
}

/** Longest first: what a label holds decides, so "MATERIALS AND METHODS" is methods and "METHODS AND RESULTS" results. */
const KINDS: readonly [SectionKind, RegExp][] = [
  ["aside", /registration|funding|limitation|keywords?|supplement|statistical|trial (?:number|id)|disclosure/iu],
  ["conclusion", /conclu|interpretation|implication|clinical relevance|significance|summary$|take.?home/iu],
  ["results", /results?|findings/iu],
  [
    "population",
    /^(?:study )?(?:patients?|participants?|subjects?|population|animals?|samples?|patient\(s\)|specimen)$/iu,
  ],
  ["population", /^(?:selection criteria|eligibility|setting(?:s)? and (?:participants|patients))/iu],
  ["intervention", /intervention|exposure|treatments?$/iu],
  ["outcome", /outcome|end ?points?|^(?:main )?measure/iu],
  [
    "methods",
    /method|procedure|data (?:source|extraction|synthesis|collection)|search|study selection|setting|analysis/iu,
  ],
  ["design", /design/iu],
  ["objective", /objective|^aims?|purpose|goal|hypothesis|question/iu],
  ["background", /background|introduction|context|rationale|importance|presentation of|case (?:report|presentation)/iu],
  ["conclusion", /discussion/iu],
];

function readKind(label: string | null): SectionKind {
  if (label === null || /^unlabell?ed$/iu.test(label)) return "plain";
  return KINDS.find(([, pattern]) => pattern.test(label.trim()))?.[0] ?? "plain";
}

const ASCII = /^[\0-\x7f]*$/u;
const ASCII_WORD = /[a-z0-9]+(?:'[a-z]+)*/gu;

/** The words of a sentence as splitWords gives them, quicker where nothing needs folding. */
function readWords(text: string): Word[] {
  if (!ASCII.test(text)) return splitWords(text);
  const lower = text.toLowerCase();
  const words: Word[] = [];
  ASCII_WORD.lastIndex = 0;
  for (let match = ASCII_WORD.exec(lower); match !== null; match = ASCII_WORD.exec(lower)) {
    const [raw] = match;
    const word = raw.includes("'") ? raw.replace(/'s$/u, "").replaceAll("'", "") : raw;
    words.push({ text: word, start: match.index, end: match.index + raw.length });
  }
  return words;
}

/** A text as a sentence whose words and stems can be looked for. */
export function readSentence(text: string, section: string, kind: SectionKind): PaperSentence {
  const words = readWords(text);
  const stems = new Map<string, number[]>();
  let index = 0;
  for (const { text: word } of words) {
    const stem = stemWord(word);
    const places = stems.get(stem);
    if (places) places.push(index);
    else stems.set(stem, [index]);
    index++;
  }
  let tagged: readonly TaggedWord[] | null = null;
  return {
    text,
    lower: text.toLowerCase().replace(/[‐‑–]/gu, "-"),
    section,
    kind,
    words,
    stems,
    tagWords() {
      tagged ??= tagWords(text);
      return tagged;
    },
  };
}

/** UTF-16 units of an abstract that are read; of 1,000 abstracts one has half as many. The longest are of conferences. */
const MAX_ABSTRACT_LENGTH = 12_000;

/** The abstract's sections as far as they are read; a sentence that would be cut is left out. */
function readAbstract(record: PaperRecord): { sentences: PaperSentence[]; isCut: boolean } {
  const sentences: PaperSentence[] = [];
  let left = MAX_ABSTRACT_LENGTH;
  for (const section of record.abstract) {
    const isCut = section.text.length > left;
    const split = splitSentences(isCut ? section.text.slice(0, left) : section.text);
    const whole = isCut && split.length + sentences.length > 1 ? split.slice(0, -1) : split;
    for (const sentence of whole) {
      const kind = readKind(sentence.heading ?? section.label);
      sentences.push(readSentence(sentence.text, section.label ?? "abstract", kind));
    }
    if (isCut) return { sentences, isCut };
    left -= section.text.length;
  }
  return { sentences, isCut: false };
}

/** What stands before the first of these headings is background; before any other it may be everything. */
const BEGINS_STUDY: ReadonlySet<SectionKind> = new Set(["objective", "design", "methods", "population"]);

/**
 * Papers are read several times, for their readings, the verdict and the answer. The one place where something is kept by
 * the identity of a record: records cross threads as plain data, which can carry nothing that was made of them.
 */
const ALREADY_CUT = new WeakMap<PaperRecord, PaperText>();

/** Cuts a paper into sentences. Its title, sentences and headings are exact parts of the record. */
export function readPaperText(record: PaperRecord): PaperText {
  const known = ALREADY_CUT.get(record);
  if (known) return known;
  const paper = cutPaper(record);
  ALREADY_CUT.set(record, paper);
  return paper;
}

function cutPaper(record: PaperRecord): PaperText {
  const { sentences, isCut } = readAbstract(record);
  const firstKnown = sentences.findIndex((sentence) => sentence.kind !== "plain");
  if (BEGINS_STUDY.has(sentences[firstKnown]?.kind ?? "plain")) {
    for (const sentence of sentences.slice(0, firstKnown)) sentence.kind = "background";
  }
  const made = new Map<unknown, unknown>();
  const paper: PaperText = {
    once<Made>(make: (paper: PaperText) => Made): Made {
      if (!made.has(make)) made.set(make, make(paper));
      return made.get(make) as Made;
    },
    record,
    title: readSentence(record.title, "title", "title"),
    sentences,
    isCut,
    headings: record.mesh.map((heading) => ({
      sentence: readSentence(heading.descriptor, "MeSH", "aside"),
      major: heading.major || heading.qualifiers.some((qualifier) => qualifier.major),
    })),
    keywords: record.keywords.map((keyword) => readSentence(keyword, "keywords", "aside")),
  };
  return paper;
}

/** Words that join the parts of a name and may stand for one another: failure "with" or "and" preserved function. */
const JOINING = new Set(["and", "with", "of", "in", "from", "due", "to", "for", "by"]);

const CAPITAL = /\p{Lu}/u;

/** Stems behind which another one makes the two a thing of their own: injections, too, are given at acupuncture points. */
const OTHER_WITH: ReadonlyMap<string, string> = new Map([[stemWord("acupuncture"), stemWord("points")]]);

/** Where a name stands in a sentence, as UTF-16 offsets. Abbreviations only count in capitals. */
export function findName(name: ConceptName, sentence: PaperSentence): { start: number; end: number }[] {
  const indexes = sentence.stems.get(name.stems[0] ?? "");
  if (indexes === undefined) return [];
  const rest = name.stems.slice(1);
  const places: { start: number; end: number }[] = [];
  for (const index of indexes) {
    const follows = rest.every((stem, offset) => {
      const at = index + offset + 1;
      const isLast = offset === rest.length - 1;
      const mayDiffer = !isLast && JOINING.has(stem) && JOINING.has(sentence.words[at]?.text ?? "");
      return mayDiffer || sentence.stems.get(stem)?.includes(at);
    });
    if (!follows) continue;
    const from = sentence.words[index];
    const last = index + rest.length;
    const to = sentence.words[last];
    const other = OTHER_WITH.get(name.stems.at(-1) ?? "");
    const isOther = other !== undefined && sentence.stems.get(other)?.includes(last + 1) === true;
    if (!from || !to || isOther) continue;
    const written = sentence.text.slice(from.start, to.end);
    if (!name.capitals || CAPITAL.test(written)) places.push({ start: from.start, end: to.end });
  }
  return places;
}

/** How often a name stands in a sentence. */
export function countName(name: ConceptName, sentence: PaperSentence): number {
  return findName(name, sentence).length;
}

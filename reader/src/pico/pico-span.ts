import type { PaperSentence } from "../paper-text.ts";

/** Words of the paper, and the sentence they stand in. */
export interface PicoSpan {
  text: string;
  sentence: PaperSentence;
}

const MAX_SPAN = 160;
const MIN_SPAN = 3;
/** A longer span does not take the place of a shorter one. */
const MAX_HOLDING = 70;
/** Words that a span does not end with. */
const HANGING = new Set(
  (
    "and or of in the a an with to for were was by at on from who that which is are as their its these both than but n= using be being after during between " +
    "significantly before plus when while over until given along based within without per via among into through against versus vs compared such including if " +
    "because receiving measured independent admitted enrolled followed treated randomly how whether not no also about under upon toward towards following regarding according either neither each any some other more less most least"
  ).split(" "),
);
/** Marks and blanks that a span does not end with. */
const LOOSE_END = /[\s,;:.?!(–—-]/u;
const TWO_LETTERS = /\p{L}{2}/u;
const SAYS_NOTHING =
  /^(?:it|its|this|these|those|they|we|which|that|both|all|groups?|treatment|each|them|the two groups|one|(?:the )?(?:study|studies|patients|participants|subjects|trial|results?|data|findings))$/iu;

/** Cuts a span before a bracket that it does not close. */
function cutOpenBracket(span: string, open: string, close: string): string {
  if (!span.includes(open)) return span;
  let depth = 0;
  for (let at = span.length - 1; at >= 0; at--) {
    if (span[at] === close) depth++;
    else if (span[at] === open && --depth < 0) return span.slice(0, at);
  }
  return span;
}

function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++;
  return count;
}

/** Without a closing bracket at its end that was opened before the span. */
function dropClosing(span: string, open: string, close: string): string {
  return span.endsWith(close) && countOf(span, close) > countOf(span, open) ? span.slice(0, -1) : span;
}

/** Without marks, blanks and a small word at its end. */
function dropHanging(span: string): string {
  let end = span.length;
  while (end > 0 && LOOSE_END.test(span.charAt(end - 1))) end--;
  const kept = span.slice(0, end);
  const at = kept.endsWith(" =") ? kept.lastIndexOf(" ", end - 3) : kept.lastIndexOf(" ");
  const last = kept
    .slice(at + 1)
    .replace(" ", "")
    .toLowerCase();
  return at >= 0 && HANGING.has(last) ? kept.slice(0, at) : kept;
}

const NUMBER_GOES_ON = /^(?:[.,·]\d+)+/u;

/** A span that was ended at a decimal point or within a number goes on to the number's end. */
function finishNumber(span: string, text: string): string {
  if (!/\d/u.test(span.charAt(span.length - 1))) return span;
  for (let at = text.indexOf(span); at >= 0; at = text.indexOf(span, at + 1)) {
    if (!NUMBER_GOES_ON.test(text.slice(at + span.length))) return span;
  }
  const rest = text.slice(text.indexOf(span) + span.length);
  return span + (NUMBER_GOES_ON.exec(rest)?.[0] ?? "");
}

/** Ends a span at a clause, drops what hangs at its ends, and rejects what says nothing. */
export function trimSpan(text: string, sentence: PaperSentence): PicoSpan | null {
  let span = text.trim();
  if (span.length > MAX_SPAN) {
    const cut = span.slice(0, MAX_SPAN);
    const at = Math.max(cut.lastIndexOf(", "), cut.lastIndexOf("; "), cut.lastIndexOf(" and "));
    span = at > 60 ? cut.slice(0, at) : cut.slice(0, cut.lastIndexOf(" "));
  }
  for (let before = ""; before !== span; ) {
    before = span;
    span = cutOpenBracket(cutOpenBracket(dropHanging(span), "(", ")"), "[", "]");
  }
  span = span.replace(/^(?:[\s,;:.)\]]+|the following:? )/u, "");
  span = finishNumber(dropClosing(dropClosing(span, "[", "]"), "(", ")"), sentence.text);
  const says = TWO_LETTERS.test(span) && !SAYS_NOTHING.test(span);
  return span.length >= MIN_SPAN && says && sentence.text.includes(span) ? { text: span, sentence } : null;
}

/** A pattern with the span as group "span". */
export interface PicoCue {
  pattern: RegExp;
  /** A quick look at the sentence in small letters, to spare the search; null: any sentence. */
  likely: RegExp | null;
}

/** Where a word begins: as \b before a word, but several times as quick in patterns that have classes of Unicode. */
export const BEGIN = "(?<!\\w)";

/**
 * A cue from words (in small letters, divided by "|") of which one must stand in the sentence, and its pattern's source.
 * Only classes of Unicode need the flag `u`, with which capitals and small letters are compared far more slowly.
 */
export function makeCue(words: string, pattern: string): PicoCue {
  return {
    pattern: new RegExp(pattern, pattern.includes("\\p") ? "giu" : "gi"),
    likely: words === "" ? null : new RegExp(words, "u"),
  };
}

/** UTF-16 units: nothing longer is a sentence. */
const LONGEST_SENTENCE = 2_000;

/** Whether a sentence is worth searching with a cue. */
function mayHold({ likely }: PicoCue, { lower }: PaperSentence): boolean {
  return lower.length <= LONGEST_SENTENCE && (likely === null || likely.test(lower));
}

/** Where a cue first fits a sentence; null where it does not. */
export function findCue(cue: PicoCue, sentence: PaperSentence): RegExpExecArray | null {
  if (!mayHold(cue, sentence)) return null;
  cue.pattern.lastIndex = 0;
  return cue.pattern.exec(sentence.text);
}

/** The next place in the sentence, after `last`. */
function findNext({ pattern }: PicoCue, { text }: PaperSentence, last: RegExpExecArray): RegExpExecArray | null {
  pattern.lastIndex = last.index + Math.max(1, last[0].length);
  return pattern.exec(text);
}

type Accept = (text: string) => boolean;

/** The spans that the cues find, cue by cue, in the order of the sentences; searched as they are asked for. */
export function* findSpans(
  sentences: readonly PaperSentence[],
  cues: readonly PicoCue[],
  accept: Accept = () => true,
): Generator<PicoSpan> {
  for (const cue of cues) {
    for (const sentence of sentences) {
      for (let match = findCue(cue, sentence); match !== null; match = findNext(cue, sentence, match)) {
        const span = match.groups?.span;
        const trimmed = span === undefined ? null : trimSpan(span, sentence);
        if (trimmed && accept(trimmed.text)) yield trimmed;
      }
    }
  }
}

/** The first span that a cue finds; null when none does. */
export function findSpan(
  sentences: readonly PaperSentence[],
  cues: readonly PicoCue[],
  accept?: Accept,
): PicoSpan | null {
  return findSpans(sentences, cues, accept).next().value ?? null;
}

const SMALL_WORDS = new Set(
  "the and with for from after before during versus than that this were was both all each group groups patients treatment therapy effect effects study or placebo control mg day days week weeks".split(
    " ",
  ),
);

const WORDS = /[\p{L}\p{N}][\p{L}\p{N}'-]+/gu;
const PLURAL = /(?<=\p{L}{3})s$/u;

/** The words of a span that carry meaning, in small letters and without plural s. */
function listContent(text: string): string[] {
  const words: string[] = [];
  for (const word of text.toLowerCase().match(WORDS) ?? []) {
    if (!SMALL_WORDS.has(word)) words.push(word.endsWith("s") ? word.replace(PLURAL, "") : word);
  }
  return words;
}

/** Whether a span says something that these do not: at least half of its words are new. */
export function compareWith(others: readonly PicoSpan[]): (span: PicoSpan) => boolean {
  const known = new Set(others.flatMap(({ text }) => listContent(text)));
  return ({ text }) => {
    const words = listContent(text);
    const fresh = words.filter((word) => !known.has(word)).length;
    return fresh > 0 && fresh * 2 >= words.length;
  };
}

/** Whether a span says something that the others do not; see compareWith. */
export function addsSomething(span: PicoSpan, others: readonly PicoSpan[]): boolean {
  return compareWith(others)(span);
}

/**
 * The first spans that each add something, at most `most`, together no longer than `length`. One that holds another
 * word for word ("zinc" and then "zinc 10 mg daily") takes its place.
 */
export function chooseSpans(spans: Iterable<PicoSpan>, most: number, length: number): PicoSpan[] {
  const chosen: PicoSpan[] = [];
  let used = 0;
  for (const span of spans) {
    const held = chosen.findIndex(({ text }) => span.text.toLowerCase().startsWith(`${text.toLowerCase()} `));
    const others = chosen.filter((_, index) => index !== held);
    if (held >= 0) {
      if (span.text.length > MAX_HOLDING || !addsSomething(span, others)) continue;
      used += span.text.length - (chosen[held]?.text.length ?? 0);
      chosen[held] = span;
    } else if (chosen.length === 0 || (used + span.text.length <= length && addsSomething(span, chosen))) {
      chosen.push(span);
      used += span.text.length;
    }
    if (chosen.length === most) break;
  }
  return chosen;
}

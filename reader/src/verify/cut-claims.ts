import { splitSentences } from "@medsieve/text/sentences";
import { type CitationMark, type CitedPaper, findCitations, keyOf } from "./find-citations.ts";
import { type Reference, readReferences } from "./read-references.ts";

/** A sentence of a text that claims something, with the papers that it cites. */
export interface CutClaim {
  text: string;
  /** UTF-16 offsets in the text, end exclusive. */
  start: number;
  end: number;
  /** The claim without what cites papers. */
  bare: string;
  cited: CitedPaper[];
}

const LIST_HEADING =
  /^[\s#*]{0,8}(?:references|bibliography|literature cited|works cited|参考文献|引用文献|文献)[\s:：*]{0,8}$/iu;
/** Letters that a sentence has at least to claim something. */
const LEAST_LETTERS = 8;
const LEAST_CJK = 6;

/** Where the reference list of a text begins and what it lists; none where no heading says so. */
function cutReferences(text: string): { body: string; references: Reference[] } {
  let at = 0;
  for (const line of text.split("\n")) {
    if (LIST_HEADING.test(line))
      return { body: text.slice(0, at), references: readReferences(text.slice(at + line.length)) };
    at += line.length + 1;
  }
  return { body: text, references: [] };
}

function splitLines(body: string): { start: number; end: number }[] {
  let from = 0;
  return body.split("\n").flatMap((line) => {
    const start = from;
    from += line.length + 1;
    return splitSentences(line).map((sentence) => ({ start: start + sentence.start, end: start + sentence.end }));
  });
}

function claims(bare: string): boolean {
  const letters = bare.match(/\p{L}/gu)?.length ?? 0;
  const cjk = bare.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return letters >= LEAST_LETTERS || cjk >= LEAST_CJK;
}

/** The text with blanks in place of what cites papers, so that sentences end where they end. */
function blankOut(body: string, marks: readonly CitationMark[]): string {
  let blank = body;
  for (const { start, end, isNarrative } of marks)
    if (!isNarrative) blank = blank.slice(0, start) + " ".repeat(end - start) + blank.slice(end);
  return blank;
}

const INTRODUCES =
  /^(?:(?:have |has |also |recently )*(?:showed|shown|found|reported|demonstrated|concluded|observed)) that /iu;

/** A claim without what cites papers, which is marked by offsets in the whole text. */
function makeBare(body: string, from: number, to: number, marks: readonly CitationMark[]): string {
  let bare = "";
  let at = from;
  for (const { start, end } of marks) {
    if (start < at || end > to) continue;
    bare += body.slice(at, start);
    at = end;
  }
  return (bare + body.slice(at, to))
    .replace(/\([\s;,、.]*\)|（[\s;,、.]*）|\[\s*\]/gu, " ")
    .replace(/\s{2,}/gu, " ")
    .replace(/ ([.,;。])/gu, "$1")
    .trim()
    .replace(INTRODUCES, "");
}

/**
 * The claims of a text in order, each with the papers it cites by PMID, DOI, number or author and year. Headings and the
 * reference list at its end are none; `given` are the references that came beside it.
 */
export function cutClaims(text: string, given: string | readonly string[] | undefined): CutClaim[] {
  const { body, references } = cutReferences(text);
  const all = given === undefined ? references : [...readReferences(given), ...references];
  const marks = findCitations(body, all);
  const found: (CutClaim & { marks: CitationMark[] })[] = [];
  const sentences = splitLines(blankOut(body, marks));
  let next = 0;
  for (const [at, { start, end }] of sentences.entries()) {
    const until = sentences[at + 1]?.start ?? body.length;
    const own: CitationMark[] = [];
    for (let mark = marks[next]; mark !== undefined && mark.start < until; mark = marks[++next]) own.push(mark);
    const bare = makeBare(body, start, end, own);
    if (claims(bare)) found.push({ text: body.slice(start, end), start, end, bare, cited: [], marks: own });
    else found.at(-1)?.marks.push(...own);
  }
  return found.map(({ marks: own, ...claim }) => {
    const byKey = new Map(own.flatMap(({ cited }) => cited).map((cited) => [keyOf(cited), cited]));
    return { ...claim, cited: [...byKey.values()] };
  });
}

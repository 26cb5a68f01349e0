import type { ListedRecord, PaperParts } from "@medsieve/contract/papers";
import type { Evidence } from "@medsieve/contract/statements";

/** UTF-16 units shown before and after a quote, at most. */
const MOST_AROUND = 240;
const SENTENCE_ENDS = /[.!?]["'”’)\]]*\s+(?=["'“‘([]?[\p{Lu}\d])|[。！？]|\n/gu;

/** What stands around a quote in its sentence. */
export interface QuoteContext {
  before: string;
  after: string;
}

/** The text of a paper that a quote was found in; null where the record at hand does not have it. */
export function findQuotedText(
  record: ListedRecord | (ListedRecord & Pick<PaperParts, "abstract">),
  { section, section_index, start, end, quote }: Evidence,
): string | null {
  if (section_index === null || quote === null || start === null || end === null) return null;
  const abstract = "abstract" in record ? record.abstract : [];
  const text = section === "title" ? record.title : abstract[section_index]?.text;
  return text?.slice(start, end) === quote ? text : null;
}

/** The rest of the sentence that a quote stands in; a long one is cut at a word. */
export function findContext(text: string, start: number, end: number): QuoteContext {
  const ends = [...text.matchAll(SENTENCE_ENDS)].map((match) => match.index + match[0].length);
  const from = ends.filter((at) => at <= start).at(-1) ?? 0;
  const to = ends.find((at) => at >= end) ?? text.length;
  const isEnded = /[.!?。！？]["'”’)\]]*$/u.test(text.slice(start, end));
  return {
    before: cutStart(text.slice(from, start).trimStart()),
    after: isEnded ? "" : cutEnd(text.slice(end, to).trimEnd()),
  };
}

function cutStart(text: string): string {
  return text.length <= MOST_AROUND ? text : `… ${text.slice(-MOST_AROUND).replace(/^\S*\s/u, "")}`;
}

function cutEnd(text: string): string {
  return text.length <= MOST_AROUND ? text : `${text.slice(0, MOST_AROUND).replace(/\s\S*$/u, "")} …`;
}

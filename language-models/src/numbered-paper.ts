import type { PaperRecord } from "@medsieve/contract/papers";
import { splitSentences } from "@medsieve/text/sentences";

/** A part of a paper that a statement may rest on. */
export interface NumberedPart {
  /** "T" for the title, "1", "2" … for sentences, "P1" … for publication types, "M1" … for MeSH headings. */
  number: string;
  text: string;
  /** As evidence names it: "title", the section's label, "abstract", "publication types" or "MeSH". */
  section: string;
}

export interface NumberedPaper {
  record: PaperRecord;
  parts: NumberedPart[];
  /** True when the abstract is so long that only its beginning is given. */
  isCut: boolean;
}

/** UTF-16 units of an abstract that are given to a model. */
const MAX_ABSTRACT_LENGTH = 12_000;
const MAX_HEADINGS = 25;

/** Numbers what a model may rest its statements on. Each part is exactly a part of the record. */
export function numberPaper(record: PaperRecord): NumberedPaper {
  const parts: NumberedPart[] = [{ number: "T", text: record.title, section: "title" }];
  let left = MAX_ABSTRACT_LENGTH;
  let count = 0;
  let isCut = false;
  for (const { label, text } of record.abstract) {
    if (isCut) break;
    isCut = text.length > left;
    const sentences = splitSentences(text.slice(0, left));
    if (isCut && sentences.length > 1) sentences.pop();
    for (const sentence of sentences) {
      parts.push({ number: String(++count), text: sentence.text, section: label ?? "abstract" });
    }
    left -= text.length;
  }
  for (const [index, type] of record.publication_types.entries()) {
    parts.push({ number: `P${index + 1}`, text: type, section: "publication types" });
  }
  for (const [index, { descriptor }] of record.mesh.slice(0, MAX_HEADINGS).entries()) {
    parts.push({ number: `M${index + 1}`, text: descriptor, section: "MeSH" });
  }
  return { record, parts, isCut };
}

/** Anything that could pass for the beginning or the end of one of our own blocks. */
const OUR_TAGS = /<(?=\s*(?:\/\s*)?(?:papers?|readings?|question|query)\b)/giu;

/**
 * Text of others as it may stand in a block of a prompt: on one line, and unable to end the block. The full-width sign
 * that takes the place of "<" is read as the same character when quotes are checked.
 */
export function encloseText(text: string): string {
  return text.replace(/\s+/gu, " ").replace(OUR_TAGS, "＜").trim();
}

/** A paper as a block of data, its parts numbered, one on each line. */
export function printPaper({ record, parts, isCut }: NumberedPaper): string {
  const lines: string[] = [];
  let section: string | null = null;
  for (const part of parts) {
    if (part.section !== section) lines.push(`${encloseText(part.section)}:`);
    section = part.section;
    lines.push(`[${part.number}] ${encloseText(part.text)}`);
  }
  const notes = [
    ...record.notices.map(({ kind }) => `this record is marked: ${kind.replaceAll("_", " ")}`),
    ...(record.abstract.length === 0 ? ["there is no abstract"] : []),
    ...(isCut ? ["the abstract goes on beyond what is given here"] : []),
  ];
  const year = record.year === null ? "" : ` year="${record.year}"`;
  const note = notes.length === 0 ? "" : `\n(${[...new Set(notes)].join("; ")})`;
  return `<paper pmid="${record.pmid}"${year}>\n${lines.join("\n")}${note}\n</paper>`;
}

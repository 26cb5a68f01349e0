import { type PaperRecord, pubmedUrl } from "@medsieve/contract/papers";
import { parsePrintedDate } from "@medsieve/medline/read-dates";
import { type AuthorName, readAuthorName } from "./author-name.ts";
import type { CitedPaper } from "./cited-paper.ts";
import { writeOneLineOf } from "./one-line.ts";
import { readPageRange } from "./page-range.ts";
import { describePaper } from "./paper-notes.ts";

type Field = [tag: string, value: string | null | undefined];

/**
 * A reference in RIS as Zotero, EndNote and Mendeley read it (Research Information Systems, "RIS Format Specifications").
 * Lines end as the specification wants them, with CR LF.
 */
export function writeRis(paper: CitedPaper): string {
  const { pmid, demonstration, record } = paper;
  const fields: Field[] = [
    ["TY", "JOUR"],
    ["ID", pmid],
    ["AN", pmid],
    ["DB", demonstration ? "Medsieve demonstration library (fictional)" : "PubMed"],
    ...(record === null ? [] : listFields(record)),
    ["UR", pubmedUrl(pmid, demonstration)],
    ["N1", [...describePaper(paper), ...listVernacularTitle(record)].map(separateTags).join(" ")],
  ];
  const lines = fields.flatMap(([tag, value]) => {
    const line = writeOneLineOf(value);
    return line === null ? [] : [`${tag}  - ${line}`];
  });
  return [...lines, "ER  - ", "", ""].join("\r\n");
}

function listFields(record: PaperRecord): Field[] {
  const { first, last } = readPageRange(record.pages ?? "");
  return [
    ["TI", record.demonstration ? `[FICTIONAL] ${record.title}` : record.title],
    ...record.authors.map((author): Field => ["AU", writeAuthor(readAuthorName(author))]),
    ["T2", record.journal ?? record.journal_abbreviation],
    ["J2", record.journal_abbreviation],
    ["SN", record.issns?.[0]?.number],
    ["PY", record.year === null ? null : String(record.year)],
    ["DA", writeDate(record)],
    ["VL", record.volume],
    ["IS", record.issue],
    ["SP", first],
    ["EP", last],
    ["AB", writeAbstract(record)],
    ...listKeywords(record).map((keyword): Field => ["KW", keyword]),
    ["DO", record.doi],
    ["C2", record.pmcid],
    ["LA", record.languages.join(", ")],
  ];
}

/** "Makar, A. B."; a group ends with a comma, so that its last word is not taken for a family name. */
function writeAuthor(author: AuthorName): string {
  if ("collective" in author) return `${author.collective.replaceAll(",", ";")},`;
  const initials = author.initials.map((initial) => `${initial}.`).join(" ");
  return [author.family, initials, author.suffix].filter((part) => part).join(", ");
}

/** YYYY/MM/DD/, as far as it is known; null where no year is. */
function writeDate({ publication_date }: PaperRecord): string | null {
  const date = publication_date === null ? null : parsePrintedDate(publication_date);
  if (date === null || date.year === null) return null;
  const twoDigits = (part: number | null) => (part === null ? "" : String(part).padStart(2, "0"));
  return `${date.year}/${twoDigits(date.month)}/${twoDigits(date.day)}/`;
}

function writeAbstract({ abstract }: PaperRecord): string {
  return abstract.map(({ label, text }) => (label === null ? text : `${label}: ${text}`)).join(" ");
}

/** MeSH headings, each with its qualifiers, then the authors' keywords, then what a list of references should be sorted by. */
function listKeywords({ mesh, keywords, notices, publication_types, demonstration }: PaperRecord): string[] {
  const headings = mesh.flatMap(({ descriptor, qualifiers }) =>
    qualifiers.length === 0 ? [descriptor] : qualifiers.map(({ name }) => `${descriptor}/${name}`),
  );
  const isRetracted = notices.some(({ kind }) => kind === "retracted");
  const marks = [
    ...publication_types,
    ...(isRetracted ? ["Retracted Publication"] : []),
    ...(demonstration ? ["Fictional paper"] : []),
  ];
  // Reference managers divide keywords at semicolons.
  return [...new Set([...headings, ...keywords, ...marks])].map((keyword) => keyword.replaceAll(";", ","));
}

/** In a note, since readers of RIS take TT for the title itself. */
function listVernacularTitle(record: PaperRecord | null): string[] {
  return record?.vernacular_title ? [`Title in the language of publication: ${record.vernacular_title}`] : [];
}

/** Zotero shows a note that has a tag in it as HTML; "< " begins none. */
function separateTags(text: string): string {
  return text.replace(/<(?=\S)/gu, "< ");
}

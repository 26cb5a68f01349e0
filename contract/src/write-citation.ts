import { isRetracted } from "./notices.ts";
import type { ListedRecord, Notice } from "./papers.ts";
import { findLanguageTag } from "./publication-languages.ts";

/** Authors a reference names before "et al." (ICMJE, "Samples of Formatted References"). */
const AUTHORS_NAMED = 6;

const NOTICE_WORDS = new Map<Notice["kind"], string>([
  ["retracted", "Retraction in"],
  ["expression_of_concern", "Expression of concern in"],
  ["corrected", "Erratum in"],
  ["updated", "Update in"],
]);

/**
 * The paper as a Vancouver reference in plain text, in NLM's order: authors, title, journal, date, volume, issue and
 * pages, language, DOI and identifiers, then notices about it. A retracted paper says so before its title. What the record
 * does not have is left out.
 */
export function writeCitation(record: ListedRecord): string {
  const journal = record.journal_abbreviation ?? record.journal;
  const date = record.publication_date ?? record.year?.toString() ?? "[date unknown]";
  const language = nameLanguage(record.languages);
  const parts = [
    writeAuthors(record.authors),
    closeSentence(`${isRetracted(record) ? "RETRACTED: " : ""}${record.title || "[title unknown]"}`),
    journal && closeSentence(journal),
    closeSentence(`${date}${writePlace(record)}`),
    language && closeSentence(language),
    record.doi && `doi: ${closeSentence(record.doi)}`,
    writeIdentifiers(record),
    ...record.notices.map(writeNotice),
  ];
  const reference = parts.filter(Boolean).join(" ");
  return record.demonstration ? `[Fictional demonstration record, not a publication] ${reference}` : reference;
}

/** ";12(3):445-9" as far as it is known. */
function writePlace({ volume, issue, pages }: ListedRecord): string {
  const number = `${volume ?? ""}${issue ? `(${issue})` : ""}`;
  return `${number === "" ? "" : `;${number}`}${pages ? `:${pages}` : ""}`;
}

function writeAuthors(authors: readonly string[]): string | null {
  if (authors.length === 0) return null;
  const named = authors.slice(0, AUTHORS_NAMED).join(", ");
  return closeSentence(authors.length > AUTHORS_NAMED ? `${named}, et al` : named);
}

function writeIdentifiers({ pmid, pmcid }: ListedRecord): string {
  return pmcid === null ? `PMID: ${pmid}.` : `PMID: ${pmid}; PMCID: ${pmcid}.`;
}

function writeNotice({ kind, pmid, doi, citation }: Notice): string | null {
  const words = NOTICE_WORDS.get(kind);
  const place = [citation, doi && `doi: ${doi}`, pmid && `PMID: ${pmid}`].filter(Boolean).join("; ");
  if (words === undefined || place === "") return null;
  return `${words}: ${closeSentence(place)}`;
}

/** English name of the language of a paper that is not in English; null for one that is, or of unknown language. */
function nameLanguage(codes: readonly string[]): string | null {
  if (codes.includes("eng")) return null;
  const tag = codes.map(findLanguageTag).find((known) => known !== null);
  return tag ? (new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? null) : null;
}

/** Ends `text` with one full stop, unless it ends with a mark of its own. */
function closeSentence(text: string): string {
  const trimmed = text.trim().replace(/\s+/g, " ");
  return /[.?!。？！]$/u.test(trimmed) ? trimmed : `${trimmed}.`;
}

import { type PaperRecord, pubmedUrl } from "@medsieve/contract/papers";
import { parsePrintedDate } from "@medsieve/medline/read-dates";
import { type AuthorName, readAuthorName } from "./author-name.ts";
import type { CitedPaper } from "./cited-paper.ts";
import { writeOneLine, writeOneLineOf } from "./one-line.ts";
import { readPageRange } from "./page-range.ts";
import { describePaper, listWarnings } from "./paper-notes.ts";

/** `value` is LaTeX. */
type Field = [name: string, value: string | null];

/** Macros that every BibTeX style defines. */
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Braces are commands, too: BibTeX counts them even where they are escaped. */
const LATEX_SPECIALS = new Map([
  ["\\", "{\\textbackslash}"],
  ["{", "{\\textbraceleft}"],
  ["}", "{\\textbraceright}"],
  ["~", "{\\textasciitilde}"],
  ["^", "{\\textasciicircum}"],
  ["<", "{\\textless}"],
  [">", "{\\textgreater}"],
  ["|", "{\\textbar}"],
  ['"', "{\\textquotedbl}"],
  ["`", "{\\textasciigrave}"],
  ["#", "\\#"],
  ["$", "\\$"],
  ["%", "\\%"],
  ["&", "\\&"],
  ["_", "\\_"],
]);
const SPECIAL = /[\\{}~^<>|"`#$%&_]/gu;

/** Two of these in a row are drawn as another character: a dash, a closing quotation mark. */
const LIGATURES = /([-'])(?=\1)/gu;

/** A family name that BibTeX cannot take for anything else. */
const PLAIN_NAME = /^[\p{L}\p{M}'’. -]+$/u;

/** A reference as a BibTeX entry in UTF-8. The key names the first author and the year; the PMID keeps it unique. */
export function writeBibtex(paper: CitedPaper): string {
  const { pmid, demonstration, record } = paper;
  const warnings = listWarnings(paper).join(" ");
  const fields: Field[] = [
    ...(record === null ? [] : listFields(record)),
    ["pmid", `{${pmid}}`],
    ["url", writeVerbatim(pubmedUrl(pmid, demonstration))],
    // Bibliographies print the note: what a reader must know of the paper stands in it.
    ["note", escapeLatex(warnings)],
    ["annote", escapeLatex(describePaper(paper).join(" "))],
  ];
  const lines = fields.flatMap(([name, value]) => (value === null ? [] : [`  ${name} = ${value},`]));
  return [`@article{${writeKey(paper)},`, ...lines, "}", "", ""].join("\n");
}

function listFields(record: PaperRecord): Field[] {
  const date = record.publication_date === null ? null : parsePrintedDate(record.publication_date);
  const title = escapeLatex(record.demonstration ? `[FICTIONAL] ${record.title}` : record.title);
  const authors = record.authors.map((author) => writeAuthor(readAuthorName(author))).filter((name) => name !== "");
  return [
    ["title", title === null ? null : `{${title}}`],
    ["author", authors.length === 0 ? null : `{${authors.join(" and ")}}`],
    ["journal", escapeLatex(record.journal ?? record.journal_abbreviation)],
    ["issn", escapeLatex(record.issns?.[0]?.number)],
    ["year", record.year === null ? null : `{${record.year}}`],
    ["month", date?.month ? (MONTHS[date.month - 1] ?? null) : null],
    ["volume", escapeLatex(record.volume)],
    ["number", escapeLatex(record.issue)],
    ["pages", writePages(record)],
    ["doi", writeVerbatim(record.doi)],
    ["pmcid", escapeLatex(record.pmcid)],
    ["language", escapeLatex(record.languages.join(", "))],
    ["keywords", escapeLatex([...record.mesh.map(({ descriptor }) => descriptor), ...record.keywords].join("; "))],
    ["abstract", escapeLatex(record.abstract.map(writeSection).join(" "))],
  ];
}

function writeSection({ label, text }: PaperRecord["abstract"][number]): string {
  return label === null ? text : `${label}: ${text}`;
}

/** "Makar, A. B.", "King, Jr, M. L.", and groups in braces of their own. */
function writeAuthor(author: AuthorName): string {
  if ("collective" in author) return escapeLatex(author.collective) ?? "";
  const isPlain = PLAIN_NAME.test(author.family) && !/\band\b/iu.test(author.family);
  const family = isPlain ? author.family : (escapeLatex(author.family) ?? "");
  const initials = author.initials.map((initial) => `${escapePart(initial)}.`).join(" ");
  return [family, author.suffix, initials].filter((part) => part).join(", ");
}

function writePages({ pages }: PaperRecord): string | null {
  if (!pages) return null;
  const { first, last } = readPageRange(pages);
  return `{${escapePart(first)}${last === null ? "" : `--${escapePart(last)}`}}`;
}

/** In braces; null where there is nothing to say. */
function escapeLatex(text: string | null | undefined): string | null {
  const line = writeOneLineOf(text);
  return line === null ? null : `{${escapePart(line)}}`;
}

function escapePart(text: string): string {
  const escaped = writeOneLine(text).replace(SPECIAL, (character) => LATEX_SPECIALS.get(character) ?? "");
  return escaped.replace(LIGATURES, "$1{}");
}

/** Addresses and DOIs are read as they stand; what would end the field is percent-encoded. */
function writeVerbatim(text: string | null): string | null {
  const line = writeOneLineOf(text);
  return line === null ? null : `{${line.replace(/[\s{}\\]/gu, encodeURIComponent)}}`;
}

/** "makar1975_1201": letters of ASCII, digits and an underscore. */
function writeKey({ pmid, record }: CitedPaper): string {
  const author = record?.authors[0] === undefined ? null : readAuthorName(record.authors[0]);
  const name = author === null ? "" : "collective" in author ? author.collective : author.family;
  const letters = name
    .normalize("NFD")
    .replace(/[^a-z]/giu, "")
    .slice(0, 20)
    .toLowerCase();
  return `${letters || "pmid"}${record?.year ?? ""}_${pmid.replace(/\D/gu, "")}`;
}

import { type ListedRecord, pubmedUrl } from "@medsieve/contract/papers";
import { joinLastPage, putCommaBeforeInitials } from "./open-url.ts";

/** Month names of PubMed's dates, by their first letters. */
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "2003 Jul-Aug" as "2003/07", the form that readers of these tags know; the year alone where that is all that is known. */
function writeDate({ publication_date: date, year }: ListedRecord): string | null {
  const printed = /^(\d{4})(?: ([A-Z][a-z]{2}))?(?: (\d{1,2}))?/u.exec(date ?? "");
  if (printed === null) return year === null ? null : String(year);
  const [, printedYear = "", month = "", day] = printed;
  const number = MONTHS.indexOf(month) + 1;
  if (number === 0) return printedYear;
  const parts = [printedYear, String(number).padStart(2, "0")];
  return (day === undefined ? parts : [...parts, day.padStart(2, "0")]).join("/");
}

/**
 * A paper as the `citation_…` tags of its page's head (Highwire Press tags), by which reference managers and Google
 * Scholar know it ("Inclusion Guidelines for Webmasters"). What is unknown is left out.
 */
export function listCitationMetas(paper: ListedRecord): { name: string; content: string }[] {
  const [firstPage, lastPage] = (paper.pages ?? "").split("-", 2);
  const known: [name: string, content: string | null | undefined][] = [
    ["citation_title", paper.title],
    ...paper.authors.map((author): [string, string] => ["citation_author", putCommaBeforeInitials(author)]),
    ["citation_journal_title", paper.journal],
    ["citation_journal_abbrev", paper.journal_abbreviation],
    ["citation_publication_date", writeDate(paper)],
    ["citation_volume", paper.volume],
    ["citation_issue", paper.issue],
    ["citation_firstpage", firstPage],
    ["citation_lastpage", lastPage === undefined ? null : joinLastPage(firstPage ?? "", lastPage)],
    ["citation_doi", paper.doi],
    ["citation_pmid", paper.demonstration ? null : paper.pmid],
    ["citation_language", paper.languages[0]],
    ["citation_abstract_html_url", pubmedUrl(paper.pmid, paper.demonstration)],
  ];
  return known.flatMap(([name, content]) => (content ? [{ name, content }] : []));
}

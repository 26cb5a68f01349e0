import { type ListedRecord, pubmedUrl } from "@medsieve/contract/papers";
import { joinLastPage, listDateParts, markFictional, putCommaBeforeInitials } from "./open-url.ts";

/**
 * A paper as the `citation_…` tags of its page's head (Highwire Press tags), by which reference managers and Google
 * Scholar know it ("Inclusion Guidelines for Webmasters"). What is unknown is left out.
 */
export function listCitationMetas(paper: ListedRecord): { name: string; content: string }[] {
  const [firstPage, lastPage] = (paper.pages ?? "").split("-", 2);
  const known: [name: string, content: string | null | undefined][] = [
    ["citation_title", markFictional(paper)],
    ...paper.authors.map((author): [string, string] => ["citation_author", putCommaBeforeInitials(author)]),
    ["citation_journal_title", paper.journal],
    ["citation_journal_abbrev", paper.journal_abbreviation],
    ...listIssns(paper).map((issn): [string, string] => ["citation_issn", issn]),
    ["citation_publication_date", listDateParts(paper.publication_date, paper.year).join("/")],
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

/** ISSN-L is mostly that of a form, too. */
function listIssns({ issns = [] }: ListedRecord): string[] {
  return [...new Set(issns.map(({ number }) => number))];
}

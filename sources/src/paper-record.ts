import { type Notice, type PaperRecord, pubmedUrl } from "@medsieve/contract/papers";
import type { Registration } from "@medsieve/contract/registrations";
import type { Citation } from "@medsieve/medline/citation";
import { listPrinted, readRegistrations } from "@medsieve/medline/registration-numbers";
import { joinNotices } from "./notices/join-notices.ts";

/** What a source knows of a paper beyond its citation. */
export interface PaperContext {
  /** Null when unknown. */
  citedBy: number | null;
  citedByScope: PaperRecord["cited_by_scope"];
  demonstration: boolean;
  /** Notices about this one that other papers carry, or lists. */
  noticesFromOthers: readonly Notice[];
}

/** A citation as the contract shows it. */
export function toPaperRecord(citation: Citation, context: PaperContext): PaperRecord {
  const year = citation.published?.year ?? null;
  return {
    pmid: citation.pmid,
    PMID: citation.pmid,
    title: citation.title,
    vernacular_title: citation.vernacularTitle,
    authors: citation.authors.map((author) => author.name),
    journal: citation.journal,
    journal_abbreviation: citation.journalAbbreviation,
    issns: citation.issns,
    year,
    pub_year: year,
    publication_date: citation.published?.printed ?? null,
    volume: citation.volume,
    issue: citation.issue,
    pages: citation.pages,
    url: pubmedUrl(citation.pmid, context.demonstration),
    doi: citation.doi,
    pmcid: citation.pmcid,
    languages: citation.languages,
    abstract: citation.abstract,
    mesh: citation.mesh,
    keywords: citation.keywords,
    publication_types: citation.publicationTypes,
    notices: joinNotices(citation.notices, context.noticesFromOthers),
    registrations: joinRegistrations(citation.registrations ?? [], readRegistrations(listPrinted(citation))),
    cited_by: context.citedBy,
    cited_by_scope: context.citedBy === null ? null : context.citedByScope,
    demonstration: context.demonstration,
  };
}

/** Those of its data banks, kept when it was imported, and those that its text prints; each once. */
function joinRegistrations(kept: readonly Registration[], printed: readonly Registration[]): Registration[] {
  return [...new Map([...kept, ...printed].map((registration) => [registration.id, registration])).values()];
}

/** A citation as PubMed prints it: "Lancet. 2010 Feb 6;375(9713):445"; null when the journal is not known. */
export function printCitation(
  citation: Pick<Citation, "journal" | "journalAbbreviation" | "published" | "volume" | "issue" | "pages">,
): string | null {
  const journal = citation.journalAbbreviation ?? citation.journal;
  if (journal === null) return null;
  const issue = citation.issue === null ? "" : `(${citation.issue})`;
  const volume = `${citation.volume ?? ""}${issue}`;
  const place = `${volume === "" ? "" : `;${volume}`}${citation.pages === null ? "" : `:${citation.pages}`}`;
  const when = `${citation.published?.printed ?? ""}${place}`;
  return when === "" ? journal : `${journal}. ${when}`;
}

import { type Notice, type PaperRecord, pubmedUrl } from "@medsieve/contract/papers";
import type { Citation } from "./citation.ts";

/** What a source knows of a paper beyond its citation. */
export interface PaperContext {
  /** Null when unknown. */
  citedBy: number | null;
  citedByScope: PaperRecord["cited_by_scope"];
  demonstration: boolean;
  /** Notices that other papers carry about this one. */
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
    year,
    pub_year: year,
    publication_date: citation.published?.printed ?? null,
    url: pubmedUrl(citation.pmid, context.demonstration),
    doi: citation.doi,
    pmcid: citation.pmcid,
    languages: citation.languages,
    abstract: citation.abstract,
    mesh: citation.mesh,
    keywords: citation.keywords,
    publication_types: citation.publicationTypes,
    notices: joinNotices(citation.notices, context.noticesFromOthers),
    cited_by: context.citedBy,
    cited_by_scope: context.citedBy === null ? null : context.citedByScope,
    demonstration: context.demonstration,
  };
}

/** The paper's own notices, and of the others those it does not have; one without a PMID gives way to one with. */
function joinNotices(own: readonly Notice[], others: readonly Notice[]): Notice[] {
  const news = others.filter(
    (other) => !own.some((notice) => notice.kind === other.kind && notice.pmid === other.pmid),
  );
  const kept = own.filter(
    (notice) => notice.pmid !== null || notice.citation !== null || !news.some((other) => other.kind === notice.kind),
  );
  return [...kept, ...news];
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

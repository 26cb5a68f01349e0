import type { AbstractSection, Issn, MeshHeading, Notice } from "@medsieve/contract/papers";
import type { Registration } from "@medsieve/contract/registrations";

/** One author as PubMed prints it: "Makar AB", or a collective name. */
export interface Author {
  name: string;
  collective: boolean;
  affiliations: string[];
}

/** A date as far as the record gives it. */
export interface PublicationDate {
  /** As printed, e.g. "1998 Dec-1999 Jan", "2000 Spring", "2019 Sep 12". */
  printed: string;
  year: number | null;
  /** 1 to 12; of a range or a season, its first month; null when not given. */
  month: number | null;
  day: number | null;
}

/**
 * A PubMed citation, parsed from PubmedArticle or the older MedlineCitation
 * (NLM, "PubMed XML element descriptions": nlm.nih.gov/bsd/licensee/elements_descriptions.html).
 */
export interface Citation {
  pmid: string;
  /** PMID's Version attribute; 1 when absent. */
  version: number;
  /** DateRevised as YYYY-MM-DD; null when absent. */
  revised: string | null;
  title: string;
  vernacularTitle: string | null;
  authors: Author[];
  journal: string | null;
  /** MedlineTA, else ISOAbbreviation. */
  journalAbbreviation: string | null;
  /** That of the form which the record cites first; absent in citations that were stored without them. */
  issns?: Issn[];
  volume: string | null;
  issue: string | null;
  pages: string | null;
  published: PublicationDate | null;
  doi: string | null;
  pmcid: string | null;
  /** MEDLINE codes, e.g. "eng". */
  languages: string[];
  abstract: AbstractSection[];
  publicationTypes: string[];
  mesh: MeshHeading[];
  /** Names of substances (ChemicalList). */
  substances: string[];
  keywords: string[];
  /** PMIDs this paper cites. */
  references: string[];
  notices: Notice[];
  /** Of the record's data banks, its title and its abstract; absent in citations that were stored without them. */
  registrations?: Registration[];
}

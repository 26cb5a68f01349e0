import type { Citation } from "./citation.ts";

/** What a PubMed file holds. */
export type MedlineEvent =
  | { kind: "citation"; citation: Citation }
  /** DeleteCitation: PubMed has withdrawn these records. */
  | { kind: "deleted"; pmids: string[] }
  /** A PubmedBookArticle, which is no journal citation. */
  | { kind: "book" };

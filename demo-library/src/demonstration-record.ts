import type { AbstractSection, MeshHeading } from "@medsieve/contract/papers";
import type { InventedJournal } from "./invented-journals.ts";
import type { InventedAuthor } from "./invented-people.ts";
import type { Design } from "./paper-draft.ts";

/** A fictional paper with everything that its PubMed record says. */
export interface DemonstrationRecord {
  /** Of the card it was made from. */
  topicId: string;
  design: Design;
  /** 0 until every record has its place. */
  pmid: number;
  /** Without the final full stop, which a question mark replaces. */
  title: string;
  vernacularTitle: string | null;
  /** MEDLINE code. */
  language: string;
  abstract: AbstractSection[];
  authors: InventedAuthor[];
  journal: InventedJournal;
  year: number;
  /** 1 to 12. */
  month: number;
  issue: number;
  firstPage: number;
  pageCount: number;
  publicationTypes: string[];
  mesh: MeshHeading[];
  substances: string[];
  keywords: string[];
  hasPmc: boolean;
  cites: DemonstrationRecord[];
  /** Notices and comments: MEDLINE's RefType with the other paper. */
  links: { refType: string; other: DemonstrationRecord }[];
}

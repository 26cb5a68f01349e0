import type { Finding } from "@medsieve/contract/findings";
import type { VerdictCount, VerdictDoubt } from "@medsieve/contract/verdict";
import type { DesignId } from "../design/designs.ts";

/** What one paper brings to a verdict, whatever the others bring and however relevant it is; plain data. */
export interface PaperMatch {
  /** Its findings that are or may be on the question, by their place among those of its reading. */
  findings: readonly {
    at: number;
    count: VerdictCount;
    /** Why it is unclear; null where its sentence leaves it open, or it is not. */
    doubt: VerdictDoubt | null;
    /** Of its sentence, where it counts only in a paper that is relevant enough; else null. */
    score: number | null;
  }[];
  design: DesignId | null;
  /** Its title names an arm that the question asks about, or the question asks about none. */
  namesTreatment: boolean;
  /** It is of people, or the question asks of animals and cells. */
  isOfAsked: boolean;
  /** Whether it addresses the question: in any case, where it is relevant, or not. */
  addresses: "always" | "relevant" | "never";
  /** Which of the question's concepts it names, in their order. */
  named: readonly boolean[];
}

/** Papers whose matches a reader found while it read them. */
export interface KnownMatches {
  /** Of the paper as this reader read it; null where it did not. */
  find(pmid: string): PaperMatch | null;
}

/** A finding on the question, and what it says of the question's own intervention. */
export interface MatchedFinding {
  finding: Finding;
  count: VerdictCount;
  /** Why it is unclear; null where its sentence leaves it open, or it is not. */
  doubt: VerdictDoubt | null;
}

/** What one row of a list says. `line` is where the row begins, from 1. */
export type ListRow =
  | { kind: "notice"; line: number; notice: ListedNotice }
  /** The retraction of this paper was taken back. */
  | { kind: "reinstated"; line: number; pmid: number; on: string | null }
  /** About a paper without a PMID. */
  | { kind: "without_pmid"; line: number }
  | { kind: "refused"; line: number; reason: string };

/** What a list says of a paper. */
export interface ListedNotice {
  pmid: number;
  kind: "retracted" | "expression_of_concern" | "corrected";
  noticePmid: number | null;
  noticeDoi: string | null;
  reason: string | null;
  /** YYYY-MM-DD. */
  noticedOn: string | null;
}

/** A list that cannot be read at all, or not to its end. */
export class ListError extends Error {
  override name = "ListError";
}

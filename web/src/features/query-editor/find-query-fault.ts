import { QUERY_MAX_LENGTH } from "@medsieve/contract/constants";
import type { QueryCheck } from "@medsieve/contract/queries";

export type QueryFault = "empty" | "tooLong" | "refused";

/** Why a query cannot be run; null where it can, or where it is not known yet. `check` is of this very text. */
export function findQueryFault(query: string, check: QueryCheck | undefined): QueryFault | null {
  if (query.trim() === "") return "empty";
  if (query.trim().length > QUERY_MAX_LENGTH) return "tooLong";
  return check?.refused ? "refused" : null;
}

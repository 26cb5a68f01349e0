import { countDecisions, type ScreeningCounts } from "@medsieve/contract/decisions";
import type { SearchRecord } from "@medsieve/contract/records";
import { useDecisions } from "../../entities/decision/decisions.ts";

/** What was decided on the papers of a record since; null where nothing was, or it is not known. */
export function useScreening({ search_id, papers }: SearchRecord): ScreeningCounts | null {
  const decisions = useDecisions(search_id);
  return decisions === null ? null : countDecisions([...decisions.values()], papers.length);
}

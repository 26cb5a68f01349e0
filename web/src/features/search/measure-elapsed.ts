import { STAGES } from "@medsieve/contract/constants";
import type { ShownSearch } from "./search-machine.ts";

/**
 * Milliseconds since the search began, up to its end; null where no time is known. A search sent from this page is
 * timed by this browser's clock while it runs; everything else by the server's.
 */
export function measureElapsed(state: ShownSearch, now: number): number | null {
  const recorded = state.outcome?.provenance?.stages;
  if (recorded && recorded.length > 0) return recorded.reduce((sum, stage) => sum + stage.duration_ms, 0);
  const began = STAGES.map((stage) => state.stages[stage].startedAt).find((time) => time !== null) ?? null;
  if (state.endedAt !== null) return began === null ? null : Math.max(0, state.endedAt - began);
  const from = state.sentAt ?? began;
  return from === null ? null : Math.max(0, now - from);
}

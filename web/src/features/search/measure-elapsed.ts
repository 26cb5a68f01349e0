import { STAGES } from "@medsieve/contract/constants";
import { toServerTime } from "../../lib/server-clock.ts";
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
  if (state.sentAt !== null) return Math.max(0, now - state.sentAt);
  return began === null ? null : Math.max(0, toServerTime(now) - began);
}

import { AppError } from "@medsieve/runtime/app-error";
import type { FoundPapers } from "./paper-index.ts";

/** Throws AppError `source_unavailable` where a part of the index did not answer: its hits would pass for all. */
export function requireWhole(found: FoundPapers): void {
  if (!found.timed_out && found._shards.failed === 0) return;
  throw new AppError(503, "source_unavailable", "OpenSearch could not search a part of its index; ask again later.");
}

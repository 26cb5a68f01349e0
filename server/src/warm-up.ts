import type { Sources } from "./sources/sources.ts";
import { ignoreWaiting } from "./sources/wait-notice.ts";
import type { WorkPool } from "./work/open-work.ts";

/**
 * Loads what the first question would wait for: vocabulary, MeSH and models in each worker thread, and the words of the
 * library where that answers. What fails is only logged; a question then loads it.
 */
export async function warmUp(
  work: WorkPool,
  sources: Sources,
  log: { warn: (data: object, message: string) => void },
): Promise<void> {
  const { signal } = new AbortController();
  const statistics = sources.open(ignoreWaiting).wordStatistics();
  const loading = [work.warmUp(), statistics?.countPapersWith(["patients"], signal)];
  for (const loaded of await Promise.allSettled(loading)) {
    if (loaded.status === "rejected")
      log.warn({ err: loaded.reason }, "something was not loaded ahead of the first question");
  }
}

import type { UsageLedger } from "@medsieve/language-models/usage-ledger";
import type { Clock } from "@medsieve/runtime/clock";
import type { PaperSource } from "@medsieve/sources/paper-source";

/** The same source, whose calls are counted in the ledger of the search that asks. */
export function countCalls(source: PaperSource, usage: UsageLedger, clock: Clock): PaperSource {
  return {
    search: (...given) => usage.time(clock, "search", null, () => source.search(...given)),
    fetch: (...given) => usage.time(clock, "fetch", null, () => source.fetch(...given)),
    findByDoi: (...given) => usage.time(clock, "find", null, () => source.findByDoi(...given)),
    findAmong: (...given) => usage.time(clock, "find", null, () => source.findAmong(...given)),
    findSince: (...given) => usage.time(clock, "find", null, () => source.findSince(...given)),
    searchSince: (...given) => usage.time(clock, "search", null, () => source.searchSince(...given)),
    describe: () => source.describe(),
    headingIndex: () => source.headingIndex(),
    wordStatistics: () => source.wordStatistics(),
    renewal: () => source.renewal(),
  };
}

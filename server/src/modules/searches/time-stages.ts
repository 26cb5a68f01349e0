import { LOG_STAGES, type LogStage } from "@medsieve/contract/admin/query-logs";
import type { Clock } from "@medsieve/runtime/clock";
import type { SearchTrace } from "../../tracing/search-tracing.ts";

/** The same trace, which also knows how long each stage took, for the log of the search. */
export interface TimedTrace extends SearchTrace {
  /** Up to now, with the one that runs. */
  listStages: () => LogStage[];
}

export function timeStages(trace: SearchTrace, clock: Clock): TimedTrace {
  const begun: { name: string; at: number }[] = [];
  let endedAt: number | null = null;
  return {
    beginStage: (name) => {
      begun.push({ name, at: clock.now() });
      trace.beginStage(name);
    },
    end: (outcome, failure) => {
      endedAt ??= clock.now();
      trace.end(outcome, failure);
    },
    listStages: () =>
      begun.flatMap(({ name, at }, index) => {
        const stage = LOG_STAGES.find((known) => known === name);
        const until = begun[index + 1]?.at ?? endedAt ?? clock.now();
        return stage === undefined ? [] : [{ stage, seconds: Math.round(Math.max(0, until - at)) / 1000 }];
      }),
  };
}

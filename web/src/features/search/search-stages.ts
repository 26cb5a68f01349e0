import { STAGES, type Stage } from "@medsieve/contract/constants";
import type { ShownSearch } from "./search-machine.ts";
import type { StageState } from "./search-state.ts";

const STAGE_WORDS: readonly (readonly [word: string, stage: Stage])[] = [
  ["generat", "generating_queries"],
  ["search", "searching_papers"],
  ["fetch", "fetching_details"],
  ["analyz", "analyzing_results"],
];

/** The stage a progress message speaks of, by the word its step contains; null when it contains none of them. */
export function findStage(step: string): Stage | null {
  const lower = step.toLowerCase();
  return STAGE_WORDS.find(([word]) => lower.includes(word))?.[1] ?? null;
}

type Stages = ShownSearch["stages"];

function mapStages(stages: Stages, change: (stage: StageState, index: number) => StageState): Stages {
  return {
    generating_queries: change(stages.generating_queries, 0),
    searching_papers: change(stages.searching_papers, 1),
    fetching_details: change(stages.fetching_details, 2),
    analyzing_results: change(stages.analyzing_results, 3),
  };
}

/** Marks `stage` as being worked on, and those before it as completed. `startedAt` in milliseconds since the epoch. */
export function enterStage(stages: Stages, stage: Stage, startedAt: number): Stages {
  const entered = STAGES.indexOf(stage);
  return mapStages(stages, (state, index) => {
    if (index < entered) return { ...state, status: "completed" };
    if (index === entered) return { ...state, status: "in_progress", startedAt: state.startedAt ?? startedAt };
    return state;
  });
}

export function completeStages(stages: Stages): Stages {
  return mapStages(stages, (state) => ({ ...state, status: "completed" }));
}

/** Marks the stage being worked on as failed; before any has begun, the first. Does nothing twice. */
export function failStage(stages: Stages): Stages {
  if (STAGES.some((stage) => stages[stage].status === "failed")) return stages;
  const running = STAGES.findIndex((stage) => stages[stage].status === "in_progress");
  const next = STAGES.findIndex((stage) => stages[stage].status !== "completed");
  const failed = running >= 0 ? running : Math.max(next, 0);
  return mapStages(stages, (state, index) => (index === failed ? { ...state, status: "failed" } : state));
}

/**
 * Milliseconds each stage took: until the next one began, or, of the last, until the search ended.
 * null for a stage that has not ended, or of which no times are known.
 */
export function measureStage(state: ShownSearch, stage: Stage): number | null {
  const recorded = state.outcome?.provenance?.stages.find((timing) => timing.stage === stage);
  if (recorded) return recorded.duration_ms;
  const { startedAt, status } = state.stages[stage];
  if (startedAt === null || status === "in_progress" || status === "pending") return null;
  const later = STAGES.slice(STAGES.indexOf(stage) + 1)
    .map((name) => state.stages[name].startedAt)
    .find((time) => time !== null);
  const end = later ?? state.endedAt;
  return end === null || end === undefined ? null : Math.max(0, end - startedAt);
}

import type { TASKS } from "./tasks.ts";

type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskOutput<Name extends TaskName> = ReturnType<Tasks[Name]>;

/** Where work is done that needs the processor for a while, so that the server goes on answering. */
export interface Work {
  /** Throws WorkFailed where it cannot be done, the signal's reason when aborted, and what the task itself throws. */
  run<Name extends TaskName>(name: Name, input: TaskInput<Name>, signal: AbortSignal): Promise<TaskOutput<Name>>;
}

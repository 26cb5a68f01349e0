import { setImmediate } from "node:timers/promises";
import { runTask } from "./run-task.ts";
import type { TaskInput, TaskName, Work } from "./work.ts";

/** Does the work on the thread that asks for it: for programs that have nothing else to do. */
export const WORK_HERE: Work = {
  async run<Name extends TaskName>(name: Name, input: TaskInput<Name>, signal: AbortSignal) {
    await setImmediate();
    signal.throwIfAborted();
    return runTask(name, input);
  },
};

import { TASKS } from "./tasks.ts";
import type { TaskInput, TaskName, TaskOutput } from "./work.ts";

/** Does a task at once, on this thread. The type of the input goes with the name. */
export function runTask<Name extends TaskName>(name: Name, input: TaskInput<Name>): TaskOutput<Name> {
  const task = TASKS[name] as (input: TaskInput<Name>) => TaskOutput<Name>;
  return task(input);
}

import { QueryError } from "@medsieve/query/query";
import { runTask } from "./run-task.ts";
import type { TaskInput, TaskName } from "./work.ts";

/** What a worker thread is asked for. */
export interface TaskMessage {
  name: TaskName;
  input: TaskInput<TaskName>;
}

/** What it answers; an error is described, since its class does not come through. */
export type TaskAnswer =
  | { output: unknown }
  | { refused: Pick<QueryError, "code" | "message" | "start" | "end"> }
  | { error: { message: string; stack: string } };

/** Runs one task in a worker thread. */
export default function answerTask({ name, input }: TaskMessage): TaskAnswer {
  try {
    return { output: runTask(name, input) };
  } catch (error) {
    if (error instanceof QueryError) {
      const { code, message, start, end } = error;
      return { refused: { code, message, start, end } };
    }
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    return { error: { message, stack } };
  }
}

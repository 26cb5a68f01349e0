import { fileURLToPath } from "node:url";
import type { Worker } from "node:worker_threads";
import { QueryError } from "@medsieve/query/query";
import pLimit from "p-limit";
import { Piscina } from "piscina";
import type { TaskInput, TaskName, TaskOutput, Work } from "./work.ts";
import { WorkFailed } from "./work-failed.ts";
import type { TaskAnswer, TaskMessage } from "./worker.ts";

/** From the bundle there is one file, which needs nothing before it. */
const FILE = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "./source-worker.mjs" : "./worker.mjs", import.meta.url),
);
/** Milliseconds that one task may take. The slowest that is known takes two seconds: recall of 60,000 characters. */
const TASK_MS = 15_000;
/** Milliseconds in which a task whose caller left may end by itself, so that its thread need not be started again. */
const LEAVE_MS = 1_000;
/** Of one thread, in MB; vocabulary, MeSH and the model that marks PICO take 200. */
const MEMORY_MB = 768;
/** The same for new objects, most of which die at once: three times what V8 calls a semi-space. */
const YOUNG_MEMORY_MB = 96;
/** By how much the system prefers the thread that answers requests to these, where it knows priorities of threads (Linux). */
const NICENESS = 4;

interface WorkSettings {
  /** Tasks at once. */
  threads: number;
  log: { warn: (data: object, message: string) => void };
  /** Milliseconds that one task may take. */
  taskMs?: number;
}

export interface WorkPool extends Work {
  /** Has every thread load what reading needs, however long that takes; tasks that come meanwhile wait for a thread. */
  warmUp: () => Promise<void>;
  listThreads: () => readonly Worker[];
  close: () => Promise<void>;
}

/** Threads for the work of the server. One that ends, or is ended since its task takes too long, is replaced. */
export function openWork({ threads, log, taskMs = TASK_MS }: WorkSettings): WorkPool {
  const pool = new Piscina<TaskMessage, TaskAnswer>({
    filename: FILE,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
    niceIncrement: NICENESS,
    execArgv: [],
  });
  // A thread that ends without a task is replaced, too.
  pool.on("error", (err) => log.warn({ err }, "a worker thread broke down"));
  const turns = pLimit(threads);

  async function runOnce(message: TaskMessage, signal: AbortSignal): Promise<TaskAnswer> {
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), taskMs);
    let leaving: NodeJS.Timeout | undefined;
    const leave = () => {
      leaving = setTimeout(() => ending.abort(), LEAVE_MS);
    };
    signal.addEventListener("abort", leave, { once: true });
    try {
      return await pool.run(message, { signal: ending.signal });
    } catch (error) {
      signal.throwIfAborted();
      const reason = ending.signal.aborted ? "out_of_time" : "thread_ended";
      log.warn({ task: message.name, reason, err: error }, "a task of a worker thread came to nothing");
      throw new WorkFailed(reason, error);
    } finally {
      clearTimeout(timer);
      clearTimeout(leaving);
      signal.removeEventListener("abort", leave);
    }
  }

  return {
    async run<Name extends TaskName>(name: Name, input: TaskInput<Name>, caller: AbortSignal) {
      caller.throwIfAborted();
      // Many tasks may have one caller: each listens to a signal of its own.
      const signal = AbortSignal.any([caller]);
      const answering = turns(() => {
        signal.throwIfAborted();
        return runOnce({ name, input }, signal);
      });
      const answer = await orAborted(answering, signal);
      if ("refused" in answer) {
        const { code, message, start, end } = answer.refused;
        throw new QueryError(code, message, start, end);
      }
      if ("error" in answer) throw Object.assign(new Error(answer.error.message), { stack: answer.error.stack });
      return answer.output as TaskOutput<Name>;
    },
    async warmUp() {
      const message: TaskMessage = { name: "warmUp", input: null };
      // In their turns, so that the time of a task that comes meanwhile is not counted before it has a thread.
      await Promise.all(Array.from({ length: threads }, () => turns(() => pool.run(message))));
    },
    listThreads: () => pool.threads,
    close: () => pool.destroy(),
  };
}

/** The work's result; throws the signal's reason as soon as it is aborted, whatever becomes of the work. */
async function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

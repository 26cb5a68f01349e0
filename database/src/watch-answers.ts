import { setImmediate } from "node:timers/promises";
import type { Clock } from "@medsieve/runtime/clock";
import pg from "pg";
import type { Database, DatabaseLog } from "./client.ts";

/** Milliseconds between two questions whether the database answers, and how long it may take. */
const ASK_EVERY_MS = 2_000;
const ANSWERS_WITHIN_MS = 8_000;
/** While it does not answer, a call waits no longer for a connection. */
const CONNECTS_WITHIN_MS = 1_000;

/**
 * Asks PostgreSQL over a connection of its own whether it answers. Where it is connected and silent, which neither an
 * error nor its own time limits end, every connection is broken: calls are refused instead of waiting with it. Returns the
 * function that ends the watch.
 */
export function watchAnswers(
  { pool, disconnect }: Pick<Database, "pool" | "disconnect">,
  databaseUrl: string,
  log: DatabaseLog,
  clock: Clock,
): () => Promise<void> {
  const closing = new AbortController();
  const patience = pool.options.connectionTimeoutMillis;
  let isSilent = false;

  function note(answers: boolean): void {
    if (!answers) disconnect();
    if (answers !== isSilent) return;
    isSilent = !answers;
    pool.options.connectionTimeoutMillis = answers ? patience : CONNECTS_WITHIN_MS;
    if (isSilent) log.warn({ afterMs: ANSWERS_WITHIN_MS }, "the database is connected and does not answer");
    else log.warn({}, "the database answers again");
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
      try {
        await askUntilSilent(client);
      } finally {
        client.connection.stream.destroy();
      }
      await clock.pause(ASK_EVERY_MS, closing.signal).catch(() => undefined);
    }
  }

  /** Asks over one connection until it breaks, which calls find out by themselves, or is silent. */
  async function askUntilSilent(client: pg.Client): Promise<void> {
    client.on("error", () => undefined);
    let ask = async () => {
      await client.connect();
    };
    while (!closing.signal.aborted) {
      const outcome = await inTime(ask());
      if (closing.signal.aborted || outcome === "broken") return;
      note(outcome === "answered");
      if (outcome === "silent") return;
      ask = async () => {
        await client.query("select 1");
      };
      await clock.pause(ASK_EVERY_MS, closing.signal).catch(() => undefined);
    }
  }

  async function inTime(answer: Promise<void>): Promise<"answered" | "broken" | "silent"> {
    const asked = new AbortController();
    const limit = AbortSignal.any([asked.signal, closing.signal]);
    const answered = answer.then(
      () => "answered" as const,
      () => "broken" as const,
    );
    const silent = clock.pause(ANSWERS_WITHIN_MS, limit).then(
      async () => {
        // An answer that came while this process was busy is read first.
        await setImmediate();
        await setImmediate();
        return "silent" as const;
      },
      () => "broken" as const,
    );
    const outcome = await Promise.race([answered, silent]);
    asked.abort();
    return outcome;
  }

  const watching = watch();
  return async () => {
    closing.abort();
    await watching;
  };
}

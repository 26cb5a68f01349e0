import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerMessage } from "@medsieve/contract/search-events";
import { SocketClient } from "../server/test/socket-client.ts";
import type { BenchSession } from "./bench-sessions.ts";

/** What users saw. */
export interface Seen {
  /** Of each search that came to its result: when it was asked for, and how many milliseconds later that was. */
  searches: { askedAt: number; tookMs: number; isFirst: boolean }[];
  /** Searches that the server named or answered, by their user's session. */
  acknowledged: Map<BenchSession, Set<string>>;
  /** Requests that were put off, by status, and those of them without a Retry-After. */
  refused: Map<number, number>;
  withoutRetryAfter: number;
  /** Searches by socket that were named a place in the queue, and of these those with an estimate. */
  queued: number;
  estimated: number;
  /** What came in place of a result. */
  failures: string[];
}

export type Ask = (session: BenchSession, query: string, seen: Seen) => Promise<void>;

export const nothingSeen = (): Seen => ({
  ...{ searches: [], acknowledged: new Map(), refused: new Map(), withoutRetryAfter: 0 },
  ...{ queued: 0, estimated: 0, failures: [] },
});

export function acknowledge(seen: Seen, session: BenchSession, searchId: string): void {
  const own = seen.acknowledged.get(session) ?? new Set();
  seen.acknowledged.set(session, own.add(searchId));
}

/** Asks by a plain request, and again with the same request where the server puts it off or the connection breaks. */
export const askByRequest: Ask = async (session, query, seen) => {
  const request_id = randomUUID();
  for (;;) {
    const answer = await session.call("/search", { query, request_id }).catch((error: unknown) => {
      // A connection that broke; the search it began goes on.
      if (error instanceof TypeError) return null;
      throw error;
    });
    if (answer === null) continue;
    if (answer.ok) {
      acknowledge(seen, session, ((await answer.json()) as { search_id: string }).search_id);
      return;
    }
    const text = await answer.text();
    if (!noteRefusal(answer, seen)) throw new Error(`a search was answered with ${answer.status}: ${text}`);
    await sleep(Number(answer.headers.get("retry-after") ?? 1) * 1000);
  }
};

/** Counts a refusal that asks to come again; false where it is another. */
export function noteRefusal(answer: Response, seen: Seen): boolean {
  if (answer.status !== 503) return false;
  seen.refused.set(answer.status, (seen.refused.get(answer.status) ?? 0) + 1);
  if (answer.headers.get("retry-after") === null) seen.withoutRetryAfter++;
  return true;
}

const ENDINGS: ReadonlySet<ServerMessage["type"]> = new Set([
  "result",
  "search_error",
  "error",
  "usage_limit_exceeded",
]);

/** A page's socket, which stays open from one search to the next, and comes back where it was closed. */
export class AskingSocket {
  readonly #session: BenchSession;
  #client: SocketClient | null = null;
  #closed: Promise<null> = Promise.resolve(null);

  constructor(session: BenchSession) {
    this.#session = session;
  }

  readonly ask: Ask = async (session, query, seen) => {
    const start = { query, request_id: randomUUID() };
    let searchId: string | null = null;
    let seq = 0;
    for (;;) {
      const client = await this.#open();
      await client.send(searchId === null ? start : { type: "resume", search_id: searchId, after_seq: seq });
      const ending = await Promise.race([client.until(({ type }) => ENDINGS.has(type)), this.#closed]);
      for (const message of client.messages) {
        if ("search_id" in message) searchId = message.search_id;
        if ("seq" in message) seq = message.seq;
      }
      if (searchId !== null) acknowledge(seen, session, searchId);
      const waits = client.messages.flatMap((message) =>
        message.type === "search_status" && message.queue !== undefined ? [message.queue] : [],
      );
      if (waits.length > 0) seen.queued++;
      if (waits.some(({ seconds }) => seconds !== null)) seen.estimated++;
      client.messages.length = 0;
      if (ending === null) continue;
      if (ending.type === "error" && ending.code === "session_expired") {
        // As the page does: with a new token to the same search.
        this.close();
        this.#client = null;
        continue;
      }
      if (ending.type !== "result") throw new Error(JSON.stringify(ending));
      return;
    }
  };

  close(): void {
    this.#client?.socket.terminate();
  }

  async #open(): Promise<SocketClient> {
    const held = this.#client;
    if (held !== null && held.socket.readyState === held.socket.OPEN) return held;
    const client = new SocketClient(this.#session.server, await this.#session.token());
    client.socket.on("error", () => undefined);
    this.#client = client;
    this.#closed = new Promise((resolve) => client.socket.once("close", () => resolve(null)));
    return client;
  }
}

/** Asks one question after the other until stopped, and lets the last come to its end. */
export async function askUntil(
  session: BenchSession,
  questions: () => string,
  ask: Ask,
  seen: Seen,
  stopped: AbortSignal,
): Promise<void> {
  for (let isFirst = true; !stopped.aborted; isFirst = false) {
    const askedAt = performance.now();
    try {
      await ask(session, questions(), seen);
      seen.searches.push({ askedAt, tookMs: performance.now() - askedAt, isFirst });
    } catch (error) {
      seen.failures.push(error instanceof Error ? error.message : String(error));
    }
  }
}

import { randomUUID } from "node:crypto";
import type { ServerMessage } from "@medsieve/contract/search-events";
import { searchResultSchema } from "@medsieve/contract/search-results";
import { SocketClient } from "../../server/test/socket-client.ts";
import { callServer, QUESTION } from "./asking.ts";
import type { RunningServer } from "./server.ts";

/** Searches that are asked again and again, by request and by socket, over servers of which one may be ending. */
export interface RestartLoad {
  /** Searches under way that were asked of this server. */
  underWay(server: RunningServer): number;
  /** Resolves when the searches under way have ended; throws what one of them failed with. */
  stop(): Promise<LoadOutcome>;
}

export interface LoadOutcome {
  /** The search that each request got. */
  searches: Map<string, string>;
  /** What sockets were closed with before their search had ended. */
  sentAway: number[];
  /** Requests that a server did not answer, or put off, and that went to the other. */
  askedElsewhere: number;
}

const ASKING_AT_ONCE = 2;
const ENDINGS: ReadonlySet<ServerMessage["type"]> = new Set([
  "result",
  "search_error",
  "error",
  "usage_limit_exceeded",
]);

/** Each request goes to the servers by turns, until one of them answers it. */
export function loadServers(servers: readonly RunningServer[], token: string): RestartLoad {
  const outcome: LoadOutcome = { searches: new Map(), sentAway: [], askedElsewhere: 0 };
  const underWay = new Map(servers.map((server) => [server, 0]));
  let isStopping = false;
  let turn = 0;

  const next = (): RunningServer => servers[turn++ % servers.length] as RunningServer;

  async function during<Result>(server: RunningServer, act: () => Promise<Result>): Promise<Result> {
    underWay.set(server, (underWay.get(server) ?? 0) + 1);
    try {
      return await act();
    } finally {
      underWay.set(server, (underWay.get(server) ?? 0) - 1);
    }
  }

  async function askByRequest(requestId: string): Promise<string> {
    for (;;) {
      const server = next();
      const asked = () => callServer(server.url, token, "/search", { ...QUESTION, request_id: requestId });
      // A server that is gone answers nothing, and one that ends puts the request off.
      const response = await during(server, asked).catch((error: unknown) => {
        if (error instanceof TypeError) return null;
        throw error;
      });
      if (response?.ok) return searchResultSchema.parse(await response.json()).search_id;
      if (response !== null && response.status !== 503) throw new Error(`${response.status}: ${await response.text()}`);
      await response?.body?.cancel();
      outcome.askedElsewhere++;
    }
  }

  /** Begins the search, or follows it from its last number where it has begun. */
  async function askBySocket(requestId: string): Promise<string> {
    let searchId: string | null = null;
    let seq = 0;
    for (;;) {
      const server = next();
      const client = new SocketClient(server.url, token);
      client.socket.on("error", () => undefined);
      const closed = new Promise<number>((resolve) => client.socket.once("close", resolve));
      const opened = new Promise<boolean>((resolve) => client.socket.once("open", () => resolve(true)));
      if (!(await Promise.race([opened, closed.then(() => false)]))) {
        outcome.askedElsewhere++;
        continue;
      }
      const start = { ...QUESTION, preference: "comprehensive", request_id: requestId };
      await client.send(searchId === null ? start : { type: "resume", search_id: searchId, after_seq: seq });
      const ended = client.until(({ type }) => ENDINGS.has(type));
      const ending = await during(server, () => Promise.race([ended, closed]));
      for (const message of client.messages) {
        if (message.type === "search_status") searchId = message.search_id;
        if ("seq" in message && message.seq !== undefined) seq = message.seq;
      }
      if (typeof ending === "number") {
        outcome.sentAway.push(ending);
        continue;
      }
      client.socket.terminate();
      if (ending.type !== "result") throw new Error(JSON.stringify(ending));
      return ending.search_id;
    }
  }

  async function repeat(ask: (requestId: string) => Promise<string>): Promise<void> {
    while (!isStopping) {
      const requestId = randomUUID();
      outcome.searches.set(requestId, await ask(requestId));
    }
  }

  const asking = Promise.all(
    [askByRequest, askBySocket].flatMap((ask) => Array.from({ length: ASKING_AT_ONCE }, () => repeat(ask))),
  );
  // It is thrown by stop.
  asking.catch(() => {
    isStopping = true;
  });
  return {
    underWay: (server) => underWay.get(server) ?? 0,
    stop: async () => {
      isStopping = true;
      await asking;
      return outcome;
    },
  };
}

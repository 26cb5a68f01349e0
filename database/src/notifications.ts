import { EventEmitter } from "node:events";
import { type Clock, SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import pg from "pg";
import type { Database, DatabaseLog } from "./client.ts";

/** Notifications between servers: a search has new events, should stop, is left by its server; a count changed; mail, or a run of a watch, waits. */
export type Topic = "search_events" | "search_cancel" | "search_left" | "usage" | "mail" | "watch_runs";

const CHANNEL = "medsieve";
/** Milliseconds between two tries to listen again. */
const RECONNECT_MS = 1_000;

export interface Notifications {
  /** Reaches every replica, this one included. Best effort: it never throws, and a message may be lost in an outage. */
  publish: (topic: Topic, id: string) => Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe: (topic: Topic, listener: (id: string) => void) => () => void;
  close: () => Promise<void>;
}

/**
 * LISTEN/NOTIFY on PostgreSQL; within the process for the embedded database, which only one process has. A connection that
 * breaks is opened again for as long as it takes. Throws where the first one cannot be opened.
 */
export async function openNotifications(
  database: Database,
  databaseUrl: string | null,
  log: DatabaseLog,
  clock: Clock = SYSTEM_CLOCK,
): Promise<Notifications> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const subscribe: Notifications["subscribe"] = (topic, listener) => {
    emitter.on(topic, listener);
    return () => emitter.off(topic, listener);
  };
  if (databaseUrl === null) {
    return { subscribe, publish: async (topic, id) => void emitter.emit(topic, id), close: async () => undefined };
  }
  const closing = new AbortController();
  const receive = ({ payload = "" }: { payload?: string | undefined }) => {
    const [topic = "", id = ""] = payload.split(" ");
    emitter.emit(topic, id);
  };
  let connection = await connect(databaseUrl, receive);
  const listening = keepListening();

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      const err = await connection.lost;
      if (closing.signal.aborted) return;
      log.warn({ err }, "messages of other servers are not heard: the connection was lost and is opened again");
      await reconnect(databaseUrl ?? "");
    }
  }

  async function reconnect(url: string): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        connection = await connect(url, receive);
        if (closing.signal.aborted) await connection.end();
        return;
      } catch {
        // Said once, when it was lost.
        await clock.pause(RECONNECT_MS, closing.signal).catch(() => undefined);
      }
    }
  }

  return {
    subscribe,
    publish: async (topic, id) => {
      try {
        await database.pool.query("select pg_notify($1, $2)", [CHANNEL, `${topic} ${id}`]);
      } catch (err) {
        log.warn({ err, topic }, "a message for other servers was lost");
      }
    },
    close: async () => {
      closing.abort();
      await connection.end();
      await listening;
    },
  };
}

interface Connection {
  /** Resolves when it is over, with what broke it. */
  lost: Promise<unknown>;
  end: () => Promise<void>;
}

async function connect(url: string, receive: (message: { payload?: string | undefined }) => void): Promise<Connection> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  let cause: unknown = null;
  client.on("error", (error) => {
    cause = error;
  });
  const lost = new Promise<unknown>((resolve) => client.once("end", () => resolve(cause)));
  client.on("notification", receive);
  const end = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    await end();
    throw error;
  }
  return { lost, end };
}

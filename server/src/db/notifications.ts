import { EventEmitter } from "node:events";
import pg from "pg";
import type { Database } from "./client.ts";

/** What servers tell each other through the database: a search has new events, should stop; a user's count changed; mail was queued. */
export type Topic = "search_events" | "search_cancel" | "usage" | "mail";

const CHANNEL = "medsieve";
const RECONNECT_MS = 1_000;

export interface Notifications {
  /** Told to every replica, this one included. Best effort: a message may be lost while a connection is down. */
  publish: (topic: Topic, id: string) => Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe: (topic: Topic, listener: (id: string) => void) => () => void;
  close: () => Promise<void>;
}

/** LISTEN/NOTIFY on PostgreSQL; within the process for the embedded database, which only one process has. */
export async function openNotifications(database: Database, databaseUrl: string | null): Promise<Notifications> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const subscribe: Notifications["subscribe"] = (topic, listener) => {
    emitter.on(topic, listener);
    return () => emitter.off(topic, listener);
  };
  if (databaseUrl === null) {
    return { subscribe, publish: async (topic, id) => void emitter.emit(topic, id), close: async () => undefined };
  }
  let closed = false;
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const listening = new pg.Client({ connectionString: databaseUrl ?? "", keepAlive: true });
    listening.on("notification", ({ payload = "" }) => {
      const [topic = "", id = ""] = payload.split(" ");
      emitter.emit(topic, id);
    });
    listening.on("error", () => void reconnect());
    await listening.connect();
    await listening.query(`listen ${CHANNEL}`);
    return listening;
  }

  async function reconnect(): Promise<void> {
    await client.end().catch(() => undefined);
    while (!closed) {
      try {
        client = await listen();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref());
      }
    }
  }

  return {
    subscribe,
    publish: async (topic, id) => {
      await database.pool.query("select pg_notify($1, $2)", [CHANNEL, `${topic} ${id}`]);
    },
    close: async () => {
      closed = true;
      await client.end();
    },
  };
}

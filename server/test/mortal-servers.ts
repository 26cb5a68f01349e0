import type { Notifications } from "@medsieve/database/notifications";
import { searches } from "@medsieve/database/schema/index";
import { and, eq, inArray, lt, not, sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import { makePaper } from "../../contract/test/papers.ts";
import type { TestDatabase } from "../../database/test/database.ts";
import { createLogger } from "../src/http/logging.ts";
import { openTestApp, openTestNotifications, type TestApp } from "./app.ts";
import { openMortal } from "./mortal-database.ts";
import { ScriptedReader, ScriptedSource } from "./scripted-search.ts";

const QUERY = "statins[tiab]";
export const PMIDS = ["101", "102", "103"];
/** A question with this word is not read to its end before the gate is opened. */
export const SLOW = "slow";

/** Reads each paper for itself; the second of a slow question waits for the gate. */
class GatedReader extends ScriptedReader {
  readonly #gate: Promise<void>;

  constructor(gate: Promise<void>) {
    super([QUERY]);
    this.#gate = gate;
  }

  override async *readPapers(...[question, papers, signal]: Parameters<ScriptedReader["readPapers"]>) {
    const held = question.text.includes(SLOW) ? papers.findIndex(({ pmid }) => pmid === PMIDS[1]) : -1;
    yield* super.readPapers(question, held < 0 ? papers : papers.slice(0, held), signal);
    if (held < 0) return;
    const left = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
    if (!signal.aborted) await Promise.race([this.#gate, left]);
    yield* super.readPapers(question, papers.slice(held), signal);
  }
}

interface Server {
  app: TestApp;
  address: string;
  kill: () => void;
}

/**
 * Servers over one database, of which each can be killed and started again. Their timers stand still: leases end, and are looked
 * at, when it is said so.
 */
export class MortalServers {
  readonly #database: TestDatabase;
  readonly #source = new ScriptedSource(
    PMIDS.map((pmid) => makePaper(Number(pmid))),
    { [QUERY]: PMIDS },
  );
  readonly #alive = new Map<number, Server>();
  readonly #dead: Server[] = [];
  #news: Notifications | null = null;
  /** At which server each search is that was taken over. */
  readonly takenBy = new Map<string, number>();
  openGate: () => void = () => undefined;
  readonly #gate = new Promise<void>((resolve) => {
    this.openGate = resolve;
  });

  constructor(database: TestDatabase) {
    this.#database = database;
  }

  get(at: number): Server {
    const server = this.#alive.get(at);
    if (server === undefined) throw new Error(`server ${at} is dead`);
    return server;
  }

  any(): Server {
    const [server] = this.#alive.values();
    if (server === undefined) throw new Error("no server lives");
    return server;
  }

  async start(at: number): Promise<void> {
    await this.#holdLeases([]);
    const { database, kill } = openMortal(this.#database, null);
    // Written as JSON by the logger itself.
    const note = (line: string) => {
      const { searchId, attempt } = JSON.parse(line) as { searchId?: string; attempt?: number };
      if (searchId !== undefined && attempt !== undefined) this.takenBy.set(searchId, at);
    };
    const logger = createLogger("warn", { write: note });
    vi.useFakeTimers({ toFake: ["setInterval"] });
    try {
      const own = { ...database, url: this.#database.url };
      // Those of one embedded database are shared.
      const notifications = await openTestNotifications(this.#database);
      this.#news = notifications;
      const app = await openTestApp(own, this.#source, new GatedReader(this.#gate), { logger, notifications });
      this.#alive.set(at, { app, address: await app.listen(), kill });
    } finally {
      vi.useRealTimers();
    }
  }

  kill(at: number): void {
    const server = this.get(at);
    server.kill();
    this.#alive.delete(at);
    this.#dead.push(server);
  }

  /** Ends the leases of these searches, and lets those who live look until one of them has seen each. */
  async passTime(ids: readonly string[]): Promise<void> {
    await this.#holdLeases(ids);
    const { db } = this.#database;
    const isUnseen = and(eq(searches.status, "running"), lt(searches.leaseUntil, sql`now()`));
    const countUnseen = async () => {
      await this.#news?.publish("search_left", "");
      return db.$count(searches, isUnseen);
    };
    await expect.poll(countUnseen, { interval: 10 }).toBe(0);
  }

  async #holdLeases(ended: readonly string[]): Promise<void> {
    const { db } = this.#database;
    const set = (end: string) => db.update(searches).set({ leaseUntil: sql.raw(end) });
    const isEnded = inArray(searches.id, [...ended]);
    if (ended.length > 0) await set("now() - interval '1 second'").where(isEnded);
    await set("now() + interval '10 seconds'").where(ended.length > 0 ? not(isEnded) : eq(searches.status, "running"));
  }

  async close(): Promise<void> {
    this.openGate();
    for (const { app } of [...this.#alive.values(), ...this.#dead]) await app.close();
  }
}

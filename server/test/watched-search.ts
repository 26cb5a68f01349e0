import { type Database, UNLOGGED } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { type Readers, useFreeReaders } from "@medsieve/language-models/readers";
import { createBuiltinReader, DESK_HERE } from "@medsieve/reader/builtin-reader";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { sql } from "drizzle-orm";
import { makePaper } from "../../contract/test/papers.ts";
import type { TestDatabase } from "../../database/test/database.ts";
import { createPromptSource } from "../src/prompts/prompt-store.ts";
import type { WatchReaders } from "../src/watches/run-reading.ts";
import { runDueWatches } from "../src/watches/run-watches.ts";
import { SearchActivity } from "../src/work/search-activity.ts";
import { call, openTestApp, signInNew, type TestApp, WATCH_LINKS } from "./app.ts";
import { ScriptedReader, ScriptedSource } from "./scripted-search.ts";

export const ZINC = "zinc[tiab]";
export const COLDS = "colds[tiab]";
const never = new AbortController().signal;
/** For code that notifies, where a test does not listen. */
const UNHEARD: Notifications = {
  publish: async () => undefined,
  subscribe: () => () => undefined,
  close: async () => undefined,
};
const SILENT = { ...UNLOGGED, info: () => undefined, error: () => undefined };

/** What runs have around them in a test: no search works beside them. */
export const RUN_AROUND = {
  notifications: UNHEARD,
  links: WATCH_LINKS,
  activity: new SearchActivity(SYSTEM_CLOCK),
  log: SILENT,
};

const openBuiltin = () => createBuiltinReader(DESK_HERE);

/** Those that read new papers: where no others are given, the built-in reader alone. */
export function readersOf(database: Database, readers = useFreeReaders(openBuiltin)): WatchReaders {
  return { readers, openBuiltin, prompts: createPromptSource(database.db) };
}

/**
 * A server with a completed search of two queries by user@example.org, and a source whose answers a test changes; `readers`
 * are those that new papers are read by.
 */
export async function openWatchedSearch(database: TestDatabase, readers?: Readers) {
  const papers = [101, 102, 103, 104, 105, 106].map((pmid) => makePaper(pmid));
  const source = new ScriptedSource(papers, { [ZINC]: ["101", "102"], [COLDS]: ["102", "103"] });
  const test: TestApp = await openTestApp(database, source, new ScriptedReader([ZINC, COLDS]));
  const token = await signInNew(test, database, { email: "user@example.org" });
  const asked = await call(test.app, "POST", "/search", token, { query: "Does zinc help?", language: "en" });
  const searchId: string = asked.json().search_id;

  const watch = async (given: object = {}) =>
    (
      await call(test.app, "POST", "/watches", token, {
        search_id: searchId,
        schedule: "weekly",
        mail: false,
        ...given,
      })
    ).json();
  const readRuns = async (watchId: string) =>
    (await call(test.app, "GET", `/watches/${watchId}/runs`, token)).json().items;
  /** Makes every watch due, and runs what is due as one server does. */
  const runAll = async (signal = never) => {
    await database.db.execute(sql`update watches set next_run_at = now()`);
    const deps = { ...RUN_AROUND, database, openSource: () => source, reading: readersOf(database, readers) };
    await runDueWatches(deps, signal);
  };
  /** The newest run after everything was run once more. */
  const runAgain = async (watchId: string) => {
    await runAll();
    return (await readRuns(watchId))[0];
  };
  return { test, source, token, searchId, watch, readRuns, runAll, runAgain };
}

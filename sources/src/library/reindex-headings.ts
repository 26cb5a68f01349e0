import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@medsieve/database/client";
import type { Citation } from "@medsieve/medline/citation";
import { valueLexeme } from "@medsieve/text/lexemes";
import { sql } from "drizzle-orm";
import { lockPapers } from "../papers-lock.ts";
import { matchLexeme } from "../query/tsquery.ts";
import { indexPaper, treeMark } from "./index-paper.ts";
import { tidyLibrary } from "./tidy-library.ts";

const PAPERS_A_STEP = 200;
/** Milliseconds between two steps, in which searches have the database. */
const PAUSE_MS = 100;
const STEPS_BETWEEN_REPORTS = 50;

interface ReindexLog {
  info: (data: object, message: string) => void;
  warn: (data: object, message: string) => void;
}

/** A paper with headings that the index does not have by the tree of this year's MeSH. */
function isBehind() {
  const waiting = `${matchLexeme(valueLexeme("has", "mesh"))}&!${matchLexeme(treeMark())}`;
  return sql`lexemes @@ ${waiting}::tsquery`;
}

/** How many papers still wait for their headings to be indexed by their places in the tree. */
export async function countBehind(database: Database): Promise<number> {
  const found = await database.db.execute<{ papers: number }>(
    sql`select count(*)::int as papers from library_index where ${isBehind()}`,
  );
  return found.rows[0]?.papers ?? 0;
}

/**
 * Indexes papers again that came in by an earlier version, or with MeSH of another year. It goes in small steps, so that
 * searches are answered meanwhile: these find such papers by their own headings only. Several servers may do it at once.
 */
export function startReindexing(
  database: Database,
  log: ReindexLog,
  pauseMs = PAUSE_MS,
): { done: Promise<void>; close: () => Promise<void> } {
  const stopping = new AbortController();
  const done = reindex(database, log, pauseMs, stopping.signal).catch((err) => {
    if (!stopping.signal.aborted) log.warn({ err }, "the headings of the library were not all indexed again");
  });
  return {
    done,
    close: async () => {
      stopping.abort();
      await done;
    },
  };
}

async function reindex(database: Database, log: ReindexLog, pauseMs: number, signal: AbortSignal): Promise<void> {
  const papers = await countBehind(database);
  if (papers === 0) return;
  log.info({ papers }, "the MeSH headings of the library are being indexed again");
  let indexed = 0;
  for (let step = 1; !signal.aborted; step += 1) {
    const taken = await reindexStep(database);
    if (taken === 0) break;
    indexed += taken;
    if (step % STEPS_BETWEEN_REPORTS === 0) log.info({ indexed, papers }, "MeSH headings indexed again so far");
    await sleep(pauseMs, undefined, { signal });
  }
  if (signal.aborted) return;
  await tidyLibrary(database);
  log.info({ indexed, papers }, "the MeSH headings of the library are indexed again");
}

/** One transaction over some papers; an import waits for it, as it waits for another import. */
async function reindexStep(database: Database): Promise<number> {
  return database.db.transaction(async (tx) => {
    await lockPapers(tx);
    const found = await tx.execute<{ pmid: number; citation: Citation }>(sql`
      select pmid, citation from papers
      where pmid in (select pmid from library_index where ${isBehind()} limit ${PAPERS_A_STEP})`);
    await tx.execute(sql`
      update library_index set lexemes = incoming.lexemes
      from unnest(
        ${sql.param(found.rows.map((row) => row.pmid))}::int[],
        ${sql.param(found.rows.map((row) => indexPaper(row.citation)))}::tsvector[]
      ) as incoming (pmid, lexemes)
      where library_index.pmid = incoming.pmid`);
    return found.rows.length;
  });
}

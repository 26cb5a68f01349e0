import { type PaperRecord, pubmedUrl } from "@medsieve/contract/papers";
import { NO_MODEL_SET } from "@medsieve/contract/reader-failures";
import type { SavedReading } from "@medsieve/contract/readings";
import type { Database, Transaction } from "@medsieve/database/client";
import type { Requester } from "@medsieve/database/requester";
import { searches, watches, watchRuns } from "@medsieve/database/schema/index";
import { readWithoutModel } from "@medsieve/language-models/read-without-model";
import type { Readers } from "@medsieve/language-models/readers";
import { readSpent } from "@medsieve/language-models/spending";
import { UsageLedger } from "@medsieve/language-models/usage-ledger";
import type { PromptSource } from "@medsieve/reader/prompt-source";
import type { Question, Reader } from "@medsieve/reader/reader";
import { eq } from "drizzle-orm";
import { areModelsAllowed } from "../db/models-allowed.ts";
import { logSearch } from "../db/query-logs.ts";
import { findUser } from "../db/users.ts";
import { readPapers } from "../pipeline/reading-papers.ts";
import type { RankedPaper } from "../pipeline/search-run.ts";
import type { TakenRun } from "./take-run.ts";

/** Who may read new papers of watched searches. */
export interface WatchReaders {
  readers: Readers;
  /** Costs nothing. */
  openBuiltin: () => Reader;
  prompts: PromptSource;
}

/** The reading of new papers in one run. */
export interface RunReading {
  /** Reads papers, and holds each statement against its sentence; by PMID. */
  read: (papers: readonly PaperRecord[], signal: AbortSignal) => Promise<ReadonlyMap<string, SavedReading>>;
  /**
   * Writes the query log where a model was asked for and there was something to read: last in the transaction that ends the
   * run. Nothing may be under way any more.
   */
  log: (tx: Transaction, outcome: "completed" | "stopped") => Promise<void>;
  /** Writes the query log of a run that is gone, with its watch or account; one that another server goes on with is logged there. */
  logIfGone: () => Promise<void>;
}

/**
 * Opens the reader of a run: a language model where the user wants one, else the built-in reader, which also reads where none
 * is set up or allowed, and then says why.
 */
export async function openRunReading(
  database: Database,
  watchReaders: WatchReaders,
  run: TakenRun,
): Promise<RunReading> {
  const { question, requester, wantsModel, startedAt } = await readRun(database, run);
  const usage = new UsageLedger(run.id, startedAt, await readSpent(database.db, run.id));
  const { reader, promptVersion } = wantsModel
    ? await openModel(database, watchReaders, usage, question, requester.userId)
    : { reader: watchReaders.openBuiltin(), promptVersion: null };
  const done: RankedPaper[] = [];

  async function log(tx: Transaction, outcome: "completed" | "stopped"): Promise<void> {
    const used = usage.summarize(reader.describe());
    if (!wantsModel || (done.length === 0 && used.tokenUsage.length === 0)) return;
    const { text: query, preference } = question;
    await logSearch(tx, {
      ...{ id: run.id, acceptedAt: startedAt, requester, query, preference, outcome, promptVersion, usage: used },
      ...{ maxResults: null, papersFound: done.length, queries: [], error: null, failure: null, stages: [] },
      processingTime: Math.max(0, Date.now() - startedAt.getTime()) / 1000,
      papers: done
        .toSorted((one, other) => other.reading.relevance_score - one.reading.relevance_score)
        .map(({ paper: { title, pmid, demonstration }, reading: { relevance_score } }) => {
          return { title, relevance_score, url: pubmedUrl(pmid, demonstration) };
        }),
    });
  }

  return {
    async read(papers, signal) {
      if (papers.length === 0) return new Map();
      try {
        for await (const read of readPapers(question, papers, reader, signal)) {
          usage.noteWork("reading", read.reading.read_by.reader, read.reading.read_by.fallback);
          done.push(read);
        }
      } finally {
        await usage.settle();
      }
      return new Map(done.map(({ paper, reading }) => [paper.pmid, reading]));
    },
    log,
    logIfGone: () =>
      database.db.transaction(async (tx) => {
        if ((await tx.$count(watchRuns, eq(watchRuns.id, run.id))) === 0) await log(tx, "stopped");
      }),
  };
}

async function openModel(
  { db }: Database,
  { readers, openBuiltin, prompts }: WatchReaders,
  usage: UsageLedger,
  { language, preference }: Question,
  userId: string,
): Promise<{ reader: Reader; promptVersion: string | null }> {
  if (!readers.usesPrompts) return { reader: readWithoutModel(openBuiltin(), NO_MODEL_SET), promptVersion: null };
  const isAllowed = await areModelsAllowed(db, userId);
  const reader = readers.open(prompts, usage, isAllowed);
  return { reader, promptVersion: isAllowed ? (await prompts.read(language, preference)).version : null };
}

interface RunFacts {
  question: Question;
  requester: Requester;
  wantsModel: boolean;
  startedAt: Date;
}

async function readRun({ db }: Database, run: TakenRun): Promise<RunFacts> {
  const [found] = await db
    .select({
      ...{ userId: watches.userId, wantsModel: watches.readWithModel, startedAt: watchRuns.startedAt },
      ...{ text: searches.question, language: searches.language, preference: searches.preference },
    })
    .from(watchRuns)
    .innerJoin(watches, eq(watches.id, watchRuns.watchId))
    .innerJoin(searches, eq(searches.id, watches.searchId))
    .where(eq(watchRuns.id, run.id));
  const user = found === undefined ? null : await findUser(db, found.userId);
  if (found === undefined || user === null) throw new Error("a run has no watch");
  const { text, language, preference, wantsModel, startedAt } = found;
  const { id: userId, email: userEmail, companyId, companyName } = user;
  const client = { searchType: "Watch_Run", ipAddress: null, sessionId: null, userAgent: null } as const;
  return {
    question: { text, language, preference },
    requester: { ...client, userId, userEmail, companyId, companyName },
    ...{ wantsModel, startedAt },
  };
}

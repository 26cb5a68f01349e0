import type { PaperRecord } from "@medsieve/contract/papers";
import { NO_MODEL_SET } from "@medsieve/contract/reader-failures";
import type { SavedReading } from "@medsieve/contract/readings";
import type { Database, Transaction } from "@medsieve/database/client";
import { watchRuns } from "@medsieve/database/schema/index";
import { readWithoutModel } from "@medsieve/language-models/read-without-model";
import type { Readers } from "@medsieve/language-models/readers";
import { readSpent } from "@medsieve/language-models/spending";
import { UsageLedger } from "@medsieve/language-models/usage-ledger";
import type { PromptSource } from "@medsieve/reader/prompt-source";
import type { Question, Reader } from "@medsieve/reader/reader";
import { eq } from "drizzle-orm";
import { areModelsAllowed } from "../db/models-allowed.ts";
import { readPapers } from "../pipeline/reading-papers.ts";
import type { RankedPaper } from "../pipeline/search-run.ts";
import { logRun } from "./log-run.ts";
import { type RunFacts, readRunFacts } from "./run-facts.ts";
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
  const facts = await readRun(database, run);
  const { question, requester, wantsModel, startedAt } = facts;
  const usage = new UsageLedger(run.id, startedAt, await readSpent(database.db, run.id));
  const { reader, promptVersion } = wantsModel
    ? await openModel(database, watchReaders, usage, question, requester.userId)
    : { reader: watchReaders.openBuiltin(), promptVersion: null };
  const done: RankedPaper[] = [];

  async function log(tx: Transaction, outcome: "completed" | "stopped"): Promise<void> {
    const used = usage.summarize(reader.describe());
    if (!wantsModel || (done.length === 0 && used.tokenUsage.length === 0)) return;
    const processingTime = Math.max(0, Date.now() - startedAt.getTime()) / 1000;
    await logRun(tx, facts, { outcome, usage: used, done, promptVersion, processingTime });
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

async function readRun({ db }: Database, { id }: TakenRun): Promise<RunFacts> {
  const [run] = await readRunFacts(db, eq(watchRuns.id, id));
  if (run === undefined) throw new Error("a run has no watch");
  return run;
}

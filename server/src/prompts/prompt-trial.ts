import { randomUUID } from "node:crypto";
import type { LogFailure } from "@medsieve/contract/admin/query-logs";
import type { PaperRecord } from "@medsieve/contract/papers";
import type { promptDryRunSchema } from "@medsieve/contract/prompts";
import type { ReaderDescription } from "@medsieve/contract/searches";
import { NO_LIMITS } from "@medsieve/contract/searches";
import type { Database } from "@medsieve/database/client";
import type { Requester } from "@medsieve/database/requester";
import type { Readers } from "@medsieve/language-models/readers";
import { type LedgerSummary, UsageLedger } from "@medsieve/language-models/usage-ledger";
import type { Question, Reader } from "@medsieve/reader/reader";
import { AppError } from "@medsieve/runtime/app-error";
import { describeCause } from "@medsieve/runtime/failure-cause";
import type { PaperSource } from "@medsieve/sources/paper-source";
import type { z } from "zod";
import { areModelsAllowed } from "../db/models-allowed.ts";
import { type EndedSearch, logSearch } from "../db/query-logs.ts";
import { type WrittenSearch, writeQueries } from "../pipeline/queries/write-queries.ts";
import { readPapers } from "../pipeline/reading-papers.ts";
import type { RankedPaper } from "../pipeline/search-run.ts";
import type { Work } from "../work/work.ts";
import { nameTexts, useSettings } from "./prompt-store.ts";

/** Below the 30 seconds after which a page gives up a call. */
const TRIAL_TIMEOUT_MS = 25_000;

export interface TrialDeps {
  database: Database;
  readers: Readers;
  source: PaperSource;
  work: Work;
  now: () => Date;
}

export type Asked = z.output<typeof promptDryRunSchema>;

/** Ends when the page is left, or the time is over. */
export interface TrialTime {
  signal: AbortSignal;
  /** The time is over, and the page was not left before. */
  isOver: () => boolean;
}

export function limitTime(left: AbortSignal): TrialTime {
  const timeout = AbortSignal.timeout(TRIAL_TIMEOUT_MS);
  return { signal: AbortSignal.any([left, timeout]), isOver: () => timeout.aborted && !left.aborted };
}

/** Throws where there is no model whose prompts could be tried by this user. */
export async function requireModel({ database, readers }: TrialDeps, userId: string): Promise<void> {
  if (!readers.usesPrompts) {
    throw new AppError(409, "no_model", "No language model is set on this server, so there is no prompt to try");
  }
  if (!(await areModelsAllowed(database.db, userId))) {
    throw new AppError(
      409,
      "models_forbidden",
      "Your company reads without language models, so no prompt can be tried",
    );
  }
}

/** One trial of one set of settings with a question. What it cost stands in the query log, whatever becomes of it. */
export class PromptTrial {
  readonly #deps: TrialDeps;
  readonly #asked: Asked;
  readonly #requester: Requester;
  readonly #time: TrialTime;
  readonly #usage: UsageLedger;
  readonly #reader: Reader;
  #question: Question;

  constructor(deps: TrialDeps, asked: Asked, requester: Requester, time: TrialTime) {
    this.#deps = deps;
    this.#asked = asked;
    this.#requester = requester;
    this.#time = time;
    this.#usage = new UsageLedger(randomUUID(), deps.now());
    this.#reader = deps.readers.open(useSettings(asked.settings), this.#usage);
    const { query: text, language, preference } = asked;
    this.#question = { text, language, preference };
  }

  get version(): string {
    return nameTexts(this.#asked.settings);
  }

  describeReader(): ReaderDescription {
    return this.#reader.describe();
  }

  summarize(): LedgerSummary {
    return this.#usage.summarize(this.#reader.describe());
  }

  /** The queries that the settings give. When this fails, the trial has ended. */
  async write(): Promise<WrittenSearch> {
    const { source, work } = this.#deps;
    const { signal } = this.#time;
    try {
      const written = await writeQueries({
        ...{ question: this.#question, limits: NO_LIMITS, maxQueries: this.#asked.settings.max_queries },
        ...{ reader: this.#reader, source, work, signal },
      });
      this.#question = written.question;
      this.#usage.noteStep("queries", this.#reader.describe(), written.fallback);
      return written;
    } catch (thrown) {
      const error = this.#time.isOver() ? describeTimeout(thrown) : thrown;
      await this.fail("generating_queries", error);
      throw error;
    }
  }

  /** Has these papers read, in the order of their relevance; those for which the time was not enough are absent. */
  async read(papers: readonly PaperRecord[]): Promise<RankedPaper[]> {
    const read: RankedPaper[] = [];
    try {
      for await (const one of readPapers(this.#question, papers, this.#reader, this.#time.signal)) {
        const { reader, fallback } = one.reading.read_by;
        this.#usage.noteWork("reading", reader, fallback);
        read.push(one);
      }
    } catch (error) {
      if (!this.#time.isOver()) {
        await this.fail("analyzing_results", error);
        throw error;
      }
    }
    return read.sort((one, other) => other.reading.relevance_score - one.reading.relevance_score);
  }

  /** Ends a trial that gave these queries. */
  async end({ queries }: WrittenSearch): Promise<void> {
    await this.#log({
      ...{ outcome: "completed", queries: queries.map(({ query }) => query), error: null, failure: null },
    });
  }

  /** Ends a trial that came to nothing. */
  async fail(stage: LogFailure["stage"], error: unknown): Promise<void> {
    if (this.#time.signal.aborted && !this.#time.isOver()) {
      return this.#log({ outcome: "stopped", queries: [], error: null, failure: null });
    }
    const code = error instanceof AppError ? error.code : "search_failed";
    const cause = describeCause(error, [this.#asked.query]);
    await this.#log({
      ...{ outcome: "failed", queries: [], error: error instanceof Error ? error.message : code },
      failure: { stage, code, cause },
    });
  }

  async #log(ended: Pick<EndedSearch, "outcome" | "queries" | "error" | "failure">): Promise<void> {
    const { database, now } = this.#deps;
    await this.#usage.settle();
    const { id, startedAt } = this.#usage;
    const processingTime = Math.max(0, now().getTime() - startedAt.getTime()) / 1000;
    const { query, preference } = this.#asked;
    await database.db.transaction((tx) =>
      logSearch(tx, {
        ...{ id, acceptedAt: startedAt, requester: this.#requester, query, preference, processingTime },
        ...{ maxResults: null, papersFound: null, papers: [], promptVersion: this.version, stages: [] },
        usage: this.summarize(),
        ...ended,
      }),
    );
  }
}

function describeTimeout(cause: unknown): AppError {
  const seconds = TRIAL_TIMEOUT_MS / 1000;
  return new AppError(503, "reader_unavailable", `The model did not answer within ${seconds} seconds`, { cause });
}

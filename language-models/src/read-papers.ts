import type { PaperRecord } from "@medsieve/contract/papers";
import type { PromptSource } from "@medsieve/reader/prompt-source";
import { findNamedPapers } from "@medsieve/reader/question/named-papers";
import type { Question, Reader, Reading } from "@medsieve/reader/reader";
import type { Clock } from "@medsieve/runtime/clock";
import type { Logger } from "pino";
import { Channel } from "./channel.ts";
import { compareFindings } from "./compare-findings.ts";
import { fillPrompt, hashTexts, printQuestion } from "./fill-prompt.ts";
import type { KeptReading } from "./make-reading.ts";
import type { AskModel, ModelTimes } from "./model-calls.ts";
import { type FailureReason, ModelFailure } from "./model-failure.ts";
import { type NumberedPaper, numberPaper, printPaper } from "./numbered-paper.ts";
import { READING_RULES } from "./prompt-texts.ts";
import { type MissingPaper, readBatch } from "./read-batch.ts";
import type { SharedReadings } from "./shared-readings.ts";
import type { StoredReadings } from "./stored-readings.ts";

export interface ReadPapersDeps {
  vendor: string;
  model: string;
  ask: AskModel;
  prompts: PromptSource;
  stored: StoredReadings;
  shared: SharedReadings;
  builtin: Reader;
  times: ModelTimes;
  clock: Clock;
  /** Papers of one call. */
  batchSize: number;
  logger: Logger;
}

/** Batches in a row that may fail before the rest of a search's papers is not tried any more. */
const FAILURES_ALLOWED = 2;
/** Characters of the papers of one call; a longer paper goes alone. */
const MAX_BATCH_LENGTH = 24_000;

interface KeyedPaper {
  key: string;
  paper: NumberedPaper;
  length: number;
}

/**
 * Reads the papers of one search: stored readings at once, then batches side by side, each paper as soon as its batch
 * is read. What the model leaves out is asked for once more; what it does not read at all, the built-in reader reads,
 * and says why. Throws only the signal's reason when aborted, and what the database throws.
 */
export async function* readPapers(
  deps: ReadPapersDeps,
  question: Question,
  papers: readonly PaperRecord[],
  signal: AbortSignal,
): AsyncGenerator<Reading> {
  const closing = new AbortController();
  const job = new ReadingJob(deps, question, papers, AbortSignal.any([signal, closing.signal]));
  job.run().then(
    () => job.readings.end(),
    (error) => job.readings.fail(error),
  );
  try {
    yield* job.readings;
  } finally {
    closing.abort(new Error("these readings are not awaited any more"));
  }
}

class ReadingJob {
  readonly readings = new Channel<Reading>();
  readonly #deps: ReadPapersDeps;
  readonly #question: Question;
  readonly #papers: readonly PaperRecord[];
  readonly #signal: AbortSignal;
  /** Aborted, too, when the time for reading is over. */
  readonly #working: AbortSignal;
  readonly #named: ReadonlySet<string>;
  /** Keys of readings that other searches wait for. */
  readonly #claimed = new Set<string>();
  #task = "";
  #failuresInRow = 0;
  /** Why nothing more is asked of the model in this search. */
  #givenUp: FailureReason | null = null;
  #builtin: Promise<Map<string, Reading>> | null = null;

  constructor(deps: ReadPapersDeps, question: Question, papers: readonly PaperRecord[], signal: AbortSignal) {
    this.#deps = deps;
    this.#question = question;
    this.#papers = papers;
    this.#signal = signal;
    this.#working = AbortSignal.any([signal, deps.clock.limit(deps.times.readingMs)]);
    this.#named = new Set(findNamedPapers(question.text).pmids);
  }

  async run(): Promise<void> {
    const { language, preference } = this.#question;
    const prompt = await this.#deps.prompts.read(language, preference);
    this.#task = `${fillPrompt(prompt.analysis_prompt, this.#question)}\n\n${printQuestion(this.#question)}`;
    const keyed = this.#papers.map((record) => this.#addKey(record, prompt.version));
    const [own, others] = this.#claim(keyed);
    await Promise.all([this.#readOwn(own), ...others.map((one) => this.#awaitOther(one))]);
  }

  /** Those that this search takes on, and those that another one is reading. */
  #claim(papers: readonly KeyedPaper[]): [own: KeyedPaper[], others: KeyedPaper[]] {
    const own = papers.filter(({ key }) => this.#deps.shared.begin(key));
    for (const { key } of own) this.#claimed.add(key);
    return [own, papers.filter((one) => !own.includes(one))];
  }

  /** Gives what was read, or null, to the searches that wait for it. */
  #release(key: string, reading: KeptReading | null): void {
    if (this.#claimed.delete(key)) this.#deps.shared.end(key, reading);
  }

  /** Everything that a reading depends on. */
  #addKey(record: PaperRecord, promptVersion: string): KeyedPaper {
    const { vendor, model } = this.#deps;
    const { text, language, preference } = this.#question;
    const paper = numberPaper(record);
    const printed = printPaper(paper);
    const key = hashTexts(printed, text, language, preference, READING_RULES, promptVersion, vendor, model);
    return { key, paper, length: printed.length };
  }

  /** What another search is reading; read here when it comes to nothing there. */
  async #awaitOther(one: KeyedPaper): Promise<void> {
    for (;;) {
      const reading = await this.#deps.shared.waitFor(one.key, this.#working).catch(() => null);
      this.#signal.throwIfAborted();
      if (reading !== null) return this.#emit(reading);
      if (this.#working.aborted) return this.#fallBack(this.#miss([one], "the model gave no answer in time"));
      const [own] = this.#claim([one]);
      if (own.length > 0) return this.#readOwn(own);
    }
  }

  /** Reads what was claimed: from what is stored, and the rest in batches side by side. */
  async #readOwn(papers: readonly KeyedPaper[]): Promise<void> {
    const { stored, batchSize } = this.#deps;
    try {
      const known = await stored.find(papers.map(({ key }) => key));
      for (const { key } of papers) {
        const reading = known.get(key);
        if (reading === undefined) continue;
        await this.#emit(reading);
        this.#release(key, reading);
      }
      this.#signal.throwIfAborted();
      const open = papers.filter(({ key }) => !known.has(key));
      await Promise.all(cutIntoBatches(open, batchSize).map((batch) => this.#readOne(batch)));
    } finally {
      for (const { key } of papers) this.#release(key, null);
    }
  }

  async #readOne(batch: readonly KeyedPaper[]): Promise<void> {
    const { ask } = this.#deps;
    let missing = this.#miss(batch, this.#givenUp ?? "the model gave no answer in time");
    for (const isAgain of [false, true]) {
      if (missing.length === 0 || this.#givenUp !== null) break;
      try {
        const papers = missing.map(({ paper }) => paper);
        const read = await readBatch(ask, this.#task, papers, isAgain, this.#working);
        this.#failuresInRow = 0;
        if (read.unknown > 0) this.#warn("the model read papers that were not asked for", { papers: read.unknown });
        missing = read.missing;
        await this.#keep(batch, read.readings);
      } catch (error) {
        this.#signal.throwIfAborted();
        const reason = this.#explain(error);
        missing = missing.map(({ paper }) => ({ paper, reason }));
        break;
      }
    }
    await this.#fallBack(missing);
    for (const { key } of batch) this.#release(key, null);
  }

  #miss(batch: readonly KeyedPaper[], reason: FailureReason): MissingPaper[] {
    return batch.map(({ paper }) => ({ paper, reason }));
  }

  /** Emits, stores and shares the readings of a call. */
  async #keep(batch: readonly KeyedPaper[], readings: readonly KeptReading[]): Promise<void> {
    const keys = new Map(batch.map(({ key, paper }) => [paper.record.pmid, key]));
    const kept = readings.flatMap((reading) => {
      const key = keys.get(reading.pmid);
      return key === undefined ? [] : [{ key, reading }];
    });
    for (const { reading } of kept) await this.#emit(reading);
    // Stored before it is released: the next claim finds it stored.
    await this.#deps.stored.keep(kept);
    for (const { key, reading } of kept) this.#release(key, reading);
  }

  async #emit(reading: KeptReading): Promise<void> {
    const { model } = this.#deps;
    this.#builtin ??= this.#readBuiltin();
    const builtin = (await this.#builtin).get(reading.pmid) ?? null;
    this.readings.push({
      ...reading,
      ...compareFindings(reading, builtin),
      // Papers that the question names are what was asked for.
      relevance_score: this.#named.has(reading.pmid) ? 1 : reading.relevance_score,
      read_by: { reader: "model", model, fallback: null },
    });
  }

  /** Why a call brought nothing; gives the model up where the next one would bring nothing, either. */
  #explain(error: unknown): FailureReason {
    const isOver = this.#working.aborted;
    if (!isOver && !(error instanceof ModelFailure)) throw error;
    const reason = error instanceof ModelFailure ? error.reason : "the model gave no answer in time";
    this.#failuresInRow++;
    const isLasting =
      reason === "the model server refused the key" || reason === "the month's budget for models is spent";
    if (isOver || isLasting || this.#failuresInRow >= FAILURES_ALLOWED) this.#givenUp ??= reason;
    return reason;
  }

  /** Has the built-in reader read what the model did not. */
  async #fallBack(missing: readonly MissingPaper[]): Promise<void> {
    if (missing.length === 0) return;
    this.#builtin ??= this.#readBuiltin();
    const builtin = await this.#builtin;
    const reasons = [...new Set(missing.map(({ reason }) => reason))];
    this.#warn("the built-in reader read papers in place of the model", { papers: missing.length, reasons });
    for (const { paper, reason } of missing) {
      const reading = builtin.get(paper.record.pmid);
      if (reading === undefined) continue;
      const read_by = { ...reading.read_by, fallback: reading.read_by.fallback ?? reason };
      this.readings.push({ ...reading, read_by });
    }
  }

  /** All papers of the search, since the built-in reader weighs them against each other. */
  async #readBuiltin(): Promise<Map<string, Reading>> {
    const readings = new Map<string, Reading>();
    for await (const reading of this.#deps.builtin.readPapers(this.#question, this.#papers, this.#signal)) {
      readings.set(reading.pmid, reading);
    }
    return readings;
  }

  #warn(message: string, facts: Record<string, unknown>): void {
    const { vendor, model, logger } = this.#deps;
    logger.warn({ step: "reading", vendor, model, ...facts }, message);
  }
}

function cutIntoBatches(papers: readonly KeyedPaper[], size: number): KeyedPaper[][] {
  const batches: KeyedPaper[][] = [];
  let length = 0;
  for (const one of papers) {
    const last = batches.at(-1);
    if (last === undefined || last.length >= size || length + one.length > MAX_BATCH_LENGTH) {
      batches.push([one]);
      length = one.length;
    } else {
      last.push(one);
      length += one.length;
    }
  }
  return batches;
}

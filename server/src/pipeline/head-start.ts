import type { PaperRecord } from "@medsieve/contract/papers";

/** Papers that are read ahead: as many as a model is given in one call, so that the first are on screen early. */
const MOST_PAPERS = 4;

interface HeadStartWork {
  fetch: (pmids: readonly string[]) => Promise<PaperRecord[]>;
  read: (papers: PaperRecord[]) => Promise<void>;
}

type Settled<Result> = { result: Result } | { failure: unknown };

/** So that a failure waits for whoever asks for it. */
function settle<Result>(work: Promise<Result>): Promise<Settled<Result>> {
  return work.then(
    (result) => ({ result }),
    (failure: unknown) => ({ failure }),
  );
}

function open<Result>(settled: Settled<Result>): Result {
  if ("failure" in settled) throw settled.failure;
  return settled.result;
}

/**
 * The best papers of the first query, fetched and read while the other queries still run. They belong to the papers of
 * the search whatever the others find, so that nothing is read in vain.
 */
export class HeadStart {
  readonly #work: HeadStartWork;
  readonly #most: number;
  #pmids: readonly string[] = [];
  #fetched: Promise<Settled<PaperRecord[]>> = settle(Promise.resolve([]));
  #read: Promise<Settled<void>> = settle(Promise.resolve());

  /** `most`: how many papers the search may take. */
  constructor(work: HeadStartWork, most: number) {
    this.#work = work;
    this.#most = Math.min(most, MOST_PAPERS);
  }

  /** Those that were taken. */
  get pmids(): readonly string[] {
    return this.#pmids;
  }

  /** Takes the first of these PMIDs, best first. */
  begin(found: readonly string[]): { pmids: readonly string[]; fetched: Promise<void> } {
    const pmids = found.slice(0, this.#most);
    this.#pmids = pmids;
    if (pmids.length > 0) {
      const fetched = this.#work.fetch(pmids);
      this.#fetched = settle(fetched);
      this.#read = settle(fetched.then((papers) => this.#work.read(papers)));
    }
    return { pmids, fetched: this.#fetched.then(() => undefined) };
  }

  /** The papers that were taken, as soon as they are fetched. Throws what fetching threw. */
  async listPapers(): Promise<PaperRecord[]> {
    return open(await this.#fetched);
  }

  /** Resolves when all of them are read. Throws what reading threw. */
  async finish(): Promise<void> {
    open(await this.#read);
  }

  /** Resolves when nothing goes on any more, whatever became of it. */
  async settle(): Promise<void> {
    await this.#read;
  }
}

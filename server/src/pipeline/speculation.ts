import type { PaperRecord } from "@medsieve/contract/papers";
import type { PaperPreparation, ReadingAhead } from "@medsieve/reader/reader";

/** Papers that are read ahead: as many as a model is given in one call, so that the first are on screen early. */
const MOST_PAPERS = 4;

interface SpeculativeWork {
  /** What the reader can do before all papers are known. */
  ahead: ReadingAhead;
  fetch: (pmids: readonly string[]) => Promise<PaperRecord[]>;
  prepare: (preparation: PaperPreparation, papers: readonly PaperRecord[]) => Promise<void>;
  /** Shows, keeps and reads papers of the search. */
  read: (papers: PaperRecord[]) => Promise<void>;
}

/** Papers that the search takes whatever its other queries find. */
export interface TakenPapers {
  pmids: readonly string[];
  /** Resolves when they are fetched, or cannot be. */
  fetched: Promise<void>;
}

/** The papers that a search reads. */
export interface FetchedPapers {
  /** Already shown, and read or being read. */
  ahead: PaperRecord[];
  rest: PaperRecord[];
}

/** The PMIDs that a fetch answered for: none where it failed. */
interface Fetched {
  asked: readonly string[];
  papers: readonly PaperRecord[];
}

/**
 * Work on papers before it is known which of them a search takes, since a search waits for its source longer than for
 * anything else. A model reads each paper for itself and is waited for, so the best papers of the first query are taken
 * for certain and read while the other queries run: nothing is read in vain. The built-in reader weighs papers against
 * each other, so the likely ones are only fetched and prepared while the last query is written and run; nothing is shown
 * or kept of them before they are taken. A failure is thrown where the papers are taken.
 */
export class Speculation {
  readonly #work: SpeculativeWork;
  readonly #most: number;
  #taken: readonly string[] = [];
  #takenPapers: Promise<PaperRecord[]> = Promise.resolve([]);
  #reading: Promise<void> = Promise.resolve();
  readonly #likely = new Set<string>();
  readonly #batches: Promise<Fetched>[] = [];

  /** `most`: how many papers the search may take of one query. */
  constructor(work: SpeculativeWork, most: number) {
    this.#work = work;
    this.#most = Math.min(most, MOST_PAPERS);
  }

  /** Whether the first papers of the first query are read while the others run. */
  get takesFirst(): boolean {
    return this.#work.ahead.kind === "each";
  }

  /** Takes the first of these PMIDs, best first, and begins to read them. */
  takeFirst(found: readonly string[]): TakenPapers {
    const pmids = this.takesFirst ? found.slice(0, this.#most) : [];
    this.#taken = pmids;
    if (pmids.length > 0) {
      this.#takenPapers = this.#work.fetch(pmids);
      this.#reading = this.#takenPapers.then((papers) => this.#work.read(papers));
      this.#reading.catch(() => undefined);
    }
    return { pmids, fetched: settle(this.#takenPapers) };
  }

  /** Begins to fetch and prepare those of these PMIDs with which it did not begin before. */
  expect(pmids: readonly string[]): void {
    const { ahead } = this.#work;
    if (ahead.kind !== "prepared") return;
    const asked = pmids.filter((pmid) => !this.#likely.has(pmid));
    if (asked.length === 0) return;
    for (const pmid of asked) this.#likely.add(pmid);
    const fetching = this.#work.fetch(asked);
    fetching.then((papers) => this.#work.prepare(ahead, papers)).catch(() => undefined);
    this.#batches.push(
      fetching.then(
        (papers) => ({ asked, papers }),
        () => ({ asked: [], papers: [] }),
      ),
    );
  }

  /** The papers of the search, in this order; those that are not here yet are fetched. Throws what fetching throws. */
  async collect(pmids: readonly string[]): Promise<FetchedPapers> {
    const taken = new Set(this.#taken);
    const unread = pmids.filter((pmid) => !taken.has(pmid));
    const [ahead, rest] = await Promise.all([this.#takenPapers, this.#fetchRest(unread)]);
    return { ahead, rest };
  }

  async #fetchRest(pmids: readonly string[]): Promise<PaperRecord[]> {
    const batches = await Promise.all(this.#batches);
    const answered = new Set(batches.flatMap(({ asked }) => asked));
    const missing = pmids.filter((pmid) => !answered.has(pmid));
    const fetched = missing.length === 0 ? [] : await this.#work.fetch(missing);
    const here = new Map([...batches.flatMap(({ papers }) => papers), ...fetched].map((paper) => [paper.pmid, paper]));
    return pmids.flatMap((pmid) => here.get(pmid) ?? []);
  }

  /** Resolves when all that were taken first are read. Throws what reading threw. */
  finish(): Promise<void> {
    return this.#reading;
  }

  /** Resolves when none of them is being read any more, whatever became of it. */
  settle(): Promise<void> {
    return settle(this.#reading);
  }
}

function settle(work: Promise<unknown>): Promise<void> {
  return work.then(
    () => undefined,
    () => undefined,
  );
}

import type { PaperRecord } from "@medsieve/contract/papers";

interface PrefetchWork {
  fetch: (pmids: readonly string[]) => Promise<PaperRecord[]>;
  /** Reads what can be read before it is known which papers the search takes. */
  prepare: (papers: readonly PaperRecord[]) => Promise<void>;
}

/**
 * Papers that the search is all but certain to take, fetched and prepared while the source still works on a query, when
 * nobody else needs the processor. Nothing is told or kept of them before they are taken, and a failure is left to
 * whoever takes them.
 */
export class Prefetch {
  readonly #work: PrefetchWork;
  readonly #begun = new Set<string>();
  /** Each with the PMIDs that it answers for: none where it failed. */
  readonly #batches: Promise<{ asked: readonly string[]; papers: readonly PaperRecord[] }>[] = [];

  constructor(work: PrefetchWork) {
    this.#work = work;
  }

  /** Begins with those of these PMIDs that it did not begin with before. */
  begin(pmids: readonly string[]): void {
    const asked = pmids.filter((pmid) => !this.#begun.has(pmid));
    if (asked.length === 0) return;
    for (const pmid of asked) this.#begun.add(pmid);
    const fetched = this.#work.fetch(asked);
    fetched.then((papers) => this.#work.prepare(papers)).catch(() => undefined);
    this.#batches.push(
      fetched.then(
        (papers) => ({ asked, papers }),
        () => ({ asked: [], papers: [] }),
      ),
    );
  }

  /** Papers in the order asked for; those that are not here are fetched. Throws what fetching throws. */
  async take(pmids: readonly string[]): Promise<PaperRecord[]> {
    const batches = await Promise.all(this.#batches);
    const answered = new Set(batches.flatMap(({ asked }) => asked));
    const missing = pmids.filter((pmid) => !answered.has(pmid));
    const fetched = missing.length === 0 ? [] : await this.#work.fetch(missing);
    const here = new Map([...batches.flatMap(({ papers }) => papers), ...fetched].map((paper) => [paper.pmid, paper]));
    return pmids.flatMap((pmid) => here.get(pmid) ?? []);
  }
}

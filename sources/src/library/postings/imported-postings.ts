import { randomUUID } from "node:crypto";
import type { Database } from "@medsieve/database/client";
import type { CitationReader, DraftedSegment } from "../reading/citation-reader.ts";
import { mergeSome } from "./merge-segments.ts";
import { addPaper, createSet } from "./paper-set.ts";
import { giveLeaseBack, renewLease, takeLease } from "./postings-lease.ts";
import { type DraftedChange, publishDraft } from "./publish-draft.ts";
import { createBlockStore } from "./segment-tables.ts";
import { storeSome } from "./store-some.ts";

/** Papers of a segment as an import writes it. */
const DRAFT_PAPERS = 8_192;
/** Milliseconds after which an import says again that it lives; well within the lease. */
const RENEW_MS = 20_000;

interface ImportedPostings {
  /** To be called before each transaction that stores papers, since only then may these be drafted. */
  prepare: () => Promise<void>;
  /** Takes papers of a batch that are stored now, and writes a segment when there are enough. */
  take: (batch: number, written: readonly (DraftedChange & { row: number })[]) => Promise<void>;
  /** Writes what is left. */
  finish: () => Promise<void>;
}

/**
 * Writes the postings of papers from what an import has read, while it goes on. It holds the lease all the while, so that no
 * one else writes them; whatever goes wrong, papers without postings are still noted as such in the database.
 */
export function keepImported(
  database: Database,
  reader: CitationReader,
  signal: AbortSignal,
  draftPapers = DRAFT_PAPERS,
): ImportedPostings {
  const holder = randomUUID();
  let heldUntil = Number.NEGATIVE_INFINITY;
  let isHeld = false;
  /** Of each paper its mark, and its number in the draft: a later one takes the place of an earlier one. */
  let drafted = new Map<number, { change: DraftedChange["change"]; number: number }>();
  let replaced: number[] = [];
  let count = 0;
  let storing: Promise<void> = Promise.resolve();

  function drop(): void {
    reader.dropDraft();
    begin();
  }

  function begin(): void {
    drafted = new Map();
    replaced = [];
    count = 0;
  }

  async function prepare(): Promise<void> {
    const now = performance.now();
    if (isHeld && now < heldUntil) return;
    const wasHeld = isHeld;
    isHeld = wasHeld
      ? await renewLease(database, holder).then(
          () => true,
          () => false,
        )
      : await takeLease(database, holder);
    if (wasHeld && !isHeld) drop();
    heldUntil = now + RENEW_MS;
  }

  async function store(
    drafting: Promise<DraftedSegment>,
    changes: readonly DraftedChange[],
    replacedNumbers: readonly number[],
  ): Promise<void> {
    const { blocks, papers } = await drafting;
    const id = randomUUID();
    const blockStore = createBlockStore(database, id);
    for (const block of blocks) {
      blockStore.take(block);
      if (blockStore.isFull()) await storeSome(database, holder, blockStore, signal);
    }
    await blockStore.flush();
    const gone = replacedNumbers.length === 0 ? null : createSet(papers.pmids.length);
    if (gone !== null) for (const number of replacedNumbers) addPaper(gone, number);
    await publishDraft(database, holder, { id, papers, gone }, changes);
    while (await mergeSome(database, holder, signal));
  }

  function storeDraft(): void {
    if (count === 0) return;
    const changes = Array.from(drafted, ([pmid, { change }]) => ({ pmid, change }));
    const drafting = reader.finishDraft();
    // Papers whose postings are not written after all stay noted.
    storing = store(drafting, changes, replaced).catch(() => undefined);
    begin();
  }

  return {
    prepare,
    async take(batch, written) {
      reader.draft(batch, isHeld ? written.map(({ row }) => row) : []);
      if (!isHeld) {
        // What a draft that never comes would be made of is not kept.
        reader.dropDraft();
        return;
      }
      for (const { pmid, change } of written) {
        const before = drafted.get(pmid);
        if (before !== undefined) replaced.push(before.number);
        drafted.set(pmid, { change, number: count++ });
      }
      if (count < draftPapers) return;
      await storing;
      storeDraft();
    },
    async finish() {
      await storing;
      storeDraft();
      await storing;
      // One that is not given back ends by itself.
      if (isHeld) await giveLeaseBack(database, holder).catch(() => undefined);
      isHeld = false;
    },
  };
}

import { setTimeout as wait } from "node:timers/promises";
import type { Citation } from "@medsieve/medline/citation";
import { AppError } from "@medsieve/runtime/app-error";
import { type CitationAge, supersedes } from "../library/citation-age.ts";
import type { StoredCounts } from "../library/store-citations.ts";
import { isManaged, requireIndexVersion } from "./check-index.ts";
import { indexDocument } from "./index-document.ts";
import { INDEX_BODY } from "./index-template.ts";
import { EngineBusyError, NO_MANAGER, type PaperIndex } from "./paper-index.ts";

/** Above any date as a number, so that a later version of a record counts more than any date. */
const VERSION_STEP = 100_000_000;
/** Milliseconds before what a busy cluster refused is sent again; then it is given up. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000];
/** As long without a node that manages the cluster: it gives no answer until there is one. */
const LOOKS_FOR_MANAGER = { everyMs: 5_000, missed: 6 };
const CONFLICT = 409;
const TOO_MANY = 429;
/** The node that has this part of the index, or manages the cluster, has just gone away. */
const UNAVAILABLE = 503;
/** With 403 or 429: full disks and closed indexes do not pass by waiting. */
const BLOCKED = "cluster_block_exception";

/** What became of a batch, and the records that are in the index now and were not before. */
interface StoredPapers extends StoredCounts {
  changed: Citation[];
}

interface BulkItem {
  _id: string;
  status: number;
  result?: string;
  error?: { type: string; reason: string };
}

/** Makes the index where there is none. One of another version is refused. */
export async function createIndex(index: PaperIndex, signal: AbortSignal): Promise<void> {
  if (!(await isThere(index, signal))) {
    const path = `/${index.name}?cluster_manager_timeout=10s`;
    try {
      await index.request("PUT", path, INDEX_BODY, signal);
      return;
    } catch (error) {
      // It may have been made by a node that was lost before it could say so.
      if (!(await isThere(index, signal))) throw error;
    }
  }
  await requireIndexVersion(index, signal);
}

async function isThere({ name, request }: PaperIndex, signal: AbortSignal): Promise<boolean> {
  type Known = Record<"indices" | "aliases", { name: string }[]>;
  const { indices, aliases } = await request<Known>("GET", `/_resolve/index/${name}*`, null, signal);
  return [...indices, ...aliases].some((known) => known.name === name);
}

/**
 * Stores a batch as the library does: OpenSearch keeps the later of two records of a paper by their external version, in
 * whatever order and how often they come, so that an import which was stopped may begin again.
 */
export async function storePapers(
  index: PaperIndex,
  citations: readonly Citation[],
  signal: AbortSignal,
): Promise<StoredPapers> {
  const newest = new Map<string, Citation>();
  for (const citation of citations) {
    const other = newest.get(citation.pmid);
    if (other === undefined || supersedes(citation, other)) newest.set(citation.pmid, citation);
  }
  const now = new Date();
  const operations = Array.from(newest.values(), (citation) => [
    { index: { _id: citation.pmid, version: versionOf(citation), version_type: "external" } },
    indexDocument(citation, now),
  ]);
  const items = await sendBulk(index, operations, signal);
  const added = items.filter(({ result }) => result === "created").length;
  const replaced = items.filter(({ result }) => result === "updated").length;
  const changed = items.flatMap(({ _id, result }) => (result === undefined ? [] : (newest.get(_id) ?? [])));
  return { added, replaced, unchanged: citations.length - added - replaced, deleted: 0, changed };
}

/** Takes papers out of the index. How many there were. */
export async function deletePapers(index: PaperIndex, pmids: readonly string[], signal: AbortSignal): Promise<number> {
  const items = await sendBulk(
    index,
    pmids.map((pmid) => [{ delete: { _id: pmid } }]),
    signal,
  );
  return items.filter(({ result }) => result === "deleted").length;
}

/** What was stored can be found from here on. */
export async function showStored(index: PaperIndex, signal: AbortSignal): Promise<void> {
  await whileManaged(index, signal, (until) => index.request("POST", `/${index.name}/_refresh`, null, until));
}

/** A later record has a greater number, by the rule of `supersedes`. */
function versionOf({ version, revised }: CitationAge): number {
  return version * VERSION_STEP + Number((revised ?? "0").replaceAll("-", ""));
}

/** What the cluster is too busy for, or loses with a node, is sent again, ever later. Conflicts are no errors: a later record is there. */
async function sendBulk(index: PaperIndex, operations: object[][], signal: AbortSignal): Promise<BulkItem[]> {
  const done: BulkItem[] = [];
  let left = operations;
  for (let round = 0; left.length > 0; round += 1) {
    const pause = PAUSES_MS[round];
    const answer = await requestBulk(index, left, signal).catch((error: unknown) => {
      if (error instanceof EngineBusyError && pause !== undefined) return null;
      throw error;
    });
    if (answer === null) {
      await wait(pause, undefined, { signal });
      continue;
    }
    const refused: object[][] = [];
    for (const [at, item] of answer.items.entries()) {
      const [outcome] = Object.values(item);
      if (outcome === undefined) continue;
      if (mayPass(outcome)) refused.push(left[at] ?? []);
      else if (outcome.status === CONFLICT) continue;
      else if (outcome.error !== undefined) throw refuseStoring(outcome.error);
      else done.push(outcome);
    }
    left = refused;
    if (left.length === 0) break;
    if (pause === undefined) throw refuseStoring({ type: "busy", reason: "the cluster stayed too busy for a minute" });
    await wait(pause, undefined, { signal });
  }
  return done;
}

function mayPass({ status, error }: BulkItem): boolean {
  return status === UNAVAILABLE || (status === TOO_MANY && error?.type !== BLOCKED);
}

function requestBulk(
  index: PaperIndex,
  operations: object[][],
  signal: AbortSignal,
): Promise<{ items: Record<string, BulkItem>[] }> {
  return whileManaged(index, signal, (until) =>
    index.request("POST", `/${index.name}/_bulk`, operations.flat(), until),
  );
}

/** What changes the index, given up where no node manages the cluster for half a minute. */
async function whileManaged<Answer>(
  index: PaperIndex,
  signal: AbortSignal,
  ask: (until: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const unmanaged = new AbortController();
  let missed = 0;
  const look = async () => {
    missed = (await isManaged(index, signal)) ? 0 : missed + 1;
    if (missed >= LOOKS_FOR_MANAGER.missed) unmanaged.abort(new AppError(503, "source_unavailable", NO_MANAGER));
  };
  const looking = setInterval(look, LOOKS_FOR_MANAGER.everyMs);
  return await ask(AbortSignal.any([signal, unmanaged.signal])).finally(() => clearInterval(looking));
}

function refuseStoring({ type, reason }: { type: string; reason: string }): AppError {
  if (type === BLOCKED) {
    const sentence = "OpenSearch takes no changes: its disks are nearly full, or the index is closed to writing.";
    return new AppError(503, "source_unavailable", sentence);
  }
  return new AppError(503, "source_unavailable", `OpenSearch could not store a paper: ${type}: ${reason}`);
}

import type { EngineState } from "@medsieve/contract/health";
import { AppError } from "@medsieve/runtime/app-error";
import { INDEX_VERSION } from "./index-template.ts";
import { NO_MANAGER, type PaperIndex } from "./paper-index.ts";

/** Who asks wants to know soon, whatever the cluster does. */
const ANSWERS_WITHIN_MS = 2_500;

type Mappings = Record<string, { mappings: { _meta?: { medsieve_version?: number } } }>;
type Health = { status: string; discovered_cluster_manager?: boolean };
type Count = { count: number; _shards: { total: number; successful: number } };
type Settings = Record<string, { settings: Record<string, string> }>;

/** Throws AppError `source_unavailable` where the index was made by another version, or is none of Medsieve's. */
export async function requireIndexVersion(index: PaperIndex, signal: AbortSignal): Promise<void> {
  const found = await index.request<Mappings>("GET", `/${index.name}/_mapping?local=true`, null, signal);
  for (const { mappings } of Object.values(found)) {
    const version = mappings._meta?.medsieve_version;
    if (version === INDEX_VERSION) continue;
    const made = version === undefined ? "was not made by Medsieve" : `is of version ${version}`;
    throw new AppError(
      503,
      "source_unavailable",
      `The index ${index.name} in OpenSearch ${made}; this Medsieve takes version ${INDEX_VERSION}: name another one in OPENSEARCH_INDEX, and import into it.`,
    );
  }
}

/** How the index is, and what it holds, within a few seconds. Never throws: what went wrong is its reason. */
export async function checkIndex(index: PaperIndex): Promise<EngineState> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
  try {
    await requireIndexVersion(index, signal);
    const [{ status, isManaged }, { settings }] = await Promise.all([
      readHealth(index, `/${index.name}`, signal),
      readSettings(index, signal),
    ]);
    const red = {
      state: "red",
      reason: `A part of the index ${index.name} in OpenSearch has no node that holds it (red): searches fail until it is back.`,
      papers: null,
    } as const;
    // A cluster that no node manages calls itself red, whatever it has.
    if (status === "red" && isManaged) return red;
    const { count: papers, _shards } = await index.request<Count>("GET", `/${index.name}/_count`, null, signal);
    if (_shards.successful < _shards.total) return red;
    const blocked = isManaged ? explainBlock(settings) : NO_MANAGER;
    if (blocked !== null) return { state: "read_only", reason: blocked, papers };
    if (status === "yellow") {
      const reason = `The index ${index.name} in OpenSearch lacks copies on further nodes (yellow): it is searched as ever, and a node that is lost may take papers with it.`;
      return { state: "yellow", reason, papers };
    }
    return { state: "ok", reason: null, papers };
  } catch (error) {
    const reason = signal.aborted
      ? `OpenSearch did not answer within ${ANSWERS_WITHIN_MS / 1000} seconds.`
      : error instanceof AppError
        ? error.message
        : "OpenSearch gave an answer that cannot be used.";
    return { state: "unavailable", reason, papers: null };
  }
}

/** As the node knows it that is asked: the one that manages the cluster may be away. */
async function readHealth(
  index: PaperIndex,
  of: string,
  signal: AbortSignal,
): Promise<{ status: string; isManaged: boolean }> {
  const path = `/_cluster/health${of}?local=true`;
  const { status, discovered_cluster_manager } = await index.request<Health>("GET", path, null, signal);
  return { status, isManaged: discovered_cluster_manager !== false };
}

/** Whether a node manages the cluster, as far as can be known: without one nothing can be written. */
export async function isManaged(index: PaperIndex, signal: AbortSignal): Promise<boolean> {
  return (await readHealth(index, "", signal).catch(() => null))?.isManaged ?? true;
}

async function readSettings(index: PaperIndex, signal: AbortSignal): Promise<{ settings: Record<string, string> }> {
  const found = await index.request<Settings>(
    "GET",
    `/${index.name}/_settings?flat_settings=true&local=true`,
    null,
    signal,
  );
  return { settings: Object.assign({}, ...Object.values(found).map(({ settings }) => settings)) };
}

/** Null: it takes changes. */
function explainBlock(settings: Record<string, string>): string | null {
  if (settings["index.blocks.read_only_allow_delete"] === "true") {
    return "OpenSearch takes no changes: its disks are nearly full (flood stage). It is searched as ever, and imports fail.";
  }
  if (settings["index.blocks.read_only"] === "true" || settings["index.blocks.write"] === "true") {
    return "OpenSearch takes no changes: the index is closed to writing. It is searched as ever, and imports fail.";
  }
  return null;
}

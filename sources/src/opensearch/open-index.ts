import { AppError } from "@medsieve/runtime/app-error";
import { Client, errors } from "@opensearch-project/opensearch";
import type { OpenSearchSettings } from "./opensearch-settings.ts";
import {
  EngineBusyError,
  EngineSilentError,
  NO_MANAGER,
  NodeLostError,
  type PaperIndex,
  TooManyClausesError,
} from "./paper-index.ts";
import { watchNodes } from "./watch-nodes.ts";

/** Longer than any query takes, and than a bulk request on a busy cluster. A node that is slow as long is passed over once. */
const ANSWERS_WITHIN_MS = 60_000;
/** Longer than most queries take; then, as long as a pause of a node that collects its garbage may be. */
const LOOKS = { afterMs: 3_000, answersWithinMs: 2_500 };
/** Statuses of what is too busy, or has just lost a node. */
const BUSY = [429, 502, 503, 504];
/** Of what a node did not answer, or refused for being busy; the client tries another node where it knows one. */
const RETRIES = 3;

/** The index of a cluster, by the official client. Close it when it is needed no more. */
export function openIndex(
  { urls, index, username, password }: OpenSearchSettings,
  answersWithinMs = ANSWERS_WITHIN_MS,
  looks = LOOKS,
): PaperIndex & { close: () => Promise<void> } {
  const allMs = answersWithinMs * Math.min(2, urls.length);
  const auth = username === null ? undefined : { username, password: password ?? "" };
  const nodes = watchNodes(looks, () => client.connectionPool);
  const client = new Client({
    nodes: [...urls],
    Connection: nodes.Connection,
    ...(auth === undefined ? {} : { auth }),
    requestTimeout: answersWithinMs,
    maxRetries: RETRIES,
  });
  return {
    name: index,
    async request<Answer>(
      method: "GET" | "POST" | "PUT" | "DELETE",
      path: string,
      body: object | readonly object[] | null,
      asking: AbortSignal,
    ): Promise<Answer> {
      asking.throwIfAborted();
      // The client would try a silent node again and again.
      const late = AbortSignal.timeout(allMs);
      // Of its own, since Node warns of a signal with many listeners: a search asks for many things at once.
      const signal = AbortSignal.any([asking, late]);
      const sent = body === null ? {} : Array.isArray(body) ? { bulkBody: body } : { body };
      const send = async (): Promise<Answer> => {
        const request = client.transport.request({ method, path: nodes.steer(path), ...sent });
        // It gives a promise, whose failure Node would throw where a listener returns it.
        const abort = () => {
          request.abort();
        };
        signal.addEventListener("abort", abort, { once: true });
        try {
          return (await request).body;
        } catch (error) {
          // The node was silent, or waited for one that is.
          if (error instanceof errors.RequestAbortedError && !signal.aborted) return send();
          throw error;
        } finally {
          signal.removeEventListener("abort", abort);
        }
      };
      try {
        return await send();
      } catch (error) {
        asking.throwIfAborted();
        if (late.aborted || error instanceof errors.TimeoutError) throw new EngineSilentError(allMs / 1000, error);
        if (hasTooManyClauses(error)) throw new TooManyClausesError(error);
        if (isNodeLost(error)) throw new NodeLostError("A part of OpenSearch is away; ask again later.", error);
        const sentence = explainFailure(error, index);
        if (mayPass(error)) throw new EngineBusyError(sentence, error);
        throw new AppError(503, "source_unavailable", sentence, { cause: error });
      }
    },
    close: () => client.close(),
  };
}

function hasTooManyClauses(error: unknown): boolean {
  if (!(error instanceof errors.ResponseError)) return false;
  const { type, reason } = readCause(error.meta.body);
  return /too_many_(?:nested_)?clauses/.test(type) || /maxClauseCount|expanded to too many terms/.test(reason);
}

const LOST_NODE = /^(?:node_(?:disconnected|not_connected|closed)|(?:send_request|connect)_transport)/;

/**
 * Whether the node that was asked lost the one that it asked. Where the hits were found and could not be fetched from it,
 * only what lies below says so, or no part says why.
 */
function isNodeLost(error: unknown): boolean {
  if (!(error instanceof errors.ResponseError)) return false;
  const { error: failure } = (error.meta.body ?? {}) as { error?: Failure };
  if (failure === undefined) return false;
  const types = listTypes(failure);
  const isUnexplained = types.every((type) => type === "search_phase_execution_exception");
  return types.some((type) => LOST_NODE.test(type)) || (error.statusCode === 500 && isUnexplained);
}

/** What OpenSearch says of a failure: its causes, those of the parts of the index, and what lies below each. */
interface Failure {
  type?: string;
  root_cause?: Failure[];
  failed_shards?: { reason?: Failure }[];
  caused_by?: Failure;
}

function listTypes({ type, root_cause = [], failed_shards = [], caused_by }: Failure): string[] {
  const below = [
    ...root_cause,
    ...failed_shards.flatMap(({ reason }) => reason ?? []),
    ...(caused_by ? [caused_by] : []),
  ];
  return [type ?? "unknown", ...below.flatMap(listTypes)];
}

/** Whether the same request may be answered soon; full disks and closed indexes do not pass by waiting. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof errors.ResponseError)) return error instanceof errors.ConnectionError;
  const isFull = error.statusCode === 429 && readCause(error.meta.body).type === "cluster_block_exception";
  return BUSY.includes(error.statusCode ?? 0) && !isFull;
}

/** Why OpenSearch did not answer, in a sentence for the operator. */
function explainFailure(error: unknown, index: string): string {
  if (!(error instanceof errors.ResponseError)) {
    return "OpenSearch cannot be reached at OPENSEARCH_URL.";
  }
  const { type } = readCause(error.meta.body);
  switch (error.statusCode) {
    case 401:
      return "OpenSearch refused OPENSEARCH_USERNAME or OPENSEARCH_PASSWORD.";
    case 403:
      return type === "cluster_block_exception"
        ? "OpenSearch takes no changes: its disks are nearly full, or the index is closed to writing."
        : `OpenSearch does not let OPENSEARCH_USERNAME use the index ${index}.`;
    case 404:
      return `OpenSearch has no index ${index}. Import PubMed files with: npm run library:import -- FILE…`;
    case 429:
      return type === "cluster_block_exception"
        ? "OpenSearch takes no changes: its disks are nearly full (flood stage)."
        : "OpenSearch is too busy; ask again later.";
    case 502:
    case 503:
    case 504:
      if (type === "cluster_manager_not_discovered_exception") return NO_MANAGER;
      return `A part of OpenSearch is away, or is just starting (${error.statusCode}, ${type}); ask again later.`;
    default:
      return `OpenSearch answered with an error (${error.statusCode ?? "no status"}, ${type}).`;
  }
}

/** The first cause: what a shard says is more than "all shards failed". */
function readCause(body: unknown): { type: string; reason: string } {
  const error = (
    body as { error?: { root_cause?: { type?: string; reason?: string }[]; type?: string; reason?: string } } | null
  )?.error;
  const cause = error?.root_cause?.[0] ?? error;
  return { type: cause?.type ?? "unknown", reason: cause?.reason ?? "" };
}

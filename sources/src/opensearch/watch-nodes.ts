import type { ClientRequest } from "node:http";
import { text } from "node:stream/consumers";
import { Connection, type ConnectionPool } from "@opensearch-project/opensearch";

/** How long a request is without an answer before the nodes are looked at, and how long they may take to say anything. */
interface LookTimes {
  afterMs: number;
  answersWithinMs: number;
}

/** What reads papers: any copy of a part of the index can answer it. */
const READS = /\/_(?:search|count|mget|termvectors)\b/;

/**
 * Looks at the nodes while a request has no answer, so that it does not wait for a frozen one. It is broken off (as aborted,
 * though its asker did not) where its own node is silent and another one is not; or where it reads and its node may wait for a
 * silent one. It can be sent again at once: the client then passes over the silent node, and `steer` names the others. A
 * node that is merely slow says so at each look, and has its time.
 */
export function watchNodes({ afterMs, answersWithinMs }: LookTimes, pool: () => ConnectionPool) {
  const nodes: WatchedNode[] = [];
  let looking: Promise<void> | null = null;
  let lookedAt = 0;
  let silent: readonly WatchedNode[] = [];
  let preference = "";

  class WatchedNode extends Connection {
    constructor(...given: ConstructorParameters<typeof Connection>) {
      super(...given);
      nodes.push(this);
    }

    override request(...asking: Parameters<Connection["request"]>): ClientRequest {
      const request = super.request(...asking);
      if (nodes.length === 1) return request;
      const path = asking[0].path ?? "";
      const watch = async () => {
        await look();
        if (request.closed) return;
        if (silent.includes(this) || steer(path) !== path) request.off("abort", look).abort();
        else next = setTimeout(watch, afterMs);
      };
      let next = setTimeout(watch, afterMs);
      // Who asked may wait for less long: the next request is not to come here.
      return request.once("abort", look).once("close", () => clearTimeout(next));
    }

    /** What it says of itself; null where it says nothing. */
    introduce(): Promise<string | null> {
      return new Promise((resolve) => {
        const request = super.request({ method: "GET", path: "/_nodes/_local/http" }, (_error, response) =>
          resolve(response === null ? null : text(response).catch(() => "")),
        );
        const late = setTimeout(() => request.destroy(), answersWithinMs);
        request.once("close", () => clearTimeout(late));
      });
    }
  }

  /** One at a time, however many wait. */
  function look(): Promise<void> {
    looking ??= Promise.all(nodes.map((node) => node.introduce())).then((answers) => {
      [looking, lookedAt] = [null, performance.now()];
      const awake = nodes.filter((_, at) => answers[at] !== null);
      silent = awake.length === 0 ? [] : nodes.filter((node) => !awake.includes(node));
      for (const node of awake) pool().markAlive(node);
      for (const node of silent) pool().markDead(node);
      const names = answers.flatMap((answer) => readName(answer ?? ""));
      preference = names.length === 0 ? "_local" : `_prefer_nodes:${names.join()}`;
    });
    return looking;
  }

  /** The path by which the awake nodes are asked for what they have themselves, while another one is silent. */
  function steer(path: string): string {
    if (silent.length === 0 || !READS.test(path) || path.includes("preference=")) return path;
    if (performance.now() > lookedAt + afterMs) void look();
    return `${path}${path.includes("?") ? "&" : "?"}preference=${preference}`;
  }

  return { Connection: WatchedNode, steer };
}

/** None where it was not allowed to say it, or something else answered in its place. */
function readName(answer: string): string[] {
  try {
    return Object.keys((JSON.parse(answer) as { nodes?: object }).nodes ?? {});
  } catch {
    return [];
  }
}

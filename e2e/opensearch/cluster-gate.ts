import { once } from "node:events";
import { request as askHttp, createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What stands between a server and its cluster may do in its place. */
type Answer = { status: number; headers: Record<string, string>; body: string } | "silence";

/** As the security plugin of OpenSearch refuses a password. */
export const WRONG_PASSWORD: Answer = {
  status: 401,
  headers: { "www-authenticate": 'Basic realm="OpenSearch Security"', "content-type": "text/plain; charset=UTF-8" },
  body: "Unauthorized",
};
/** As it refuses a user who may not do that. */
export const NO_PERMISSION: Answer = refuse(
  403,
  "security_exception",
  "no permissions for [indices:data/read/search] and User [name=medsieve, backend_roles=[], requestedTenant=null]",
);
/** As a node refuses what its queue has no room for. */
export const QUEUE_IS_FULL: Answer = refuse(
  429,
  "rejected_execution_exception",
  "rejected execution of org.opensearch.common.util.concurrent.TimedRunnable on QueueResizableOpenSearchThreadPoolExecutor[name = search, queue capacity = 1000]",
);

function refuse(status: number, type: string, reason: string): Answer {
  const cause = { type, reason };
  const body = JSON.stringify({ error: { root_cause: [cause], ...cause }, status });
  return { status, headers: { "content-type": "application/json; charset=UTF-8" }, body };
}

/** An address before one node, which passes everything on until it is to answer by itself. */
export async function openGate(node: string): Promise<{
  url: string;
  /** From here on; null: the node answers. */
  answerAlways: (answer: Answer | null) => void;
  close: () => void;
}> {
  let own: Answer | null = null;
  const server = createServer((asked, response) => {
    if (own === "silence") return;
    if (own !== null) {
      asked.resume();
      response.writeHead(own.status, own.headers).end(own.body);
      return;
    }
    const { method = "GET", headers } = asked;
    const passed = askHttp(`${node}${asked.url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.once("error", () => response.destroy());
    asked.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerAlways: (answer) => {
      own = answer;
      server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

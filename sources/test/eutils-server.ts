import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as it came in; `parameters` of its query string and its form together. */
export interface SeenRequest {
  /** "esearch", "efetch", "einfo" or "pubs". */
  utility: string;
  parameters: URLSearchParams;
  /** Milliseconds, when it had come in whole. */
  at: number;
}

export type Answer = string | { status?: number; headers?: Record<string, string>; body?: string };
/** Answers a request; undefined leaves it without any answer until the client goes away. */
export type Behaviour = (request: SeenRequest, count: number) => Answer | undefined | Promise<Answer | undefined>;

export interface EutilsServer {
  url: string;
  seen: SeenRequest[];
  /** Requests whose client went away before they were answered. */
  abandoned: () => number;
  behave: (behaviour: Behaviour) => void;
  count: (utility: string) => number;
  close: () => Promise<void>;
}

/** A server on a free port that speaks as NCBI's E-utilities and iCite do, with the behaviour it is given. */
export async function openEutilsServer(behaviour: Behaviour): Promise<EutilsServer> {
  let behave = behaviour;
  let abandoned = 0;
  const seen: SeenRequest[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    let form = "";
    for await (const part of request.setEncoding("utf8")) form += part;
    for (const [name, value] of new URLSearchParams(form)) searchParams.append(name, value);
    const utility = /(\w+?)(?:\.fcgi)?$/.exec(pathname)?.[1] ?? "";
    const one = { utility, parameters: searchParams, at: performance.now() };
    seen.push(one);
    response.on("close", () => {
      if (!response.writableEnded) abandoned++;
    });
    const said = await behave(one, seen.filter((other) => other.utility === utility).length);
    if (said === undefined || response.destroyed) return;
    const { status = 200, headers = {}, body = "" } = typeof said === "string" ? { body: said } : said;
    response.writeHead(status, { "content-type": "text/xml; charset=UTF-8", ...headers }).end(body);
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    abandoned: () => abandoned,
    behave: (next) => {
      behave = next;
    },
    count: (utility) => seen.filter((request) => request.utility === utility).length,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An answer of esearch. */
export function writeEsearch(
  pmids: readonly string[],
  {
    count = pmids.length,
    translation = "",
    further = "",
  }: { count?: number; translation?: string; further?: string } = {},
): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!DOCTYPE eSearchResult PUBLIC "-//NLM//DTD esearch 20060628//EN" "https://eutils.example/esearch.dtd">
<eSearchResult><Count>${count}</Count><RetMax>${pmids.length}</RetMax><RetStart>0</RetStart><QueryKey>1</QueryKey>
<WebEnv>MCID_1</WebEnv><IdList>${pmids.map((pmid) => `<Id>${pmid}</Id>`).join("\n")}</IdList><TranslationSet/>
<QueryTranslation>${translation}</QueryTranslation>${further}</eSearchResult>`;
}

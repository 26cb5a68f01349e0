import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { MODEL_VENDORS, type ModelSettings, type ModelVendor } from "../src/model-settings.ts";
import { ANSWER_RULES, QUERY_RULES, READING_RULES } from "../src/prompt-texts.ts";
import { answerWell } from "./model-answers.ts";
import { type ModelStep, WIRES, type WireTokens } from "./model-wire.ts";

/** A call as it came in. */
export interface SeenCall {
  vendor: ModelVendor;
  step: ModelStep;
  /** Every text of the prompt, one after another. */
  text: string;
  texts: string[];
  body: Record<string, unknown>;
  /** As it was sent, "Bearer " left out; null when none was. */
  key: string | null;
  headers: Record<string, string | string[] | undefined>;
}

/** What a model says, in its vendor's form; or a status, headers and a body of any kind. */
export type ModelAnswer =
  | string
  | { text: string; tokens?: WireTokens | null; isCut?: boolean }
  | { status?: number; headers?: Record<string, string>; body: string }
  /** A body that goes on until the client goes away. */
  | { endless: string };

/** Answers a call; undefined leaves it without any answer until the client goes away. */
export type ModelBehaviour = (
  call: SeenCall,
  count: number,
) => ModelAnswer | undefined | Promise<ModelAnswer | undefined>;

export interface ModelServer {
  seen: SeenCall[];
  /** Calls whose client went away before they were answered. */
  abandoned: () => number;
  /** Calls that were under way at once, at most. */
  mostAtOnce: () => number;
  /** Tokens of all answers that were sent with their usage. */
  reportedTokens: () => { input: number; output: number };
  behave: (behaviour: ModelBehaviour) => void;
  /** Forgets what was seen. */
  forget: () => void;
  /** Settings that lead here. */
  settingsFor: (vendor: ModelVendor, given?: Partial<ModelSettings>) => ModelSettings;
  close: () => Promise<void>;
}

const TOKENS: WireTokens = { input: 1000, output: 200 };

function findStep(text: string): ModelStep {
  if (text.includes(READING_RULES)) return "reading";
  if (text.includes(ANSWER_RULES)) return "answer";
  return text.includes(QUERY_RULES) ? "queries" : "repair";
}

function readCall(request: IncomingMessage, body: Record<string, unknown>): SeenCall | null {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const vendor = MODEL_VENDORS.find((one) => WIRES[one].path.test(pathname));
  if (vendor === undefined) return null;
  const texts = WIRES[vendor].readTexts(body);
  const text = texts.join("\n\n");
  const key = request.headers[WIRES[vendor].keyHeader];
  return {
    ...{ vendor, text, texts, body, headers: request.headers, step: findStep(text) },
    key: typeof key === "string" ? key.replace(/^Bearer /u, "") : null,
  };
}

/** A server on a free port that speaks as the vendors of language models do, with the behaviour it is given. */
export async function openModelServer(behaviour: ModelBehaviour = (call) => answerWell(call)): Promise<ModelServer> {
  let behave = behaviour;
  let [abandoned, underWay, mostAtOnce] = [0, 0, 0];
  let reportedTokens = { input: 0, output: 0 };
  const seen: SeenCall[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let sent = "";
    for await (const part of request.setEncoding("utf8")) sent += part;
    const call = readCall(request, JSON.parse(sent));
    if (call === null) return void response.writeHead(404).end("there is nothing here");
    seen.push(call);
    mostAtOnce = Math.max(mostAtOnce, ++underWay);
    response.on("close", () => {
      underWay--;
      if (!response.writableEnded) abandoned++;
    });
    const said = await behave(call, seen.filter(({ step }) => step === call.step).length);
    if (said === undefined || response.destroyed) return;
    if (typeof said === "object" && "endless" in said) return pourOut(response, said.endless);
    if (typeof said === "object" && "body" in said) {
      const { status = 200, headers = {}, body } = said;
      return void response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
    }
    const { text, tokens = TOKENS, isCut = false } = typeof said === "string" ? { text: said } : said;
    if (tokens !== null)
      reportedTokens = { input: reportedTokens.input + tokens.input, output: reportedTokens.output + tokens.output };
    const body = JSON.stringify(WIRES[call.vendor].writeAnswer(text, tokens, isCut));
    response.writeHead(200, { "content-type": "application/json" }).end(body);
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    seen,
    abandoned: () => abandoned,
    mostAtOnce: () => mostAtOnce,
    reportedTokens: () => reportedTokens,
    behave: (next) => {
      behave = next;
    },
    forget: () => {
      seen.length = 0;
      [abandoned, mostAtOnce] = [0, 0];
      reportedTokens = { input: 0, output: 0 };
    },
    settingsFor: (vendor, given = {}) => ({
      vendor,
      model: "test-model",
      apiKey: "sk-very-secret-key",
      baseUrl: `http://127.0.0.1:${port}${WIRES[vendor].basePath}`,
      price: { input: 2, cachedInput: 0.2, cacheWrite: 2.5, output: 10 },
      monthlyBudgetUsd: null,
      ...given,
    }),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** Sends the same piece again and again, as fast as it is taken. */
function pourOut(response: ServerResponse, piece: string): void {
  response.writeHead(200, { "content-type": "application/json" });
  const pour = () => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once("drain", pour);
  };
  pour();
}

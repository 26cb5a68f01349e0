import { randomUUID } from "node:crypto";
import { TOKEN_SCOPES } from "@medsieve/contract/constants";
import { MEDSIEVE_VERSION } from "@medsieve/runtime/version";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { HttpApp } from "../../http/app-types.ts";
import { type AuthGuard, getSignedIn, readBearerToken } from "../../http/auth-guard.ts";
import { type OriginConfig, requireOwnOrigin } from "../../http/origins.ts";
import { openApiCalls } from "./api-calls.ts";
import { registerProofPrompt } from "./proof-prompt.ts";
import { registerQueryTools } from "./query-tools.ts";
import { registerRecordTools } from "./record-tools.ts";
import { cancelSearch, nameRequest, registerSearchTool } from "./search-tool.ts";
import { registerVerifyTool } from "./verify-tool.ts";

export interface McpModuleOptions {
  guard: AuthGuard;
  origins: OriginConfig;
}

const SESSION_HEADER = "mcp-session-id";
const INSTRUCTIONS =
  "Medsieve answers clinical and research questions from PubMed's papers. Every statement it makes has an id and rests on " +
  "a sentence of a paper, given with its offsets: quote it, name the id, and link record_url.";

const cancelledSchema = z.object({
  method: z.literal("notifications/cancelled"),
  params: z.object({ requestId: z.union([z.string(), z.number()]) }),
});
const initializeSchema = z.object({ method: z.literal("initialize") });

/**
 * The Model Context Protocol at /mcp, by streamable HTTP. Nothing is kept between two requests: clients of the older
 * generation get a session id, by which what they cancel is found on any server.
 */
export const mcpModule: FastifyPluginAsync<McpModuleOptions> = async (app, { guard, origins }) => {
  const api = app as HttpApp;
  // A body that is no JSON is answered as the protocol has it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const calls = openApiCalls(api, request);
    const sessionId = readSessionId(request);
    const handler = createMcpHandler(
      ({ era }) => {
        const server = new McpServer(
          { name: "medsieve", title: "Medsieve", version: MEDSIEVE_VERSION },
          { instructions: INSTRUCTIONS },
        );
        const deps = { api: calls, publicUrl: origins.publicUrl, sessionId, leavingCancels: era === "modern" };
        registerSearchTool(server, deps);
        registerQueryTools(server, deps);
        registerRecordTools(server, deps);
        registerVerifyTool(server, deps);
        registerProofPrompt(server);
        return server;
      },
      { onerror: (err) => request.log.debug({ err }, "a request of the Model Context Protocol was refused") },
    );
    const message = readMessage(request.body);
    const cancelled = cancelledSchema.safeParse(message);
    if (cancelled.success && sessionId !== null) {
      await cancelSearch(calls, nameRequest(sessionId, cancelled.data.params.requestId));
    }
    const { user, scopes } = getSignedIn(request);
    const authInfo = {
      ...{ token: readBearerToken(request) ?? "", clientId: user.id },
      scopes: [...(scopes ?? TOKEN_SCOPES)],
    };
    if (initializeSchema.safeParse(message).success) reply.header(SESSION_HEADER, randomUUID());
    reply.header("cache-control", "no-store");
    return reply.send(await handler.fetch(toWebRequest(request, reply, origins), { authInfo }));
  };

  const onRequest = [requireOwnOrigin(origins), guard.requireAnyScope];
  const schema = { hide: true };
  app.route({ method: ["GET", "POST", "DELETE"], url: "/mcp", onRequest, schema, handler: serve });
};

/** Null without one, or with one that is none of ours. */
function readSessionId(request: FastifyRequest): string | null {
  return z.uuid().safeParse(request.headers[SESSION_HEADER]).data ?? null;
}

/** Undefined for what is no JSON. */
function readMessage(body: unknown): unknown {
  if (typeof body !== "string") return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The request as the protocol's library takes it; it is aborted when the client leaves before the answer is whole. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, { publicUrl }: OriginConfig): Request {
  const left = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  const { method, body } = request;
  return new Request(new URL("/mcp", publicUrl), {
    ...{ method, headers, signal: left.signal },
    ...(typeof body === "string" ? { body } : {}),
  });
}

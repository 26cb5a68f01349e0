import { aliveSchema, type Readiness, readinessSchema } from "@medsieve/contract/health";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "./db/client.ts";
import type { Reader } from "./readers/reader.ts";
import type { Sources } from "./sources/sources.ts";

interface ActiveParts {
  database: Database;
  sources: Sources;
  reader: Reader;
  mail: Readiness["mail"];
}

/** What is active and how much the library holds. Throws when the database does not answer. */
async function readReadiness({ database, sources, reader, mail }: ActiveParts): Promise<Readiness> {
  await database.pool.query("select 1");
  const [{ id }, library] = await Promise.all([sources.describe(), sources.describeLibrary()]);
  return {
    status: "ready",
    database: { kind: database.kind, state: "ok" },
    source: id,
    reader: reader.describe(),
    library,
    mail,
  };
}

/** GET /health (the process is alive) and GET /health/ready (the database answers, and what is active); no sign-in. */
export const healthModule: FastifyPluginAsyncZod<ActiveParts> = async (app, parts) => {
  app.get(
    "/health",
    { logLevel: "warn", schema: { tags: ["health"], summary: "The server lives", response: { 200: aliveSchema } } },
    async () => ({ status: "ok" as const }),
  );

  app.get(
    "/health/ready",
    {
      logLevel: "warn",
      schema: {
        tags: ["health"],
        summary: "The database answers, and what is active",
        response: { 200: readinessSchema, 503: readinessSchema },
      },
    },
    async (_request, reply) => {
      try {
        return await readReadiness(parts);
      } catch (err) {
        app.log.error({ err }, "the database does not answer");
        const unavailable: Readiness = {
          status: "unavailable",
          database: { kind: parts.database.kind, state: "unreachable" },
          source: null,
          reader: parts.reader.describe(),
          library: null,
          mail: parts.mail,
        };
        return reply.code(503).send(unavailable);
      }
    },
  );
};

import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "./db/client.ts";

const aliveSchema = z.object({ status: z.literal("ok") });
const readySchema = z.object({ status: z.enum(["ready", "unavailable"]), database: z.enum(["ok", "unreachable"]) });

/** GET /health (the process is alive) and GET /health/ready (the database answers); no sign-in. */
export const healthModule: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.get(
    "/health",
    { logLevel: "warn", schema: { tags: ["health"], summary: "The server lives", response: { 200: aliveSchema } } },
    async () => ({
      status: "ok" as const,
    }),
  );

  app.get(
    "/health/ready",
    {
      logLevel: "warn",
      schema: {
        tags: ["health"],
        summary: "The database answers",
        response: { 200: readySchema, 503: readySchema },
      },
    },
    async (_request, reply) => {
      try {
        await database.pool.query("select 1");
        return { status: "ready" as const, database: "ok" as const };
      } catch (err) {
        app.log.error({ err }, "the database does not answer");
        return reply.code(503).send({ status: "unavailable", database: "unreachable" });
      }
    },
  );
};

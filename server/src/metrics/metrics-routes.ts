import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Registry } from "prom-client";
import { z } from "zod";
import type { OperatorToken } from "../http/operator-token.ts";

const textSchema = z.string().meta({ description: "Prometheus's text format" });

/** GET /metrics, for those who have METRICS_TOKEN; where none is set there is no such address. */
export const metricsModule: FastifyPluginAsyncZod<{ registry: Registry; operator: OperatorToken }> = async (
  app,
  { registry, operator },
) => {
  app.get(
    "/metrics",
    {
      logLevel: "warn",
      preHandler: async (request) => {
        if (!operator.isSet) throw new AppError(404, "not_found", "Not found");
        if (operator.isSentBy(request)) return;
        throw new AppError(401, "not_signed_in", "Send the METRICS_TOKEN as a Bearer token");
      },
      schema: {
        tags: ["health"],
        summary: "Figures of this server for Prometheus; needs METRICS_TOKEN",
        response: { 200: { description: "Figures", content: { "text/plain": { schema: textSchema } } } },
      },
    },
    async (_request, reply) => {
      const text = await registry.metrics();
      return reply.header("content-type", registry.contentType).header("cache-control", "no-store").send(text);
    },
  );
};

import Fastify, { type FastifyBaseLogger, type FastifyServerOptions } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { HttpApp } from "./app-types.ts";
import { answerBrokenRequest, answerError, registerErrorHandling } from "./errors.ts";
import { readJsonBodies } from "./json-bodies.ts";
import type { OriginConfig } from "./origins.ts";
import { registerSecurity } from "./security.ts";

/** Bytes; a body that is larger is refused with 413. */
const BODY_LIMIT_BYTES = 1024 * 1024;

export interface HttpAppOptions {
  logger: FastifyBaseLogger;
  origins: OriginConfig;
  /** The proxies whose X-Forwarded-For is believed; none by default. */
  trustProxy?: NonNullable<FastifyServerOptions["trustProxy"]>;
}

/** An application without routes: typed by zod, with the error answers, security headers and limits of every route. */
export async function createHttpApp({ logger, origins, trustProxy }: HttpAppOptions): Promise<HttpApp> {
  const app: HttpApp = Fastify({
    loggerInstance: logger,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustProxy ?? false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // An upgrade that was answered like any request leaves its connection to nobody: it would stay open for ever.
  app.addHook("onResponse", async (request) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroy();
  });
  readJsonBodies(app);
  registerErrorHandling(app);
  await registerSecurity(app, origins);
  return app;
}

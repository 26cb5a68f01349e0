import { API_PREFIX } from "@medsieve/contract/constants";
import Fastify, { type FastifyBaseLogger, type FastifyServerOptions } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { HttpApp } from "./app-types.ts";
import { answerBrokenRequest, answerError, registerErrorHandling } from "./errors.ts";
import { readJsonBodies } from "./json-bodies.ts";
import type { OriginConfig } from "./origins.ts";
import { registerSecurity } from "./security.ts";
import { registerStrictInput } from "./strict-input.ts";

/** Bytes; a body that is larger is refused with 413. */
const BODY_LIMIT_BYTES = 1024 * 1024;

/** Milliseconds for a part to open, most of which is waiting for the database: a busy machine is slow, and not broken. */
const PARTS_OPEN_WITHIN_MS = 120_000;

/** Milliseconds within which a request must have arrived, counted from its first byte. */
export interface ArrivalLimits {
  headersMs: number;
  wholeMs: number;
  /** How often it is looked for those that have not. */
  checkEveryMs: number;
}
const ARRIVAL_LIMITS: ArrivalLimits = { headersMs: 20_000, wholeMs: 60_000, checkEveryMs: 5_000 };
/** Connections open at a time; more are closed as they come. */
const CONNECTIONS_MAX = 4_000;
const SAY_AGAIN_MS = 60_000;

export interface HttpAppOptions {
  logger: FastifyBaseLogger;
  origins: OriginConfig;
  /** The proxies whose X-Forwarded-For is believed; none by default. */
  trustProxy?: NonNullable<FastifyServerOptions["trustProxy"]>;
  arrival?: ArrivalLimits;
  connectionsMax?: number;
}

/** An application without routes: typed by zod, with the error answers, security headers and limits of every route. */
export async function createHttpApp(options: HttpAppOptions): Promise<HttpApp> {
  const { logger, origins, trustProxy, arrival = ARRIVAL_LIMITS, connectionsMax = CONNECTIONS_MAX } = options;
  const app: HttpApp = Fastify({
    loggerInstance: logger,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustProxy ?? false,
    // While running searches are waited for, who follows them reads on; a new search is refused by its module.
    return503OnClosing: false,
    pluginTimeout: PARTS_OPEN_WITHIN_MS,
    requestTimeout: arrival.wholeMs,
    http: { headersTimeout: arrival.headersMs, connectionsCheckingInterval: arrival.checkEveryMs },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>();
  app.decorateRequest("signedIn", null);
  app.decorateRequest("refusal", null);
  limitConnections(app, connectionsMax);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // An upgrade that was answered like any request leaves its connection without an owner: it would stay open for ever.
  app.addHook("onResponse", async (request) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroy();
  });
  readJsonBodies(app);
  registerStrictInput(app, API_PREFIX);
  registerErrorHandling(app);
  await registerSecurity(app, origins);
  return app;
}

/** Says once a minute at most that connections are refused, however many are. */
function limitConnections(app: HttpApp, max: number): void {
  let saidAt = Number.NEGATIVE_INFINITY;
  app.server.maxConnections = max;
  app.server.on("drop", () => {
    if (performance.now() - saidAt < SAY_AGAIN_MS) return;
    saidAt = performance.now();
    app.log.warn({ max }, "a connection was refused: as many are open as may be");
  });
}

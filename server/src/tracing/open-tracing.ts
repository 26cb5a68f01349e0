import { MEDSIEVE_VERSION } from "@medsieve/runtime/version";
import { DiagLogLevel, diag } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyBaseLogger } from "fastify";
import { createSearchTracing, type SearchTracing } from "./search-tracing.ts";

/** A collector that takes traces by OTLP over HTTP. */
export interface TraceCollector {
  /** Base address; `/v1/traces` is added to it. */
  endpoint: string;
  /** Sent with each request, e.g. a key. */
  headers: Record<string, string>;
}

/**
 * Sends the spans of searches in batches (OTLP: https://opentelemetry.io/docs/specs/otlp/). A collector that does not answer
 * costs the spans, never the search; the log says so. `close` sends what is left.
 */
export function openTracing(
  { endpoint, headers }: TraceCollector,
  log: Pick<FastifyBaseLogger, "warn">,
): { tracing: SearchTracing; close: () => Promise<void> } {
  const warn = (message: string) => log.warn({ cause: message }, "traces were not sent");
  const silent = () => undefined;
  const logger = { error: warn, warn, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "medsieve", "service.version": MEDSIEVE_VERSION }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  return {
    tracing: createSearchTracing(provider.getTracer("medsieve")),
    close: () => provider.shutdown().catch((error: unknown) => warn(String(error))),
  };
}

import { ROOT_CONTEXT, type Span, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";

/** What is known of a search before it runs; never its question. */
export interface TracedSearch {
  searchId: string;
  preference: string;
  language: string;
  /** Which server's turn it is: 1 unless another began it. */
  attempt: number;
}

/** The spans of one search: one of the whole, and below it one a stage. */
export interface SearchTrace {
  /** Ends the stage that runs and begins the next. */
  beginStage: (stage: string) => void;
  /** Ends all; `failure` is a stable code, null where it did not fail. */
  end: (outcome: "completed" | "stopped" | "failed" | "left", failure: string | null) => void;
}

export interface SearchTracing {
  begin: (search: TracedSearch) => SearchTrace;
}

/** Of a search that nothing follows. */
export const NO_TRACE: SearchTrace = { beginStage: () => undefined, end: () => undefined };

/** Where no collector is named. */
export const NO_TRACING: SearchTracing = { begin: () => NO_TRACE };

/** Spans as OpenTelemetry has them: https://opentelemetry.io/docs/specs/otel/trace/api/ */
export function createSearchTracing(tracer: Tracer): SearchTracing {
  return {
    begin: ({ searchId, preference, language, attempt }) => {
      const attributes = {
        "medsieve.search_id": searchId,
        "medsieve.preference": preference,
        "medsieve.language": language,
        "medsieve.attempt": attempt,
      };
      const whole = tracer.startSpan("search", { attributes }, ROOT_CONTEXT);
      const inside = trace.setSpan(ROOT_CONTEXT, whole);
      let stage: Span | null = null;
      return {
        beginStage: (name) => {
          stage?.end();
          stage = tracer.startSpan(name, {}, inside);
        },
        end: (outcome, failure) => {
          whole.setAttribute("medsieve.outcome", outcome);
          for (const span of [stage, whole]) {
            if (failure !== null) span?.setStatus({ code: SpanStatusCode.ERROR, message: failure });
            span?.end();
          }
        },
      };
    },
  };
}

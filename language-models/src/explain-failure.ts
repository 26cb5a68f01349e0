import { readErrorCode } from "@medsieve/runtime/error-code";
import { APICallError } from "ai";
import { ModelFailure } from "./model-failure.ts";

/** What the SDK threw, without the prompt, the answer and the vendor's own words, which may repeat the key. */
export function explainFailure(error: unknown): ModelFailure {
  if (!(error instanceof Error)) return new ModelFailure("the model's answer could not be used", { isPassing: true });
  if (error.name === "TimeoutError") return new ModelFailure("the model gave no answer in time", { isPassing: true });
  if (!APICallError.isInstance(error)) {
    return new ModelFailure("the model's answer could not be used", { isPassing: true, facts: { error: error.name } });
  }
  const status = error.statusCode;
  if (status === undefined) {
    const code = readSystemCode(error);
    return new ModelFailure("the model server could not be reached", {
      isPassing: true,
      ...(code === null ? {} : { facts: { error: code } }),
    });
  }
  const code = readVendorCode(error.data);
  const facts = { status, ...(code === null ? {} : { error: code }) };
  const waitMs = readRetryAfter(error.responseHeaders ?? {});
  if (status === 429) {
    // An account without money gets the same status; waiting does not fill it.
    const isPassing = code !== "insufficient_quota";
    return new ModelFailure("the model server allowed no more requests", { isPassing, waitMs, facts });
  }
  if (status === 408) return new ModelFailure("the model gave no answer in time", { isPassing: true, waitMs, facts });
  if (status >= 500) return new ModelFailure("the model server failed", { isPassing: true, waitMs, facts });
  if (status === 401 || status === 403) return new ModelFailure("the model server refused the key", { facts });
  if (status >= 400) return new ModelFailure("the model server refused the request", { facts });
  return new ModelFailure("the model's answer could not be used", { isPassing: true, facts });
}

/** The vendor's own name of the error, such as "model_not_found"; null for anything that is more than a name. */
function readVendorCode(data: unknown): string | null {
  const error = readMember(data, "error");
  const names = ["code", "type", "status"].map((name) => readMember(error, name));
  return names.filter((name) => typeof name === "string").find((name) => /^[a-zA-Z_]{2,60}$/.test(name)) ?? null;
}

/** A member of an object; undefined where it has none, or is none. */
function readMember(of: unknown, name: string): unknown {
  return typeof of === "object" && of !== null ? new Map(Object.entries(of)).get(name) : undefined;
}

/** ECONNREFUSED and the like, from wherever fetch hung it. */
function readSystemCode(error: Error): string | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = readErrorCode(at);
    if (code !== null && /^[A-Z_0-9]{2,60}$/.test(code)) return code;
  }
  return null;
}

/** Milliseconds; seconds, or a date (RFC 9110, 10.2.3). Null when absent or unreadable. */
function readRetryAfter(headers: Record<string, string>): number | null {
  const header = headers["retry-after"]?.trim();
  if (header === undefined) return null;
  if (/^\d{1,6}(?:\.\d+)?$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

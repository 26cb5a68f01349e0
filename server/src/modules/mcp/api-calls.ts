import { API_PREFIX } from "@medsieve/contract/constants";
import { errorBodySchema } from "@medsieve/contract/errors";
import type { FastifyRequest } from "fastify";
import inject from "light-my-request";
import type { z } from "zod";
import type { HttpApp } from "../../http/app-types.ts";

/** A call that the API refused; the message is its English sentence. */
export class CallRefused extends Error {
  override name = "CallRefused";
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Calls of the API within the server, in the name of the user who made a request: scopes, limits, quotas and the audit
 * hold for them as for any other call, also while the server ends.
 */
export interface ApiCalls {
  /** The answer as `schema` has it. Throws CallRefused. */
  read: <Schema extends z.ZodType>(call: ApiCall, schema: Schema) => Promise<z.output<Schema>>;
  /** The answer as it is. Throws CallRefused. */
  readText: (call: ApiCall) => Promise<string>;
  /** The answer line by line, as it comes. Throws CallRefused. */
  readLines: (call: ApiCall) => AsyncGenerator<string>;
}

export interface ApiCall {
  method: "GET" | "POST";
  /** Below the API's prefix. */
  path: string;
  body?: object;
}

export function openApiCalls(app: HttpApp, request: FastifyRequest): ApiCalls {
  const send = ({ method, path, body }: ApiCall) => ({
    ...{ method, url: `${API_PREFIX}${path}`, remoteAddress: request.ip },
    headers: {
      authorization: request.headers.authorization ?? "",
      "user-agent": request.headers["user-agent"] ?? "",
    },
    ...(body === undefined ? {} : { payload: body }),
  });

  async function readText(call: ApiCall): Promise<string> {
    const answer = await inject(app.routing, send(call));
    if (answer.statusCode >= 400) throw describeRefusal(answer.statusCode, answer.body);
    return answer.body;
  }

  return {
    readText,
    read: async (call, schema) => schema.parse(JSON.parse(await readText(call))),
    readLines: async function* (call) {
      const answer = await inject(app.routing, { ...send(call), payloadAsStream: true });
      let rest = "";
      for await (const chunk of answer.stream().setEncoding("utf8")) {
        const lines = `${rest}${chunk}`.split("\n");
        rest = lines.pop() ?? "";
        if (answer.statusCode < 400) yield* lines;
      }
      if (answer.statusCode >= 400) throw describeRefusal(answer.statusCode, rest);
    },
  };
}

function describeRefusal(status: number, body: string): CallRefused {
  const refusal = errorBodySchema.safeParse(JSON.parse(body));
  if (!refusal.success) return new CallRefused(status, "server_error", `The call was refused with status ${status}`);
  const { detail, code } = refusal.data;
  const issues = typeof detail === "string" ? detail : detail.map(({ loc, msg }) => `${loc.at(-1)}: ${msg}`).join("; ");
  return new CallRefused(status, code, issues);
}

import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { readBearerToken } from "./auth-guard.ts";

/** METRICS_TOKEN, with which an operator's programs come in. */
export interface OperatorToken {
  isSet: boolean;
  isSentBy: (request: FastifyRequest) => boolean;
}

/** Null: none is set, and no request has it. */
export function createOperatorToken(token: string | null): OperatorToken {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return {
    isSet: token !== null,
    isSentBy: (request) => {
      const sent = readBearerToken(request);
      return token !== null && sent !== null && timingSafeEqual(hash(sent), hash(token));
    },
  };
}

import { API_PREFIX } from "@medsieve/contract/constants";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ATTEMPT_SECONDS } from "./attempts.ts";

const NAME = "medsieve_oidc";

/** The cookie by which a browser is recognized that comes back with an answer of the provider. */
export interface StateCookie {
  holds: (request: FastifyRequest, state: string) => boolean;
  write: (reply: FastifyReply, state: string) => void;
  clear: (reply: FastifyReply) => void;
}

export function createStateCookie(publicUrl: string): StateCookie {
  // Lax: the browser has to send it when it comes back from another site.
  const options = {
    path: `${API_PREFIX}/auth/oidc`,
    httpOnly: true,
    sameSite: "lax",
    secure: new URL(publicUrl).protocol === "https:",
  } as const;
  return {
    holds: (request, state) => request.cookies[NAME] === state,
    write: (reply, state) => {
      reply.setCookie(NAME, state, { ...options, maxAge: ATTEMPT_SECONDS });
    },
    clear: (reply) => {
      reply.clearCookie(NAME, options);
    },
  };
}

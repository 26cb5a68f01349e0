import type { CookieSerializeOptions } from "@fastify/cookie";
import { API_PREFIX } from "@medsieve/contract/constants";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SESSION_LIFETIME } from "./auth-sessions.ts";
import { parseRefreshToken, printRefreshToken, type RefreshToken } from "./refresh-tokens.ts";

const NAME = "medsieve_refresh";

export interface RefreshCookie {
  /** Null when the request has none, or one that is no refresh token. */
  read: (request: FastifyRequest) => RefreshToken | null;
  write: (reply: FastifyReply, token: RefreshToken) => void;
  clear: (reply: FastifyReply) => void;
}

/** The cookie that only /api/v1/auth sees, and no script; Secure when the product is reached over https. */
export function createRefreshCookie(publicUrl: string): RefreshCookie {
  const options: CookieSerializeOptions = {
    path: `${API_PREFIX}/auth`,
    httpOnly: true,
    sameSite: "strict",
    secure: new URL(publicUrl).protocol === "https:",
  };
  return {
    read: (request) => parseRefreshToken(request.cookies[NAME]),
    write: (reply, token) => {
      reply.setCookie(NAME, printRefreshToken(token), { ...options, maxAge: SESSION_LIFETIME });
    },
    clear: (reply) => {
      reply.clearCookie(NAME, options);
    },
  };
}

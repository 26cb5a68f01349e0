import type { CookieSerializeOptions } from "@fastify/cookie";
import { API_PREFIX } from "@medsieve/contract/constants";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DEVICE_LIFETIME_SECONDS } from "./known-devices.ts";

const NAME = "medsieve_device";

export interface DeviceCookie {
  /** Null when the request has none, or one that we did not make. */
  read: (request: FastifyRequest) => string | null;
  write: (reply: FastifyReply, token: string) => void;
}

/** The cookie by which a browser is recognized in which somebody signed in before; it stays when they sign out. */
export function createDeviceCookie(publicUrl: string): DeviceCookie {
  const options: CookieSerializeOptions = {
    path: `${API_PREFIX}/auth`,
    httpOnly: true,
    // Not strict: the browser has to send it when it comes back from an OpenID provider. It opens nothing.
    sameSite: "lax",
    secure: new URL(publicUrl).protocol === "https:",
    maxAge: DEVICE_LIFETIME_SECONDS,
  };
  return {
    read: (request) => {
      const token = request.cookies[NAME] ?? "";
      return /^[\w-]{43}$/.test(token) ? token : null;
    },
    write: (reply, token) => {
      reply.setCookie(NAME, token, options);
    },
  };
}

import helmet from "@fastify/helmet";
import { API_PREFIX } from "@medsieve/contract/constants";
import type { HttpApp } from "./app-types.ts";
import { INLINE_STYLES } from "./inline-styles.ts";
import { listAllowedOrigins, type OriginConfig } from "./origins.ts";

/** Headers on every answer: a strict content security policy, no framing, no caching of what the API says. */
export async function registerSecurity(app: HttpApp, origins: OriginConfig): Promise<void> {
  const isHttps = new URL(origins.publicUrl).protocol === "https:";
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...Object.values(INLINE_STYLES).map((digest) => `'${digest}'`)],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...listSocketOrigins(origins)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: "deny" },
    strictTransportSecurity: isHttps ? { maxAge: 365 * 24 * 3600, includeSubDomains: false } : false,
    // Browsers ignore these two on plain http, and complain of them in the console.
    crossOriginOpenerPolicy: isHttps ? { policy: "same-origin" } : false,
    originAgentCluster: isHttps,
  });
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith(API_PREFIX)) reply.header("cache-control", "no-store");
  });
}

/** Older browsers do not count ws: as 'self'. A policy cannot name an IPv6 address. */
function listSocketOrigins(origins: OriginConfig): string[] {
  return listAllowedOrigins(origins)
    .filter((origin) => !origin.includes("["))
    .map((origin) => origin.replace(/^http/, "ws"));
}

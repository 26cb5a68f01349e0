import { languageSchema } from "@medsieve/contract/language";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { HttpApp } from "../../../http/app-types.ts";
import { groupAddress } from "../../../http/client-address.ts";
import { createLimit } from "../../../http/throttling.ts";
import { findUserOfToken } from "../auth-sessions.ts";
import { isAnyonesDevice } from "../known-devices.ts";
import { keepAttempt } from "./attempts.ts";
import { type OidcContext, refuse } from "./oidc-context.ts";
import { OidcRefusal } from "./refusal.ts";

/** Of one network, by browsers that are not known: a whole site may stand behind one address. */
const STARTS_A_MINUTE = 120;
const startQuerySchema = z.object({
  /** The path that the page leads to afterwards. */
  return_to: z
    .string()
    .regex(/^\/(?![/\\])[^\\\s]*$/, "return_to must be a path")
    .max(2000)
    .default("/"),
  language: languageSchema.default("en"),
  /** "true": links the account that this browser is signed in to. */
  link: z.enum(["true", "false"]).default("false"),
});

/** Going to the provider. */
export function registerStartRoutes(app: HttpApp, context: OidcContext): void {
  const { database, provider, deviceCookie, refreshCookie, stateCookie, now } = context;
  const { db } = database;
  const begun = createLimit(database, { name: "oidc-start", attempts: STARTS_A_MINUTE, windowSeconds: 60 });

  /** A browser in which somebody signed in before is not kept waiting by what others of its network begin. */
  async function slowDown(request: FastifyRequest): Promise<void> {
    try {
      await begun.take(groupAddress(request.ip));
    } catch (refusal) {
      if (!(refusal instanceof AppError) || refusal.status !== 429) throw refusal;
      const device = deviceCookie.read(request);
      if (device === null || !(await isAnyonesDevice(db, device, now()))) throw new OidcRefusal("oidc_too_often");
    }
  }

  app.get(
    "/auth/oidc/start",
    { schema: { tags: ["auth"], summary: "Go to the provider to sign in", querystring: startQuerySchema } },
    async (request, reply) => {
      const { return_to: returnTo, language, link } = request.query;
      let linkUserId: string | null = null;
      try {
        const held = link === "true" ? refreshCookie.read(request) : null;
        linkUserId = held === null ? null : await findUserOfToken(db, held, now());
        await slowDown(request);
        if (link === "true" && linkUserId === null) throw new OidcRefusal("oidc_not_signed_in");
        const pending = await provider.begin().catch((cause) => {
          throw new OidcRefusal("oidc_unreachable", null, cause);
        });
        const { state, nonce, codeVerifier, url } = pending;
        await keepAttempt(db, { state, nonce, codeVerifier, linkUserId, returnTo, language }, now());
        stateCookie.write(reply, state);
        return reply.redirect(url, 302);
      } catch (error) {
        return refuse(context, request, reply, error, linkUserId === null ? "login" : "account");
      }
    },
  );
}

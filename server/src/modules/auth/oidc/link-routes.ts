import { providerLinkSchema } from "@medsieve/contract/provider-link";
import type { Db } from "@medsieve/database/client";
import { oidcIdentities } from "@medsieve/database/schema/index";
import { and, eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AuthGuard, getSignedIn } from "../../../http/auth-guard.ts";
import type { OidcSettings } from "../../../settings/oidc-settings.ts";

export interface ProviderLinkModuleOptions {
  db: Db;
  guard: AuthGuard;
  /** Null without an OpenID provider. */
  settings: OidcSettings | null;
}

/** Whether the own account is linked to somebody at the OpenID provider. */
export const providerLinkModule: FastifyPluginAsyncZod<ProviderLinkModuleOptions> = async (app, options) => {
  const { db, guard, settings } = options;
  app.get(
    "/account/oidc",
    {
      onRequest: guard.requireUser,
      schema: {
        tags: ["account"],
        summary: "Whether the account is linked to the OpenID provider",
        response: { 200: providerLinkSchema },
      },
    },
    async (request) => {
      if (settings === null) return { name: null, linked: false };
      const isOwn = and(
        eq(oidcIdentities.issuer, settings.issuer),
        eq(oidcIdentities.userId, getSignedIn(request).user.id),
      );
      const found = await db.select({ subject: oidcIdentities.subject }).from(oidcIdentities).where(isOwn).limit(1);
      return { name: settings.name, linked: found.length > 0 };
    },
  );
};

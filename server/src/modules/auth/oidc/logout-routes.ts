import { okResponseSchema } from "@medsieve/contract/accounts";
import { AppError } from "@medsieve/runtime/app-error";
import { z } from "zod";
import { recordAudit } from "../../../db/audit.ts";
import { findUser } from "../../../db/users.ts";
import type { HttpApp } from "../../../http/app-types.ts";
import type { OidcContext } from "./oidc-context.ts";
import { endProviderSessions } from "./provider-sessions.ts";

const logoutBodySchema = z.looseObject({ logout_token: z.string().max(20_000) });

/** What the provider says of its own accord. */
export function registerLogoutRoutes(app: HttpApp, { database, notifications, settings, provider }: OidcContext): void {
  app.post(
    "/auth/oidc/backchannel-logout",
    {
      schema: {
        tags: ["auth"],
        summary: "The provider says that somebody has signed out",
        body: logoutBodySchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      const ended = await provider.readLogoutToken(request.body.logout_token).catch((cause) => {
        throw new AppError(400, "link_invalid", "This is no valid logout token of the provider", { cause });
      });
      const userIds = await database.db.transaction(async (tx) => {
        const ids = await endProviderSessions(tx, settings.issuer, ended);
        for (const id of ids) {
          const user = await findUser(tx, id);
          const actor = { id, email: user?.email ?? null, ipAddress: request.ip };
          await recordAudit(tx, actor, "USER_LOGOUT", { reason: "single_sign_on" });
        }
        return ids;
      });
      for (const id of userIds) await notifications.publish("usage", id);
      return { status: "success" as const };
    },
  );
}

import { okResponseSchema } from "@medsieve/contract/accounts";
import { endedSessionsSchema, sessionListSchema } from "@medsieve/contract/sessions";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { AppError } from "@medsieve/runtime/app-error";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { recordAudit } from "../../db/audit.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { getActor } from "../../http/request-actor.ts";
import { endOtherSessions, endOwnSession, listSessions } from "./auth-sessions.ts";

export interface SessionsModuleOptions {
  database: Database;
  notifications: Notifications;
  guard: AuthGuard;
  now: () => Date;
}

const tags = ["account"];
const paramsSchema = z.object({ id: z.uuid().toLowerCase() });

/** Where a user is signed in, and signing out there. */
export const sessionsModule: FastifyPluginAsyncZod<SessionsModuleOptions> = async (app, options) => {
  const { database, notifications, guard, now } = options;
  const { db } = database;
  const onRequest = guard.requireUser;

  app.get(
    "/account/sessions",
    {
      onRequest,
      schema: { tags, summary: "Where one is signed in", response: { 200: sessionListSchema } },
    },
    async (request) => {
      const { user, sessionId } = getSignedIn(request);
      return { items: await listSessions(db, user.id, sessionId, now()) };
    },
  );

  app.delete(
    "/account/sessions/:id",
    {
      onRequest,
      schema: {
        tags,
        summary: "End one of the own sessions",
        params: paramsSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      const { user } = getSignedIn(request);
      await db.transaction(async (tx) => {
        const isEnded = await endOwnSession(tx, user.id, request.params.id);
        if (!isEnded) throw new AppError(404, "not_found", "This session has ended already");
        await recordAudit(tx, getActor(request), "USER_LOGOUT", { reason: "session_ended" });
      });
      await notifications.publish("usage", user.id);
      return { status: "success" as const };
    },
  );

  app.delete(
    "/account/sessions",
    {
      onRequest,
      schema: { tags, summary: "End all own sessions but this one", response: { 200: endedSessionsSchema } },
    },
    async (request) => {
      const { user, sessionId } = getSignedIn(request);
      const ended = await db.transaction(async (tx) => {
        const count = await endOtherSessions(tx, user.id, sessionId);
        if (count > 0) await recordAudit(tx, getActor(request), "USER_LOGOUT", { reason: "other_sessions_ended" });
        return count;
      });
      await notifications.publish("usage", user.id);
      return { status: "success" as const, ended };
    },
  );
};

import { retentionRunSchema, retentionSchema } from "@medsieve/contract/admin/retention";
import type { Db } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { AuthGuard } from "../../../http/auth-guard.ts";
import { getActor } from "../../../http/request-actor.ts";
import { readRetention, runRetention, saveRetention } from "../../../privacy/retention.ts";

export interface RetentionModuleOptions {
  db: Db;
  notifications: Notifications;
  guard: AuthGuard;
  now: () => Date;
}

const tags = ["admin retention"];

/** For how long things are kept. */
export const retentionModule: FastifyPluginAsyncZod<RetentionModuleOptions> = async (app, options) => {
  const { db, notifications, guard, now } = options;
  const onRequest = guard.requireAdmin;

  app.get(
    "/admin/retention",
    {
      onRequest,
      schema: { tags, summary: "For how many days things are kept", response: { 200: retentionSchema } },
    },
    () => readRetention(db),
  );

  app.put(
    "/admin/retention",
    {
      onRequest: guard.requireProvenAdmin,
      schema: {
        tags,
        summary: "Set for how many days things are kept",
        body: retentionSchema,
        response: { 200: retentionSchema },
      },
    },
    async (request) => {
      await saveRetention(db, getActor(request), request.body);
      return readRetention(db);
    },
  );

  app.post(
    "/admin/retention/run",
    {
      onRequest: guard.requireProvenAdmin,
      schema: { tags, summary: "Remove now what is older than that", response: { 200: retentionRunSchema } },
    },
    async (request) => {
      const counts = await runRetention(db, getActor(request), now());
      await notifications.publish("mail", "withdrawn");
      return { status: "success" as const, counts };
    },
  );
};

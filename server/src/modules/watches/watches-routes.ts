import { okResponseSchema } from "@medsieve/contract/accounts";
import { searchPathSchema } from "@medsieve/contract/paths";
import { watchChangeSchema, watchesSchema, watchRequestSchema, watchSchema } from "@medsieve/contract/watches";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import type { WatchLinks } from "../../watches/watch-links.ts";
import { registerRunRoutes } from "./runs-routes.ts";
import { changeWatch, createWatch, deleteWatch, listWatches, readWatch, renewFeed } from "./watches-store.ts";

export interface WatchesModuleOptions {
  database: Database;
  notifications: Notifications;
  guard: AuthGuard;
  links: WatchLinks;
  now: () => Date;
}

/** Searches that are run again by a schedule, their runs, and what is decided on what is new. */
export const watchesModule: FastifyPluginAsyncZod<WatchesModuleOptions> = async (
  app,
  { database, notifications, guard, links, now },
) => {
  const reading = { onRequest: guard.requireScope.read };
  const signedIn = { onRequest: guard.requireUser };
  const tags = ["watches"];
  const params = searchPathSchema;
  registerRunRoutes(app, { database, notifications, guard });

  app.get(
    "/watches",
    { ...reading, schema: { tags, summary: "The own watched searches", response: { 200: watchesSchema } } },
    async (request) => ({ items: await listWatches(database, links, getSignedIn(request).user.id) }),
  );

  app.post(
    "/watches",
    {
      ...signedIn,
      schema: {
        tags,
        summary: "Watch a completed search: run its queries again by a schedule",
        body: watchRequestSchema,
        response: { 200: watchSchema },
      },
    },
    async (request) => {
      const { id: userId } = getSignedIn(request).user;
      return readWatch(database, links, userId, await createWatch(database, userId, request.body, now()));
    },
  );

  app.patch(
    "/watches/:id",
    {
      ...signedIn,
      schema: {
        tags,
        summary: "Change when a watched search runs, whether by mail, and who reads new papers",
        params,
        body: watchChangeSchema,
        response: { 200: watchSchema },
      },
    },
    async (request) => {
      const { id: userId } = getSignedIn(request).user;
      await changeWatch(database, userId, request.params.id, request.body, now());
      return readWatch(database, links, userId, request.params.id);
    },
  );

  app.delete(
    "/watches/:id",
    { ...signedIn, schema: { tags, summary: "Stop watching a search", params, response: { 200: okResponseSchema } } },
    async (request) => {
      await deleteWatch(database, getSignedIn(request).user.id, request.params.id);
      return { status: "success" as const };
    },
  );

  app.post(
    "/watches/:id/feed",
    {
      ...signedIn,
      schema: {
        tags,
        summary: "Give the feed of a watched search another address; the one before is gone",
        params,
        response: { 200: watchSchema },
      },
    },
    async (request) => {
      const { id: userId } = getSignedIn(request).user;
      await renewFeed(database, userId, request.params.id);
      return readWatch(database, links, userId, request.params.id);
    },
  );
};

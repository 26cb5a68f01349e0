import { okResponseSchema } from "@medsieve/contract/accounts";
import { paperPathSchema, searchPathSchema } from "@medsieve/contract/paths";
import {
  watchChangeSchema,
  watchDecisionSchema,
  watchesSchema,
  watchRequestSchema,
  watchRunSchema,
  watchRunsSchema,
  watchSchema,
} from "@medsieve/contract/watches";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { createLimit } from "../../http/throttling.ts";
import { beginRun } from "../../watches/take-run.ts";
import type { WatchLinks } from "../../watches/watch-links.ts";
import { decideOnNew, listRuns } from "./runs-store.ts";
import {
  changeWatch,
  createWatch,
  deleteWatch,
  findWatch,
  listWatches,
  readWatch,
  renewFeed,
} from "./watches-store.ts";

export interface WatchesModuleOptions {
  database: Database;
  notifications: Notifications;
  guard: AuthGuard;
  links: WatchLinks;
  now: () => Date;
}

/** Runs that a user may ask for in an hour: they count as no search. */
const RUNS_AN_HOUR = 20;

/** Searches that are run again by a schedule, their runs, and what is decided on what is new. */
export const watchesModule: FastifyPluginAsyncZod<WatchesModuleOptions> = async (
  app,
  { database, notifications, guard, links, now },
) => {
  const reading = { onRequest: guard.requireScope.read };
  const signedIn = { onRequest: guard.requireUser };
  const tags = ["watches"];
  const params = searchPathSchema;
  const asked = createLimit(database, { name: "watch_run", attempts: RUNS_AN_HOUR, windowSeconds: 3600 });
  const ok = { status: "success" as const };

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
      return ok;
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

  app.get(
    "/watches/:id/runs",
    {
      ...reading,
      schema: { tags, summary: "What the runs of a watched search found", params, response: { 200: watchRunsSchema } },
    },
    async (request) => {
      const watch = await findWatch(database.db, getSignedIn(request).user.id, request.params.id);
      return { items: await listRuns(database, watch) };
    },
  );

  app.post(
    "/watches/:id/runs",
    {
      ...signedIn,
      schema: {
        tags,
        summary: "Run a watched search now; while it runs, the run under way",
        params,
        response: { 200: watchRunSchema },
      },
    },
    async (request) => {
      const { id: userId } = getSignedIn(request).user;
      const watch = await findWatch(database.db, userId, request.params.id);
      await asked.take(userId);
      await beginRun(database.db, watch.id);
      await notifications.publish("watch_runs", watch.id);
      const [run] = await listRuns(database, watch);
      if (run === undefined) throw new Error("a run that was begun is missing");
      return run;
    },
  );

  app.put(
    "/watches/:id/papers/:pmid/decision",
    {
      ...signedIn,
      schema: {
        tags,
        summary: "Decide on a new paper of a watched search",
        params: paperPathSchema,
        body: watchDecisionSchema,
        response: { 200: okResponseSchema },
      },
    },
    async (request) => {
      const { id, pmid } = request.params;
      await findWatch(database.db, getSignedIn(request).user.id, id);
      await decideOnNew(database, id, pmid, request.body.decision);
      return ok;
    },
  );
};

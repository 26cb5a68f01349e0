import { okResponseSchema } from "@medsieve/contract/accounts";
import { paperPathSchema, searchPathSchema } from "@medsieve/contract/paths";
import { watchDecisionSchema, watchRunSchema, watchRunsSchema } from "@medsieve/contract/watches";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { HttpApp } from "../../http/app-types.ts";
import { type AuthGuard, getSignedIn } from "../../http/auth-guard.ts";
import { createLimit } from "../../http/throttling.ts";
import { beginRun } from "../../watches/take-run.ts";
import { decideOnNew, listRuns } from "./runs-store.ts";
import { findWatch } from "./watches-store.ts";

/** Runs that a user may ask for in an hour: they count as no search. */
const RUNS_AN_HOUR = 20;

/** The runs of a watched search, one begun by hand, and what is decided on what is new. */
export function registerRunRoutes(
  app: HttpApp,
  { database, notifications, guard }: { database: Database; notifications: Notifications; guard: AuthGuard },
): void {
  const reading = { onRequest: guard.requireScope.read };
  const signedIn = { onRequest: guard.requireUser };
  const tags = ["watches"];
  const params = searchPathSchema;
  const asked = createLimit(database, { name: "watch_run", attempts: RUNS_AN_HOUR, windowSeconds: 3600 });

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
      return { status: "success" as const };
    },
  );
}

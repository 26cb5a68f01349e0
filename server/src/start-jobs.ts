import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { Readers } from "@medsieve/language-models/readers";
import type { MailCarrier } from "@medsieve/mail/mail-carrier";
import { startMailSender } from "@medsieve/mail/mail-sender";
import type { Reader } from "@medsieve/reader/reader";
import type { ExclusiveImports } from "@medsieve/sources/library/exclusive-imports";
import { type FollowDeps, startFollowing } from "@medsieve/sources/library/follow/follow-folder";
import { startKeeping } from "@medsieve/sources/library/postings/start-keeping";
import { startReindexing } from "@medsieve/sources/library/reindex-headings";
import type { Sources } from "@medsieve/sources/sources";
import { ignoreWaiting } from "@medsieve/sources/wait-notice";
import type { Logger } from "pino";
import { startAlertMails } from "./after-publication/mail-alerts.ts";
import { startRecheck } from "./after-publication/recheck-papers.ts";
import { startAuditRelay } from "./audit-relay/audit-relay.ts";
import { startBudgetWatch } from "./budget/budget-watch.ts";
import type { Env } from "./env.ts";
import type { ModelAccess } from "./health.ts";
import { startRetention } from "./privacy/retention-job.ts";
import { createPromptSource } from "./prompts/prompt-store.ts";
import { startWatchRuns } from "./watches/run-watches.ts";
import type { WatchLinks } from "./watches/watch-links.ts";
import type { SearchActivity } from "./work/search-activity.ts";

const NOTHING = () => undefined;

interface JobDeps {
  env: Env;
  database: Database;
  notifications: Notifications;
  sources: Sources;
  readers: Readers;
  openBuiltin: () => Reader;
  model: ModelAccess | null;
  carrier: MailCarrier;
  watchLinks: WatchLinks;
  activity: SearchActivity;
  log: Logger;
}

/** What goes on beside answering requests. `onClose` takes what ends each. */
export async function startJobs(deps: JobDeps, onClose: (close: () => Promise<void>) => void): Promise<void> {
  const { env, database, notifications, sources, readers, openBuiltin, model, carrier, watchLinks, activity, log } =
    deps;
  const sender = startMailSender(database, notifications, carrier, log);
  onClose(() => sender.close());
  if (env.auditWebhook !== null) {
    const relay = await startAuditRelay(database, env.auditWebhook, log);
    onClose(() => relay.close());
  }
  const openSource = () => sources.open(ignoreWaiting);
  const recheck = startRecheck(database, openSource, log);
  onClose(() => recheck.close());
  const reading = { readers, openBuiltin, prompts: createPromptSource(database.db) };
  const watching = startWatchRuns({ database, notifications, openSource, reading, links: watchLinks, activity, log });
  onClose(() => watching.close());
  const mailing = { database, notifications, links: watchLinks, publicUrl: env.publicUrl, log };
  const alertMails = startAlertMails(mailing);
  onClose(() => alertMails.close());
  const retention = startRetention(database.db, log, () => new Date());
  onClose(() => retention.close());
  if (model !== null && model.monthlyBudgetUsd !== null) {
    const { monthlyBudgetUsd: budgetUsd, readSpent } = model;
    const { publicUrl } = env;
    const watch = { database, notifications, budgetUsd, readSpent, publicUrl, log, now: () => new Date() };
    const budget = startBudgetWatch(watch);
    onClose(() => budget.close());
  }
  const reindexing = startReindexing(database, log);
  onClose(() => reindexing.close());
  const keeping = startKeeping(database, log);
  onClose(() => keeping.close());
}

/** Imports what comes into a folder; gives what ends that. */
export function followFolder(
  env: Env,
  folder: string,
  { database, imports, log }: { database: Database; imports: ExclusiveImports; log: Logger },
): () => Promise<void> {
  const target = env.opensearch === null ? "library" : `opensearch ${env.opensearch.index}`;
  const importFiles: FollowDeps["importFiles"] = (files, signal) => imports.importFiles(files, signal, NOTHING);
  const following = startFollowing({ database, folder, target, importFiles, log });
  return () => following.close();
}

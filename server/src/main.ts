import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LiteratureSource, SourceId } from "@medsieve/contract/sources";
import type { Database } from "@medsieve/database/client";
import { removeCopies } from "@medsieve/database/copy-before-migrating";
import { openNotifications } from "@medsieve/database/notifications";
import { openDatabase } from "@medsieve/database/open-database";
import { watchAnswers } from "@medsieve/database/watch-answers";
import { findModelPrice, PRICES_AS_OF } from "@medsieve/language-models/model-prices";
import { createModelReaders } from "@medsieve/language-models/model-reader";
import type { ModelSettings } from "@medsieve/language-models/model-settings";
import { useFreeReaders } from "@medsieve/language-models/readers";
import { createSpending } from "@medsieve/language-models/spending";
import { createOutboxCarrier, createSmtpCarrier } from "@medsieve/mail/mail-carrier";
import { startMailSender } from "@medsieve/mail/mail-sender";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { ContactLog } from "@medsieve/runtime/contact-log";
import { closeToOthers, keepFilesPrivate } from "@medsieve/runtime/private-files";
import { fillDemonstration } from "@medsieve/sources/demonstration/fill-demonstration";
import { createExclusiveImports } from "@medsieve/sources/library/exclusive-imports";
import { type FollowDeps, startFollowing } from "@medsieve/sources/library/follow/follow-folder";
import { serveImports } from "@medsieve/sources/library/import-socket";
import { createPostingsSearch } from "@medsieve/sources/library/postings/search-postings";
import { startKeeping } from "@medsieve/sources/library/postings/start-keeping";
import { startReindexing } from "@medsieve/sources/library/reindex-headings";
import { openSources } from "@medsieve/sources/open-sources";
import { openShelf } from "@medsieve/sources/opensearch/opensearch-shelf";
import type { Sources } from "@medsieve/sources/sources";
import { openTrialRegistry } from "@medsieve/sources/trials/trial-registry";
import { ignoreWaiting } from "@medsieve/sources/wait-notice";
import type { Logger } from "pino";
import { startAlertMails } from "./after-publication/mail-alerts.ts";
import { startRecheck } from "./after-publication/recheck-papers.ts";
import { buildApp } from "./app.ts";
import { startAuditRelay } from "./audit-relay/audit-relay.ts";
import { startBudgetWatch } from "./budget/budget-watch.ts";
import { readEnv, readVariables } from "./env.ts";
import type { ModelAccess } from "./health.ts";
import { checkPort } from "./http/check-port.ts";
import { loadJwtSecret } from "./http/jwt-secret.ts";
import { createLogger } from "./http/logging.ts";
import { ensureFirstAdmin } from "./modules/auth/first-admin.ts";
import { createPasswords } from "./passwords.ts";
import { startRetention } from "./privacy/retention-job.ts";
import { createPromptSource } from "./prompts/prompt-store.ts";
import { createThreadedDesk } from "./readers/threaded-desk.ts";
import { explainStartFailure } from "./start-failure.ts";
import { openTracing } from "./tracing/open-tracing.ts";
import { NO_TRACING } from "./tracing/search-tracing.ts";
import { warmUp } from "./warm-up.ts";
import { startWatchRuns } from "./watches/run-watches.ts";
import { createWatchLinks } from "./watches/watch-links.ts";
import { openWork } from "./work/open-work.ts";

const WEB_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));
/** Searches that run when the server is asked to end are waited for so long. */
const FINISH_WITHIN_MS = 30_000;
/** A server that has not ended by then ends without waiting any longer. */
const CLOSE_WITHIN_MS = 10_000;

const NOTHING = () => undefined;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Opens everything in order, listens, and closes everything in the opposite order: on SIGTERM when the running searches have ended, on SIGINT at once. */
async function main(): Promise<void> {
  keepFilesPrivate();
  const env = readEnv(readVariables());
  const logger = createLogger(env.logLevel);
  await checkPort(env.port, env.host);
  say(env.databaseUrl === null ? `Opening the database in ${env.dataDir}` : "Opening the PostgreSQL database");
  const database = await openDatabase(env, logger, say);
  const endNow = new AbortController();
  const closers: (() => Promise<void>)[] = [() => database.close()];
  const closeAll = async () => {
    for (const close of closers.reverse()) await close();
  };
  try {
    if (await closeToOthers(env.dataDir)) {
      logger.warn({ dataDir: env.dataDir }, "DATA_DIR stood open to other accounts of this computer; it is closed now");
    }
    const notifications = await openNotifications(database, env.databaseUrl, logger);
    closers.push(() => notifications.close());
    if (env.databaseUrl !== null) closers.push(watchAnswers(database, env.databaseUrl, logger, SYSTEM_CLOCK));
    const work = openWork({ threads: env.workerThreads, log: logger });
    closers.push(() => work.close());
    const postings = createPostingsSearch(database);
    const desk = createThreadedDesk(work, logger);
    const passwords = createPasswords();
    const firstAdmin = await ensureFirstAdmin(database, passwords, {
      email: env.adminEmail,
      password: env.adminPassword ?? undefined,
    });
    const [sources] = await Promise.all([
      openSources({ database, postings, work }, env, logger),
      fillLibrary(database, logger),
    ]);
    closers.push(() => sources.close());
    const { model: settings } = env;
    const contact = new ContactLog();
    const openBuiltin = () => createBuiltinReader(desk);
    const readers =
      settings === null
        ? useFreeReaders(openBuiltin)
        : createModelReaders({
            desk,
            settings,
            database,
            logger,
            now: () => new Date(),
            clock: SYSTEM_CLOCK,
            contact,
          });
    const model = settings === null ? null : describeModelAccess(settings, database, contact);
    const carrier =
      env.smtpUrl === null
        ? createOutboxCarrier(join(env.dataDir, "outbox"), env.mailFrom)
        : createSmtpCarrier(env.smtpUrl, env.mailFrom);
    const jwtSecret = await loadJwtSecret(env.jwtSecret ?? undefined, env.dataDir);
    const watchLinks = createWatchLinks(jwtSecret, env.publicUrl);
    const shelf = env.opensearch === null ? undefined : openShelf(env.opensearch);
    closers.push(async () => shelf?.close());
    const imports = createExclusiveImports(database, shelf);
    await mkdir(env.libraryFolder, { recursive: true, mode: 0o700 }).catch((err: unknown) => {
      logger.warn({ err }, "LIBRARY_FOLDER cannot be made: nothing can be imported from it");
    });
    const traces = env.traces === null ? null : openTracing(env.traces, logger);
    closers.push(async () => traces?.close());
    const app = await buildApp({
      filling: { imports, folder: env.libraryFolder, demonstrationFile: DEMONSTRATION_FILE },
      ...{ database, notifications, sources, postings, readers, work, model, passwords, logger },
      limits: { userLimit: env.userLimit, demoLimit: env.demoLimit },
      ...env.signIn,
      demoSignup: { open: env.demoSignup, monthlyLimit: env.demoSignupLimit },
      mail: carrier.kind,
      dataDir: env.dataDir,
      ...{ jwtSecret, watchLinks },
      metricsToken: env.metricsToken,
      tracing: traces?.tracing ?? NO_TRACING,
      fullText: env.fullText,
      trialRegistry: openTrialRegistry(env.ctgovBaseUrl, SYSTEM_CLOCK),
      origins: { publicUrl: env.publicUrl, port: env.port },
      trustProxy: env.trustProxy ?? false,
      webFolder: WEB_FOLDER,
      alone: database.kind === "embedded",
      endNow: endNow.signal,
      now: () => new Date(),
    });
    closers.push(() => app.close());
    const sender = startMailSender(database, notifications, carrier, logger);
    closers.push(() => sender.close());
    if (env.auditWebhook !== null) {
      const relay = await startAuditRelay(database, env.auditWebhook, logger);
      closers.push(() => relay.close());
    }
    const openSource = () => sources.open(ignoreWaiting);
    const recheck = startRecheck(database, openSource, logger);
    closers.push(() => recheck.close());
    const reading = { readers, openBuiltin, prompts: createPromptSource(database.db) };
    const watching = startWatchRuns({ database, notifications, openSource, reading, links: watchLinks, log: logger });
    closers.push(() => watching.close());
    const mailing = { database, notifications, links: watchLinks, publicUrl: env.publicUrl, log: logger };
    const alertMails = startAlertMails(mailing);
    closers.push(() => alertMails.close());
    const retention = startRetention(database.db, logger, () => new Date());
    closers.push(() => retention.close());
    if (model !== null && model.monthlyBudgetUsd !== null) {
      const { monthlyBudgetUsd: budgetUsd, readSpent } = model;
      const { publicUrl } = env;
      const watch = { database, notifications, budgetUsd, readSpent, publicUrl, log: logger, now: () => new Date() };
      const budget = startBudgetWatch(watch);
      closers.push(() => budget.close());
    }
    const reindexing = startReindexing(database, logger);
    closers.push(() => reindexing.close());
    const keeping = startKeeping(database, logger);
    closers.push(() => keeping.close());
    await app.listen({ port: env.port, host: env.host });
    if (database.kind === "embedded" && !database.isMigrated) {
      await removeCopies(env.dataDir).catch((err: unknown) => {
        logger.warn({ err }, "the copy from before the last migration cannot be removed");
      });
    }
    void warmUp(work, sources, logger);
    imports.onEnded(() => void warmUp(work, sources, logger));
    if (database.kind === "embedded") {
      const served = await serveImports(database, env.dataDir, imports);
      closers.push(() => served.close());
    }
    if (env.libraryFollow !== null) {
      const target = env.opensearch === null ? "library" : `opensearch ${env.opensearch.index}`;
      const importFiles: FollowDeps["importFiles"] = (files, signal) => imports.importFiles(files, signal, NOTHING);
      const following = startFollowing({ database, folder: env.libraryFollow, target, importFiles, log: logger });
      closers.push(() => following.close());
    }
    const [sourceLine, libraryLine] = await describeSource(sources, env.literatureSource);
    say("");
    say(`Medsieve is ready: ${env.publicUrl}`);
    say(`  source    ${sourceLine}`);
    say(`  library   ${libraryLine}`);
    say(`  reader    ${describeReader(env.model)}`);
    say(`  mail      ${env.smtpUrl === null ? `files in ${join(env.dataDir, "outbox")}` : "SMTP"}`);
    say(`  database  ${database.kind === "embedded" ? `embedded, in ${env.dataDir}` : "PostgreSQL"}`);
    if (firstAdmin !== null) {
      say("First sign-in");
      say(`  e-mail    ${firstAdmin.email}`);
      say(`  password  ${firstAdmin.password ?? "the one in ADMIN_PASSWORD"}`);
      if (firstAdmin.password !== null) say("  It is shown this once. Change it after signing in.");
    }
  } catch (error) {
    await closeAll();
    throw error;
  }
  let closing = false;
  const end = async (finishWithinMs: number) => {
    // Asked a second time, it waits no longer.
    if (finishWithinMs === 0 || closing) endNow.abort();
    if (closing) return;
    closing = true;
    setTimeout(() => endNow.abort(), finishWithinMs).unref();
    setTimeout(() => process.exit(1), finishWithinMs + CLOSE_WITHIN_MS).unref();
    await closeAll();
    process.exit(0);
  };
  process.on("SIGINT", () => void end(0));
  process.on("SIGTERM", () => void end(FINISH_WITHIN_MS));
}

/** From the bundle as from the source, both one folder below the server's. */
const DEMONSTRATION_FILE = fileURLToPath(new URL("../../demo-library/demonstration-library.xml.gz", import.meta.url));

/** A library without real papers gets fictional ones to try it on; without them Medsieve runs, too. */
async function fillLibrary(database: Database, logger: Logger): Promise<void> {
  try {
    const filled = await fillDemonstration(database, DEMONSTRATION_FILE);
    if (filled !== null) say(`Filled the library with ${filled.papers.toLocaleString("en-US")} fictional papers`);
  } catch (err) {
    logger.error({ err }, "the demonstration library could not be filled");
  }
}

const LIBRARY_NAMES: Record<LiteratureSource, string> = {
  auto: "local library, while PubMed cannot be reached",
  library: "local library",
  opensearch: "library in OpenSearch",
  pubmed: "local library",
};

const SOURCE_NAMES = {
  pubmed: () => "PubMed (NCBI E-utilities)",
  library: (setting) => LIBRARY_NAMES[setting],
} satisfies Record<SourceId, (setting: LiteratureSource) => string>;

/** What answers, and what the library holds. */
async function describeSource(sources: Sources, setting: LiteratureSource): Promise<[string, string]> {
  const engine = await sources.checkEngine();
  if (engine !== null) {
    const held = engine.papers === null ? null : describeLibrary(engine.papers, 0);
    return [LIBRARY_NAMES[setting], [held, engine.reason].filter((part) => part !== null).join(". ")];
  }
  const [{ id }, library] = await Promise.all([sources.describe(), sources.describeLibrary()]);
  return [SOURCE_NAMES[id](setting), describeLibrary(library.papers, library.demonstration_papers)];
}

function describeLibrary(papers: number, demonstration: number): string {
  const count = (n: number) => n.toLocaleString("en-US");
  if (papers > 0) return `${count(papers)} papers`;
  const real = "no real paper: import PubMed files with npm run library:import -- FILE…";
  return demonstration > 0 ? `${count(demonstration)} fictional papers to try it on; ${real}` : real;
}

/** What an operator may see of the model. */
function describeModelAccess(settings: ModelSettings, database: Database, contact: ContactLog): ModelAccess {
  const { vendor, model, apiKey, monthlyBudgetUsd } = settings;
  const { readMonth: readSpent } = createSpending(database, monthlyBudgetUsd, () => new Date());
  return { vendor, model, hasKey: apiKey !== null, monthlyBudgetUsd, readSpent, contact };
}

function describeReader(settings: ModelSettings | null): string {
  if (settings === null) return "built-in (no key, no network)";
  const { vendor, model, monthlyBudgetUsd } = settings;
  const price = findModelPrice(settings, new Date());
  const cost =
    price === null
      ? "cost not known: set LLM_PRICE_INPUT and LLM_PRICE_OUTPUT"
      : `$${price.input} in, $${price.output} out per million tokens${settings.price === null ? `, list of ${PRICES_AS_OF}` : ""}`;
  const budget = monthlyBudgetUsd === null ? "no monthly limit" : `at most $${monthlyBudgetUsd} a month`;
  return `${model} of ${vendor === "openai-compatible" ? `the server at ${settings.baseUrl}` : vendor} (${cost}; ${budget})`;
}

main().catch((error: unknown) => {
  process.stderr.write(`Medsieve cannot start. ${explainStartFailure(error)}\n`);
  process.exit(1);
});

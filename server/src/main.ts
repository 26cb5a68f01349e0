import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Database } from "@medsieve/database/client";
import { removeCopies } from "@medsieve/database/copy-before-migrating";
import { openNotifications } from "@medsieve/database/notifications";
import { openDatabase } from "@medsieve/database/open-database";
import { watchAnswers } from "@medsieve/database/watch-answers";
import { createModelReaders } from "@medsieve/language-models/model-reader";
import type { ModelSettings } from "@medsieve/language-models/model-settings";
import { useFreeReaders } from "@medsieve/language-models/readers";
import { createSpending } from "@medsieve/language-models/spending";
import { createOutboxCarrier, createSmtpCarrier } from "@medsieve/mail/mail-carrier";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { ContactLog } from "@medsieve/runtime/contact-log";
import { closeToOthers, keepFilesPrivate } from "@medsieve/runtime/private-files";
import { fillDemonstration } from "@medsieve/sources/demonstration/fill-demonstration";
import { createExclusiveImports } from "@medsieve/sources/library/exclusive-imports";
import { serveImports } from "@medsieve/sources/library/import-socket";
import { createPostingsSearch } from "@medsieve/sources/library/postings/search-postings";
import { openSources } from "@medsieve/sources/open-sources";
import { openShelf } from "@medsieve/sources/opensearch/opensearch-shelf";
import { openTrialRegistry } from "@medsieve/sources/trials/trial-registry";
import type { Logger } from "pino";
import { buildApp } from "./app.ts";
import { describeStart } from "./describe-start.ts";
import { endWithStarter } from "./end-with-starter.ts";
import { type Env, readEnv, readVariables } from "./env.ts";
import type { ModelAccess } from "./health.ts";
import { checkPort } from "./http/check-port.ts";
import { loadJwtSecret } from "./http/jwt-secret.ts";
import { createLogger } from "./http/logging.ts";
import { ensureFirstAdmin } from "./modules/auth/first-admin.ts";
import { createPasswords } from "./passwords.ts";
import { createThreadedDesk } from "./readers/threaded-desk.ts";
import { explainStartFailure } from "./start-failure.ts";
import { followFolder, startJobs } from "./start-jobs.ts";
import { openTracing } from "./tracing/open-tracing.ts";
import { NO_TRACING } from "./tracing/search-tracing.ts";
import { warmUp } from "./warm-up.ts";
import { createWatchLinks } from "./watches/watch-links.ts";
import { openWork } from "./work/open-work.ts";
import { SearchActivity } from "./work/search-activity.ts";
import type { Work } from "./work/work.ts";

const WEB_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));
/** Searches that run when the server is asked to end are waited for so long. */
const FINISH_WITHIN_MS = 30_000;
/** A server that has not ended by then ends without waiting any longer. */
const CLOSE_WITHIN_MS = 10_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Opens everything in order, listens, and closes everything in the opposite order: on SIGTERM when the running searches have ended, on SIGINT at once. */
async function main(): Promise<void> {
  keepFilesPrivate();
  // While it starts that ends it at once; later it is ended as by anyone.
  endWithStarter(() => process.kill(process.pid, "SIGTERM"));
  const env = readEnv(readVariables());
  const logger = createLogger(env.logLevel);
  await checkPort(env.port, env.host);
  say(env.databaseUrl === null ? `Opening the database in ${env.dataDir}` : "Opening the PostgreSQL database");
  const database = await openDatabase(env, logger, say);
  const endNow = new AbortController();
  const closers: (() => Promise<void>)[] = [() => database.close()];
  const onClose = (close: () => Promise<void>) => void closers.push(close);
  const closeAll = async () => {
    for (const close of closers.reverse()) await close();
  };
  try {
    if (await closeToOthers(env.dataDir)) {
      logger.warn({ dataDir: env.dataDir }, "DATA_DIR stood open to other accounts of this computer; it is closed now");
    }
    const notifications = await openNotifications(database, env.databaseUrl, logger);
    onClose(() => notifications.close());
    if (env.databaseUrl !== null) onClose(watchAnswers(database, env.databaseUrl, logger, SYSTEM_CLOCK));
    const work = openWork({ threads: env.workerThreads, log: logger });
    onClose(() => work.close());
    const postings = createPostingsSearch(database);
    const passwords = createPasswords();
    const [sources] = await Promise.all([
      openSources({ database, postings, work }, env, logger),
      fillLibrary(database, logger),
    ]);
    onClose(() => sources.close());
    const { readers, openBuiltin, model } = openReaders(env, database, work, logger);
    const carrier =
      env.smtpUrl === null
        ? createOutboxCarrier(join(env.dataDir, "outbox"), env.mailFrom)
        : createSmtpCarrier(env.smtpUrl, env.mailFrom);
    const jwtSecret = await loadJwtSecret(env.jwtSecret ?? undefined, env.dataDir);
    const watchLinks = createWatchLinks(jwtSecret, env.publicUrl);
    const shelf = env.opensearch === null ? undefined : openShelf(env.opensearch);
    onClose(async () => shelf?.close());
    const imports = createExclusiveImports(database, shelf);
    await mkdir(env.libraryFolder, { recursive: true, mode: 0o700 }).catch((err: unknown) => {
      logger.warn({ err }, "LIBRARY_FOLDER cannot be made: nothing can be imported from it");
    });
    const traces = env.traces === null ? null : openTracing(env.traces, logger);
    onClose(async () => traces?.close());
    const activity = new SearchActivity(SYSTEM_CLOCK);
    const app = await buildApp({
      filling: { imports, folder: env.libraryFolder, demonstrationFile: DEMONSTRATION_FILE },
      ...{ database, notifications, sources, postings, readers, work, activity, model, passwords, logger },
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
    onClose(() => app.close());
    await startJobs(
      {
        env,
        database,
        notifications,
        sources,
        readers,
        openBuiltin,
        model,
        carrier,
        watchLinks,
        activity,
        log: logger,
      },
      onClose,
    );
    // Last of all that may fail or take long, since a generated password is shown only once the server is ready.
    const firstAdmin = await ensureFirstAdmin(database, passwords, {
      email: env.adminEmail,
      password: env.adminPassword ?? undefined,
    });
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
      onClose(() => served.close());
    }
    if (env.libraryFollow !== null) onClose(followFolder(env, env.libraryFollow, { database, imports, log: logger }));
    say(await describeStart({ env, sources, database, firstAdmin }));
  } catch (error) {
    await closeAll();
    throw error;
  }
  endOnSignals(endNow, closeAll);
}

/** Who reads papers: the model that is set, and the built-in reader beside it or in its place. */
function openReaders(env: Env, database: Database, work: Work, logger: Logger) {
  const desk = createThreadedDesk(work, logger);
  const openBuiltin = () => createBuiltinReader(desk);
  const { model: settings } = env;
  if (settings === null) return { readers: useFreeReaders(openBuiltin), openBuiltin, model: null };
  const contact = new ContactLog();
  const timing = { now: () => new Date(), clock: SYSTEM_CLOCK };
  const readers = createModelReaders({ desk, settings, database, logger, contact, ...timing });
  return { readers, openBuiltin, model: describeModelAccess(settings, database, contact) };
}

/** SIGINT ends at once, SIGTERM when the running searches have ended. */
function endOnSignals(endNow: AbortController, closeAll: () => Promise<void>): void {
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

/** What an operator may see of the model. */
function describeModelAccess(settings: ModelSettings, database: Database, contact: ContactLog): ModelAccess {
  const { vendor, model, apiKey, monthlyBudgetUsd } = settings;
  const { readMonth: readSpent } = createSpending(database, monthlyBudgetUsd, () => new Date());
  return { vendor, model, hasKey: apiKey !== null, monthlyBudgetUsd, readSpent, contact };
}

main().catch((error: unknown) => {
  process.stderr.write(`Medsieve cannot start. ${explainStartFailure(error)}\n`);
  process.exit(1);
});

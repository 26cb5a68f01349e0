import { basename } from "node:path";
import type { LibraryJob } from "@medsieve/contract/admin/library";
import type { ImportOutcome, ImportProgress } from "@medsieve/contract/import-events";
import type { Database } from "@medsieve/database/client";
import { libraryJobs, users } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import type { ExclusiveImports } from "@medsieve/sources/library/exclusive-imports";
import { desc, eq, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { type Actor, recordAudit } from "../../../db/audit.ts";

/** How often a server says how far it is and that it lives, and looks whether the import is to be stopped. */
const REPORT_EVERY_MS = 1_000;
/** A server that has said nothing for so long is believed dead. */
const SILENT_SECONDS = 60;
/** Names of files that the audit log gives of one import. */
const NAMES_AUDITED = 5;

export interface ImportJobs {
  /** Begins in the background. Throws 409 where an import is running already, on whatever server. */
  begin: (actor: Actor, files: readonly string[]) => Promise<void>;
  /** Stops the one that is running, on whatever server, after its batch in hand; false where none is. */
  cancel: (actor: Actor) => Promise<boolean>;
  /** The one that is running, else the last; null before the first. */
  read: () => Promise<LibraryJob | null>;
  /** Stops the one of this server, which then counts as interrupted. */
  close: () => Promise<void>;
}

interface ImportJobsDeps {
  database: Database;
  imports: ExclusiveImports;
  log: FastifyBaseLogger;
}

/** Imports that administrators begin on the page. What was stored stays when one ends early; beginning it again goes on. */
export function createImportJobs({ database, imports, log }: ImportJobsDeps): ImportJobs {
  const { db } = database;
  const closing = new AbortController();
  let working: Promise<void> = Promise.resolve();
  let stopping = new AbortController();

  async function run(id: string, files: readonly string[]): Promise<void> {
    const ours = eq(libraryJobs.id, id);
    let progress: ImportProgress | null = null;
    const outcomes: ImportOutcome[] = [];
    async function report(): Promise<void> {
      const [row] = await db
        .update(libraryJobs)
        .set({ aliveAt: sql`now()`, progress, outcomes })
        .where(ours)
        .returning({ isCancelling: libraryJobs.isCancelling });
      if (row?.isCancelling !== false) stopping.abort();
    }
    const reporting = setInterval(() => {
      report().catch((err: unknown) => log.warn({ err }, "the progress of an import could not be stored"));
    }, REPORT_EVERY_MS);

    let status: LibraryJob["status"] = "interrupted";
    try {
      const signal = AbortSignal.any([closing.signal, stopping.signal]);
      const ended = await imports.importFiles(files, signal, (event) => {
        if (event.type === "progress") progress = event;
        else outcomes.push(event);
      });
      if (stopping.signal.aborted) status = "cancelled";
      else if (ended !== null && !closing.signal.aborted) {
        status = ended.every((outcome) => outcome.status === "completed") ? "completed" : "failed";
      }
    } catch (err) {
      status = "failed";
      log.error({ err }, "an import failed");
    } finally {
      clearInterval(reporting);
      await db
        .update(libraryJobs)
        .set({ status, progress, outcomes, finishedAt: sql`now()` })
        .where(ours)
        .catch((err: unknown) => log.warn({ err }, "the end of an import could not be stored"));
    }
  }

  return {
    begin: async (actor, files) => {
      if (imports.isBusy()) throw refuseSecond();
      const names = files.map((file) => basename(file));
      await markSilent(database);
      const id = await db.transaction(async (tx) => {
        const [row] = await tx
          .insert(libraryJobs)
          .values({ files: names, startedBy: actor.id })
          .onConflictDoNothing()
          .returning({ id: libraryJobs.id });
        if (row === undefined) throw refuseSecond();
        await recordAudit(tx, actor, "LIBRARY_IMPORT", { target_name: printNames(names) });
        return row.id;
      });
      stopping = new AbortController();
      working = run(id, files);
    },
    cancel: async (actor) => {
      await markSilent(database);
      const isAsked = await db.transaction(async (tx) => {
        const [row] = await tx
          .update(libraryJobs)
          .set({ isCancelling: true })
          .where(eq(libraryJobs.status, "running"))
          .returning({ files: libraryJobs.files });
        if (row === undefined) return false;
        const target_name = printNames(row.files);
        await recordAudit(tx, actor, "LIBRARY_UPDATE", { reason: "import_cancelled", target_name });
        return true;
      });
      if (isAsked) stopping.abort();
      return isAsked;
    },
    read: async () => {
      await markSilent(database);
      const [row] = await db
        .select({ job: libraryJobs, email: users.email })
        .from(libraryJobs)
        .leftJoin(users, eq(users.id, libraryJobs.startedBy))
        .orderBy(desc(libraryJobs.startedAt))
        .limit(1);
      return row === undefined ? null : describeJob(row.job, row.email);
    },
    close: async () => {
      closing.abort();
      await working;
    },
  };
}

/** An import whose server is silent was interrupted: another one may begin. */
async function markSilent({ db }: Database): Promise<void> {
  await db.execute(sql`
    update library_jobs set status = 'interrupted', finished_at = alive_at
    where status = 'running' and alive_at < now() - make_interval(secs => ${SILENT_SECONDS})`);
}

function refuseSecond(): AppError {
  return new AppError(409, "import_running", "An import is running already; begin another when it has ended");
}

function printNames(names: readonly string[]): string {
  const more = names.length - NAMES_AUDITED;
  return [...names.slice(0, NAMES_AUDITED), ...(more > 0 ? [`+${more}`] : [])].join(", ");
}

function describeJob(row: typeof libraryJobs.$inferSelect, email: string | null): LibraryJob {
  const { id, files, status, isCancelling, startedAt, finishedAt, progress, outcomes } = row;
  return {
    ...{ id, files, status, is_cancelling: status === "running" && isCancelling },
    ...{ started_by: email, started_at: startedAt.toISOString(), finished_at: finishedAt?.toISOString() ?? null },
    progress: progress && {
      ...{ file: basename(progress.file), file_number: progress.fileNumber, read: progress.read },
      ...{ bytes_read: progress.bytesRead, bytes_total: progress.bytesTotal },
      ...{ per_second: progress.perSecond, seconds_left: progress.secondsLeft },
      ...pickCounts(progress),
    },
    outcomes: outcomes.map((outcome) => ({
      ...{ file: basename(outcome.file), status: outcome.status, read: outcome.read, error: outcome.error },
      ...pickCounts(outcome),
    })),
  };
}

function pickCounts({ added, replaced, unchanged, deleted }: ImportProgress | ImportOutcome) {
  return { added, replaced, unchanged, deleted };
}

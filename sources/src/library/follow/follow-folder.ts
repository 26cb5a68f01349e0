import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ImportOutcome } from "@medsieve/contract/import-events";
import type { Database } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import { findNextFile } from "./next-file.ts";

const LOOK_AGAIN_MS = 60_000;
/** Seconds for which a server that takes files is believed to live; it says so in between. */
const LEASE_SECONDS = 60;
const BUSY = "Another import is running; the next file waits for its end.";

export interface FollowDeps {
  database: Database;
  folder: string;
  /** Which library is kept: "library", or the index of OpenSearch. */
  target: string;
  /** Null: another import is running. */
  importFiles: (files: readonly string[], signal: AbortSignal) => Promise<ImportOutcome[] | null>;
  log: { info: (data: object, message: string) => void; warn: (data: object, message: string) => void };
}

/** Takes NLM's daily files as they come; of any number of servers one does so at a time. */
export function startFollowing(deps: FollowDeps): { close: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function work(): Promise<void> {
    while (!signal.aborted) {
      await followOnce(deps, signal).catch((err: unknown) => {
        if (!signal.aborted) deps.log.warn({ err }, "LIBRARY_FOLLOW could not be followed; it is tried again");
      });
      await sleep(LOOK_AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const working = work();
  return {
    close: async () => {
      stopping.abort();
      await working;
    },
  };
}

/** Takes every file that is there and in order, unless another server does. A file counts once it is in whole. */
export async function followOnce(deps: FollowDeps, stop: AbortSignal): Promise<void> {
  const { database, target, folder, importFiles, log } = deps;
  const holder = randomUUID();
  const taken = await takeLease(deps, holder);
  if (taken === null) return;
  const lost = new AbortController();
  const signal = AbortSignal.any([stop, lost.signal]);
  const renewing = setInterval(
    () =>
      void keep(sql`lease_until = ${leaseEnd}`).then(
        (isOurs) => isOurs || lost.abort(),
        () => undefined,
      ),
    (LEASE_SECONDS * 1000) / 3,
  );
  renewing.unref();

  /** False where another server has taken over. */
  async function keep(change: ReturnType<typeof sql>): Promise<boolean> {
    const { rows } = await database.db.execute(
      sql`update library_follows set ${change} where target = ${target} and lease_holder = ${holder} returning target`,
    );
    return rows.length > 0;
  }

  try {
    let last = taken.lastFile;
    let trouble: string | null = null;
    while (!signal.aborted) {
      const next = await findNextFile(folder, last);
      if (next === null) break;
      trouble = "trouble" in next ? next.trouble : null;
      if ("trouble" in next) break;
      const outcomes = await importFiles([next.file], signal);
      const outcome = outcomes?.[0];
      if (signal.aborted || outcome?.status === "interrupted") break;
      if (outcome === undefined || outcome.error !== null) {
        trouble = outcome?.error ?? BUSY;
        break;
      }
      last = next.name;
      if (!(await keep(sql`last_file = ${last}, taken_at = now(), trouble = null`))) return;
      log.info({ file: last, added: outcome.added, deleted: outcome.deleted }, "a file of LIBRARY_FOLLOW was taken");
    }
    if (signal.aborted) return;
    await keep(sql`checked_at = now(), trouble = ${trouble}`);
    if (trouble !== null && trouble !== taken.trouble) log.warn({ trouble }, "LIBRARY_FOLLOW waits");
  } finally {
    clearInterval(renewing);
    await keep(sql`lease_until = null, lease_holder = null`).catch(() => undefined);
  }
}

const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

/** Null where a living server has it. */
async function takeLease({ database, target, folder }: FollowDeps, holder: string) {
  const { rows } = await database.db.execute<{ last_file: string | null; trouble: string | null }>(sql`
    insert into library_follows (target, folder, lease_holder, lease_until)
    values (${target}, ${folder}, ${holder}, ${leaseEnd})
    on conflict (target) do update set folder = excluded.folder, lease_holder = excluded.lease_holder,
      lease_until = excluded.lease_until
    where library_follows.lease_until is null or library_follows.lease_until <= now()
    returning last_file, trouble`);
  const [row] = rows;
  return row === undefined ? null : { lastFile: row.last_file, trouble: row.trouble };
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { alertAdministrators } from "./alert-administrators.ts";

const LOOK_AGAIN_MS = 60_000;

interface BudgetWatch {
  database: Database;
  notifications: Notifications;
  /** US dollars a month. */
  budgetUsd: number;
  /** US dollars spent this month, over all servers. */
  readSpent: () => Promise<number>;
  publicUrl: string;
  log: { warn: (data: object, message: string) => void };
  now: () => Date;
}

/** Looks each minute how much of the budget is spent; of any number of servers one mails the administrators. */
export function startBudgetWatch(watch: BudgetWatch): { close: () => Promise<void> } {
  const { database, notifications, budgetUsd, readSpent, publicUrl, log, now } = watch;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function look(): Promise<void> {
    const state = { budgetUsd, spentUsd: await readSpent(), now: now(), publicUrl };
    const percent = await alertAdministrators(database.db, state);
    if (percent === null) return;
    await notifications.publish("mail", "budget");
    log.warn({ percent }, "administrators are mailed how much of the month's budget is spent");
  }

  async function work(): Promise<void> {
    while (!signal.aborted) {
      await look().catch((err) => {
        if (!signal.aborted) log.warn({ err }, "the budget could not be looked at; it is tried again");
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

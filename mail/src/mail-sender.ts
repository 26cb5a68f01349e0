import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import { describeError, type MailCarrier, RefusedMailError } from "./mail-carrier.ts";
import { type DueMail, finishMail, listWithdrawn, postponeMail, readNextDue, takeDueMail } from "./mail-queue.ts";

/** A look now and then, should a notification have been lost or another server have died while it sent. */
const LOOK_AGAIN_MS = 30_000;
const LOOK_BACK_MS = 600_000;
/** Mails that are on their way to a mail server at a time: one address that it is slow with holds up no other. */
const SENDING_AT_ONCE = 4;

interface MailLog {
  info: (data: object, message: string) => void;
  warn: (data: object, message: string) => void;
  error: (data: object, message: string) => void;
}

export interface MailSender {
  /** Ends when the mails in hand have left or were put off. */
  close: () => Promise<void>;
}

/** Sends what is in the queue, a few mails at a time, as soon as they are due; any number of servers may do so. */
export function startMailSender(
  database: Database,
  notifications: Notifications,
  carrier: MailCarrier,
  log: MailLog,
): MailSender {
  let closing = false;
  const wakes = new Set<() => void>();
  const wakeAll = () => {
    for (const wake of wakes) wake();
  };
  const unsubscribe = notifications.subscribe("mail", wakeAll);

  let withdrawnTo: Date | null = null;

  /** The log names no recipient: it outlives what an account's owner has erased. */
  async function send(mail: DueMail): Promise<void> {
    const { id, attempts } = mail;
    try {
      const { where } = await carrier.carry(mail);
      if (!(await finishMail(database, id, null))) await carrier.withdraw([id]);
      const link = carrier.kind === "outbox" && mail.link !== null ? `; its link: ${mail.link}` : "";
      log.info({ mail: id, attempts }, `a mail was given to ${where}${link}`);
    } catch (error) {
      const reason = describeError(error);
      if (error instanceof RefusedMailError) {
        await finishMail(database, id, reason);
        log.error({ mail: id, reason }, "a mail was refused and is not tried again");
      } else if (await postponeMail(database, mail, reason)) {
        log.warn({ mail: id, attempts, reason }, "a mail could not be sent; it is tried again");
      } else {
        log.error({ mail: id, attempts, reason }, "a mail could not be sent for days and is given up");
      }
    }
  }

  /** A look back, since one that began earlier may be committed later. */
  async function withdraw(): Promise<void> {
    const after = withdrawnTo === null ? null : new Date(withdrawnTo.getTime() - LOOK_BACK_MS);
    const { ids, last } = await listWithdrawn(database, after);
    await carrier.withdraw(ids);
    withdrawnTo = last;
  }

  async function sendDue(): Promise<number> {
    await withdraw();
    while (!closing) {
      const mail = await takeDueMail(database);
      if (mail === null) break;
      await send(mail);
    }
    return Math.min(Math.max((await readNextDue(database)) ?? LOOK_AGAIN_MS, 100), LOOK_AGAIN_MS);
  }

  /** Sends one mail after the other. */
  async function work(): Promise<void> {
    while (!closing) {
      let isWoken = false;
      let wake: () => void = () => undefined;
      const woken = new Promise<void>((resolve) => {
        wake = () => {
          isWoken = true;
          wakes.delete(wake);
          resolve();
        };
      });
      wakes.add(wake);
      let wait = LOOK_AGAIN_MS;
      try {
        wait = await sendDue();
      } catch (err) {
        if (!closing) log.error({ err }, "the queue of mails could not be read");
      }
      if (closing || isWoken) {
        wakes.delete(wake);
        continue;
      }
      const timer = setTimeout(wake, wait);
      timer.unref();
      await woken;
      clearTimeout(timer);
    }
  }

  const lanes = carrier.kind === "smtp" ? SENDING_AT_ONCE : 1;
  const working = Promise.all(Array.from({ length: lanes }, work));
  return {
    close: async () => {
      closing = true;
      unsubscribe();
      wakeAll();
      await working;
      carrier.close();
    },
  };
}

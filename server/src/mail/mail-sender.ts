import type { Database } from "../db/client.ts";
import type { Notifications } from "../db/notifications.ts";
import { describeError, type MailCarrier, RefusedMailError } from "./mail-carrier.ts";
import { type DueMail, finishMail, listWithdrawn, postponeMail, readNextDue, takeDueMail } from "./mail-queue.ts";

/** A look now and then, should a notification have been lost or another server have died while it sent. */
const LOOK_AGAIN_MS = 30_000;
const LOOK_BACK_MS = 600_000;

interface MailLog {
  info: (data: object, message: string) => void;
  warn: (data: object, message: string) => void;
  error: (data: object, message: string) => void;
}

export interface MailSender {
  /** Ends when the mail in hand has left or was put off. */
  close: () => Promise<void>;
}

/** Sends what is in the queue, one mail after the other, as soon as it is due; any number of servers may do so. */
export function startMailSender(
  database: Database,
  notifications: Notifications,
  carrier: MailCarrier,
  log: MailLog,
): MailSender {
  let closing = false;
  let wake: () => void = () => undefined;
  const unsubscribe = notifications.subscribe("mail", () => wake());

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
        log.error({ mail: id, attempts, reason }, "a mail could not be sent for two days and is given up");
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

  async function work(): Promise<void> {
    while (!closing) {
      let isWoken = false;
      const woken = new Promise<void>((resolve) => {
        wake = () => {
          isWoken = true;
          resolve();
        };
      });
      let wait = LOOK_AGAIN_MS;
      try {
        wait = await sendDue();
      } catch (err) {
        if (!closing) log.error({ err }, "the queue of mails could not be read");
      }
      if (closing || isWoken) continue;
      const timer = setTimeout(() => wake(), wait);
      timer.unref();
      await woken;
      clearTimeout(timer);
    }
  }

  const working = work();
  return {
    close: async () => {
      closing = true;
      unsubscribe();
      wake();
      await working;
      carrier.close();
    },
  };
}

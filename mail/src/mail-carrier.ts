import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

export interface OutgoingMail {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Address that ends mails of its kind with one POST (RFC 8058); null where they cannot be ended. */
  unsubscribe: string | null;
}

/** Who takes mail away. */
export interface MailCarrier {
  kind: "smtp" | "outbox";
  /** Resolves when the mail has been taken; throws RefusedMailError when it never will be, anything else to be tried again. */
  carry: (mail: OutgoingMail) => Promise<{ where: string }>;
  /** Removes what is left here of mails whose recipient is to be forgotten. */
  withdraw: (ids: readonly string[]) => Promise<void>;
  close: () => void;
}

/** The mail server will not take this mail, however often it is asked. */
export class RefusedMailError extends Error {
  override name = "RefusedMailError";
}

const SMTP_TIMEOUT_MS = 20_000;

export function describeMessage(mail: OutgoingMail, from: string) {
  const domain = /^[\w.-]+/u.exec(from.slice(from.lastIndexOf("@") + 1))?.[0] ?? "medsieve.local";
  return {
    from,
    to: { name: "", address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domain}>`,
    headers: { "Auto-Submitted": "auto-generated", ...describeUnsubscribing(mail) },
  };
}

function describeUnsubscribing({ unsubscribe }: OutgoingMail): Record<string, string> {
  if (unsubscribe === null) return {};
  return { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** Mail by SMTP. `url` is smtp://user:password@host:port or smtps://… */
export function createSmtpCarrier(url: string, from: string): MailCarrier {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: "smtp",
    carry: async (mail) => {
      try {
        await transport.sendMail(describeMessage(mail, from));
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        // The address or the message was refused for good (RFC 5321, 4.2.1); a refused sign-in may be mended.
        const isFinal = (code === "EENVELOPE" || code === "EMESSAGE") && (responseCode ?? 0) >= 500;
        throw isFinal ? new RefusedMailError(describeError(error), { cause: error }) : error;
      }
      return { where: "the mail server" };
    },
    withdraw: async () => undefined,
    close: () => transport.close(),
  };
}

/** Mail as files (.eml) in a folder, each whole once it has its name. */
export function createOutboxCarrier(folder: string, from: string): MailCarrier {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    kind: "outbox",
    carry: async (mail) => {
      const { message } = await transport.sendMail(describeMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return { where: file };
    },
    withdraw: async (ids) => {
      for (const id of ids) await rm(join(folder, `${id}.eml`), { force: true });
    },
    close: () => transport.close(),
  };
}

/** One line about what went wrong; a mail server's own words, without the address it was asked for. */
export function describeError(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/gu, " ").slice(0, 300);
}

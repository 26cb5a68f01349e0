import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import type { RunningServer } from "./server.ts";

const PATIENCE_MS = 20_000;

export interface ReceivedMail {
  /** The part for readers of plain text. */
  text: string;
  /** The one link that it is about. */
  link: string;
}

/** The `nth` mail to this address, in the order they were written; waits for it. */
export async function waitForMail(server: RunningServer, recipient: string, nth = 1): Promise<ReceivedMail> {
  let mails: string[] = [];
  const count = async () => {
    mails = await readMailsTo(server.outbox, recipient);
    return mails.length;
  };
  await expect.poll(count, { timeout: PATIENCE_MS, message: `mails to ${recipient}` }).toBeGreaterThanOrEqual(nth);
  const text = readPlainText(mails[nth - 1] ?? "");
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`no link in the mail:\n${text}`);
  return { text, link };
}

/** How many mails to this address have been written. */
export async function countMails(server: RunningServer, recipient: string): Promise<number> {
  return (await readMailsTo(server.outbox, recipient)).length;
}

async function readMailsTo(outbox: string, recipient: string): Promise<string[]> {
  const files = await readdir(outbox).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const mails = await Promise.all(
    files.filter((file) => file.endsWith(".eml")).map((file) => readFile(join(outbox, file), "utf8")),
  );
  const readDate = (mail: string) => Date.parse(/^Date: (.+)$/m.exec(mail)?.[1] ?? "");
  return mails
    .filter((mail) => (/^To: (.+)$/m.exec(mail)?.[1] ?? "").includes(recipient))
    .sort((one, other) => readDate(one) - readDate(other));
}

/** The text/plain part, decoded. */
export function readPlainText(mail: string): string {
  const part = mail.split(/\r?\n--\S+\r?\n/).find((one) => /^content-type: text\/plain/im.test(one));
  const [, head = "", body = ""] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(part ?? "") ?? [];
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1]?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

import { createHmac } from "node:crypto";
import type { RelayedEntry } from "./relay-position.ts";

/** Where entries go, and what they are signed with. */
export interface AuditWebhook {
  url: string;
  secret: string;
}

const WITHIN_MS = 20_000;

/**
 * Posts entries as JSON lines. The signature is the HMAC-SHA256, in hexadecimal figures, of the time stamp, a dot and the body,
 * so that the receiver knows who sent them and when. Throws, saying why, for any answer but 2xx.
 */
export async function postEntries(
  { url, secret }: AuditWebhook,
  entries: readonly RelayedEntry[],
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const body = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
  const time = now.toISOString();
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  const answer = await fetch(url, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/x-ndjson",
      "medsieve-timestamp": time,
      "medsieve-signature": `sha256=${signature}`,
    },
    redirect: "error",
    signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
}

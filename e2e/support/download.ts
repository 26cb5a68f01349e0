import { buffer } from "node:stream/consumers";
import type { Download } from "playwright-core";

/** What was downloaded, whichever process the browser runs in. */
export async function readDownload(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await buffer(await download.createReadStream()));
}

/** The same as text in UTF-8, with its byte order mark where it has one. */
export async function readDownloadedText(download: Download): Promise<string> {
  return Buffer.from(await readDownload(download)).toString("utf8");
}

import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { readErrorCode } from "@medsieve/runtime/error-code";
import { ListError } from "./list-row.ts";

const CHUNK_BYTES = 64 * 1024;

/** The text of a list, gzipped or not, without a byte order mark. Throws ListError where it cannot be read. */
export async function* openList(file: string): AsyncGenerator<string> {
  const info = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new ListError(error.code === "ENOENT" ? "there is no such file" : `it cannot be read (${error.code})`);
  });
  if (!info.isFile()) throw new ListError("it is no file");
  if (info.size === 0) throw new ListError("it is empty");
  const isZipped = await startsZipped(file);
  if (!isZipped && file.toLowerCase().endsWith(".gz")) throw new ListError("it is named .gz but is no gzip file");
  const bytes = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  const stream: Readable = isZipped ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
  const decoder = new TextDecoder();
  try {
    for await (const chunk of stream) yield decoder.decode(chunk as Uint8Array, { stream: true });
    const rest = decoder.decode();
    if (rest !== "") yield rest;
  } catch (error) {
    const code = readErrorCode(error) ?? "";
    if (code === "Z_BUF_ERROR") throw new ListError("it is cut off");
    throw code.startsWith("Z_") ? new ListError("its gzip data are damaged") : error;
  } finally {
    bytes.destroy();
  }
}

async function startsZipped(file: string): Promise<boolean> {
  const handle = await open(file, "r");
  try {
    const start = Buffer.alloc(2);
    await handle.read(start, 0, 2, 0);
    return start[0] === 0x1f && start[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

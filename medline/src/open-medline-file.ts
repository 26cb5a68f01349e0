import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline, Transform } from "node:stream";
import { constants, createGunzip } from "node:zlib";
import { decodeUtf8 } from "./decode-utf8.ts";
import { MedlineFileError, UnreadableInputError } from "./medline-file-error.ts";

/** Compressed bytes taken at a time: even a gzip bomb then gives no more than 16 MB at once. */
const CHUNK_BYTES = 16 * 1024;

export interface MedlineFile {
  /** Bytes on disk. */
  size: number;
  /** Bytes read from disk so far. */
  bytesRead: () => number;
  text: AsyncIterable<string>;
}

/**
 * Opens an .xml or .xml.gz file, whichever its first bytes say it is. Throws MedlineFileError when it cannot be read, with
 * `name` if it has another one there.
 */
export async function openMedlineFile(file: string, name = file): Promise<MedlineFile> {
  const refuse = (reason: string, cause?: unknown) => new MedlineFileError(name, null, null, reason, cause);
  const info = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw refuse(error.code === "ENOENT" ? "there is no such file" : `it cannot be read (${error.code})`, error);
  });
  if (info.isDirectory()) throw refuse("it is a folder; name the files in it, e.g. folder/*.xml.gz");
  if (!info.isFile()) throw refuse("it is no file");
  if (info.size === 0) throw refuse("it is empty");
  const start = await readStart(file).catch((error: NodeJS.ErrnoException) => {
    throw refuse(`it cannot be read (${error.code})`, error);
  });
  const zipped = start[0] === 0x1f && start[1] === 0x8b;
  if (!zipped && file.toLowerCase().endsWith(".gz")) throw refuse("it is named .gz but is no gzip file");

  let read = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length;
      done(null, chunk);
    },
  });
  const bytes = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  // A truncated file is reported by the parser, which knows where; all text before that is given out.
  const end = zipped ? createGunzip({ chunkSize: 64 * 1024, finishFlush: constants.Z_SYNC_FLUSH }) : null;
  // Errors reach the reader of the last of these streams.
  if (end === null) pipeline(bytes, counted, () => undefined);
  else pipeline(bytes, counted, end, () => undefined);
  return { size: info.size, bytesRead: () => read, text: decodeUtf8(explainErrors(end ?? counted)) };
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file, "r");
  try {
    const start = Buffer.alloc(2);
    await handle.read(start, 0, 2, 0);
    return start;
  } finally {
    await handle.close();
  }
}

async function* explainErrors(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code.startsWith("Z_")) throw new UnreadableInputError("its gzip data are damaged", error);
    throw new UnreadableInputError(`it cannot be read on (${code === "" ? String(error) : code})`, error);
  }
}

import { LIBRARY_FILE_MAX_BYTES, LIBRARY_PART_BYTES, libraryFileNameSchema } from "@medsieve/contract/admin/library";
import { ApiError } from "../../lib/api-error.ts";
import { isRecord } from "../../lib/read-answer.ts";
import { sendPart } from "./library-calls.ts";

/** Times that a part is tried whose answer never came. */
const TRIES = 3;

/** Why a file is not sent at all; null where it can be. */
export function findFileFault({ name, size }: File): "wrong" | "tooLarge" | "empty" | null {
  if (!libraryFileNameSchema.safeParse(name).success) return "wrong";
  if (size > LIBRARY_FILE_MAX_BYTES) return "tooLarge";
  return size === 0 ? "empty" : null;
}

/** Sends a file to the folder in parts; one that may or may not have arrived is gone on with where the server is. Throws ApiError. */
export async function sendFile(file: File, signal: AbortSignal, report: (sent: number) => void): Promise<void> {
  const { name, size } = file;
  let offset = 0;
  let tries = 0;
  while (offset < size) {
    report(offset);
    try {
      const part = file.slice(offset, offset + LIBRARY_PART_BYTES);
      offset = (await sendPart(name, part, { offset, size }, signal)).received;
      tries = 0;
    } catch (error) {
      tries += 1;
      if (tries >= TRIES || !(error instanceof ApiError)) throw error;
      const received = readReceived(error);
      if (received !== null) offset = received;
      else if (error.status !== 0) throw error;
    }
  }
  report(size);
}

/** Where the server is, if it says that this part does not follow. */
function readReceived({ code, body }: ApiError): number | null {
  if (code !== "upload_out_of_step" || !isRecord(body)) return null;
  return typeof body.received === "number" ? body.received : null;
}

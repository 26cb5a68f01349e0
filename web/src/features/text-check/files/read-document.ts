import { CHECKED_TEXT_MAX_LENGTH } from "@medsieve/contract/text-checks";
import { DocumentError, type DocumentProgress } from "./document-fault.ts";

/** Bytes of a file that is opened. */
const LARGEST_FILE = 30_000_000;
/** What stands in a file of another kind: zeros, and bytes that are no UTF-8. */
const NOT_TEXT = /\uFFFD|\p{Cc}(?<![\t\n\r\f])/u;

const begins = (bytes: Uint8Array, text: string) =>
  new TextDecoder("latin1").decode(bytes.subarray(0, text.length)) === text;

/** The text of a file by what it holds, whatever its name says: PDF, Word, or plain text in UTF-8. Throws DocumentError. */
export async function readDocument(file: Blob, report: (progress: DocumentProgress) => void): Promise<string> {
  if (file.size > LARGEST_FILE) throw new DocumentError("tooLarge");
  const text = await readBytes(new Uint8Array(await file.arrayBuffer()), report);
  if (text.trim() === "") throw new DocumentError("withoutText");
  if (text.length > CHECKED_TEXT_MAX_LENGTH) throw new DocumentError("tooLong");
  return text;
}

async function readBytes(bytes: Uint8Array, report: (progress: DocumentProgress) => void): Promise<string> {
  if (begins(bytes, "%PDF-")) return (await import("./read-pdf.ts")).readPdf(bytes, report);
  if (begins(bytes, "PK\u0003\u0004")) return (await import("./read-docx.ts")).readDocx(bytes);
  const text = new TextDecoder().decode(bytes);
  if (NOT_TEXT.test(text)) throw new DocumentError("notText");
  return text;
}

import { unzipSync } from "fflate";
import mammoth from "mammoth/mammoth.browser.min.js";
import { DocumentError } from "./document-fault.ts";

/** Bytes that a document may have unpacked; a longer one has pictures alone, or is made to fill the memory. */
const MOST_UNPACKED = 100_000_000;
const BODY = "word/document.xml";

/** The text of a Word document, a blank line between its paragraphs. Throws DocumentError. */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  requireDocument(bytes);
  try {
    const arrayBuffer = bytes.slice().buffer;
    const { value } = await mammoth.extractRawText({ arrayBuffer });
    return value.trim();
  } catch {
    throw new DocumentError("damaged");
  }
}

/** Reads the names and sizes in the archive, and unpacks nothing. */
function requireDocument(bytes: Uint8Array): void {
  let [unpacked, isDocument] = [0, false];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        isDocument ||= name === BODY;
        return false;
      },
    });
  } catch {
    throw new DocumentError("damaged");
  }
  if (!isDocument) throw new DocumentError("notText");
  if (unpacked > MOST_UNPACKED) throw new DocumentError("tooLarge");
}

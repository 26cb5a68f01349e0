import { CHECKED_TEXT_MAX_LENGTH } from "@medsieve/contract/text-checks";
import { getDocumentProxy } from "unpdf";
import { DocumentError, type DocumentProgress } from "./document-fault.ts";

/** A line that begins an entry of a list: "12. Smith J", "[3] Kato". */
const BEGINS_ENTRY = /^(?:\[?\d{1,3}[.)\]]|[•–-]) /u;
const HYPHEN_AT_END = /\p{L}[-\u00ad]$/u;
const LOCKED = "PasswordException";

/** The text of a PDF, its printed lines put together again; scanned pages have none. Throws DocumentError. */
export async function readPdf(bytes: Uint8Array, report: (progress: DocumentProgress) => void): Promise<string> {
  const pdf = await openPdf(bytes);
  try {
    const lines: string[] = [];
    let length = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      let line = "";
      for (const item of items) {
        if (!("str" in item)) continue;
        line += item.str;
        if (!item.hasEOL) continue;
        lines.push(line.trim());
        length += line.length;
        line = "";
      }
      if (line.trim() !== "") lines.push(line.trim());
      length += line.length;
      if (length > CHECKED_TEXT_MAX_LENGTH * 1.2) throw new DocumentError("tooLong");
      report({ read: number, pages: pdf.numPages });
    }
    return joinLines(lines);
  } finally {
    await pdf.destroy();
  }
}

async function openPdf(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, { isEvalSupported: false });
  } catch (error) {
    throw new DocumentError(error instanceof Error && error.name === LOCKED ? "locked" : "damaged");
  }
}

/** A line goes on in the next but at an empty line, and where an entry of a list begins. */
export function joinLines(lines: readonly string[]): string {
  let text = "";
  for (const line of lines) {
    if (line === "") {
      if (text !== "" && !text.endsWith("\n")) text += "\n\n";
    } else if (text === "" || text.endsWith("\n")) text += line;
    else if (BEGINS_ENTRY.test(line)) text += `\n${line}`;
    else if (HYPHEN_AT_END.test(text) && /^\p{Ll}/u.test(line)) text = text.slice(0, -1) + line;
    else text += ` ${line}`;
  }
  return text.trim();
}

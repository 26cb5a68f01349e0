import { decode, detectEncoding } from "./detect-encoding.ts";
import type { Encoding } from "./encodings.ts";

/** What keeps a file from being read as text. */
export type TextFault = "spreadsheet" | "nul" | "unknownEncoding";

/**
 * Where an encoding comes from: the file says it (a mark, or nothing but ASCII), it was chosen, or it was guessed, with more
 * or less certainty.
 */
export type EncodingBasis = "stated" | "chosen" | "sure" | "unsure";

export interface TextEncoding {
  encoding: Encoding;
  basis: EncodingBasis;
}

export type DecodedText = (TextEncoding & { text: string }) | { fault: TextFault };

const BYTE_ORDER_MARKS: readonly { encoding: Encoding; bytes: readonly number[] }[] = [
  { encoding: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
];

/** How workbooks begin: .xlsx is a zip archive, .xls an OLE file. */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const beginsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** How ISO-2022-JP, which has no byte beyond ASCII, leaves and enters ASCII. */
const JAPANESE_ESCAPES = ["$@", "$B", "(B", "(J", "(I"].map((rest) => `\u001b${rest}`);

/**
 * The text of a file: in the encoding that was chosen; without a choice by the file's byte order mark, else as UTF-8, else
 * in the encoding that is most likely.
 */
export async function decodeText(bytes: Uint8Array, chosen: Encoding | null): Promise<DecodedText> {
  if (SPREADSHEETS.some((start) => beginsWith(bytes, start))) return { fault: "spreadsheet" };
  const found = chosen === null ? await findEncoding(bytes) : { encoding: chosen, basis: "chosen" as const };
  const text = found === null ? null : decode(bytes, found.encoding);
  if (found === null || text === null) return { fault: bytes.includes(0) ? "nul" : "unknownEncoding" };
  return text.includes("\0") ? { fault: "nul" } : { text, ...found };
}

async function findEncoding(bytes: Uint8Array): Promise<TextEncoding | null> {
  const marked = BYTE_ORDER_MARKS.find((mark) => beginsWith(bytes, mark.bytes));
  if (marked !== undefined) return { encoding: marked.encoding, basis: "stated" };
  const text = bytes.includes(0) ? null : decode(bytes, "utf-8");
  if (text !== null && JAPANESE_ESCAPES.some((sequence) => text.includes(sequence)))
    return { encoding: "iso-2022-jp", basis: "sure" };
  if (text !== null) return { encoding: "utf-8", basis: text.length === bytes.length ? "stated" : "sure" };
  const detected = await detectEncoding(bytes);
  return detected && { encoding: detected.encoding, basis: detected.isSure ? "sure" : "unsure" };
}

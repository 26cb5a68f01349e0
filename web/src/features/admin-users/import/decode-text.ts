export const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "shift_jis", "gb18030"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What keeps a file from being read as text. */
export type TextFault = "spreadsheet" | "nul" | "unknownEncoding";

export type DecodedText = { text: string; encoding: Encoding } | { fault: TextFault };

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

/**
 * The text of a file whose encoding nobody names: by its byte order mark, else UTF-8, else whichever of Shift_JIS and GBK
 * it can be. What could be either is read as the one whose usual characters it has more of. `wanted` overrules all of it.
 */
export function decodeText(bytes: Uint8Array, wanted?: Encoding): DecodedText {
  if (SPREADSHEETS.some((start) => beginsWith(bytes, start))) return { fault: "spreadsheet" };
  const encoding = wanted ?? recogniseEncoding(bytes);
  const text = encoding === null ? null : decode(bytes, encoding);
  if (encoding === null || text === null) return { fault: bytes.includes(0) ? "nul" : "unknownEncoding" };
  return text.includes("\0") ? { fault: "nul" } : { text, encoding };
}

function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function recogniseEncoding(bytes: Uint8Array): Encoding | null {
  const marked = BYTE_ORDER_MARKS.find((mark) => beginsWith(bytes, mark.bytes));
  if (marked !== undefined) return marked.encoding;
  if (decode(bytes, "utf-8") !== null) return "utf-8";
  const japanese = decode(bytes, "shift_jis");
  const chinese = decode(bytes, "gb18030");
  if (japanese === null || chinese === null) {
    if (japanese !== null) return "shift_jis";
    return chinese === null ? null : "gb18030";
  }
  return measureShiftJis(japanese) >= measureGbk(bytes) ? "shift_jis" : "gb18030";
}

/** Share of the characters beyond ASCII that Japanese is usually written with; half-width katakana are what Chinese turns into. */
function measureShiftJis(text: string): number {
  const foreign = text.match(/[^\0-\x7f]/gu) ?? [];
  const usual = text.match(/[\p{Script=Hiragana}\p{Script=Han}\u3000-\u3020ァ-ヶー・！-～]/gu) ?? [];
  return foreign.length === 0 ? 0 : usual.length / foreign.length;
}

/** Share of the double bytes that are among the 3,755 commonest characters of Chinese, or are its punctuation. */
function measureGbk(bytes: Uint8Array): number {
  let pairs = 0;
  let usual = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const first = bytes[at] ?? 0;
    if (first < 0x80) continue;
    at += 1;
    pairs += 1;
    const isSecond = (bytes[at] ?? 0) >= 0xa1;
    if (isSecond && ((first >= 0xb0 && first <= 0xd7) || first === 0xa1 || first === 0xa3)) usual += 1;
  }
  return pairs === 0 ? 0 : usual / pairs;
}

/** The byte order mark by which spreadsheets recognize UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

/** What a spreadsheet takes for the beginning of a formula; of the wide signs, one that is set to Japanese or Chinese. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

/** Half characters, controls that no cell shows, and the marks that turn the direction of text over: they disguise what it says. */
const DISGUISES = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** Puts an apostrophe before text that a spreadsheet would run as a formula; it then shows it as text. */
export function guardFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/** A CSV file as spreadsheets read it: every cell quoted, inner quotes doubled, no cell a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(writeCell).join(",")).join(LINE_END);
}

function writeCell(text: string): string {
  return `"${guardFormula(text.replace(DISGUISES, "")).replaceAll('"', '""')}"`;
}

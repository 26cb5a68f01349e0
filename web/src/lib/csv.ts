/** The byte order mark by which spreadsheets recognize UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** Puts an apostrophe before text that a spreadsheet would run as a formula; it then shows it as text. */
export function guardFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/** A CSV file as spreadsheets read it: every cell quoted, inner quotes doubled, no cell a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(writeCell).join(",")).join(LINE_END);
}

function writeCell(text: string): string {
  return `"${guardFormula(text).replaceAll('"', '""')}"`;
}

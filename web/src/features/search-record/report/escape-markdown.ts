/** C0 and C1 controls, and the marks that turn the direction of text over. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** What begins a heading, a quotation, a list or a rule at the start of a line. */
const LINE_START = /^(?:#{1,6}(?=\s|$)|[-+=](?=\s|[-+=]|$)|\d+(?=[.)](?:\s|$)))/;

/**
 * Text as one line of Markdown that shows the text itself and nothing else: no emphasis, link, code, HTML, entity, table
 * cell or list comes of it (CommonMark 0.31, GitHub's tables).
 */
export function escapeMarkdown(text: string): string {
  const line = text.replace(INVISIBLE, " ").replace(/\s+/g, " ").trim();
  const inline = line.replace(/[\\`*_[\]<>|~&$]/g, "\\$&");
  return inline.replace(LINE_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}

/** `text` as it is, between fences that are longer than any run of backticks in it. */
export function fenceCode(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}text\n${text.replace(/\r\n?/g, "\n")}\n${fence}`;
}

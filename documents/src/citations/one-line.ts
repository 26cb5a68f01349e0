/** Line breaks and controls of any kind: they would end a field of a file whose fields are lines. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/** Half characters, and the marks that turn the direction of text over. */
const DISGUISES = /[\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Text as one line without control characters, with single blanks between its words. */
export function writeOneLine(text: string): string {
  return text.replace(DISGUISES, "").replace(BREAKS, " ").trim();
}

/** The same; null where nothing is left. */
export function writeOneLineOf(text: string | null | undefined): string | null {
  return writeOneLine(text ?? "") || null;
}

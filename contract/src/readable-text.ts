/** C0 and C1 controls but tab and line breaks, lone surrogates, and the bidirectional overrides that disguise text. */
export const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Without what UNPRINTABLE finds: for words that come along from anywhere and need not be as they were. */
export const dropUnprintable = (text: string): string => text.replace(new RegExp(UNPRINTABLE, "gu"), "");

/** Soft hyphens and blanks of no width, which come along when text is copied and split words unseen. */
export const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/gu;

/** A text of one line in which nothing disguises what it says. */
export const PLAIN_LINE = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u;

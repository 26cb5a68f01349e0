/** Invisible characters: zero-width blanks, marks of direction and the like. */
export const INVISIBLE = /\p{Cf}/gu;

/** An address as it was meant: full-width characters are made plain, and invisible ones that were pasted along go. */
export function tidyEmail(typed: string): string {
  return typed.normalize("NFKC").replace(INVISIBLE, "").trim();
}

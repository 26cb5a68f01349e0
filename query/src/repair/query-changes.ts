import type { QueryChange } from "@medsieve/contract/searches";

/** What a repair can do to a query, and the message for it. */
const MESSAGES = {
  characters: "Curly quotation marks and full-width characters were replaced by plain ones.",
  quotes: "A quotation mark without a partner, or in the wrong place, was put right.",
  brackets: "Parentheses or brackets without a partner, or with nothing in them, were put right.",
  operator: "An operator was put right: AND, OR and NOT stand in capitals between two terms.",
  field_tag: "A field tag that PubMed does not have, or that stood in the wrong place, was put right.",
  wildcard: "A wildcard was put right: PubMed has only the star, after four letters or more, at the end.",
  proximity: "A proximity search was put right: it takes two words or more in quotation marks, without a star.",
  heading_corrected: "MeSH has this under another name.",
  heading_unknown: "No such MeSH heading is known; the words are searched in title and abstract.",
  subheading: "MeSH has no such subheading.",
  publication_type: "PubMed has no publication type of this name.",
  language: "PubMed has no language of this name.",
  date: "A date was put right.",
  left_out: "This part cannot be searched and was left out.",
  rewritten: "The reader rewrote the query after the source's answer.",
} as const;

export type ChangeCode = keyof typeof MESSAGES;

/** What the parser notes, by what it means for a repaired query; what is not here stays a warning. */
const BY_NOTE = new Map<string, ChangeCode>([
  ["curly_quotes", "characters"],
  ["full_width_characters", "characters"],
  ["unmatched_quote", "quotes"],
  ["unmatched_bracket", "brackets"],
  ["unmatched_parenthesis", "brackets"],
  ["empty_parentheses", "brackets"],
  ["operator_at_start", "operator"],
  ["operator_at_end", "operator"],
  ["repeated_operator", "operator"],
  ["and_not", "operator"],
  ["unknown_tag", "field_tag"],
  ["tag_after_parenthesis", "field_tag"],
  ["second_tag", "field_tag"],
  ["tag_without_term", "field_tag"],
  ["leading_star", "wildcard"],
  ["star_within_word", "wildcard"],
  ["star_too_short", "wildcard"],
  ["impossible_date", "date"],
  ["reversed_dates", "date"],
  ["not_a_pmid", "left_out"],
  ["nothing_to_search", "left_out"],
]);

/** Characters of a part that is shown with a change. */
const MAX_SHOWN = 300;

function cut(text: string | null): string | null {
  const characters = Array.from(text?.trim() ?? "");
  if (characters.length === 0) return null;
  return characters.length > MAX_SHOWN ? `${characters.slice(0, MAX_SHOWN).join("")}…` : characters.join("");
}

/** A change with its message; `written` and `became` in PubMed's syntax. */
export function makeChange(code: ChangeCode, written: string | null, became: string | null): QueryChange {
  return { code, message: MESSAGES[code], written: cut(written), became: cut(became) };
}

/** The kind of change that a note of the parser stands for once the query is printed again; null when it stays a warning. */
export function findChangeCode(noteCode: string): ChangeCode | null {
  return BY_NOTE.get(noteCode) ?? null;
}

import type { SearchLimits } from "@medsieve/contract/searches";

const HUMANS = /(?<!\s)\s+AND\s+"?Humans"?\[(?:mh|MeSH Terms)\]$/i;
const LANGUAGES = /(?<!\s)\s+AND\s+(?:\([^()]*\[(?:la|Language)\]\)|[^()\s]+\[(?:la|Language)\])$/i;
const YEARS = /(?<!\s)\s+AND\s+"?\d{4}"?:"?\d{4}"?\[(?:dp|Date - Publication)\]$/i;

/** A query as it was run, without the filters by which the limits of its search follow it. */
export function stripLimits(query: string, limits: SearchLimits): string {
  let text = query.trim();
  if (limits.humans) text = text.replace(HUMANS, "");
  if (limits.languages.length > 0) text = text.replace(LANGUAGES, "");
  if (limits.from_year !== null || limits.to_year !== null) text = text.replace(YEARS, "");
  return text === query.trim() ? text : openOuterParentheses(text);
}

/** Without the one pair of parentheses that holds the whole. */
function openOuterParentheses(text: string): string {
  if (!text.startsWith("(") || !text.endsWith(")")) return text;
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length - 1; at += 1) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === "(") depth += 1;
    else if (!isQuoted && character === ")") depth -= 1;
    if (depth === 0) return text;
  }
  return text.slice(1, -1);
}

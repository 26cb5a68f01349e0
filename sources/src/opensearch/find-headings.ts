import { valueLexeme } from "@medsieve/text/lexemes";
import { countMatches } from "./count-matches.ts";
import type { PaperIndex } from "./paper-index.ts";

/** Those of these MeSH headings that at least one paper of the index has. */
export async function findHeadings(
  index: PaperIndex,
  names: readonly string[],
  signal: AbortSignal,
): Promise<Set<string>> {
  const having = await countMatches(
    index,
    names.map((name) => valueLexeme("mh", name)),
    signal,
  );
  return new Set(names.filter((name) => (having.get(valueLexeme("mh", name)) ?? 0) > 0));
}

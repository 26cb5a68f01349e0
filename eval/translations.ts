import { readFileSync, writeFileSync } from "node:fs";
import { parseQuery } from "@medsieve/query/parse-query";
import { isOperatorNode, type QueryNode } from "@medsieve/query/query";
import { listTermPieces } from "@medsieve/query/term-words";
import { listWordVariants } from "@medsieve/query/word-variants";
import { compileQuery } from "@medsieve/sources/query/compile-query";
import { foldMeshName, TERMINOLOGY } from "@medsieve/terminology/terminology";
import { bootstrapMean } from "./bootstrap.ts";

export interface TranslationsOptions {
  /** Queries with PubMed's own reading, as JSON lines: term, translation. */
  file: string;
  limit: number | null;
  /** Where each query's headings are written; null: nowhere. */
  out: string | null;
}

/** The headings in a query as PubMed prints it, folded: it prints some without their hyphens. */
function listHeadings(translation: string): Set<string> {
  return new Set(
    Array.from(translation.matchAll(/"([^"]+)"\[MeSH Terms\]/giu), ([, heading = ""]) => foldMeshName(heading)),
  );
}

/** Every run of words of the untagged terms, each word also in its other number and spelling, as MeSH names it. */
function listReachable(node: QueryNode): Set<string> {
  if (isOperatorNode(node)) return new Set(node.parts.flatMap((part) => [...listReachable(part)]));
  if (node.kind !== "term") return new Set();
  const words = listTermPieces(node)
    .flat()
    .map(({ text }) => text);
  const found = new Set<string>();
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= words.length; end += 1) {
      const run = words.slice(start, end);
      const runs = [
        run,
        ...run.flatMap((word, at) =>
          listWordVariants(word).map((variant) => run.map((one, index) => (index === at ? variant : one))),
        ),
      ];
      for (const one of runs) {
        const heading = TERMINOLOGY.mesh.findHeading(one.join(" "));
        if (heading !== null) found.add(foldMeshName(heading));
      }
    }
  }
  return found;
}

/** Prints how many of the headings that PubMed's automatic term mapping found, and that a name of MeSH leads to, are found. */
export async function evaluateTranslations(
  { file, limit, out }: TranslationsOptions,
  say: (line: string) => void,
): Promise<void> {
  const queries = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as { term: string; translation: string })
    .slice(0, limit ?? undefined);
  const read = queries.flatMap(({ term, translation }) => {
    try {
      const query = parseQuery(term);
      const reachable = listReachable(query.root);
      const theirs = [...listHeadings(translation)];
      const ours = listHeadings(compileQuery(query).understood);
      return [
        {
          term,
          found: theirs.filter((heading) => ours.has(heading)),
          missed: theirs.filter((heading) => !ours.has(heading) && reachable.has(heading)),
          unreachable: theirs.filter((heading) => !ours.has(heading) && !reachable.has(heading)),
          added: [...ours].filter((heading) => !theirs.includes(heading)),
        },
      ];
    } catch (error) {
      say(`not read: ${term}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  const hits = read.flatMap(({ found, missed }) => [...found.map(() => 1), ...missed.map(() => 0)]);
  const { mean, low, high } = bootstrapMean(hits);
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  say(`${read.length} queries; ${hits.length} headings that a name leads to`);
  say(`found: ${hits.filter((hit) => hit === 1).length}, ${percent(mean)} (${percent(low)} to ${percent(high)})`);
  const list = (name: string, key: "missed" | "unreachable" | "added") => {
    const some = read.filter((one) => one[key].length > 0);
    say(`${name}: ${some.reduce((sum, one) => sum + one[key].length, 0)}`);
    for (const one of some) say(`  ${one.term.slice(0, 80)}: ${one[key].join("; ")}`);
  };
  list("missed", "missed");
  list("without a name that leads to them", "unreachable");
  list("found here and not by PubMed", "added");
  if (out !== null) writeFileSync(out, read.map((one) => `${JSON.stringify(one)}\n`).join(""));
}

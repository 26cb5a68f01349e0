import { readFindingText } from "@medsieve/reader/findings/finding-text";
import { readNumbers } from "@medsieve/reader/findings/read-numbers";
import { compareClaim } from "@medsieve/reader/verify/compare-claim";
import { readAbstracts } from "./draw-sentences.ts";
import { createDraws } from "./slips.ts";

const MOST = 400;
/** One in so many of the sentences that have two percentages, so that a large file is drawn from throughout. */
const SHARE = 7;

const VERDICTS = ["supported", "partly", "contradicted", "not_in_abstract"] as const;

/** The sentence with its two different percentages in each other's place; null for one that does not have just two. */
function exchange(sentence: string): string | null {
  const { values } = readNumbers(sentence);
  const [first, second, ...others] = values.filter(({ kind }) => kind === "percent");
  if (first === undefined || second === undefined || others.length > 0 || first.value === second.value) return null;
  const [one, other] = [sentence.slice(first.start, first.end), sentence.slice(second.start, second.end)];
  return (
    sentence.slice(0, first.start) + other + sentence.slice(first.end, second.start) + one + sentence.slice(second.end)
  );
}

/** Leaves out what stands in brackets without a figure, and adverbs, so that no sentence is repeated word for word. */
const reword = (sentence: string) =>
  sentence.replace(/ ?\([^()\d]{0,80}\)/gu, "").replace(/\b(?:significantly|markedly|however|overall),? ?/giu, "");

/**
 * Sentences of PubMed files that have two percentages, held against their own abstracts with these exchanged, and with true ones:
 * how many are seen to be wrong.
 */
export async function evaluateSwapped(
  files: readonly string[],
  seed: number,
  say: (line: string) => void,
): Promise<void> {
  const draw = createDraws(seed);
  const counts = { exchanged: new Map<string, number>(), reworded: new Map<string, number>() };
  const note = (kind: keyof typeof counts, verdict: string) =>
    counts[kind].set(verdict, (counts[kind].get(verdict) ?? 0) + 1);
  let drawn = 0;
  for await (const paper of readAbstracts(files)) {
    for (const { sentence, states } of readFindingText(paper)) {
      const wrong = states ? exchange(sentence.text) : null;
      if (wrong === null || draw(SHARE) !== 0 || drawn === MOST) continue;
      drawn += 1;
      note("exchanged", compareClaim(wrong, paper.record).verdict);
      const { verdict, reasons } = compareClaim(reword(sentence.text), paper.record);
      note("reworded", reasons.includes("number_differs") ? "number differs" : verdict);
    }
  }
  say(`${drawn} sentences with two percentages, seed ${seed}`);
  for (const [kind, found] of Object.entries(counts)) {
    const names = [...VERDICTS, ...(kind === "reworded" ? ["number differs"] : [])];
    say(`  ${kind.padEnd(12)}${names.map((name) => `${name} ${found.get(name) ?? 0}`).join(", ")}`);
  }
}

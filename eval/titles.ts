import { writeFileSync } from "node:fs";
import type { VerdictCount } from "@medsieve/contract/verdict";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { readDesign } from "@medsieve/reader/design/known-design";
import type { PaperText } from "@medsieve/reader/paper-text";
import type { ReadPaper } from "@medsieve/reader/reader";
import { deriveVerdict } from "@medsieve/reader/verdict/derive-verdict";
import { checkReading } from "../reader/src/quotes/check-reading.ts";
import { bootstrapMean } from "./bootstrap.ts";
import { readAbstracts } from "./draw-sentences.ts";

/** "The effect of A on B in C: a trial". */
const TITLE =
  /^(?:[a-z]+[ -]){0,3}(?:effects?|efficacy|effectiveness|impact|influence) of (?:an? |the )?(?<tried>.{4,90}?) (?:on|in (?:reducing|preventing|improving)|for (?:reducing|preventing)|to (?:reduce|improve|prevent)) (?:the )?(?<outcome>.{4,90}?)(?: (?<whom>(?:in|among|during|after|following|of patients|for) .{4,90}?))?(?:[:.?]| - | —|$)/iu;

interface AskedTitle {
  pmid: string;
  question: string;
  /** Null where the verdict does not count the paper. */
  count: VerdictCount | null;
}

/** The title as the question that it answers; null where it is no title of this form. */
function writeQuestion(title: string): string | null {
  const { tried, outcome, whom } = TITLE.exec(title)?.groups ?? {};
  return tried === undefined
    ? null
    : `What is the effect of ${tried} on ${outcome}${whom === undefined ? "" : ` ${whom}`}?`;
}

async function askTitle({ record }: PaperText, text: string): Promise<AskedTitle> {
  const question = { text, language: "en", preference: "comprehensive" } as const;
  const read: ReadPaper[] = [];
  for await (const reading of createBuiltinReader().readPapers(question, [record], new AbortController().signal))
    read.push({ paper: record, reading: checkReading(reading, record) });
  return { pmid: record.pmid, question: text, count: deriveVerdict(question, read)?.papers[0]?.count ?? null };
}

/**
 * Asks the titles of randomised trials in PubMed files that name a treatment and an outcome as questions, and prints how many of
 * these trials, each read by itself, the verdict counts. Which way they are counted is not judged.
 */
export async function evaluateTitles(
  { files, out }: { files: readonly string[]; out: string | null },
  say: (line: string) => void,
): Promise<void> {
  const asked: AskedTitle[] = [];
  const known = new Set<string>();
  for await (const paper of readAbstracts(files)) {
    const question = readDesign(paper)?.id === "randomized_trial" ? writeQuestion(paper.record.title) : null;
    if (question === null || known.has(paper.record.pmid)) continue;
    known.add(paper.record.pmid);
    asked.push(await askTitle(paper, question));
  }
  if (asked.length === 0) throw new Error("none of the files has a trial whose title says the effect of what on what");
  const share = (what: string, holds: (one: AskedTitle) => boolean) => {
    const { mean, low, high } = bootstrapMean(asked.map((one) => Number(holds(one))));
    say(`${what}: ${mean.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)}) of ${asked.length}`);
  };
  share("trials that the verdict on their own title counts", ({ count }) => count !== null);
  share("and with a direction", ({ count }) => count !== null && count !== "unclear");
  if (out !== null) writeFileSync(out, asked.map((one) => `${JSON.stringify(one)}\n`).join(""));
}

import { readFileSync, writeFileSync } from "node:fs";
import { analyzeQuestion } from "@medsieve/reader/question/analyze-question";
import type { QuestionConcept } from "@medsieve/reader/question/concept";
import { bootstrapMean } from "./bootstrap.ts";

export interface RestrictionOptions {
  /** Questions with what they leave out and compare, as JSON lines. */
  file: string;
  limit: number | null;
  /** Where the reading of each question is written; null: nowhere. */
  out: string | null;
}

interface LabelledQuestion {
  text: string;
  /** MeSH headings, or names where MeSH has none; in any order. */
  excluded: string[];
  /** What is asked about first; what it is compared with after it. */
  arms: string[];
}

const nameOf = ({ heading, names }: QuestionConcept): string => heading ?? names[0]?.text ?? "";
const fold = (names: readonly string[]): string => names.map((name) => name.toLowerCase()).join(" | ");

/** Prints of how many questions exactly what they leave out, and exactly the arms that they compare, are read. */
export async function evaluateRestrictions(
  { file, limit, out }: RestrictionOptions,
  say: (line: string) => void,
): Promise<void> {
  const questions = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as LabelledQuestion)
    .slice(0, limit ?? undefined);
  const read = questions.map(({ text, excluded, arms }) => {
    const analysis = analyzeQuestion(text);
    const foundExcluded = analysis.concepts.filter((concept) => concept.excluded).map(nameOf);
    const foundArms = analysis.comparison.map(nameOf);
    const isRight = fold(foundExcluded.toSorted()) === fold(excluded.toSorted()) && fold(foundArms) === fold(arms);
    return { text, excluded, foundExcluded, arms, foundArms, isRight };
  });
  const share = (name: string, some: typeof read) => {
    const { mean, low, high } = bootstrapMean(some.map(({ isRight }) => Number(isRight)));
    const percent = (value: number) => `${(100 * value).toFixed(0)} %`;
    const right = some.filter(({ isRight }) => isRight).length;
    say(`${name.padEnd(22)}${right} of ${some.length}: ${percent(mean)} (${percent(low)} to ${percent(high)})`);
  };
  share("read rightly", read);
  const parts = [
    ["of those that exclude", read.filter(({ excluded }) => excluded.length > 0)],
    ["of those that compare", read.filter(({ arms }) => arms.length > 0)],
    ["of those with neither", read.filter(({ excluded, arms }) => excluded.length + arms.length === 0)],
  ] as const;
  for (const [name, some] of parts) if (some.length > 0) share(name, some);
  for (const { text, foundExcluded, foundArms } of read.filter(({ isRight }) => !isRight)) {
    say(`  ${text}: excluded ${foundExcluded.join(", ") || "nothing"}; arms ${foundArms.join(", ") || "none"}`);
  }
  if (out !== null) writeFileSync(out, read.map((one) => `${JSON.stringify(one)}\n`).join(""));
}

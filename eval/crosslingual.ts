import { readFileSync, writeFileSync } from "node:fs";
import { DEFAULT_PREFERENCE, LANGUAGES, type Language, PREFERENCES } from "@medsieve/contract/constants";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import type { Question } from "@medsieve/reader/reader";
import { z } from "zod";
import { WORK_HERE } from "../server/src/work/work-here.ts";
import { createLibrarySource } from "../sources/src/library/library-source.ts";
import { ask } from "./ask.ts";
import { bootstrapMean } from "./bootstrap.ts";
import { openScratchLibrary } from "./scratch-library.ts";

/** Papers from the top that twins are compared by. */
const COMPARED = 20;

const parallelQuestionSchema = z.object({
  id: z.string().min(1),
  preference: z.enum(PREFERENCES).default(DEFAULT_PREFERENCE),
  en: z.string().min(1),
  ja: z.string().min(1),
  zh: z.string().min(1),
});
type ParallelQuestion = z.infer<typeof parallelQuestionSchema>;

export interface CrosslingualOptions {
  /** JSON lines: {"id", "en", "ja", "zh", "preference"?}. */
  questions: string;
  /** PubMed files to search; none: the demonstration library. */
  library: readonly string[];
  /** Papers found and read, in place of the product's own bounds; null keeps those. */
  depth: number | null;
  /** Only the first so many questions; null: all. */
  limit: number | null;
  /** Where the result of each question is written; null: nowhere. */
  out: string | null;
}

/** Asks each question in English, Japanese and Chinese and prints how many of the first 20 papers the twins share. */
export async function evaluateCrosslingual(options: CrosslingualOptions, say: (line: string) => void): Promise<void> {
  const questions = readQuestions(options.questions).slice(0, options.limit ?? undefined);
  say(`${questions.length} questions in ${LANGUAGES.length} languages`);
  const database = await openScratchLibrary(options.library);
  try {
    const source = createLibrarySource(database, WORK_HERE);
    const reader = createBuiltinReader();
    const { papers, demonstration_papers } = await source.describe();
    say(`${papers} papers and ${demonstration_papers} of the demonstration in the library`);
    say("");
    say("shared  with English   papers read");
    say("    ja      zh          en  ja  zh  question");
    const results = [];
    for (const question of questions) {
      const found = {} as Record<Language, string[]>;
      for (const language of LANGUAGES) {
        const asked: Question = { text: question[language], language, preference: question.preference };
        found[language] = (await ask(asked, source, reader, options.depth)).papers.map(({ paper }) => paper.pmid);
      }
      const result = { id: question.id, ja: share(found.en, found.ja), zh: share(found.en, found.zh), found };
      results.push(result);
      const read = LANGUAGES.map((language) => String(found[language].length).padStart(4)).join("");
      say(`${percent(result.ja)}  ${percent(result.zh)}        ${read}  ${question.id}`);
    }
    say("");
    for (const language of ["ja", "zh"] as const)
      say(
        summarize(
          language,
          results.map((result) => result[language]),
        ),
      );
    say(
      summarize(
        "both",
        results.flatMap((result) => [result.ja, result.zh]),
      ),
    );
    if (options.out !== null) {
      writeFileSync(options.out, results.map((result) => `${JSON.stringify(result)}\n`).join(""));
      say(`each question: ${options.out}`);
    }
  } finally {
    await database.close();
  }
}

/** Throws with the line that is wrong, and what is accepted. */
function readQuestions(file: string): ParallelQuestion[] {
  const questions = readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) => {
      if (line.trim() === "") return [];
      try {
        return [parallelQuestionSchema.parse(JSON.parse(line))];
      } catch (error) {
        const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
        throw new Error(`${file}, line ${index + 1}: {"id", "en", "ja", "zh", "preference"?} is expected: ${reason}`);
      }
    });
  if (questions.length === 0) throw new Error(`${file} holds no question`);
  return questions;
}

/** Share (0 to 1) of the first papers that two rankings have in common, of the longer one's; 0 where both are empty. */
function share(first: readonly string[], second: readonly string[]): number {
  const [a, b] = [first.slice(0, COMPARED), new Set(second.slice(0, COMPARED))];
  const longer = Math.max(a.length, b.size);
  return longer === 0 ? 0 : a.filter((pmid) => b.has(pmid)).length / longer;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(0).padStart(4)} %`;
}

function summarize(name: string, values: readonly number[]): string {
  const { mean, low, high } = bootstrapMean(values);
  return `${name.padEnd(5)} ${percent(mean)} shared on average (95 % interval${percent(low)} to${percent(high)})`;
}

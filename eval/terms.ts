import { readFileSync, writeFileSync } from "node:fs";
import { DEFAULT_PREFERENCE, type Language, MAX_QUERIES_DEFAULT } from "@medsieve/contract/constants";
import type { QuestionTerm } from "@medsieve/contract/searches";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { STOP_WORDS } from "@medsieve/reader/question/stop-words";
import type { Reader } from "@medsieve/reader/reader";
import { stemWord } from "@medsieve/text/stem";
import { splitWords } from "@medsieve/text/words";
import { z } from "zod";
import { bootstrapMean } from "./bootstrap.ts";

const termLineSchema = z
  .object({
    id: z.string().nullish(),
    en: z.string().min(1),
    ja: z.string().min(1).optional(),
    zh: z.string().min(1).optional(),
  })
  .refine(({ ja, zh }) => ja !== undefined || zh !== undefined, { error: 'a term needs "ja" or "zh"' });

interface Term {
  id: string;
  language: Exclude<Language, "en">;
  written: string;
  english: string;
}

interface TermResult extends Term {
  /** English words that the term is searched for by. */
  searched_as: string[];
  not_understood: string[];
  /** A query could be written at all. */
  usable: boolean;
  /** Nothing of it was left over. */
  whole: boolean;
  /** Share (0 to 1) of what the English term is searched for by that this one is searched for by, too. */
  same: number;
  /** Share (0 to 1) of the English term's own words that it is searched for by. */
  words: number;
}

export interface TermsOptions {
  /** JSON lines: {"id"?, "en", "ja" or "zh"}. */
  file: string;
  limit: number | null;
  /** Where the result of each term is written; null: nowhere. */
  out: string | null;
}

const MEASURES: readonly [name: string, read: (result: TermResult) => number][] = [
  ["a query can be written", ({ usable }) => Number(usable)],
  ["nothing is left over", ({ whole }) => Number(whole)],
  ["searched as the English term is", ({ same }) => Number(same === 1)],
  ["  on average so much of it", ({ same }) => same],
  ["the English term's words searched", ({ words }) => words],
];

/** Asks each Japanese or Chinese term as a question, and prints how far it is searched for as its English form is. */
export async function evaluateTerms(options: TermsOptions, say: (line: string) => void): Promise<void> {
  const terms = readTerms(options.file).slice(0, options.limit ?? undefined);
  say(`${terms.length} terms; reference: what the English form of each is searched for by`);
  const reader = createBuiltinReader();
  const results: TermResult[] = [];
  for (const term of terms) results.push(await measureTerm(term, reader));
  for (const language of ["ja", "zh"] as const) {
    const ofLanguage = results.filter((result) => result.language === language);
    if (ofLanguage.length === 0) continue;
    say("");
    say(`${language}: ${ofLanguage.length} terms                          mean   95 % interval`);
    for (const [name, read] of MEASURES) {
      const { mean, low, high } = bootstrapMean(ofLanguage.map(read));
      say(`  ${name.padEnd(36)} ${percent(mean)}   ${percent(low)} to ${percent(high)}`);
    }
  }
  if (options.out === null) return;
  writeFileSync(options.out, results.map((result) => `${JSON.stringify(result)}\n`).join(""));
  say(`each term: ${options.out}`);
}

async function measureTerm(term: Term, reader: Reader): Promise<TermResult> {
  const [asked, english] = await Promise.all([
    understand(term.written, term.language, reader),
    understand(term.english, "en", reader),
  ]);
  const wanted = new Set(
    splitWords(term.english).flatMap(({ text }) => (STOP_WORDS.has(text) ? [] : [stemWord(text)])),
  );
  const searched = new Set(asked.searchedAs.flatMap((text) => splitWords(text).map((word) => stemWord(word.text))));
  return {
    ...term,
    searched_as: asked.searchedAs,
    not_understood: asked.notUnderstood,
    usable: asked.queries > 0,
    whole: asked.queries > 0 && asked.notUnderstood.length === 0,
    same: shareOf(new Set(english.searchedAs), new Set(asked.searchedAs)),
    words: shareOf(wanted, searched),
  };
}

async function understand(text: string, language: Language, reader: Reader) {
  const question = { text, language, preference: DEFAULT_PREFERENCE };
  const written = await reader.writeQueries(question, MAX_QUERIES_DEFAULT, new AbortController().signal);
  const searchedAs = written.terms.flatMap(listSearchedNames);
  return { searchedAs, notUnderstood: written.notUnderstood, queries: written.queries.length };
}

/** The heading where one is known, else the words: two names of one heading are searched for alike. */
function listSearchedNames({ heading, searched_as }: QuestionTerm): string[] {
  return searched_as === null ? [] : [heading ?? searched_as];
}

/** 0 where nothing is wanted. */
function shareOf(wanted: ReadonlySet<string>, given: ReadonlySet<string>): number {
  return wanted.size === 0 ? 0 : [...wanted].filter((one) => given.has(one)).length / wanted.size;
}

/** Throws with the line that is wrong, and what is accepted. */
function readTerms(file: string): Term[] {
  const terms = readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index): Term[] => {
      if (line.trim() === "") return [];
      try {
        const { id, en, ja, zh } = termLineSchema.parse(JSON.parse(line));
        const common = { id: id ?? String(index + 1), english: en };
        return [
          ...(ja === undefined ? [] : [{ ...common, language: "ja" as const, written: ja }]),
          ...(zh === undefined ? [] : [{ ...common, language: "zh" as const, written: zh }]),
        ];
      } catch (error) {
        const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
        throw new Error(`${file}, line ${index + 1}: {"id"?, "en", "ja" or "zh"} is expected: ${reason}`);
      }
    });
  if (terms.length === 0) throw new Error(`${file} holds no term`);
  return terms;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1).padStart(5)} %`;
}

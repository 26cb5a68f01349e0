import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { ParseArgsConfig } from "node:util";
import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";

/** Papers found and read: Recall@100 needs as many. */
const RANKING_DEPTH = 100;

export const USAGE = `usage: npm run eval -- COMMAND …
  ranking DIR                documents, questions and judgements (docs.jsonl, queries.jsonl, qrels.tsv): nDCG@10 and
                             Recall@100 beside BM25
  pico FILE                  abstracts with labelled tokens: participants, interventions, outcomes
  design FILE                abstracts labelled as randomised trials or not, some with publication types
  train-design FILE --out DIR  trains the model that recognises randomised trials and protocols, and writes its weights
  findings FILE              questions on abstracts with the direction that each reports: how it is read, in folds where
                             the weights were learnt from them
  no-results FILE …          PubMed files: how many sentences of plans, hopes and what was known are taken for results, of
                             those labelled in eval/sentences/no-results.tsv
  draw-sentences FILE …      PubMed files: sentences that speak of an effect outside sections of results, for labelling
  draw-samples               100 statements and 100 findings of the questions in eval/samples/questions.tsv, for judging
  terms FILE                 biomedical terms in Japanese or Chinese with their English: what of them is understood
  crosslingual [FILE]        questions in three languages: what their first 20 papers have in common; without FILE, and
                             without --library, those of the project over the demonstration library
  restrictions [FILE]        questions with what they exclude and compare: how many are read so; without FILE those of the
                             project
  translations FILE          queries with the reading that PubMed gave of them: how many of its MeSH headings are found
  train-pico FILE --out DIR  trains the model that finds PICO elements, and writes its weights; with --folds N it says
                             what such a model finds in abstracts that it was not trained on
  train-findings FILE --out DIR  trains the model that reads findings, and writes its weights
options
  --language ${LANGUAGES.join("|")}   (ranking)   language that the questions are in; default en
  --preference P             (ranking)   one of ${PREFERENCES.join(", ")}
  --depth N                  (ranking, crosslingual)   papers found and read, in place of the product's own bounds;
                             of ranking 100 by default, and 0 for the product's own
  --typos                    (ranking)   each question once more with one slip in one of its words
  --folds N                  (train-pico)   in place of weights: of each of N parts of the file, the quality of what is
                             trained on the others
  --library FILE             (crosslingual; may be repeated)   PubMed files to search
                             (design, train-design; may be repeated)   PubMed files, of which those whose titles show
                             their design are read without these words
                             (train-pico; may be repeated)   PubMed files whose words are grouped by the company they
                             keep; without any the groups of the present weights stay
                             (train-findings; may be repeated)   PubMed files whose words are counted; without any the
                             counts of the present weights stay
                             (draw-samples; may be repeated)   PubMed files to search
  --seed N                   (draw-sentences, draw-samples)   which are drawn; default 1
  --limit N                  only the first N questions, abstracts, terms or folds
  --out FILE                 results of each question, abstract or term as JSON lines, for comparing two runs`;

/** The command line asks for something that there is not. */
export class EvalUsageError extends Error {
  override name = "EvalUsageError";
}

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

interface Command {
  options: NonNullable<ParseArgsConfig["options"]>;
  run: (positionals: string[], values: Values, say: (line: string) => void) => Promise<void>;
}

const OWN_QUESTIONS = fileURLToPath(new URL("questions/crosslingual.jsonl", import.meta.url));
const OWN_RESTRICTIONS = fileURLToPath(new URL("questions/restrictions.jsonl", import.meta.url));
const text = { type: "string" } as const;
const each = { limit: text, out: text };

export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    "ranking",
    {
      options: { ...each, language: text, preference: text, depth: text, typos: { type: "boolean" } },
      run: async (positionals, values, say) => {
        const depth = readNumber(values, "depth", 0) ?? RANKING_DEPTH;
        const { evaluateRanking } = await import("./ranking.ts");
        await evaluateRanking(
          {
            folder: readPath(positionals, "DIR"),
            language: readChoice(values, "language", LANGUAGES) ?? "en",
            // The sets judge subjects, not study designs: none is preferred.
            preference: readChoice(values, "preference", PREFERENCES) ?? "comprehensive",
            depth: depth === 0 ? null : depth,
            typos: values.typos === true,
            ...readEach(values),
          },
          say,
        );
      },
    },
  ],
  [
    "pico",
    {
      options: each,
      run: async (positionals, values, say) => {
        const { evaluatePico } = await import("./pico.ts");
        await evaluatePico({ file: readPath(positionals, "FILE"), ...readEach(values) }, say);
      },
    },
  ],
  [
    "design",
    {
      options: { ...each, library: { type: "string", multiple: true } },
      run: async (positionals, values, say) => {
        const { evaluateDesign } = await import("./design.ts");
        const library = readLibrary(values);
        await evaluateDesign({ file: readPath(positionals, "FILE"), library, ...readEach(values) }, say);
      },
    },
  ],
  [
    "train-design",
    {
      options: { out: text, library: { type: "string", multiple: true } },
      run: async (positionals, values, say) => {
        const { trainDesignFile } = await import("./design.ts");
        const [file, { out }] = [readPath(positionals, "FILE"), readEach(values)];
        if (out === null) throw new EvalUsageError("--out DIR is missing: the folder that the weights are written to");
        await trainDesignFile({ file, out, library: readLibrary(values) }, say);
      },
    },
  ],
  [
    "findings",
    {
      options: each,
      run: async (positionals, values, say) => {
        const { evaluateFindings } = await import("./findings.ts");
        await evaluateFindings({ file: readPath(positionals, "FILE"), ...readEach(values) }, say);
      },
    },
  ],
  [
    "draw-sentences",
    {
      options: { seed: text },
      run: async (positionals, values, say) => {
        if (positionals.length === 0) throw new EvalUsageError("FILE is missing");
        const { printSentences } = await import("./draw-sentences.ts");
        await printSentences(positionals.map(findPath), readNumber(values, "seed", 0) ?? 1, say);
      },
    },
  ],
  [
    "draw-samples",
    {
      options: { seed: text, out: text, library: { type: "string", multiple: true } },
      run: async (_positionals, values, say) => {
        const { drawSamples } = await import("./draw-samples.ts");
        const [library, seed] = [readLibrary(values), readNumber(values, "seed", 0) ?? 1];
        await drawSamples({ library, seed, out: readEach(values).out }, say);
      },
    },
  ],
  [
    "no-results",
    {
      options: {},
      run: async (positionals, _values, say) => {
        if (positionals.length === 0) throw new EvalUsageError("FILE is missing");
        const { evaluateNoResults } = await import("./no-results.ts");
        await evaluateNoResults(positionals.map(findPath), say);
      },
    },
  ],
  [
    "train-findings",
    {
      options: { out: text, library: { type: "string", multiple: true } },
      run: async (positionals, values, say) => {
        const { trainFindingsFile } = await import("./findings.ts");
        const [file, { out }] = [readPath(positionals, "FILE"), readEach(values)];
        if (out === null) throw new EvalUsageError("--out DIR is missing: the folder that the weights are written to");
        const library = readLibrary(values);
        await trainFindingsFile({ file, out, library }, say);
      },
    },
  ],
  [
    "terms",
    {
      options: each,
      run: async (positionals, values, say) => {
        const { evaluateTerms } = await import("./terms.ts");
        await evaluateTerms({ file: readPath(positionals, "FILE"), ...readEach(values) }, say);
      },
    },
  ],
  [
    "crosslingual",
    {
      options: { ...each, library: { type: "string", multiple: true }, depth: text },
      run: async (positionals, values, say) => {
        const { evaluateCrosslingual } = await import("./crosslingual.ts");
        const library = readLibrary(values);
        const questions = positionals.length === 0 ? OWN_QUESTIONS : readPath(positionals, "FILE");
        await evaluateCrosslingual(
          { questions, library, depth: readNumber(values, "depth", 1), ...readEach(values) },
          say,
        );
      },
    },
  ],
  [
    "restrictions",
    {
      options: each,
      run: async (positionals, values, say) => {
        const { evaluateRestrictions } = await import("./restrictions.ts");
        const file = positionals.length === 0 ? OWN_RESTRICTIONS : readPath(positionals, "FILE");
        await evaluateRestrictions({ file, ...readEach(values) }, say);
      },
    },
  ],
  [
    "translations",
    {
      options: each,
      run: async (positionals, values, say) => {
        const { evaluateTranslations } = await import("./translations.ts");
        await evaluateTranslations({ file: readPath(positionals, "FILE"), ...readEach(values) }, say);
      },
    },
  ],
  [
    "train-pico",
    {
      options: { ...each, folds: text, library: { type: "string", multiple: true } },
      run: async (positionals, values, say) => {
        const library = readLibrary(values);
        const { crossValidatePico, trainPico } = await import("./train-pico.ts");
        const folds = readNumber(values, "folds", 2);
        const [file, { limit, out }] = [readPath(positionals, "FILE"), readEach(values)];
        if (folds !== null) return crossValidatePico({ file, library, folds, limit, out }, say);
        if (out === null)
          throw new EvalUsageError(
            "--out DIR is missing: the folder that the weights are written to, such as reader/src/assets",
          );
        await trainPico({ file, out, library }, say);
      },
    },
  ],
]);

/** The PubMed files that were given. */
function readLibrary({ library }: Values): string[] {
  return Array.isArray(library) ? library.map((name) => findPath(String(name))) : [];
}

function resolveGiven(name: string): string {
  return resolve(process.env.INIT_CWD ?? ".", name);
}

function findPath(name: string): string {
  const path = resolveGiven(name);
  if (!existsSync(path)) throw new EvalUsageError(`there is no ${path}`);
  return path;
}

function readPath(positionals: readonly string[], name: string): string {
  const [path, ...others] = positionals;
  if (path === undefined) throw new EvalUsageError(`${name} is missing`);
  if (others.length > 0) throw new EvalUsageError(`one ${name} is expected, not also: ${others.join(" ")}`);
  return findPath(path);
}

function readEach(values: Values): { limit: number | null; out: string | null } {
  return {
    limit: readNumber(values, "limit", 1),
    out: typeof values.out === "string" ? resolveGiven(values.out) : null,
  };
}

/** Null when it was not given. */
function readNumber(values: Values, name: string, min: number): number | null {
  const given = values[name];
  if (given === undefined) return null;
  const number = Number(given);
  if (Number.isSafeInteger(number) && number >= min) return number;
  throw new EvalUsageError(`--${name} must be a whole number from ${min}, not ${given}`);
}

function readChoice<Choice extends string>(
  values: Values,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const given = values[name];
  if (given === undefined) return undefined;
  const choice = choices.find((one) => one === given);
  if (choice === undefined) throw new EvalUsageError(`--${name} must be one of: ${choices.join(", ")}; not ${given}`);
  return choice;
}

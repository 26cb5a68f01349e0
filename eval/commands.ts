import { fileURLToPath } from "node:url";
import type { ParseArgsConfig } from "node:util";
import {
  EvalUsageError,
  findPath,
  readEach,
  readGiven,
  readLibrary,
  readNumber,
  readPath,
  readRanking,
  requireLibrary,
  requireOut,
  type Values,
} from "./arguments.ts";

interface Command {
  options: NonNullable<ParseArgsConfig["options"]>;
  run: (positionals: string[], values: Values, say: (line: string) => void) => Promise<void>;
}

const OWN_QUESTIONS = fileURLToPath(new URL("questions/crosslingual.jsonl", import.meta.url));
const OWN_RESTRICTIONS = fileURLToPath(new URL("questions/restrictions.jsonl", import.meta.url));
const OWN_SAMPLES = fileURLToPath(new URL("samples/questions.tsv", import.meta.url));
const text = { type: "string" } as const;
const each = { limit: text, out: text };
const ranking = {
  ...each,
  language: text,
  preference: text,
  depth: text,
  typos: { type: "boolean" },
  rarest: text,
} as const;

export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    "ranking",
    {
      options: ranking,
      run: async (positionals, values, say) => {
        const folder = readPath(positionals, "DIR");
        const { evaluateRanking } = await import("./ranking.ts");
        await evaluateRanking(folder, readRanking(values), say);
      },
    },
  ],
  [
    "statements",
    {
      options: { ...ranking, library: { type: "string", multiple: true } },
      run: async (positionals, values, say) => {
        const [file, library] = [readPath(positionals, "FILE"), requireLibrary(values, "of FILE")];
        const { evaluateStatements } = await import("./ranking.ts");
        await evaluateStatements({ file, library }, readRanking(values), say);
      },
    },
  ],
  [
    "pico",
    {
      options: { ...each, labels: text },
      run: async (positionals, values, say) => {
        const { evaluatePico } = await import("./pico.ts");
        const labels = readGiven(values, "labels");
        await evaluatePico({ file: readPath(positionals, "FILE"), labels, ...readEach(values) }, say);
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
        const [file, out] = [readPath(positionals, "FILE"), requireOut(values)];
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
    "verdicts",
    {
      options: { ...each, library: { type: "string", multiple: true } },
      run: async (positionals, values, say) => {
        const [file, library] = [readPath(positionals, "FILE"), requireLibrary(values, "of FILE")];
        const { evaluateVerdicts } = await import("./verdicts.ts");
        await evaluateVerdicts({ file, library, ...readEach(values) }, say);
      },
    },
  ],
  [
    "verify",
    {
      options: { ...each, seed: text },
      run: async (positionals, values, say) => {
        const { evaluateVerify } = await import("./verify.ts");
        const seed = readNumber(values, "seed", 0) ?? 1;
        await evaluateVerify({ file: readPath(positionals, "FILE"), seed, ...readEach(values) }, say);
      },
    },
  ],
  [
    "paraphrases",
    {
      options: {},
      run: async (positionals, _values, say) => {
        const { evaluateParaphrases } = await import("./paraphrases.ts");
        evaluateParaphrases(readPath(positionals, "FILE"), say);
      },
    },
  ],
  [
    "swapped-figures",
    {
      options: { seed: text },
      run: async (positionals, values, say) => {
        if (positionals.length === 0) throw new EvalUsageError("FILE is missing");
        const { evaluateSwapped } = await import("./swapped-figures.ts");
        await evaluateSwapped(positionals.map(findPath), readNumber(values, "seed", 0) ?? 1, say);
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
      options: { seed: text, out: text, questions: text, library: { type: "string", multiple: true } },
      run: async (_positionals, values, say) => {
        const { drawSamples } = await import("./draw-samples.ts");
        const [library, seed] = [readLibrary(values), readNumber(values, "seed", 0) ?? 1];
        const questions = typeof values.questions === "string" ? findPath(values.questions) : OWN_SAMPLES;
        await drawSamples({ questions, library, seed, out: readEach(values).out }, say);
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
    "titles",
    {
      options: { out: text },
      run: async (positionals, values, say) => {
        if (positionals.length === 0) throw new EvalUsageError("FILE is missing");
        const { evaluateTitles } = await import("./titles.ts");
        await evaluateTitles({ files: positionals.map(findPath), out: readEach(values).out }, say);
      },
    },
  ],
  [
    "associations",
    {
      options: {},
      run: async (positionals, _values, say) => {
        if (positionals.length === 0) throw new EvalUsageError("FILE is missing");
        const { evaluateAssociations } = await import("./associations.ts");
        await evaluateAssociations(positionals.map(findPath), say);
      },
    },
  ],
  [
    "train-pico-values",
    {
      options: { out: text, labels: text, library: { type: "string", multiple: true } },
      run: async (positionals, values, say) => {
        const { trainPicoValues } = await import("./train-pico-values.ts");
        const [file, labels] = [readPath(positionals, "FILE"), readGiven(values, "labels")];
        const [out, library] = [requireOut(values), requireLibrary(values, "whose values were judged")];
        await trainPicoValues({ file, labels, library, out }, say);
      },
    },
  ],
  [
    "train-findings",
    {
      options: { out: text, library: { type: "string", multiple: true } },
      run: async (positionals, values, say) => {
        const { trainFindingsFile } = await import("./findings.ts");
        const [file, out] = [readPath(positionals, "FILE"), requireOut(values)];
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
      options: { ...each, folds: text, labels: text, library: { type: "string", multiple: true } },
      run: async (positionals, values, say) => {
        const [library, labels] = [readLibrary(values), readGiven(values, "labels")];
        const { crossValidatePico, trainPico } = await import("./train-pico.ts");
        const folds = readNumber(values, "folds", 2);
        const file = readPath(positionals, "FILE");
        if (folds !== null) return crossValidatePico({ file, labels, library, folds, ...readEach(values) }, say);
        await trainPico({ file, out: requireOut(values), labels, library }, say);
      },
    },
  ],
  [
    "train-answers",
    {
      options: { out: text, folds: text, library: { type: "string", multiple: true } },
      run: async (_positionals, values, say) => {
        const { crossValidateAnswers, trainAnswers } = await import("./train-answers.ts");
        const [library, folds] = [requireLibrary(values, "that were judged"), readNumber(values, "folds", 2)];
        if (folds !== null) return crossValidateAnswers({ library, folds }, say);
        await trainAnswers({ library, out: requireOut(values) }, say);
      },
    },
  ],
]);

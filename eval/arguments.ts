import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";

/** Papers found and read: Recall@100 needs as many. */
const RANKING_DEPTH = 100;

/** The command line asks for something that there is not. */
export class EvalUsageError extends Error {
  override name = "EvalUsageError";
}

/** The options of a command as they were given. */
export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

export function readRanking(values: Values) {
  const depth = readNumber(values, "depth", 0) ?? RANKING_DEPTH;
  return {
    depth: depth === 0 ? null : depth,
    language: readChoice(values, "language", LANGUAGES) ?? "en",
    // The sets judge subjects, not study designs: none is preferred.
    preference: readChoice(values, "preference", PREFERENCES) ?? "comprehensive",
    typos: values.typos === true,
    rarest: readNumber(values, "rarest", 1),
    ...readEach(values),
  };
}

/** The PubMed files that were given. */
export function readLibrary({ library }: Values): string[] {
  return Array.isArray(library) ? library.map((name) => findPath(String(name))) : [];
}

/** The same where there must be some; throws EvalUsageError where there is none. `papers`: whose they are, in words for the error. */
export function requireLibrary(values: Values, papers: string): string[] {
  const library = readLibrary(values);
  if (library.length === 0)
    throw new EvalUsageError(`--library FILE is missing: PubMed files with the papers ${papers}`);
  return library;
}

/** The folder that weights are written to; throws EvalUsageError where none is given. */
export function requireOut(values: Values): string {
  const { out } = readEach(values);
  if (out === null)
    throw new EvalUsageError(
      "--out DIR is missing: the folder that the weights are written to, such as reader/src/assets",
    );
  return out;
}

function resolveGiven(name: string): string {
  return resolve(process.env.INIT_CWD ?? ".", name);
}

export function findPath(name: string): string {
  const path = resolveGiven(name);
  if (!existsSync(path)) throw new EvalUsageError(`there is no ${path}`);
  return path;
}

export function readPath(positionals: readonly string[], name: string): string {
  const [path, ...others] = positionals;
  if (path === undefined) throw new EvalUsageError(`${name} is missing`);
  if (others.length > 0) throw new EvalUsageError(`one ${name} is expected, not also: ${others.join(" ")}`);
  return findPath(path);
}

/** A file that an option names; null when it was not given. */
export function readGiven(values: Values, name: string): string | null {
  const given = values[name];
  return typeof given === "string" ? findPath(given) : null;
}

export function readEach(values: Values): { limit: number | null; out: string | null } {
  return {
    limit: readNumber(values, "limit", 1),
    out: typeof values.out === "string" ? resolveGiven(values.out) : null,
  };
}

/** Null when it was not given. */
export function readNumber(values: Values, name: string, min: number): number | null {
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

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { USAGE } from "../eval/usage.ts";
import { DOCUMENTS, FILES, FOLDERS } from "./documents.mjs";
import { FURTHER_STEPS, NAMED_STEPS, POSTGRES_STEP, STEPS } from "./test-steps.mjs";

const { scripts } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const STEP_NAMES = [...STEPS, ...NAMED_STEPS, ...FURTHER_STEPS, POSTGRES_STEP].map(({ name }) => name);
const [, COMMANDS = "", OPTIONS = ""] = /\n([\s\S]*)\noptions\n([\s\S]*)/u.exec(USAGE) ?? [];
const EVAL_COMMANDS = new Set([...COMMANDS.matchAll(/^ {2}([a-z-]+) /gmu)].map(([, name = ""]) => name)).add("help");
const EVAL_OPTIONS = new Set([...`${COMMANDS}${OPTIONS}`.matchAll(/--[a-z]+/gu)].map(([option]) => option));

/** Words of a command up to the mark, comment or table cell that ends it. */
function readWords(rest: string): string[] {
  const [command = ""] = rest.split(/[`|#]/u);
  return command.split(/[\s,;()]+/u).filter((word) => word !== "");
}

function findEvalFaults([name = "", ...words]: string[]): string[] {
  if (name === "COMMAND" || name === "") return [];
  const known = EVAL_COMMANDS.has(name) ? [] : [`eval has no ${name}`];
  const options = words.filter((word) => /^\[?--[a-z]/u.test(word)).map((word) => word.replaceAll(/[[\]]/gu, ""));
  return [...known, ...options.filter((option) => !EVAL_OPTIONS.has(option)).map((option) => `eval has no ${option}`)];
}

/** What is wrong with the commands in a line: scripts, evaluations, options, steps and test files that there are not. */
function findFaults(line: string): string[] {
  const runs = [...line.matchAll(/npm run ([\w:-]+)/gu)].map(([, name = ""]) => name);
  const evals = [...line.matchAll(/npm run eval -- ([^`]*)/gu)].map(([, rest = ""]) => readWords(rest));
  const steps = [...line.matchAll(/npm test -- ([\w-]+)/gu)].map(([, name = ""]) => name);
  const tests = [...line.matchAll(/npx vitest run ([\w./-]+)/gu)].map(([, path = ""]) => path);
  return [
    ...runs.filter((name) => !(name in scripts)).map((name) => `no script ${name}`),
    ...evals.flatMap(findEvalFaults),
    ...steps.filter((name) => !STEP_NAMES.some((step) => step.startsWith(name))).map((name) => `no step ${name}`),
    ...tests.filter((path) => !FILES.includes(path) && !FOLDERS.has(path)).map((path) => `no tests at ${path}`),
  ];
}

describe("commands in documents", () => {
  it("are there, with the options that they are given", () => {
    expect(EVAL_COMMANDS.size).toBeGreaterThan(15);
    const faults = DOCUMENTS.flatMap(({ file, text }) =>
      text.split("\n").flatMap((line, index) => findFaults(line).map((fault) => `${file}:${index + 1}: ${fault}`)),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ["`npm run bench:none`, `npm run build`", ["no script bench:none"]],
    ["npm run eval -- rankings DIR   # judged", ["eval has no rankings"]],
    ["`npm run eval -- ranking DIR --deep 3`", ["eval has no --deep"]],
    ["npm test -- unit, npm test -- none", ["no step none"]],
    ["npx vitest run sources/src/none", ["no tests at sources/src/none"]],
  ])("are found where there are none: %s", (line, faults) => {
    expect(findFaults(line)).toEqual(faults);
  });
});

import { relative } from "node:path";
import { cruise } from "dependency-cruiser";
import config from "../.dependency-cruiser.mjs";
import { listFiles } from "./fingerprint.mjs";
import { ROOT, say } from "./run-step.mjs";
import { ROOMS } from "./workspaces.mjs";

const FOLDERS = [...ROOMS, "server", "web"].map((name) => `${name}/src`);

const { options, ...ruleSet } = config;
const { output } = await cruise(FOLDERS, { ...options, baseDir: ROOT, validate: true, ruleSet });
if (typeof output === "string") throw new Error("the check of imports was asked for objects and got text");
const { modules, summary } = output;

// A parser that cannot read TypeScript sees files without imports and finds nothing wrong, so what it saw is counted.
const seen = new Map(modules.map((module) => [module.source, module]));
const files = listFiles(FOLDERS)
  .map((file) => relative(ROOT, file).replaceAll("\\", "/"))
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith(".d.ts"));
const unseen = files.filter((file) => !seen.has(file));
const edges = files.reduce((sum, file) => sum + (seen.get(file)?.dependencies.length ?? 0), 0);
const unresolved = modules.flatMap((module) =>
  module.dependencies
    .filter((dependency) => dependency.couldNotResolve && files.includes(module.source))
    .map((dependency) => `${module.source} → ${dependency.module}`),
);

for (const { rule, from, to, cycle } of summary.violations) {
  say(`${rule.name}: ${cycle ? [from, ...cycle.map((step) => step.name)].join(" → ") : `${from} → ${to}`}`);
}
for (const file of unseen) say(`not seen: ${file}`);
for (const line of unresolved) say(`not resolved: ${line}`);
const sawEnough = files.length > 0 && edges > files.length;
if (!sawEnough) say(`${files.length} files with ${edges} imports between them cannot be the whole of it`);

console.log(`${files.length} files, ${edges} imports, ${summary.violations.length} against the rules`);
if (summary.violations.length + unseen.length + unresolved.length > 0 || !sawEnough) process.exitCode = 1;

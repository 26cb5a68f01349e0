import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "./run-step.mjs";

const SOURCE = join(ROOT, "server/src");
const TARGET = join(ROOT, "server/dist");

const commands = readdirSync(join(SOURCE, "cli")).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));

const result = await build({
  absWorkingDir: ROOT,
  entryPoints: [
    join(SOURCE, "main.ts"),
    ...commands.map((name) => join(SOURCE, "cli", name)),
    join(SOURCE, "db/pglite-worker.mjs"),
  ],
  outdir: TARGET,
  entryNames: "[name]",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  // Node 20 has them; written as constructors, patterns would be made anew each time they are used.
  supported: { "regexp-unicode-property-escapes": true },
  sourcemap: true,
  // The contract is TypeScript and goes into the bundle; every other package is loaded from node_modules.
  packages: "external",
  alias: { "@medsieve/contract": join(ROOT, "contract/src") },
  logLevel: "warning",
});
if (result.warnings.length > 0) process.exitCode = 1;

const migrations = join(SOURCE, "db/migrations");
rmSync(join(TARGET, "migrations"), { recursive: true, force: true });
cpSync(migrations, join(TARGET, "migrations"), { recursive: true });

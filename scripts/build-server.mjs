import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "./run-step.mjs";
import { LIBRARIES } from "./workspaces.mjs";

const SOURCE = join(ROOT, "server/src");
const TARGET = join(ROOT, "server/dist");

const commands = readdirSync(join(SOURCE, "cli")).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));

const result = await build({
  absWorkingDir: ROOT,
  entryPoints: [
    join(SOURCE, "main.ts"),
    ...commands.map((name) => join(SOURCE, "cli", name)),
    join(ROOT, "database/src/pglite-worker.mjs"),
    join(SOURCE, "work/worker.ts"),
    join(ROOT, "sources/src/library/reading/reader-worker.ts"),
  ],
  outdir: TARGET,
  entryNames: "[name]",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  // Node 20 has them; written as constructors, patterns would be compiled each time they are used.
  supported: { "regexp-unicode-property-escapes": true },
  sourcemap: true,
  // Packages of this project are TypeScript and go into the bundle; every other one is loaded from node_modules.
  packages: "external",
  alias: Object.fromEntries(LIBRARIES.map((name) => [`@medsieve/${name}`, join(ROOT, name, "src")])),
  logLevel: "warning",
});
if (result.warnings.length > 0) process.exitCode = 1;

const migrations = join(ROOT, "database/src/migrations");
rmSync(join(TARGET, "migrations"), { recursive: true, force: true });
cpSync(migrations, join(TARGET, "migrations"), { recursive: true });

// What the modules of a package read stands beside them there, and beside the bundles here.
const assets = join(TARGET, "assets");
rmSync(assets, { recursive: true, force: true });
for (const name of LIBRARIES) {
  const folder = join(ROOT, name, "src/assets");
  if (existsSync(folder)) cpSync(folder, assets, { recursive: true });
}

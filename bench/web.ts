/**
 * How much JavaScript each of two screens needs before it can be used: the entry, what the screen's routes are made of, and
 * everything these import statically. Builds the pages into a temporary folder; ends with 1 where a screen needs more than its goal.
 *
 *   npm run bench:web
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const WEB = fileURLToPath(new URL("../web", import.meta.url));
const SHOWN_FILES = 6;

/** `goal` in kB (1000 bytes), gzipped; `routes` are what the screen is made of beside the entry. */
const SCREENS = [
  { name: "sign-in", goal: 180, routes: ["src/app/sign-in-route.tsx"] },
  { name: "main screen", goal: 250, routes: ["src/app/signed-in-layout.tsx", "src/app/search-route.tsx"] },
] as const;

/** An entry of Vite's manifest: one built file. */
interface Chunk {
  file: string;
  imports?: string[];
}

/** The scripts that the page itself names. */
function listEntryFiles(outDir: string): string[] {
  const page = readFileSync(join(outDir, "index.html"), "utf8");
  return Array.from(page.matchAll(/<script[^>]* src="\/([^"]+)"/g), ([, file = ""]) => file);
}

/** The scripts of `routes` and of what they import. */
function listRouteFiles(manifest: Record<string, Chunk>, routes: readonly string[]): string[] {
  const seen = new Map<string, string>();
  const open = [...routes];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}`);
    seen.set(key, chunk.file);
    open.push(...(chunk.imports ?? []));
  }
  return [...seen.values()];
}

const inKb = (bytes: number) => (bytes / 1000).toFixed(1);

/** Prints what a screen loads; says whether it is within its goal. */
function printScreen(
  { name, goal, routes }: (typeof SCREENS)[number],
  outDir: string,
  manifest: Record<string, Chunk>,
): boolean {
  const files = [...new Set([...listEntryFiles(outDir), ...listRouteFiles(manifest, routes)])].map((file) => {
    const code = readFileSync(join(outDir, file));
    return { file, bytes: code.length, gzipped: gzipSync(code).length };
  });
  files.sort((one, other) => other.gzipped - one.gzipped);
  const gzipped = files.reduce((sum, file) => sum + file.gzipped, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(
    `${name}: ${inKb(gzipped)} kB gzipped, ${inKb(bytes)} kB unpacked, ${files.length} files (goal: at most ${goal} kB)`,
  );
  for (const file of files.slice(0, SHOWN_FILES)) console.log(`${inKb(file.gzipped).padStart(7)} kB  ${file.file}`);
  return gzipped <= goal * 1000;
}

const outDir = mkdtempSync(join(tmpdir(), "medsieve-bench-web-"));
try {
  execFileSync("npx", ["vite", "build", "--outDir", outDir, "--emptyOutDir", "--manifest", "--logLevel", "warn"], {
    cwd: WEB,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(outDir, ".vite", "manifest.json"), "utf8"));
  for (const screen of SCREENS) if (!printScreen(screen, outDir, manifest)) process.exitCode = 1;
} finally {
  rmSync(outDir, { recursive: true, force: true });
}

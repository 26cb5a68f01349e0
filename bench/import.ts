/**
 * Imports PubMed files into an empty embedded database in a temporary folder, and prints the rate and the memory of the
 * process that imports. Beside the rate stands that of unpacking the same files and counting their citations, taken in the
 * same run; beside the memory that of opening the same database. Linux only: memory is read from /proc.
 *
 *   npm run bench:import -- FILE…
 */
import { createReadStream, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createGunzip } from "node:zlib";
import { prepare } from "../scripts/prepare.mjs";
import { runMeasured } from "./run-measured.ts";

const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? ".", file));
if (files.length === 0 || files.some((file) => !existsSync(file))) {
  console.error("usage: npm run bench:import -- FILE…   (PubMed .xml or .xml.gz)");
  process.exit(2);
}

async function countCitations(file: string): Promise<number> {
  const source = createReadStream(file);
  const text = (file.endsWith(".gz") ? source.pipe(createGunzip()) : source).setEncoding("latin1");
  const mark = "<MedlineCitation ";
  let count = 0;
  let rest = "";
  for await (const chunk of text) {
    const parts = `${rest}${chunk}`.split(mark);
    count += parts.length - 1;
    rest = (parts.at(-1) ?? "").slice(-(mark.length - 1));
  }
  return count;
}

await prepare({ web: false });
const folder = mkdtempSync(join(tmpdir(), "medsieve-bench-"));
try {
  const settings = { DATA_DIR: join(folder, "data"), DATABASE_URL: "" };
  await runMeasured("library-status.mjs", [], settings);
  const opened = await runMeasured("library-status.mjs", [], settings);

  const readStarted = performance.now();
  let citations = 0;
  for (const file of files) citations += await countCitations(file);
  const readMs = performance.now() - readStarted;

  const imported = await runMeasured("library-import.mjs", files, settings);
  const repeated = await runMeasured("library-import.mjs", files, settings);

  const rate = (ms: number) =>
    `${Math.round(citations / (ms / 1000))} citations a second (${(ms / 1000).toFixed(1)} s)`;
  console.log(`${citations} citations in ${files.length} files`);
  console.log(`first import               ${rate(imported.ms)}`);
  console.log(`the same import again      ${rate(repeated.ms)}`);
  console.log(`reference: unpack, count   ${rate(readMs)}`);
  console.log(`peak memory while importing          ${imported.peakMb.toFixed(0)} MB`);
  console.log(`reference: opening the same database ${opened.peakMb.toFixed(0)} MB`);
  console.log(`growth                               ${(imported.peakMb - opened.peakMb).toFixed(0)} MB`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

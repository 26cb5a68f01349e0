import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { MakeRecord } from "../eval/shuffle-records.ts";
import { writeSet } from "../medline/test/medline-xml.ts";

/** As many as NLM puts into a file, about. */
const RECORDS_A_FILE = 25_000;
const FAST = { level: 1 };

/** Writes records number `from` to `before` (the latter not) as PubMed files into `folder`; their names in order. */
export function writeMadeFiles(folder: string, makeRecord: MakeRecord, from: number, before: number): string[] {
  const files: string[] = [];
  for (let first = from; first < before; first += RECORDS_A_FILE) {
    const count = Math.min(RECORDS_A_FILE, before - first);
    const file = join(folder, `made-${first}.xml.gz`);
    writeFileSync(file, gzipSync(writeSet(...Array.from({ length: count }, (_, at) => makeRecord(first + at))), FAST));
    files.push(file);
  }
  return files;
}

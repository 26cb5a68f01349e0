import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Citation } from "@medsieve/medline/citation";
import { openMedlineFile } from "@medsieve/medline/open-medline-file";
import { parseMedline } from "@medsieve/medline/parse-medline";

/** A PubMed file, or those of a folder in their order. Throws an Error with a sentence where there is none. */
export function listPubmedFiles(path: string): string[] {
  const info = statSync(path, { throwIfNoEntry: false });
  if (info === undefined) throw new Error(`--from is "${path}"; there is no such file or folder`);
  if (info.isFile()) return [path];
  const files = readdirSync(path).filter((name) => /\.xml(?:\.gz)?$/u.test(name));
  if (files.length === 0) throw new Error(`--from is "${path}"; that folder has no .xml or .xml.gz file`);
  return files.toSorted().map((name) => join(path, name));
}

/** Those that the library keeps: the last of each PMID. */
export async function readRecords(files: readonly string[]): Promise<Citation[]> {
  const records = new Map<string, Citation>();
  for (const file of files) {
    for await (const event of parseMedline((await openMedlineFile(file)).text, file)) {
      if (event.kind === "citation") records.set(event.citation.pmid, event.citation);
    }
  }
  return [...records.values()];
}

import { fileURLToPath } from "node:url";
import type { Database } from "@medsieve/database/client";
import { openEmbedded, UNLOGGED } from "@medsieve/database/client";
import { fillDemonstration } from "@medsieve/sources/demonstration/fill-demonstration";
import { importLibrary } from "@medsieve/sources/library/import-library";

const DEMONSTRATION_FILE = fileURLToPath(new URL("../demo-library/demonstration-library.xml.gz", import.meta.url));

/** A library in memory with the papers of these PubMed files, or without any with those of the demonstration. */
export async function openScratchLibrary(files: readonly string[]): Promise<Database> {
  const database = await openEmbedded({ dataDir: null, log: UNLOGGED });
  try {
    if (files.length === 0) {
      await fillDemonstration(database, DEMONSTRATION_FILE);
      return database;
    }
    const outcomes = await importLibrary(database, files, new AbortController().signal, () => undefined);
    const failed = outcomes.find((outcome) => outcome.status !== "completed");
    if (failed !== undefined) throw new Error(failed.error ?? `${failed.file} was not imported`);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

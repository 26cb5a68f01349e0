import { NO_LIMITS } from "@medsieve/contract/searches";
import type { ImportedPubmedSearch } from "@medsieve/contract/strategies";
import { importPubmedSearch } from "@medsieve/query/import-pubmed/import-pubmed";
import { type Platform, recognizePlatform } from "@medsieve/query/import-strategy/recognize-platform";
import { QueryError } from "@medsieve/query/query";
import { makeNote } from "@medsieve/query/translate/notes";
import type { Work } from "../../work/work.ts";

interface Reading {
  work: Work;
  thisYear: number;
}

const NAMES: Record<Platform, string> = {
  ovid: "Ovid",
  embase: "Embase.com",
  cochrane: "Cochrane Library",
  ebsco: "EBSCO",
};

/** A search as it was pasted: PubMed's, or a strategy of a platform whose language is recognized, which is said. */
export async function readPastedSearch(
  text: string,
  { work, thisYear }: Reading,
  signal: AbortSignal,
): Promise<ImportedPubmedSearch> {
  const platform = recognizePlatform(text);
  if (platform === null) return importPubmedSearch(text, thisYear);
  const { query, lines } = await work.run("importStrategy", text, signal);
  if (query === "") {
    throw new QueryError("empty_query", "Nothing of this strategy can be searched in PubMed.", 0, text.length);
  }
  const said = [makeNote("read_as_strategy", { platform: NAMES[platform] }), ...lines.flatMap(({ notes }) => notes)];
  return { query, limits: NO_LIMITS, notes: [...new Map(said.map((note) => [note.message, note])).values()] };
}

import { fileURLToPath } from "node:url";
import type { Citation } from "@medsieve/medline/citation";
import { openMedlineFile } from "@medsieve/medline/open-medline-file";
import { parseMedline } from "@medsieve/medline/parse-medline";

/** The fictional papers that a server without real ones imports. */
export const DEMONSTRATION_FILE = fileURLToPath(
  new URL("../../demo-library/demonstration-library.xml.gz", import.meta.url),
);

/** They, as the import reads them. */
export async function readDemonstration(): Promise<Citation[]> {
  const citations: Citation[] = [];
  for await (const event of parseMedline((await openMedlineFile(DEMONSTRATION_FILE)).text, "demonstration")) {
    if (event.kind === "citation") citations.push(event.citation);
  }
  return citations;
}

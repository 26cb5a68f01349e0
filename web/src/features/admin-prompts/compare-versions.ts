import type { PromptSet } from "@medsieve/contract/prompts";
import { type Edits, keyOf, PLACES, type Place, readText } from "./prompt-places.ts";

/** What somebody else changed while someone edited. */
interface VersionComparison {
  changed: Place[];
  /** Those of them that were edited here too, and otherwise. */
  clashing: Place[];
}

/** Holds the set that is saved now against the one from which someone began to edit. */
export function compareVersions(base: PromptSet, latest: PromptSet, edits: Edits): VersionComparison {
  const changed = PLACES.filter((place) => readText(base, place) !== readText(latest, place));
  const clashing = changed.filter((place) => {
    const mine = edits.get(keyOf(place));
    return mine !== undefined && mine !== readText(latest, place);
  });
  return { changed, clashing };
}

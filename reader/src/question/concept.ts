import type { ConceptKind } from "@medsieve/terminology/terminology";

/** One name of a concept, as it is looked for in a paper. */
export interface ConceptName {
  text: string;
  /** Stemmed words that follow one another. */
  stems: string[];
  /** An abbreviation: only found in capitals. */
  capitals: boolean;
}

/** One thing the question is about. */
export interface QuestionConcept {
  /** As the user wrote it. */
  written: string;
  kind: ConceptKind | "word";
  /** MeSH heading; null for a word that is not in the vocabulary, or where MeSH has none. */
  heading: string | null;
  /** Further MeSH headings that count as the concept: "over 50" is Middle Aged, and Aged too. */
  alsoHeadings: readonly string[];
  /** English names that count as the concept, the preferred one first. */
  names: ConceptName[];
  /** Names of narrower concepts, which count as the concept too. */
  narrower: ConceptName[];
  /** How much the concept decides: 1 for a disease, drug or rare word, less for populations and weak words. */
  weight: number;
  /** The question asks for papers without it ("without diabetes"): never required, and no merit of a paper. */
  excluded: boolean;
}

/** Whether a query may require the concept, or it only helps ranking. */
export function isStrong(concept: Pick<QuestionConcept, "weight" | "excluded">): boolean {
  return concept.weight >= 0.4 && !concept.excluded;
}

/** Whether it is searched for as it was typed, since the vocabulary does not have it; a drug may be known by its ending. */
export function isTypedWord({ kind, heading, names, narrower, written }: QuestionConcept): boolean {
  if (kind === "word") return true;
  const [name, ...others] = names;
  const isOnlyName = heading === null && others.length === 0 && narrower.length === 0;
  return isOnlyName && name?.text.toLowerCase() === written.toLowerCase();
}

import { type ConceptKind, readVocabularyRows, type VocabularyRow } from "./vocabulary-file.ts";

/** A concept that is known by name. */
export interface VocabularyConcept {
  kind: ConceptKind;
  /** MeSH heading; null where MeSH has none that fits. */
  heading: string | null;
  /** English names and abbreviations, the preferred one first. */
  english: string[];
  japanese: string[];
  chinese: string[];
  /** English names of narrower concepts, which a paper on this one may use instead. */
  narrower: string[];
}

/** The concept of a row, then those of its narrower ones that have no row of their own. */
function listConcepts(row: VocabularyRow, ownNames: ReadonlySet<string>): VocabularyConcept[] {
  const { kind, heading, english, japanese, chinese } = row;
  const concept: VocabularyConcept = {
    kind,
    heading,
    english: english.own,
    japanese: japanese.own,
    chinese: chinese.own,
    narrower: english.narrower.filter((name) => name !== ""),
  };
  const members = english.narrower.flatMap((name, at): VocabularyConcept[] => {
    if (name === "" || ownNames.has(name.toLowerCase())) return [];
    const inLanguage = (names: readonly string[]): string[] => [names[at] ?? ""].filter((text) => text !== "");
    return [
      {
        kind,
        heading: null,
        english: [name],
        japanese: inLanguage(japanese.narrower),
        chinese: inLanguage(chinese.narrower),
        narrower: [],
      },
    ];
  });
  return [concept, ...members];
}

function readVocabulary(): VocabularyConcept[] {
  const rows = readVocabularyRows();
  // English names under which rows of their own stand: such a member of a class needs no other concept.
  const ownNames = new Set(rows.flatMap(({ english }) => english.own.map((name) => name.toLowerCase())));
  return rows.flatMap((row) => listConcepts(row, ownNames));
}

let vocabulary: readonly VocabularyConcept[] | null = null;

/** Every hand-made concept, read when it is first asked for. Where two share a name, the first one has it. */
export function loadVocabulary(): readonly VocabularyConcept[] {
  vocabulary ??= readVocabulary();
  return vocabulary;
}

import { type Abbreviation, loadAbbreviations } from "./abbreviations.ts";
import { findHeading, findHeadingOfName } from "./find-heading.ts";
import { type GeneralWord, loadGeneralWords } from "./general-words.ts";
import { loadMesh, readMeshYear } from "./load-mesh.ts";
import type { Mesh } from "./mesh/mesh.ts";
import { loadSpokenNames, type SpokenNames } from "./spoken-names.ts";
import { loadVocabulary, type VocabularyConcept } from "./vocabulary.ts";

export type { Abbreviation } from "./abbreviations.ts";
export type { Descriptor } from "./mesh/descriptor.ts";
export { foldMeshName } from "./mesh/fold-name.ts";
export type { VocabularyConcept } from "./vocabulary.ts";
export type { ConceptKind } from "./vocabulary-file.ts";

/** What words mean: the hand-made concepts, and MeSH. Each is loaded when it is first asked for, and kept. */
export interface Terminology {
  /** Every hand-made concept. Where two share a name, the first one has it. */
  readonly concepts: readonly VocabularyConcept[];
  /** Japanese and Chinese words that are no concepts, and the English words that papers use for them. */
  readonly generalWords: readonly GeneralWord[];
  /** What an abbreviation means beside which words, by the abbreviation as it is written. */
  readonly abbreviations: ReadonlyMap<string, readonly Abbreviation[]>;
  /** What people call things when they speak of themselves. */
  readonly spokenNames: readonly SpokenNames[];
  /** All of MeSH, by itself. */
  readonly mesh: Mesh;
  /** Known without loading the rest of MeSH. */
  readonly meshYear: number;
  /** The MeSH heading that is written so but for case and punctuation, as MeSH prints it; null: there is none. */
  findHeading(name: string): string | null;
  /** The heading that another name leads to, of the hand-made concepts before MeSH's own; null: it leads to none. */
  findHeadingOfName(name: string): string | null;
}

export const TERMINOLOGY: Terminology = {
  get concepts() {
    return loadVocabulary();
  },
  get generalWords() {
    return loadGeneralWords();
  },
  get abbreviations() {
    return loadAbbreviations();
  },
  get spokenNames() {
    return loadSpokenNames();
  },
  get mesh() {
    return loadMesh();
  },
  get meshYear() {
    return readMeshYear();
  },
  findHeading,
  findHeadingOfName,
};

import { CONDITIONS } from "./conditions/all-conditions.ts";
import { INTERVENTIONS } from "./interventions/all-interventions.ts";
import { OUTCOMES } from "./outcomes/all-outcomes.ts";
import { POPULATIONS } from "./populations/all-populations.ts";
import { SUBJECTS } from "./subjects/all-subjects.ts";
import type { ConceptKind, VocabularyRow } from "./vocabulary-row.ts";

/** A concept that the reader knows by name. */
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

const TABLES: [ConceptKind, readonly VocabularyRow[]][] = [
  ["condition", CONDITIONS],
  ["intervention", INTERVENTIONS],
  ["population", POPULATIONS],
  ["outcome", OUTCOMES],
  ["subject", SUBJECTS],
];

/** One language of a row: the concept's own names, and its narrower ones by position. */
interface RowNames {
  own: string[];
  narrower: string[];
}

function readNames(text: string): RowNames {
  const [own = "", narrower = ""] = text.split(">");
  return { own: own.split("|").filter((name) => name !== ""), narrower: narrower.split("|") };
}

/** English names under which rows of their own stand, in lower case: such a member of a class needs no other concept. */
const OWN_NAMES = new Set(
  TABLES.flatMap(([, rows]) => rows.flatMap(([, english]) => readNames(english.toLowerCase()).own)),
);

/** The concept of a row, then those of its narrower ones that have no row of their own. */
function readRow(kind: ConceptKind, [heading, ...names]: VocabularyRow): VocabularyConcept[] {
  const [english, japanese, chinese] = names.map(readNames);
  if (!english || !japanese || !chinese) return [];
  const narrower = english.narrower.filter((name) => name !== "");
  const concept: VocabularyConcept = {
    kind,
    heading: heading === "" ? null : heading,
    english: english.own,
    japanese: japanese.own,
    chinese: chinese.own,
    narrower,
  };
  const members = english.narrower.flatMap((name, index): VocabularyConcept[] => {
    if (name === "" || OWN_NAMES.has(name.toLowerCase())) return [];
    return [
      {
        kind,
        heading: null,
        english: [name],
        japanese: [japanese.narrower[index] ?? ""].filter((text) => text !== ""),
        chinese: [chinese.narrower[index] ?? ""].filter((text) => text !== ""),
        narrower: [],
      },
    ];
  });
  return [concept, ...members];
}

/** Every concept the reader knows. Where two share a name, the first one has it. */
export const VOCABULARY: readonly VocabularyConcept[] = TABLES.flatMap(([kind, rows]) =>
  rows.flatMap((row) => readRow(kind, row)),
);

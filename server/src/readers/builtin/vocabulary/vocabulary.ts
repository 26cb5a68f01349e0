import { CANCER_AND_BLOOD } from "./conditions-cancer-and-blood.ts";
import { FURTHER_FIELDS } from "./conditions-further-fields.ts";
import { INTERNAL_MEDICINE } from "./conditions-internal-medicine.ts";
import { DRUGS } from "./drugs.ts";
import { OUTCOMES } from "./outcomes.ts";
import { POPULATIONS } from "./populations.ts";
import { PROCEDURES } from "./procedures.ts";
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

/** The concept of a row, then its narrower ones. */
function readRow(kind: ConceptKind, [heading, ...names]: VocabularyRow): VocabularyConcept[] {
  const [english, japanese, chinese] = names.map((text) => {
    const [own = "", narrower = ""] = text.split(">");
    return { own: own.split("|").filter((name) => name !== ""), narrower: narrower.split("|") };
  });
  if (!english || !japanese || !chinese) return [];
  const narrower = english.narrower.filter((name) => name !== "");
  return [
    {
      kind,
      heading: heading === "" ? null : heading,
      english: english.own,
      japanese: japanese.own,
      chinese: chinese.own,
      narrower,
    },
    ...narrower.map((name, index) => ({
      kind,
      heading: null,
      english: [name],
      japanese: [japanese.narrower[index] ?? ""].filter((text) => text !== ""),
      chinese: [chinese.narrower[index] ?? ""].filter((text) => text !== ""),
      narrower: [],
    })),
  ];
}

const TABLES: [ConceptKind, readonly VocabularyRow[]][] = [
  ["condition", [...INTERNAL_MEDICINE, ...CANCER_AND_BLOOD, ...FURTHER_FIELDS]],
  ["intervention", [...DRUGS, ...PROCEDURES]],
  ["population", POPULATIONS],
  ["outcome", OUTCOMES],
];

/** Every concept the reader knows. Where two share a name, the first one has it. */
export const VOCABULARY: readonly VocabularyConcept[] = TABLES.flatMap(([kind, rows]) =>
  rows.flatMap((row) => readRow(kind, row)),
);

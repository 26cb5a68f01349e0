import { TERMINOLOGY, type VocabularyConcept } from "@medsieve/terminology/terminology";

/**
 * MeSH headings that questions do not distinguish, and that other languages divide otherwise: うつ病 and depression,
 * 運動療法 and exercise. Each group counts as one concept under its first heading.
 */
const TWINS: readonly (readonly string[])[] = [
  ["Depressive Disorder", "Depression"],
  ["Anxiety Disorders", "Anxiety"],
  ["Exercise Therapy", "Exercise"],
  ["Diet Therapy", "Diet"],
  ["Hospitalization", "Inpatients", "Patient Admission"],
  ["Critical Illness", "Intensive Care Units"],
  ["Postmenopause", "Menopause"],
  ["Survival Rate", "Survival"],
  ["Self-Management", "Self Care"],
  ["Vaccination", "Vaccines", "Immunization"],
  ["Telemedicine", "Remote Consultation"],
  ["Renal Dialysis", "dialysis patients"],
];

/** What a group calls a concept: its heading, or its first name where MeSH has none. */
const nameOf = ({ heading, english }: VocabularyConcept): string => heading ?? english[0] ?? "";

export interface TwinConcept {
  concept: VocabularyConcept;
  alsoHeadings: readonly string[];
}

const TWIN_NAMES: ReadonlySet<string> = new Set(TWINS.flat());
const MEMBERS = TERMINOLOGY.concepts.filter((concept) => TWIN_NAMES.has(nameOf(concept)));

function joinTwins(headings: readonly string[]): readonly (readonly [string, TwinConcept])[] {
  const members = headings.flatMap((heading) => MEMBERS.filter((concept) => nameOf(concept) === heading));
  const [first, ...others] = members;
  if (first === undefined) return [];
  const all = [first, ...others];
  const concept: VocabularyConcept = {
    ...first,
    // The most usual name of each first, since a query has room for the first names only.
    english: [...new Set([...all.map((it) => it.english[0] ?? ""), ...all.flatMap((it) => it.english)])],
    narrower: [...new Set(all.flatMap((it) => it.narrower))],
  };
  const alsoHeadings = others.flatMap((it) => it.heading ?? []);
  return all.map((it) => [nameOf(it), { concept, alsoHeadings }] as const);
}

const BY_NAME: ReadonlyMap<string, TwinConcept> = new Map(TWINS.flatMap(joinTwins));

/** The joined concept that a concept of the vocabulary is part of; the concept itself where it has no twin. */
export function joinTwin(concept: VocabularyConcept): TwinConcept {
  return BY_NAME.get(nameOf(concept)) ?? { concept, alsoHeadings: [] };
}

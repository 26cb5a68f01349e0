import { TERMINOLOGY, type VocabularyConcept } from "@medsieve/terminology/terminology";

/**
 * MeSH headings that questions do not distinguish, and that other languages divide otherwise: うつ病 and depression,
 * 運動療法 and exercise. Who asks for one of a group means the others too.
 */
const TWINS: readonly (readonly string[])[] = [
  ["Depressive Disorder", "Depression"],
  ["Anxiety Disorders", "Anxiety"],
  ["Exercise Therapy", "Exercise"],
  ["Diet Therapy", "Diet"],
  ["Hospitalization", "Patient Admission"],
  ["Pregnancy", "Pregnant Women"],
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

type Member = readonly [name: string, joined: TwinConcept];

function joinTwins(headings: readonly string[], concepts: readonly VocabularyConcept[]): readonly Member[] {
  const members = headings.flatMap((heading) => concepts.filter((concept) => nameOf(concept) === heading));
  return members.map((member) => {
    const others = members.filter((it) => it !== member);
    const all = [member, ...others];
    const concept: VocabularyConcept = {
      ...member,
      kind: members[0]?.kind ?? member.kind,
      // The most usual name of each first, since a query has room for the first names only.
      english: [...new Set([...all.map((it) => it.english[0] ?? ""), ...all.flatMap((it) => it.english)])],
      narrower: [...new Set(all.flatMap((it) => it.narrower))],
    };
    return [nameOf(member), { concept, alsoHeadings: others.flatMap((it) => it.heading ?? []) }] as const;
  });
}

let byName: ReadonlyMap<string, TwinConcept> | null = null;

function loadTwins(): ReadonlyMap<string, TwinConcept> {
  if (byName !== null) return byName;
  const names: ReadonlySet<string> = new Set(TWINS.flat());
  const concepts = TERMINOLOGY.concepts.filter((concept) => names.has(nameOf(concept)));
  byName = new Map(TWINS.flatMap((headings) => joinTwins(headings, concepts)));
  return byName;
}

/** The joined concept that a concept of the vocabulary is part of; the concept itself where it has no twin. */
export function joinTwin(concept: VocabularyConcept): TwinConcept {
  return loadTwins().get(nameOf(concept)) ?? { concept, alsoHeadings: [] };
}

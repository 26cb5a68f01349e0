/** MeSH age groups with their ages in years, the upper bound not included (NLM, scope notes of the age headings). */
interface AgeGroup {
  heading: string;
  from: number;
  to: number;
  /** English words that stand for the group in titles and abstracts. */
  names: readonly string[];
}

const GROUPS: readonly AgeGroup[] = [
  { heading: "Infant, Newborn", from: 0, to: 1 / 12, names: ["newborn", "neonate", "neonatal"] },
  { heading: "Infant", from: 1 / 12, to: 2, names: ["infant", "infancy"] },
  {
    heading: "Child, Preschool",
    from: 2,
    to: 6,
    names: ["preschool children", "children", "child", "toddler", "pediatric"],
  },
  { heading: "Child", from: 6, to: 13, names: ["children", "child", "pediatric", "childhood", "school-aged"] },
  { heading: "Adolescent", from: 13, to: 19, names: ["adolescent", "adolescence", "teenager", "young people"] },
  { heading: "Adult", from: 19, to: 45, names: ["adults", "adult"] },
  { heading: "Middle Aged", from: 45, to: 65, names: ["middle aged", "midlife"] },
  {
    heading: "Aged",
    from: 65,
    to: 80,
    names: ["older adults", "elderly", "older people", "older patients", "geriatric", "aged 65"],
  },
  {
    heading: "Aged, 80 and over",
    from: 80,
    to: 120,
    names: ["octogenarian", "nonagenarian", "oldest old", "very elderly", "aged 80"],
  },
];

/** MeSH headings that say nothing but an age. */
export const AGE_HEADINGS: ReadonlySet<string> = new Set([...GROUPS.map((group) => group.heading), "Young Adult"]);

/** Those of grown-ups. */
export const ADULT_HEADINGS: ReadonlySet<string> = new Set([
  ...GROUPS.filter((group) => group.from >= 19).map((group) => group.heading),
  "Young Adult",
]);

export interface AgeHeadings {
  headings: string[];
  names: string[];
}

/** The MeSH age groups of an age span in years, the youngest first; `to` null: no upper bound. */
export function findAgeGroups(from: number, to: number | null): AgeHeadings {
  if (from >= 16 && to !== null && to > 19 && to <= 31)
    return { headings: ["Young Adult"], names: ["young adult", "young people"] };
  // An open span is about its beginning: "over 18" means adults, not the oldest old.
  const reach = to ?? (from >= 80 ? 120 : from >= 60 ? 80 : from >= 40 ? 79 : Math.max(from + 20, 40));
  const groups = GROUPS.filter((group) => {
    const overlap = Math.min(reach, group.to) - Math.max(from, group.from);
    return overlap > 0 && overlap >= 0.5 * Math.min(group.to - group.from, reach - from);
  });
  const isWide = groups.length > 1;
  const kept = groups.filter(({ heading }) => {
    // Under five years means infants more than newborns; MeSH counts Middle Aged and Aged among Adult.
    if (heading === "Infant, Newborn") return !isWide || reach <= 0.3;
    if (heading === "Child, Preschool") return !groups.some((group) => group.heading === "Child");
    if (heading === "Middle Aged" || heading === "Aged") return !groups.some((group) => group.heading === "Adult");
    return true;
  });
  return { headings: kept.map((group) => group.heading), names: [...new Set(kept.flatMap((group) => group.names))] };
}

import type { AbstractSection } from "@medsieve/contract/papers";
import type { AbstractParts, Design } from "./paper-draft.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { Subject } from "./topic-card.ts";

type PartName = keyof AbstractParts;
type Layout = readonly (readonly [label: string, parts: readonly PartName[]])[];

const STUDY_LAYOUTS: readonly Layout[] = [
  [
    ["BACKGROUND", ["background", "aim"]],
    ["METHODS", ["setting", "intervention", "measures"]],
    ["RESULTS", ["results"]],
    ["CONCLUSIONS", ["conclusion", "limits"]],
  ],
  [
    ["OBJECTIVE", ["aim"]],
    ["METHODS", ["setting", "intervention", "measures"]],
    ["RESULTS", ["results"]],
    ["CONCLUSION", ["conclusion"]],
  ],
  [
    ["IMPORTANCE", ["background"]],
    ["OBJECTIVE", ["aim"]],
    ["DESIGN, SETTING, AND PARTICIPANTS", ["setting"]],
    ["INTERVENTIONS", ["intervention"]],
    ["MAIN OUTCOMES AND MEASURES", ["measures"]],
    ["RESULTS", ["results"]],
    ["CONCLUSIONS AND RELEVANCE", ["conclusion"]],
  ],
  [
    ["BACKGROUND", ["background"]],
    ["OBJECTIVE", ["aim"]],
    ["METHODS", ["setting", "intervention", "measures"]],
    ["RESULTS", ["results"]],
    ["LIMITATION", ["limits"]],
    ["CONCLUSION", ["conclusion"]],
  ],
  [
    ["AIMS", ["aim"]],
    ["METHODS AND RESULTS", ["setting", "intervention", "results"]],
    ["CONCLUSION", ["conclusion", "limits"]],
  ],
];
const CASE_LAYOUTS: readonly Layout[] = [
  [
    ["BACKGROUND", ["background", "aim"]],
    ["CASE PRESENTATION", ["setting", "intervention", "results"]],
    ["CONCLUSIONS", ["conclusion"]],
  ],
  [
    ["INTRODUCTION", ["background"]],
    ["CASE REPORT", ["setting", "intervention", "results"]],
    ["DISCUSSION", ["conclusion"]],
  ],
];
const REVIEW_LAYOUTS: readonly Layout[] = [
  [
    ["PURPOSE OF REVIEW", ["background", "aim"]],
    ["RECENT FINDINGS", ["results"]],
    ["SUMMARY", ["conclusion"]],
  ],
];
const ALL_PARTS: readonly PartName[] = [
  ...(["background", "aim", "setting", "intervention", "measures", "results", "limits", "conclusion"] as const),
];

/** How often abstracts of a design have labelled sections; the others are one paragraph. */
const LABELLED: Partial<Record<Design, number>> = {
  case_report: 0.45,
  animal: 0.4,
  cell: 0.35,
  gene: 0.5,
  narrative_review: 0.3,
  guideline: 0.6,
  interviews: 0.8,
};
const LABELLED_OTHERWISE = 0.78;
/** Designs without an intervention. */
const OBSERVED: ReadonlySet<Design> = new Set([
  "cohort",
  "case_control",
  "cross_sectional",
  "gene",
  "diagnostic_accuracy",
]);

/** Puts the parts into labelled sections as journals do, or into one paragraph; empty sections are left out. */
export function layOutAbstract(parts: AbstractParts, design: Design, random: SeededRandom): AbstractSection[] {
  const aim = random.pick(["We aimed to", "We sought to", "The aim of this study was to"]);
  const join = (names: readonly PartName[]) =>
    names
      // "To compare …" is a sentence only where the label says that it is the aim.
      .map((name) => (name === "aim" && names.length > 1 ? parts.aim.replace(/^To\b/, aim) : parts[name]))
      .filter((text) => text !== "")
      .join(" ");
  if (!random.happens(LABELLED[design] ?? LABELLED_OTHERWISE)) return [{ label: null, text: join(ALL_PARTS) }];
  const layouts =
    design === "case_report" ? CASE_LAYOUTS : design === "narrative_review" ? REVIEW_LAYOUTS : STUDY_LAYOUTS;
  const layout = random.pick(layouts);
  const isObserved = OBSERVED.has(design);
  return layout
    .map(([label, names]) => ({
      label: label === "INTERVENTIONS" && isObserved ? "EXPOSURES" : label,
      text: join(names),
    }))
    .filter(({ text }) => text !== "");
}

/** Gives the abbreviation at the first mention of a name, and uses it from then on. */
export function introduceAbbreviation(sections: readonly AbstractSection[], subject: Subject): AbstractSection[] {
  const { name, short } = subject;
  if (short === undefined) return [...sections];
  const mention = new RegExp(
    `(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])( \\([A-Za-z0-9 -]+\\))?`,
    "gi",
  );
  let introduced = false;
  return sections.map(({ label, text }) => ({
    label,
    text: text.replace(mention, (found, given: string | undefined) => {
      if (introduced) return short;
      introduced = true;
      return given === undefined ? `${found} (${short})` : found;
    }),
  }));
}

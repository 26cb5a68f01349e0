import type { DemonstrationRecord } from "./demonstration-record.ts";
import type { Design } from "./paper-draft.ts";
import type { SeededRandom } from "./seeded-random.ts";

interface NoticePlan {
  count: number;
  designs: readonly Design[];
  /** RefType on the paper, and on the notice. */
  refTypes: readonly [onPaper: string, onNotice: string];
  typeOfPaper: string | null;
  typeOfNotice: string;
  name: (title: string) => string;
}

const CLINICAL: readonly Design[] = ["randomized_trial", "cohort", "other_trial"];
const LABORATORY: readonly Design[] = ["animal", "cell", "gene"];
const PLANS: readonly NoticePlan[] = [
  { count: 6, designs: CLINICAL, ...describeRetraction() },
  { count: 3, designs: LABORATORY, ...describeRetraction() },
  {
    count: 12,
    designs: [...CLINICAL, "systematic_review", "guideline"],
    refTypes: ["ErratumIn", "ErratumFor"],
    typeOfPaper: null,
    typeOfNotice: "Published Erratum",
    name: (title) => `Erratum: ${title}`,
  },
  {
    count: 1,
    designs: CLINICAL,
    refTypes: ["ExpressionOfConcernIn", "ExpressionOfConcernFor"],
    typeOfPaper: null,
    typeOfNotice: "Expression of Concern",
    name: (title) => `Expression of concern: ${title}`,
  },
];

function describeRetraction(): Pick<NoticePlan, "refTypes" | "typeOfPaper" | "typeOfNotice" | "name"> {
  return {
    refTypes: ["RetractionIn", "RetractionOf"],
    typeOfPaper: "Retracted Publication",
    typeOfNotice: "Retraction Notice",
    name: (title) => `Retraction: ${title}`,
  };
}

/** Retracts, corrects and doubts a few papers, and makes the notices, which are papers of their own. */
export function makeNotices(records: readonly DemonstrationRecord[], random: SeededRandom): DemonstrationRecord[] {
  const untouched = random.shuffle(records.filter(({ language, year }) => language === "eng" && year < 2025));
  return PLANS.flatMap((plan) =>
    Array.from({ length: plan.count }, () => {
      const at = untouched.findIndex((record) => plan.designs.includes(record.design) && record.abstract.length > 0);
      const [paper] = at < 0 ? [] : untouched.splice(at, 1);
      return paper === undefined ? [] : [makeNotice(paper, plan, random)];
    }).flat(),
  );
}

function makeNotice(paper: DemonstrationRecord, plan: NoticePlan, random: SeededRandom): DemonstrationRecord {
  const notice: DemonstrationRecord = {
    ...paper,
    design: "comment",
    title: plan.name(paper.title),
    abstract: [],
    year: paper.year + 1,
    month: random.drawInteger(1, 12),
    issue: random.drawInteger(1, 12),
    firstPage: random.drawInteger(1, 980),
    pageCount: 1,
    publicationTypes: [plan.typeOfNotice],
    mesh: [],
    hasPmc: false,
    cites: [],
    links: [{ refType: plan.refTypes[1], other: paper }],
  };
  paper.links.push({ refType: plan.refTypes[0], other: notice });
  if (plan.typeOfPaper !== null) paper.publicationTypes.push(plan.typeOfPaper);
  return notice;
}

/** Lets two later reviews of a topic be updates of earlier ones, and a later trial report stand for an earlier one. */
export function linkUpdates(records: readonly DemonstrationRecord[]): void {
  linkPairs(records, "systematic_review", 3, ["UpdateIn", "UpdateOf"]);
  linkPairs(records, "guideline", 2, ["UpdateIn", "UpdateOf"]);
  linkPairs(records, "narrative_review", 1, ["RepublishedIn", "RepublishedFrom"]);
}

function linkPairs(
  records: readonly DemonstrationRecord[],
  design: Design,
  count: number,
  [onEarlier, onLater]: readonly [string, string],
): void {
  let linked = 0;
  const earlierOf = new Map<string, DemonstrationRecord>();
  for (const record of records) {
    if (linked === count) return;
    // The main subject must be the same, not only the card.
    if (record.design !== design || record.links.length > 0) continue;
    const key = `${record.topicId} ${record.substances.join()}`;
    const earlier = earlierOf.get(key);
    if (earlier === undefined || earlier.year >= record.year) {
      earlierOf.set(key, record);
      continue;
    }
    earlier.links.push({ refType: onEarlier, other: record });
    record.links.push({ refType: onLater, other: earlier });
    earlierOf.delete(key);
    linked++;
  }
}

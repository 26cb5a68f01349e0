import type { DemonstrationRecord } from "./demonstration-record.ts";
import type { Design } from "./paper-draft.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** How readily a paper of this design is cited. */
const WEIGHT: Partial<Record<Design, number>> = {
  randomized_trial: 5,
  systematic_review: 4,
  guideline: 4,
  cohort: 2.5,
  comment: 0.3,
  case_report: 0.6,
};
const MAX_CITED = 8;
const CITED_BY_COMMENT = 2;

/** Lets each paper cite earlier ones of its topic, and now and then of another; `records` are in order of time. */
export function linkReferences(records: readonly DemonstrationRecord[], random: SeededRandom): void {
  const earlierOf = new Map<string, DemonstrationRecord[]>();
  const fame = new Map(records.map((record) => [record, (WEIGHT[record.design] ?? 1) * random.drawBetween(0.2, 2)]));
  for (const [at, record] of records.entries()) {
    const earlier = earlierOf.get(record.topicId) ?? [];
    earlierOf.set(record.topicId, earlier);
    const isNotice = record.links.some(({ refType }) => /(?:Of|For)$/.test(refType) && record.abstract.length === 0);
    if (!isNotice) {
      const wanted = record.design === "comment" ? CITED_BY_COMMENT : random.drawInteger(2, MAX_CITED);
      record.cites = [...earlier]
        .map((cited) => ({ cited, score: (fame.get(cited) ?? 1) * random.draw() }))
        .sort((left, right) => right.score - left.score)
        .slice(0, wanted)
        .map(({ cited }) => cited);
      const other = records[random.drawInteger(0, Math.max(0, at - 1))];
      if (other !== undefined && other !== record && random.happens(0.3) && !record.cites.includes(other)) {
        record.cites.push(other);
      }
      earlier.push(record);
    }
    if (record.publicationTypes.includes("Comment")) linkComment(record, earlier);
  }
}

function linkComment(comment: DemonstrationRecord, earlier: readonly DemonstrationRecord[]): void {
  const trial = earlier.find((record) => record.design === "randomized_trial" && record.year <= comment.year);
  if (trial === undefined) return;
  comment.links.push({ refType: "CommentOn", other: trial });
  trial.links.push({ refType: "CommentIn", other: comment });
}

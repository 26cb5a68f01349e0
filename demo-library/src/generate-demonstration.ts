import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import type { DemonstrationRecord } from "./demonstration-record.ts";
import { linkReferences } from "./link-references.ts";
import { makeRecord } from "./make-record.ts";
import { linkUpdates, makeNotices } from "./notice-records.ts";
import { planPapers } from "./plan-papers.ts";
import { createSeededRandom } from "./seeded-random.ts";
import type { TopicCard } from "./topic-card.ts";
import { TOPICS } from "./topics.ts";
import { MEDLINE_CLOSING, MEDLINE_OPENING, writePubmedArticle } from "./write-medline.ts";

/** The fictional papers of these topics in order of time, always the same. */
export function generateRecords(topics: readonly TopicCard[] = TOPICS): DemonstrationRecord[] {
  const taken = new Set<string>();
  const papers = topics.flatMap((card) => {
    // A topic's own seed: another topic more or less does not change its papers.
    const random = createSeededRandom(card.id);
    return planPapers(card, random).map((draft) => makeRecord(card, draft, taken, random));
  });
  linkUpdates([...papers].sort(compareDates));
  const records = [...papers, ...makeNotices(papers, createSeededRandom("notices"))].sort(compareDates);
  for (const [at, record] of records.entries()) record.pmid = DEMONSTRATION_PMID_FROM + at;
  linkReferences(records, createSeededRandom("references"));
  return records;
}

function compareDates(left: DemonstrationRecord, right: DemonstrationRecord): number {
  return left.year - right.year || left.month - right.month;
}

/** The demonstration library as PubMed XML, in pieces. */
export function* generateDemonstrationXml(topics: readonly TopicCard[] = TOPICS): Generator<string> {
  yield MEDLINE_OPENING;
  for (const record of generateRecords(topics)) yield writePubmedArticle(record);
  yield MEDLINE_CLOSING;
}

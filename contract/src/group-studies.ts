import type { PaperRecord } from "./papers.ts";
import type { Registration } from "./registrations.ts";

/** Papers of one trial, in their order, and the numbers that join them. */
export interface Study {
  pmids: string[];
  registrations: string[];
}

type Report = Pick<PaperRecord, "pmid" | "registrations" | "publication_types">;

/** Publication types of papers that bring trials together. */
const POOLING = /\b(?:review|meta-analysis|guideline)\b/iu;

/**
 * Papers that report the same trial: those that share a registration number, also by way of a third. A review, and a
 * paper with two numbers of one registry, pools trials and belongs to none.
 */
export function groupStudies(papers: readonly Report[]): Study[] {
  const studies: Study[] = [];
  for (const { pmid, registrations } of papers.filter((paper) => !poolsTrials(paper))) {
    const ids = registrations.map(({ id }) => id);
    const known = studies.filter((study) => study.registrations.some((id) => ids.includes(id)));
    const [first, ...joined] = known;
    if (first === undefined) {
      studies.push({ pmids: [pmid], registrations: ids });
      continue;
    }
    first.pmids.push(...joined.flatMap(({ pmids }) => pmids), pmid);
    first.registrations = [...new Set([...known.flatMap((study) => study.registrations), ...ids])];
    for (const study of joined) studies.splice(studies.indexOf(study), 1);
  }
  const order = new Map(papers.map(({ pmid }, index) => [pmid, index]));
  return studies
    .filter(({ pmids }) => pmids.length > 1)
    .map(({ pmids, registrations }) => {
      return { pmids: pmids.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)), registrations };
    });
}

function poolsTrials({ registrations, publication_types: types }: Report): boolean {
  return registrations.length > countRegistries(registrations) || types.some((type) => POOLING.test(type));
}

function countRegistries(registrations: readonly Registration[]): number {
  return new Set(registrations.map(({ registry }) => registry)).size;
}

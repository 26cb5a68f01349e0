import { groupStudies } from "@medsieve/contract/group-studies";
import type { ListedPaper } from "@medsieve/contract/papers";
import { groupProbableStudies } from "@medsieve/contract/probable-studies";
import type { Registration } from "@medsieve/contract/registrations";

export type ReportingPaper = Pick<
  ListedPaper,
  "pmid" | "title" | "authors" | "registrations" | "publication_types" | "sample_size" | "languages"
>;

/** Several papers of one trial. */
export interface ListedStudy {
  papers: ReportingPaper[];
  registrations: Registration[];
  /** Where no number shows that it is one trial, the acronym that makes it probable; null where a number does. */
  acronym: string | null;
}

/** Papers that report one trial together: those that a registration number joins, then those that are probably of one. */
export function listStudies(papers: readonly ReportingPaper[]): ListedStudy[] {
  const find = (pmids: readonly string[]) => papers.filter(({ pmid }) => pmids.includes(pmid));
  const joined = groupStudies(papers).map(({ pmids }) => ({ papers: find(pmids), acronym: null }));
  const probable = groupProbableStudies(papers.map((paper) => ({ ...paper, n: paper.sample_size?.n ?? null })));
  return [...joined, ...probable.map(({ pmids, acronym }) => ({ papers: find(pmids), acronym }))].map((study) => ({
    ...study,
    registrations: listNumbers(study.papers),
  }));
}

function listNumbers(papers: readonly ReportingPaper[]): Registration[] {
  const numbers = papers.flatMap(({ registrations }) => registrations);
  return [...new Map(numbers.map((registration) => [registration.id, registration])).values()];
}

import type { PaperRecord } from "./papers.ts";
import type { Registration } from "./registrations.ts";

type Report = Pick<PaperRecord, "pmid" | "title" | "authors" | "registrations"> & { n: number | null };

/** Papers that probably report one trial, and its acronym. */
export interface ProbableStudy {
  pmids: string[];
  acronym: string;
}

const NAMED_TRIAL = /\b([A-Z][A-Za-z0-9-]{3,20}(?: [IVX]{1,3})?) (?:study|trial|randomi[sz]ed)\b/gu;
const TWO_CAPITALS = /[A-Z][^A-Z]{0,20}[A-Z]/u;

/** "ELITE II", "EINSTEIN-PE", "DiRECT": two capitals at least, beside a word that says that they name a trial. */
function findAcronym(title: string): string | undefined {
  return Array.from(title.matchAll(NAMED_TRIAL), ([, name = ""]) => name).find((name) => TWO_CAPITALS.test(name));
}

/**
 * Papers that probably report one trial, since title, participants and first author say the same, and a number that would show
 * it is missing in one of them. For showing alone: they are never counted together.
 */
export function groupProbableStudies(papers: readonly Report[]): ProbableStudy[] {
  const groups = new Map<string, { acronym: string; reports: Report[] }>();
  for (const paper of papers) {
    const acronym = findAcronym(paper.title);
    const [first] = paper.authors;
    if (acronym === undefined || first === undefined || paper.n === null) continue;
    const key = `${acronym}\n${paper.n}\n${first.toLowerCase()}`;
    const group = groups.get(key) ?? { acronym, reports: [] };
    group.reports.push(paper);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ acronym, reports }) => {
    const isNew = reports.length > 1 && reports.some(({ registrations }) => registrations.length === 0);
    const differ = namesTwoTrials(reports.flatMap(({ registrations }) => registrations));
    return isNew && !differ ? [{ acronym, pmids: reports.map(({ pmid }) => pmid) }] : [];
  });
}

/** Whether one registry has two numbers among these. */
function namesTwoTrials(registrations: readonly Registration[]): boolean {
  const ids = new Set(registrations.map(({ id }) => id));
  return ids.size > new Set(registrations.map(({ registry }) => registry)).size;
}

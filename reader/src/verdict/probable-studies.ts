import type { PaperRecord } from "@medsieve/contract/papers";

type Report = Pick<PaperRecord, "pmid" | "title" | "authors" | "registrations"> & { n: number | null };

/** "ELITE II", "EINSTEIN-PE": capitals beside a word that says that they name a trial. */
const ACRONYM = /\b(?:the )?([A-Z][A-Z0-9-]{3,20}(?: [IVX]{1,3})?) (?:study|trial|randomi[sz]ed)\b/u;

/**
 * Papers that probably report one trial, since title, participants and first author say the same, without a number that would
 * show it. For showing alone: they are never counted together.
 */
export function groupProbableStudies(papers: readonly Report[]): { pmids: string[]; acronym: string }[] {
  const groups = new Map<string, { pmids: string[]; acronym: string }>();
  for (const { pmid, title, authors, registrations, n } of papers) {
    const acronym = ACRONYM.exec(title)?.[1];
    const [first] = authors;
    if (acronym === undefined || first === undefined || n === null || registrations.length > 0) continue;
    const key = `${acronym}\n${n}\n${first.toLowerCase()}`;
    const group = groups.get(key) ?? { pmids: [], acronym };
    group.pmids.push(pmid);
    groups.set(key, group);
  }
  return [...groups.values()].filter(({ pmids }) => pmids.length > 1);
}

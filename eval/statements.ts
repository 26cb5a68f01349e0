import type { PaperRecord } from "@medsieve/contract/papers";
import type { Database } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import { fetchPapers } from "../sources/src/library/fetch-papers.ts";
import { type Direction, readFindingsCorpus } from "./findings-corpus.ts";
import type { RankingSet } from "./ranking-data.ts";

const FETCHED_AT_ONCE = 500;
const STATES: Record<Direction, string> = {
  increased: "increases",
  decreased: "reduces",
  no_difference: "does not change",
};

/** What an abstract reports, as the sentence somebody would write who wants the paper that says so. */
function writeStatement(finding: {
  intervention: string;
  comparator: string;
  outcome: string;
  label: Direction;
}): string {
  const plain = (text: string) =>
    text
      .replace(/&[a-z]+;|\s+/gu, " ")
      .trim()
      .replace(/[.;:,]+$/u, "");
  const { intervention, comparator, outcome, label } = finding;
  return `${plain(intervention)} ${STATES[label]} ${plain(outcome)} compared with ${plain(comparator)}`;
}

/** The findings of a file as statements, each of which is to find its own paper among all of the library. */
export async function readStatements(file: string, database: Database): Promise<RankingSet> {
  const documents = (await readLibraryPapers(database)).map(({ pmid, title, abstract }) => ({
    id: pmid,
    title,
    abstract: abstract.map(({ text }) => text).join("\n"),
  }));
  const known = new Set(documents.map(({ id }) => id));
  const findings = readFindingsCorpus(file).filter(({ pmid }) => known.has(pmid));
  return {
    documents,
    questions: findings.map((finding) => ({ id: finding.id, text: writeStatement(finding) })),
    judgements: new Map(findings.map(({ id, pmid }) => [id, new Map([[pmid, 1]])])),
  };
}

async function readLibraryPapers(database: Database): Promise<PaperRecord[]> {
  const { rows } = await database.db.execute<{ pmid: number }>(sql`select pmid from library_index order by pmid`);
  const papers: PaperRecord[] = [];
  for (let at = 0; at < rows.length; at += FETCHED_AT_ONCE) {
    const pmids = rows.slice(at, at + FETCHED_AT_ONCE).map(({ pmid }) => String(pmid));
    papers.push(...(await fetchPapers(database, pmids)));
  }
  return papers;
}

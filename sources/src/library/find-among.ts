import type { Database } from "@medsieve/database/client";
import { runCancelable } from "@medsieve/database/run-cancelable";
import { libraryIndex } from "@medsieve/database/schema/library";
import { type SQL, sql } from "drizzle-orm";
import type { PapersFound } from "../paper-source.ts";
import { writeCondition } from "../query/condition.ts";
import type { QueryWork } from "../query/query-work.ts";
import { answersFromLibrary } from "./answering-papers.ts";

/** Conditions that one statement holds against the papers: PostgreSQL takes 65,535 parameters. */
const CONDITIONS_PER_STATEMENT = 100;
const LARGEST_PMID = 2_147_483_647;

/** Which of these papers of the library each query finds: the papers are read once for many queries. */
export async function findAmong(
  database: Database,
  work: QueryWork,
  queries: readonly string[],
  pmids: readonly string[],
  signal: AbortSignal,
): Promise<PapersFound[]> {
  const asked = pmids.map(Number).filter((pmid) => pmid <= LARGEST_PMID);
  const found: PapersFound[] = [];
  for (let at = 0; at < queries.length; at += CONDITIONS_PER_STATEMENT) {
    const compiled = await work.run("compileQueries", queries.slice(at, at + CONDITIONS_PER_STATEMENT), signal);
    const rows = await holdAgainst(
      database,
      asked,
      compiled.map(({ where }) => writeCondition(where)),
      signal,
    );
    found.push(...compiled.map(({ understood }, index) => (understood === "" ? null : pick(rows, index))));
  }
  signal.throwIfAborted();
  return found;
}

interface HeldPaper extends Record<string, unknown> {
  pmid: number;
  /** For each condition whether it is met. */
  met: boolean[];
}

/** The lexemes of a paper are unpacked once, not for each condition; `offset 0` keeps the planner from undoing that. */
async function holdAgainst(
  database: Database,
  pmids: readonly number[],
  conditions: SQL[],
  signal: AbortSignal,
): Promise<HeldPaper[]> {
  const met = conditions.map((condition) => sql`((${condition}) is true)`);
  const statement = sql`
    select pmid, array[${sql.join(met, sql`, `)}] as met
    from (
      select ${libraryIndex.pmid} as pmid, ${libraryIndex.lexemes} || ''::tsvector as lexemes,
        ${libraryIndex.published} as published
      from ${libraryIndex} where ${libraryIndex.pmid} = any(${sql.param(pmids)}::int[]) and ${answersFromLibrary}
      offset 0
    ) as library_index`;
  return runCancelable<HeldPaper>(database, statement, signal);
}

function pick(rows: readonly HeldPaper[], index: number): Set<string> {
  return new Set(rows.filter(({ met }) => met[index]).map(({ pmid }) => String(pmid)));
}

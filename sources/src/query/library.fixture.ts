import { libraryIndex } from "@medsieve/database/schema/library";
import { parseQuery } from "@medsieve/query/parse-query";
import type { Query } from "@medsieve/query/query";
import { openTestDatabase } from "../../../database/test/database.ts";
import { indexCitation } from "../library/citation-batch.ts";
import { storeCitations } from "../library/store-citations.ts";
import { compileQuery } from "./compile-query.ts";
import { writeCondition } from "./condition.ts";
import { FIXTURE_PAPERS } from "./papers.fixture.ts";

/** A library of four papers, and what a query finds in it. Close it in `afterAll`. */
export async function openFixtureLibrary() {
  const database = await openTestDatabase();
  for (const citation of FIXTURE_PAPERS) {
    await database.db.transaction((tx) => storeCitations(tx, [indexCitation(citation)]));
  }

  async function findQuery(query: Query): Promise<number[]> {
    const { where } = compileQuery(query);
    const rows = await database.db.select({ pmid: libraryIndex.pmid }).from(libraryIndex).where(writeCondition(where));
    return rows.map((row) => row.pmid).sort((a, b) => a - b);
  }

  const find = (text: string): Promise<number[]> => findQuery(parseQuery(text));
  return { db: database.db, close: database.close, find, findQuery };
}

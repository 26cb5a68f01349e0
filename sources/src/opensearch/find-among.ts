import type { PapersFound } from "../paper-source.ts";
import type { QueryWork } from "../query/query-work.ts";
import { askIndexOften, isPmid } from "./ask-index.ts";
import { writeDsl } from "./compile-dsl.ts";
import type { PaperIndex } from "./paper-index.ts";

export async function findAmong(
  index: PaperIndex,
  work: QueryWork,
  queries: readonly string[],
  pmids: readonly string[],
  signal: AbortSignal,
): Promise<PapersFound[]> {
  if (queries.length === 0) return [];
  const compiled = await work.run("compileQueries", queries, signal);
  const among = { terms: { pmid: pmids.filter(isPmid).map(Number) } };
  const bodies = compiled.map(({ where }) => ({
    query: { bool: { filter: [among, writeDsl(where)] } },
    size: pmids.length,
    _source: false,
  }));
  const answers = await askIndexOften(index, bodies, signal);
  return compiled.map(({ understood }, at) =>
    understood === "" ? null : new Set(answers[at]?.hits.map(({ _id }) => _id)),
  );
}

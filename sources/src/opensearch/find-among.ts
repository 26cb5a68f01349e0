import { AppError } from "@medsieve/runtime/app-error";
import type { PapersFound } from "../paper-source.ts";
import type { QueryWork } from "../query/query-work.ts";
import { isPmid } from "./ask-index.ts";
import { writeDsl } from "./compile-dsl.ts";
import type { FoundPapers, PaperIndex } from "./paper-index.ts";
import { requireWhole } from "./require-whole.ts";

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
  const lines = compiled.flatMap(({ where }) => [
    {},
    { query: { bool: { filter: [among, writeDsl(where)] } }, size: pmids.length, _source: false },
  ]);
  const answer = await index.request<{ responses: FoundPapers[] }>("POST", `/${index.name}/_msearch`, lines, signal);
  return compiled.map(({ understood }, at) => {
    const found = answer.responses[at];
    if (found?.hits === undefined) throw new AppError(503, "source_unavailable", "OpenSearch answered in part only.");
    requireWhole(found);
    return understood === "" ? null : new Set(found.hits.hits.map(({ _id }) => _id));
  });
}

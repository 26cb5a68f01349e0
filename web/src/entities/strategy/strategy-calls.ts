import {
  type ImportedStrategy,
  importedStrategySchema,
  type PressReport,
  pressReportSchema,
  type Translation,
  type TranslationTarget,
  translationsSchema,
} from "@medsieve/contract/strategies";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";

/** A query as a strategy for another database. */
export function translationQuery(query: string, target: TranslationTarget) {
  return queryOptions({
    queryKey: ["query-translation", query, target],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }): Promise<Translation> => {
      const body = { query, targets: [target] };
      const answer = { method: "POST", path: "/queries/translate", body, schema: translationsSchema, signal } as const;
      const { translations } = await callApi(answer);
      return translations[0] ?? { target, lines: [] };
    },
  });
}

/** What can be said of a query by PRESS; of these known papers it is said which it loses. */
export function appraisalQuery(query: string, pmids: readonly string[]) {
  return queryOptions({
    queryKey: ["query-press", query, pmids],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: ({ signal }): Promise<PressReport> =>
      callApi({ method: "POST", path: "/queries/press", body: { query, pmids }, schema: pressReportSchema, signal }),
  });
}

/** A strategy of another database in PubMed's syntax. */
export function readStrategy(text: string): Promise<ImportedStrategy> {
  return callApi({ method: "POST", path: "/queries/import-strategy", body: { text }, schema: importedStrategySchema });
}

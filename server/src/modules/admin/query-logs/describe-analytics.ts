import type { LogAnalytics } from "@medsieve/contract/admin/query-logs";
import { DASHBOARD_CHART_DAYS, SEARCH_TYPES } from "@medsieve/contract/constants";
import type { Figures } from "@medsieve/database/log-figures";

/** What the logs come to, from the figures by day, type and model, and in all. */
export function describeAnalytics(figures: readonly Figures[]): Omit<LogAnalytics, "filter_options"> {
  const listFacet = (facet: string) => figures.filter((one) => one.facet === facet);
  const [total] = listFacet("total");
  const days = listFacet("day").sort((a, b) => (a.key < b.key ? -1 : 1));
  const types = new Map(listFacet("type").map(({ key, queries }) => [key, queries]));
  const models = listFacet("model").sort((a, b) => b.queries - a.queries || (a.key < b.key ? -1 : 1));
  return {
    statistics: {
      total_queries: total?.queries ?? 0,
      successful_queries: total?.successful ?? 0,
      average_processing_time: total === undefined || total.timed === 0 ? null : total.seconds / total.timed,
      total_cost_usd: total?.costUsd ?? 0,
      unique_users: total?.users ?? 0,
    },
    per_day: days
      .slice(-DASHBOARD_CHART_DAYS)
      .map(({ key, queries, costUsd }) => ({ day: key, queries, cost_usd: costUsd })),
    per_type: SEARCH_TYPES.flatMap((search_type) => {
      const queries = types.get(search_type);
      return queries === undefined ? [] : [{ search_type, queries }];
    }),
    per_model: models.map(({ key, queries, tokens, costUsd }) => ({
      model: key,
      queries,
      total_tokens: tokens,
      cost_usd: costUsd,
    })),
  };
}

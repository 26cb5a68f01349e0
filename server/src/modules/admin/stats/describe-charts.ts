import type { DashboardStats } from "@medsieve/contract/admin/stats";
import { PREFERENCES } from "@medsieve/contract/constants";
import { type Figures, readBucket } from "@medsieve/database/log-figures";

/** What the charts show in shares and times, from the figures by preference, model and seconds. */
export function describeCharts(
  figures: readonly Omit<Figures, "users">[],
): Pick<DashboardStats, "per_preference" | "per_model" | "search_time"> {
  const listFacet = (facet: string) => figures.filter((one) => one.facet === facet);
  const preferences = new Map(listFacet("preference").map(({ key, queries }) => [key, queries]));
  const models = listFacet("model").sort((a, b) => b.queries - a.queries || (a.key < b.key ? -1 : 1));
  const buckets = listFacet("seconds").map(({ key, queries }) => ({ bucket: Number(key), queries }));
  return {
    per_preference: PREFERENCES.map((preference) => ({ preference, searches: preferences.get(preference) ?? 0 })),
    per_model: models.map(({ key, queries, tokens, costUsd }) => ({
      model: key,
      searches: queries,
      total_tokens: tokens,
      cost_usd: costUsd,
    })),
    search_time: { median: findQuantile(buckets, 0.5), p95: findQuantile(buckets, 0.95) },
  };
}

/** The seconds that `share` (0 to 1) of the searches did not exceed, by nearest rank; null without any. */
function findQuantile(buckets: readonly { bucket: number; queries: number }[], share: number): number | null {
  const sorted = buckets.toSorted((a, b) => a.bucket - b.bucket);
  const count = sorted.reduce((sum, { queries }) => sum + queries, 0);
  let passed = 0;
  for (const { bucket, queries } of sorted) {
    passed += queries;
    if (passed >= share * count) return Math.round(readBucket(bucket) * 1000) / 1000;
  }
  return null;
}

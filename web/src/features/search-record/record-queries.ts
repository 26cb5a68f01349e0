import { searchComparisonSchema, searchRecordSchema } from "@medsieve/contract/records";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";

/** Below /api/v1: the record as the server keeps it. */
export function findRecordPath(searchId: string): string {
  return `/search-history/${encodeURIComponent(searchId)}/record`;
}

/** Below /api/v1: the report as a Word document. */
export function findReportPath(searchId: string): string {
  return `/search-history/${encodeURIComponent(searchId)}/report`;
}

/** Below /api/v1: the report with its queries for other databases. */
export function findDossierPath(searchId: string): string {
  return `${findReportPath(searchId)}?form=dossier`;
}

/** A record never changes, so that it is asked for once. */
export function recordQuery(searchId: string) {
  return queryOptions({
    queryKey: ["search-record", searchId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => callApi({ path: findRecordPath(searchId), schema: searchRecordSchema, signal }),
  });
}

/** What a search found beside an earlier one; by default the one it repeats. */
export function comparisonQuery(searchId: string, earlierId?: string) {
  const path = `/search-history/${encodeURIComponent(searchId)}/comparison`;
  const query = earlierId === undefined ? "" : `?with=${encodeURIComponent(earlierId)}`;
  return queryOptions({
    queryKey: ["search-comparison", searchId, earlierId ?? null],
    queryFn: ({ signal }) => callApi({ path: path + query, schema: searchComparisonSchema, signal }),
  });
}

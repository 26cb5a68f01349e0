import {
  type Retention,
  type RetentionCounts,
  retentionRunSchema,
  retentionSchema,
} from "@medsieve/contract/admin/retention";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";

export function retentionQuery() {
  return queryOptions({
    queryKey: ["admin", "retention"],
    queryFn: ({ signal }) => callApi({ path: "/admin/retention", schema: retentionSchema, signal }),
    staleTime: 0,
  });
}

export function saveRetention(retention: Retention): Promise<Retention> {
  return callApi({ method: "PUT", path: "/admin/retention", body: retention, schema: retentionSchema });
}

export async function runRetention(): Promise<RetentionCounts> {
  return (await callApi({ method: "POST", path: "/admin/retention/run", schema: retentionRunSchema })).counts;
}

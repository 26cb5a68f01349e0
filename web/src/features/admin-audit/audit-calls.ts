import {
  type AuditChainReport,
  type AuditFileFormat,
  auditChainReportSchema,
} from "@medsieve/contract/admin/audit-logs";
import { callApi } from "../../lib/api-client.ts";
import { fetchFile } from "../../lib/fetch-file.ts";
import { saveFile } from "../../lib/save-file.ts";
import { readServerDate } from "../../lib/server-clock.ts";
import { writeFilters } from "./audit-query.ts";
import type { AuditView } from "./audit-view.ts";

/** Saves all entries that the view's filters let through. */
export async function saveLog(view: AuditView, format: AuditFileFormat, signal: AbortSignal): Promise<void> {
  const wanted = writeFilters(view);
  wanted.set("format", format);
  const file = await fetchFile({ path: `/admin/audit-logs/export?${wanted}`, signal, onProgress: () => undefined });
  const day = readServerDate().toISOString().slice(0, 10);
  saveFile({ name: `audit-log-${day}.${format}`, type: file.type, parts: [file] });
}

export function checkLog(signal: AbortSignal): Promise<AuditChainReport> {
  return callApi({ path: "/admin/audit-logs/chain", schema: auditChainReportSchema, signal });
}

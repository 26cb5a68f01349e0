import { readPeriod } from "@medsieve/contract/admin/periods";
import { NO_MODEL } from "@medsieve/database/log-figures";
import { queryLogs } from "@medsieve/database/schema/index";
import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { LogFilters } from "./filter-options.ts";

/** The logs that a call asks for, as a condition; undefined where it asks for all. */
export function matchFilters(filters: LogFilters): SQL | undefined {
  const { user_id, company_id, ip_address, outcome, search_type, model, prompt_version, search } = filters;
  const { from, until } = readPeriod(filters);
  return and(
    user_id === undefined ? undefined : eq(queryLogs.userId, user_id),
    company_id === undefined ? undefined : eq(queryLogs.companyId, company_id),
    ip_address === undefined ? undefined : eq(queryLogs.ipAddress, ip_address),
    outcome === undefined ? undefined : eq(queryLogs.outcome, outcome),
    search_type === undefined ? undefined : eq(queryLogs.searchType, search_type),
    prompt_version ? eq(queryLogs.promptVersion, prompt_version) : undefined,
    model ? matchModel(model) : undefined,
    search ? matchText(search) : undefined,
    from === null ? undefined : gte(queryLogs.startedAt, from),
    until === null ? undefined : lt(queryLogs.startedAt, until),
  );
}

function matchModel(model: string): SQL {
  if (model === NO_MODEL) return sql`${queryLogs.tokenUsage} = '[]'::jsonb`;
  return sql`${queryLogs.tokenUsage} @> ${JSON.stringify([{ model }])}::jsonb`;
}

/** Whatever the case, and whether letters and figures are of full or half width. */
function matchText(text: string): SQL {
  const wanted = text.normalize("NFKC").toLowerCase();
  return sql`strpos(lower(normalize(${queryLogs.query}, NFKC)), lower(${wanted})) > 0`;
}

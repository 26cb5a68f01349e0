import { LOG_OUTCOMES, type LogAnalytics, type QueryLogsQuery } from "@medsieve/contract/admin/query-logs";
import { SEARCH_TYPES } from "@medsieve/contract/constants";
import type { Transaction } from "@medsieve/database/client";
import { nameScope, readFigures, readMost } from "@medsieve/database/log-figures";
import { readCompanyNames, readUserNames } from "../../../db/log-names.ts";

/** What the call filters by. */
export type LogFilters = Omit<QueryLogsQuery, "page" | "per_page">;

/** Choices that a filter offers. */
const OPTIONS_MAX = 100;

/** What the filters can be set to: what has the most logs, and what they are set to now. */
export async function readFilterOptions(
  tx: Transaction,
  { ip_address, user_id, company_id, model }: LogFilters,
): Promise<LogAnalytics["filter_options"]> {
  const listOptions = async (facet: "ip" | "user" | "company", chosen: string | undefined) => {
    const most = (await readMost(tx, nameScope.all, facet, OPTIONS_MAX)).map(({ key }) => key);
    return chosen === undefined || most.includes(chosen) ? most : [...most, chosen];
  };
  const users = await listOptions("user", user_id);
  const companies = await listOptions("company", company_id);
  const [userNames, companyNames] = [await readUserNames(tx, users), await readCompanyNames(tx, companies)];
  return {
    ip_addresses: await listOptions("ip", ip_address),
    users: users.map((id) => ({ user_id: id, email: userNames.get(id)?.email ?? null })),
    companies: companies.map((id) => ({ company_id: id, company_name: companyNames.get(id) ?? null })),
    search_types: [...SEARCH_TYPES],
    outcomes: [...LOG_OUTCOMES],
    models: await listModels(tx, model),
  };
}

async function listModels(tx: Transaction, chosen: string | undefined): Promise<string[]> {
  const kept = await readFigures(tx, [nameScope.all], ["model"]);
  const models = kept.sort((a, b) => b.queries - a.queries || (a.key < b.key ? -1 : 1)).map(({ key }) => key);
  return chosen === undefined || models.includes(chosen) ? models : [...models, chosen];
}

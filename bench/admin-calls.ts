import type { Database } from "@medsieve/database/client";
import { ADMIN_PAGE_SIZE_DEFAULT } from "../contract/src/constants.ts";

export interface AdminCall {
  name: string;
  /** Below /api/v1. */
  path: string;
  method?: "GET" | "PUT";
}

/** Who and what the filters are set to: what has the most of it, for the worst case. */
async function readSubjects(pool: Database["pool"]) {
  const readOne = async (statement: string): Promise<string> => {
    const { rows } = await pool.query<{ found: string }>(statement);
    return String(rows[0]?.found ?? "");
  };
  const most = (facet: string) =>
    readOne(
      `select key as found from log_figures where scope = 'all' and facet = '${facet}' order by queries desc limit 1`,
    );
  const companyOf = (user: string) =>
    readOne(`select company_id as found from query_logs where user_id = '${user}' limit 1`);
  const [user, company, ip] = [await most("user"), await most("company"), await most("ip")];
  const count = async (table: string) => Number(await readOne(`select count(*) as found from ${table}`));
  return {
    ...{ user, company, ip, companyOfUser: await companyOf(user) },
    users: await count("users"),
    companies: await count("companies"),
    surveys: await count("surveys"),
    logs: await count("query_logs"),
    audited: await count("audit_events"),
    ofCompany: Number(await readOne(`select count(*) as found from query_logs where company_id = '${company}'`)),
  };
}

/** Every list of the administrator with its first and middle page and each of its filters, and the dashboard. */
export async function listAdminCalls(pool: Database["pool"]): Promise<AdminCall[]> {
  const s = await readSubjects(pool);
  const middle = (total: number) => Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE_DEFAULT / 2));
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const list = (area: string, base: string, variants: Record<string, string>): AdminCall[] =>
    Object.entries(variants).map(([name, query]) => ({ name: `${area}: ${name}`, path: `${base}?${query}` }));
  return [
    { name: "dashboard", path: "/admin/stats" },
    ...list("users", "/admin/users", {
      "first page": "page=1",
      "middle page": `page=${middle(s.users)}`,
      "search, many match": "search=sato",
      "search, none match": "search=no-such-user",
      "of a company": `company_id=${s.company}`,
      "of a role": "role=admin",
      "of a role, middle page": `role=user&page=${middle(s.users * 0.9)}`,
      inactive: "is_active=false",
      "by name, middle page": `sort=full_name&page=${middle(s.users)}`,
      "by company, middle page": `sort=company_name&page=${middle(s.users)}`,
    }),
    ...list("companies", "/admin/companies", {
      all: "",
      "first page": "page=1&per_page=20",
      "middle page": `page=${middle(s.companies)}&per_page=20`,
      search: "page=1&search=company%201",
      "by users": "page=1&sort=user_count&order=desc",
    }),
    ...list("audit log", "/admin/audit-logs", {
      "first page": "page=1",
      "middle page": `page=${middle(s.audited)}`,
      "of an event type": "action=search",
      "of an event type, middle page": `action=search&page=${middle(s.audited / 2)}`,
      "of a user": `actor_id=${s.user}`,
      "of a month": `start_date=${day(60)}T00:00:00Z&end_date=${day(30)}T00:00:00Z`,
      "of a type in a month": `action=USER_LOGIN&start_date=${day(60)}T00:00:00Z&end_date=${day(30)}T00:00:00Z`,
    }),
    ...list("usage limits", "/admin/usage-limits", {
      "first page": "page=1&per_page=20",
      "middle page": `page=${middle(s.users)}&per_page=20`,
      "by address, middle page": `sort=email&page=${middle(s.users)}&per_page=20`,
      "by company, middle page": `sort=company_name&page=${middle(s.users)}&per_page=20`,
      "by usage": "sort=current_usage&order=desc&page=1&per_page=20",
      "by limit": "sort=limit&order=desc&page=1&per_page=20",
      "near the limit": "state=near&page=1&per_page=20",
      "at the limit": "state=at&page=1&per_page=20",
      search: "search=user77&page=1&per_page=20",
    }),
    { name: "usage limits: set a limit", path: `/admin/users/${s.user}/limit?limit=100`, method: "PUT" },
    ...list("survey", "/admin/survey-responses", {
      "first page": "page=1&per_page=20",
      "middle page": `page=${middle(s.surveys)}&per_page=20`,
      "of a company": `company_id=${s.company}&page=1&per_page=20`,
      "of a role": "user_role=user&page=1&per_page=20",
      "of a month": `start_date=${day(60)}&end_date=${day(30)}&page=1&per_page=20`,
    }),
    { name: "survey: statistics", path: "/admin/survey-statistics" },
    ...list("query logs", "/admin/search-logs", {
      "first page": "page=1",
      "middle page": `page=${middle(s.logs)}`,
      "last page": `page=${Math.max(1, Math.ceil(s.logs / ADMIN_PAGE_SIZE_DEFAULT))}`,
      "of the busiest address": `ip_address=${s.ip}`,
      "of the busiest user": `user_id=${s.user}`,
      "of the busiest company": `company_id=${s.company}`,
      "of the busiest company, middle page": `company_id=${s.company}&page=${middle(s.ofCompany)}`,
      "of a company at an address": `company_id=${s.company}&ip_address=${s.ip}`,
      "of a user of a company": `user_id=${s.user}&company_id=${s.companyOfUser}`,
    }),
  ];
}

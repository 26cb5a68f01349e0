import type { Db, Transaction } from "@medsieve/database/client";
import { sql } from "drizzle-orm";

/** The address and company of each account; of one that is gone, as its last log has them. */
export async function readUserNames(
  tx: Db | Transaction,
  ids: readonly string[],
): Promise<Map<string, { email: string | null; companyName: string | null }>> {
  const { rows } = await tx.execute<{ id: string; email: string | null; company_name: string | null }>(sql`
    select given.id, coalesce(users.email, logged.user_email) as email,
      case when users.id is null then logged.company_name else coalesce(companies.name, users.company_text) end
        as company_name
    from unnest(${sql.param([...ids])}::uuid[]) as given(id)
    left join users on users.id = given.id
    left join companies on companies.id = users.company_id
    left join lateral (
      select user_email, company_name from query_logs where users.id is null and user_id = given.id
      order by started_at desc limit 1) as logged on true`);
  return new Map(rows.map((row) => [row.id, { email: row.email, companyName: row.company_name }]));
}

/** The name of each company; of one that is gone, as its last log has it. */
export async function readCompanyNames(tx: Db | Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ id: string; name: string | null }>(sql`
    select given.id, coalesce(companies.name,
      (select company_name from query_logs where company_id = given.id order by started_at desc limit 1)) as name
    from unnest(${sql.param([...ids])}::uuid[]) as given(id) left join companies on companies.id = given.id`);
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

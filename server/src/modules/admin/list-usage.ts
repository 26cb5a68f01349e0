import { describePages } from "@medsieve/contract/admin/paging";
import type { UsageLimitsQuery, UsageLimitsResponse, UsageRecord } from "@medsieve/contract/admin/usage-limits";
import { ADMIN_PAGE_SIZE_DEFAULT, AT_LIMIT_PERCENT, NEAR_LIMIT_PERCENT } from "@medsieve/contract/constants";
import type { Database, Transaction } from "@medsieve/database/client";
import { type SQL, sql } from "drizzle-orm";
import { type AdminScope, EVERYONE, matchScope } from "../../accounts/admin-scope.ts";
import { startOfMonth, type UsageLimits } from "../../db/usage.ts";

/** Each account in scope with what it used this month, its limit and the percentage, as contract/usage.ts computes it. */
function selectAccounts(scope: AdminScope, { userLimit, demoLimit }: UsageLimits, now: Date): SQL {
  const month = startOfMonth(now).toISOString().slice(0, 10);
  return sql`
    select *, case when "limit" <= 0 then 100 else floor(used::float8 / "limit" * 1000 + 0.5) / 10 end as percentage
    from (
      select users.id, users.email, coalesce(companies.name, users.company_text) as company_name,
        coalesce(usage_months.used, 0) as used,
        coalesce(users.monthly_limit, case users.role when 'demo' then ${demoLimit}::int else ${userLimit}::int end) as "limit",
        users.monthly_limit is null as is_default
      from users
      left join companies on companies.id = users.company_id
      left join usage_months on usage_months.user_id = users.id and usage_months.month = ${month}::date
      where ${matchScope(scope) ?? sql`true`}) as account`;
}

const isNear = sql`(percentage >= ${NEAR_LIMIT_PERCENT}::float8 and percentage < ${AT_LIMIT_PERCENT}::float8)`;
const isAt = sql`(percentage >= ${AT_LIMIT_PERCENT}::float8)`;

interface SortKey {
  value: SQL;
  /** Of a list of such values, in SQL. */
  list: SQL;
}

const SORTED_BY: Record<NonNullable<UsageLimitsQuery["sort"]>, SortKey> = {
  email: { value: sql`email`, list: sql`text[]` },
  company_name: { value: sql`company_name`, list: sql`text[]` },
  current_usage: { value: sql`used`, list: sql`int[]` },
  limit: { value: sql`"limit"`, list: sql`int[]` },
  usage_percentage: { value: sql`percentage`, list: sql`float8[]` },
};

/** The accounts in scope that match, those nearest to their limit first unless asked otherwise, and what all accounts come to. */
export async function listUsage(
  { db }: Database,
  scope: AdminScope,
  query: UsageLimitsQuery,
  limits: UsageLimits,
  now: Date,
): Promise<Omit<UsageLimitsResponse, "success">> {
  const accounts = selectAccounts(scope, limits, now);
  const { sort = "usage_percentage", order = sort === "usage_percentage" ? "desc" : "asc" } = query;
  const list: AccountList = { accounts, matches: matchQuery(query), key: SORTED_BY[sort], order };
  return db.transaction(
    async (tx) => {
      // A hundred thousand accounts are then sorted in memory.
      await tx.execute(sql`set local work_mem = '32MB'`);
      const groups = await countGroups(tx, list, sort !== "email");
      const sum = (count: Exclude<keyof KeyGroup, "key">) => groups.reduce((total, group) => total + group[count], 0);
      const matching = sum("matching");
      const perPage = query.per_page ?? (query.page === undefined ? Math.max(matching, 1) : ADMIN_PAGE_SIZE_DEFAULT);
      const page = query.page ?? 1;
      const ids = await readPageIds(tx, list, groups, (page - 1) * perPage, perPage);
      const records = new Map((await readAccounts(tx, accounts, ids, now)).map((record) => [record.user_id, record]));
      return {
        data: ids.flatMap((id) => records.get(id) ?? []),
        meta: describePages(matching, page, perPage),
        totals: { current_usage: sum("matchingUsed"), limit: sum("matchingLimit") },
        summary: {
          accounts: sum("accounts"),
          near_limit: sum("near"),
          at_limit: sum("at"),
          searches_this_month: sum("searches"),
        },
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

interface AccountList {
  accounts: SQL;
  matches: SQL;
  /** What is sorted by; accounts that have it in common are sorted by address. */
  key: SortKey;
  order: "asc" | "desc";
}

/** All accounts with the same value of the sort key, counted. */
interface KeyGroup {
  key: string | null;
  accounts: number;
  near: number;
  at: number;
  searches: number;
  matching: number;
  matchingUsed: number;
  matchingLimit: number;
}

/** In the order of the list. Addresses are each their own, so these make one group. */
async function countGroups(tx: Transaction, list: AccountList, hasGroups: boolean): Promise<KeyGroup[]> {
  const key = hasGroups ? list.key.value : sql`null::text`;
  const { rows } = await tx.execute<Record<string, string | null>>(sql`
    select (${key})::text as key, count(*) as accounts, count(*) filter (where ${isNear}) as near,
      count(*) filter (where ${isAt}) as at, coalesce(sum(used), 0) as searches, count(*) filter (where ${list.matches}) as matching,
      coalesce(sum(used) filter (where ${list.matches}), 0) as matching_used,
      coalesce(sum("limit") filter (where ${list.matches}), 0) as matching_limit
    from (${list.accounts}) as account group by ${key} order by ${key} ${sql.raw(list.order)} nulls last`);
  return rows.map((row) => ({
    key: row.key ?? null,
    accounts: Number(row.accounts),
    near: Number(row.near),
    at: Number(row.at),
    searches: Number(row.searches),
    matching: Number(row.matching),
    matchingUsed: Number(row.matching_used),
    matchingLimit: Number(row.matching_limit),
  }));
}

/** Only the groups that the page shows something of are sorted by address. */
async function readPageIds(
  tx: Transaction,
  { accounts, matches, key, order }: AccountList,
  groups: readonly KeyGroup[],
  offset: number,
  size: number,
): Promise<string[]> {
  let before = 0;
  let skipped: number | null = null;
  const shown: KeyGroup[] = [];
  for (const group of groups) {
    if (before < offset + size && before + group.matching > offset) {
      skipped ??= offset - before;
      shown.push(group);
    }
    before += group.matching;
  }
  if (skipped === null) return [];
  const keys = shown.flatMap((group) => group.key ?? []);
  const isOneOf = sql`${key.value} = any(${sql.param(keys)}::${key.list})`;
  const isShown = shown.some((group) => group.key === null) ? sql`(${isOneOf} or ${key.value} is null)` : isOneOf;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from (${accounts}) as account where ${matches} and ${shown.length === groups.length ? sql`true` : isShown}
    order by ${key.value} ${sql.raw(order)} nulls last, email limit ${size} offset ${skipped}`);
  return rows.map(({ id }) => id);
}

export async function readUsageRecord(
  tx: Transaction,
  userId: string,
  limits: UsageLimits,
  now: Date,
): Promise<UsageRecord> {
  const [record] = await readAccounts(tx, selectAccounts(EVERYONE, limits, now), [userId], now);
  if (record === undefined) throw new Error("the account is gone while it is locked");
  return record;
}

async function readAccounts(tx: Transaction, accounts: SQL, ids: readonly string[], now: Date): Promise<UsageRecord[]> {
  const { rows } = await tx.execute<AccountRow>(sql`
    select * from (${accounts}) as account where id = any(${sql.param([...ids])}::uuid[])`);
  return rows.map((row) => describeAccount(row, now));
}

function matchQuery({ search, state }: UsageLimitsQuery): SQL {
  const conditions = [sql`true`];
  if (state !== undefined) conditions.push(state === "near" ? isNear : isAt);
  if (search !== undefined) {
    const words = search.normalize("NFKC").toLowerCase();
    conditions.push(sql`(strpos(email, ${words}) > 0 or strpos(lower(company_name), ${words}) > 0)`);
  }
  return sql.join(conditions, sql` and `);
}

interface AccountRow extends Record<string, unknown> {
  id: string;
  email: string;
  company_name: string | null;
  used: number;
  limit: number;
  is_default: boolean;
  percentage: number;
}

function describeAccount(row: AccountRow, now: Date): UsageRecord {
  return {
    user_id: row.id,
    email: row.email,
    company_name: row.company_name,
    current_usage: row.used,
    limit: row.limit,
    is_default: row.is_default,
    usage_percentage: row.percentage,
    reset_date: startOfMonth(now).toISOString(),
  };
}

import { UNCOUNTED_TYPES } from "@medsieve/contract/constants";
import { listKeys } from "@medsieve/contract/list-keys";
import { type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "./transact.ts";

/**
 * What query logs come to, kept in `log_figures` by the transaction that writes a log. A cell is one value of a facet
 * within a scope of logs; figures are only ever added, so any number of servers can write them at once.
 */

const UNCOUNTED = sql.param([...UNCOUNTED_TYPES]);

/** Of a search that used no model. */
export const NO_MODEL = "builtin";

/** Seconds are kept in buckets that each reach 5 percent further than the one before; the first ends at 10 ms. */
const BUCKET_FROM = 0.01;
const BUCKET_GROWTH = 1.05;

/** The seconds that stand for a bucket, at most 2.5 percent off what fell into it. */
export function readBucket(bucket: number): number {
  return bucket <= 0 ? BUCKET_FROM : BUCKET_FROM * BUCKET_GROWTH ** (bucket - 0.5);
}

type Scope = "all" | "ip" | "company" | "day" | "month";
type Facet = keyof typeof KEYS;

const SCOPES: Record<Scope, string> = {
  all: "'all'",
  ip: "'ip:' || ip_address",
  company: "'company:' || company_id",
  day: "'day:' || day",
  month: "'month:' || month",
};

/** Of each facet its value; `user` is ranked by number of logs, `member` only distinguishes users. */
const KEYS = {
  total: "''",
  day: "day",
  type: "search_type",
  preference: "preference",
  seconds: "bucket",
  model: "model",
  user: "user_id",
  member: "user_id",
  company: "company_id",
  ip: "ip_address",
} as const;

/** The facets from which the users of a scope are counted. */
const PEOPLE: readonly Facet[] = ["user", "member"];

const KEPT: Record<Scope, readonly Facet[]> = {
  all: ["total", "day", "type", "model", "user", "company", "ip"],
  ip: ["total", "day", "type", "model", "member"],
  company: ["total", "day", "type", "model", "member"],
  day: ["total", "preference", "model", "seconds", "member"],
  month: ["total", "user", "company"],
};

export const nameScope = {
  all: "all",
  day: (day: string) => `day:${day}`,
  /** Such as 2026-11. */
  month: (month: string) => `month:${month}`,
  ip: (address: string) => `ip:${address}`,
  company: (id: string) => `company:${id}`,
};

const MEASURES = ["queries", "successful", "timed", "seconds", "tokens", "cost_usd"] as const;
const COLUMNS = ["scope", "facet", "key", ...MEASURES].join(", ");
const SUMS = MEASURES.map((measure) => `sum(${measure}) as ${measure}`).join(", ");
/** The trial of a prompt and the reading of a watch are rows of the log, and their cost a cost of its month, but no searches. */
const SEARCHES_ONLY = MEASURES.map((measure) =>
  measure === "queries" || measure === "successful"
    ? `sum(searches * ${measure}) as ${measure}`
    : `sum(${measure}) as ${measure}`,
).join(", ");
const SUMS_OF: Record<Scope, string> = { all: SUMS, ip: SUMS, company: SUMS, day: SEARCHES_ONLY, month: SEARCHES_ONLY };
const ADDED = MEASURES.map((measure) => `${measure} = kept.${measure} + excluded.${measure}`).join(", ");

/** The logs that `which` (a condition on query_logs) selects, as the cells want them: one row a log, one a log's model. */
function readLogs(which: SQL): SQL {
  return sql`
    log as materialized (
      select id, ip_address, company_id::text, user_id::text, search_type, preference, token_usage,
        to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') as day,
        to_char(started_at at time zone 'UTC', 'YYYY-MM') as month,
        case when outcome = 'completed' and search_type <> all(${UNCOUNTED})
          then ${bucketOf(sql`processing_time`)}::text end as bucket,
        1 as queries, (search_type <> all(${UNCOUNTED}))::int as searches,
        (outcome = 'completed')::int as successful, (processing_time is not null)::int as timed,
        coalesce(processing_time, 0) as seconds, coalesce(total_cost_usd, 0) as cost_usd,
        (select coalesce(sum((used->>'total_tokens')::bigint), 0) from jsonb_array_elements(token_usage) as used) as tokens
      from query_logs where ${which}),
    modelled as materialized (
      select log.id, log.ip_address, log.company_id, log.day, log.month, used.model,
        1 as queries, log.searches, log.successful, log.timed, log.seconds, used.tokens, used.cost_usd
      from log cross join lateral (
        select coalesce(used->>'model', ${NO_MODEL}) as model, sum((used->>'total_tokens')::bigint) as tokens,
          coalesce(sum((used->>'cost_usd')::double precision), 0) as cost_usd
        from jsonb_array_elements(token_usage) as used group by 1
        union all
        select ${NO_MODEL}, 0, 0 where token_usage = '[]'::jsonb) as used)`;
}

function bucketOf(seconds: SQL): SQL {
  return sql`greatest(0, ceil(ln(greatest(${seconds}, ${BUCKET_FROM}) / ${BUCKET_FROM}) / ln(${BUCKET_GROWTH}::float8)))`;
}

function writeCells(kept: readonly (readonly [Scope, readonly Facet[]])[]): SQL {
  const branches = kept.flatMap(([scope, facets]) =>
    facets.map((facet) => {
      const from = facet === "model" ? "modelled" : "log";
      const [name, key] = [SCOPES[scope], KEYS[facet]];
      return `select ${name} as scope, '${facet}' as facet, ${key} as key, ${SUMS_OF[scope]} from ${from}
        where (${name}) is not null and ${key} is not null group by 1, 3`;
    }),
  );
  return sql.raw(branches.join("\nunion all\n"));
}

interface Cells {
  people: SQL;
  others: SQL;
}

function selectCells(wanted: (scope: Scope, facet: Facet) => boolean): Cells {
  const scopes = listKeys(KEPT);
  const select = (ofPeople: boolean) =>
    writeCells(
      scopes.map((scope) => [
        scope,
        KEPT[scope].filter((facet) => PEOPLE.includes(facet) === ofPeople && wanted(scope, facet)),
      ]),
    );
  return { people: select(true), others: select(false) };
}

const allCells = selectCells(() => true);
const addressCells = selectCells((scope, facet) => scope === "ip" || facet === "ip");

/**
 * Adds the logs that `which` (a condition on query_logs) selects to the kept figures. Each log is to be added once, in the
 * transaction that writes it, and last in it: rows that every search adds to stay locked until its end. Cells are written
 * in one order, so that transactions never wait for each other in a circle.
 */
export async function addToFigures(tx: Db | Transaction, which: SQL): Promise<void> {
  await addCells(tx, which, allCells);
}

/** Counts the logs of these network addresses again, some of which have lost theirs. */
export async function recountAddresses(tx: Transaction, addresses: readonly string[]): Promise<void> {
  const given = sql.param([...addresses]);
  const scopes = sql.param(addresses.map(nameScope.ip));
  await tx.execute(sql`
    delete from log_figures
    where scope = any(${scopes}) or (scope = 'all' and facet = 'ip' and key = any(${given}))`);
  await addCells(tx, sql`ip_address = any(${given})`, addressCells);
}

async function addCells(tx: Db | Transaction, which: SQL, { people, others }: Cells): Promise<void> {
  await tx.execute(sql`
    with ${readLogs(which)},
    people as (
      insert into log_figures as kept (${sql.raw(COLUMNS)})
      select ${sql.raw(COLUMNS)} from (${people}) as cell order by scope, facet, key
      on conflict (scope, facet, key) do update set ${sql.raw(ADDED)}
      returning scope, (xmax = 0) as is_new)
    insert into log_figures as kept (${sql.raw(COLUMNS)}, users)
    select ${sql.raw(COLUMNS)}, case facet when 'total' then coalesce(arrived.users, 0) else 0 end
    from (${others}) as cell
    left join (select scope as of_scope, count(*) as users from people where is_new group by 1) as arrived
      on arrived.of_scope = cell.scope
    order by scope, facet, key
    on conflict (scope, facet, key) do update set ${sql.raw(ADDED)}, users = kept.users + excluded.users`);
}

/** Counts all logs where a migration emptied the kept figures. */
export async function refillFigures(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table log_figures in share row exclusive mode`);
    const { rows } = await tx.execute<{ missing: boolean }>(sql`
      select exists(select from query_logs) and not exists(select from log_figures) as missing`);
    if (rows[0]?.missing) await addToFigures(tx, sql`true`);
  });
}

/** Figures of one value of a facet. */
export interface Figures {
  facet: string;
  key: string;
  queries: number;
  successful: number;
  timed: number;
  seconds: number;
  tokens: number;
  costUsd: number;
  users: number;
}

const wantedFacets: readonly Facet[] = ["total", "day", "type", "model"];
const countedCells = writeCells([["all", wantedFacets]]);

/** The figures by day, type and model, and in all, counted from the logs that `which` selects: for few logs. */
export async function countFigures(tx: Db | Transaction, which: SQL): Promise<Figures[]> {
  const { rows } = await tx.execute(sql`
    with ${readLogs(which)}
    select ${sql.raw(COLUMNS)}, case facet when 'total' then (select count(distinct user_id) from log) else 0 end as users
    from (${countedCells}) as cell`);
  return rows.map(toFigures);
}

const countedMonthCells = writeCells([["month", ["total", "day", "preference", "model", "company", "user"]]]);

/** The figures of a month counted from its logs that `which` selects, as those of a month are kept. */
export async function countMonthFigures(tx: Db | Transaction, which: SQL): Promise<Figures[]> {
  const { rows } = await tx.execute(sql`
    with ${readLogs(which)}
    select ${sql.raw(COLUMNS)}, case facet when 'total' then (select count(distinct user_id) from log) else 0 end as users
    from (${countedMonthCells}) as cell`);
  return rows.map(toFigures);
}

/** The kept figures of these facets within these scopes. */
export async function readFigures(
  tx: Db | Transaction,
  scopes: readonly string[],
  facets: readonly Facet[] = wantedFacets,
): Promise<(Figures & { scope: string })[]> {
  const { rows } = await tx.execute(sql`
    select ${sql.raw(COLUMNS)}, users from log_figures
    where scope = any(${sql.param([...scopes])}) and facet = any(${sql.param([...facets])})`);
  return rows.map((row) => ({ ...toFigures(row), scope: String(row.scope) }));
}

/** The kept figures of these facets, those of all these scopes added up; `users` is left out, since scopes share them. */
export async function sumFigures(
  tx: Db | Transaction,
  scopes: readonly string[],
  facets: readonly Facet[],
): Promise<Omit<Figures, "users">[]> {
  const { rows } = await tx.execute(sql`
    select facet, key, ${sql.raw(SUMS)} from log_figures
    where scope = any(${sql.param([...scopes])}) and facet = any(${sql.param([...facets])}) group by facet, key`);
  return rows.map(toFigures);
}

/** How many different users there are in these scopes taken together, each of which must keep its members. */
export async function countMembers(tx: Db | Transaction, scopes: readonly string[]): Promise<number> {
  const { rows } = await tx.execute(sql`
    select count(*) as users from (
      select distinct key from log_figures where scope = any(${sql.param([...scopes])}) and facet = 'member') as member`);
  return Number(rows[0]?.users ?? 0);
}

/** The values of a facet with the most logs within a scope, most first. */
export async function readMost(
  tx: Db | Transaction,
  scope: string,
  facet: "user" | "company" | "ip",
  limit: number,
): Promise<{ key: string; queries: number }[]> {
  // The facet stands in the text, so that the index of these facets is found to hold it.
  const { rows } = await tx.execute(sql`
    select key, queries from log_figures
    where scope = ${scope} and facet = ${sql.raw(`'${facet}'`)} and queries > 0
    order by queries desc, key limit ${limit}`);
  return rows.map((row) => ({ key: String(row.key), queries: Number(row.queries) }));
}

function toFigures(row: Record<string, unknown>): Figures {
  return {
    facet: String(row.facet),
    key: String(row.key),
    queries: Number(row.queries),
    successful: Number(row.successful),
    timed: Number(row.timed),
    seconds: Number(row.seconds),
    tokens: Number(row.tokens),
    costUsd: Number(row.cost_usd),
    users: Number(row.users),
  };
}

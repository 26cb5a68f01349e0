import { randomBytes } from "node:crypto";
import type { Database, Transaction } from "@medsieve/database/client";
import { addToFigures } from "@medsieve/database/log-figures";
import { sql } from "drizzle-orm";

/** How many of each are made; of the logs there is one entry each in the audit log, and one in ten users answered the survey. */
export interface ScaleSizes {
  users: number;
  companies: number;
  logs: number;
}

/** Every account that was made has an address here, which no mail can reach. */
export const SCALE_DOMAIN = "scale.invalid";

/**
 * Fills a database with companies, users, query logs of the last year with their figures, audit entries, usage and survey
 * answers, all or nothing. `passwordHash` is that of every user.
 */
export async function fillAtScale(
  { db, pool }: Database,
  sizes: ScaleSizes,
  passwordHash: string,
  report: (step: string) => void,
): Promise<void> {
  const run = randomBytes(4).toString("hex");
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '256MB'`);
    await tx.execute(sql`set local jit = off`);
    report(`${sizes.companies} companies`);
    await makeCompanies(tx, sizes, run);
    report(`${sizes.users} users`);
    await makeUsers(tx, sizes, run, passwordHash);
    report(`${sizes.logs} query logs`);
    await makeLogs(tx, sizes);
    report("the figures kept of them");
    await addToFigures(tx, sql`user_email like ${`%.${run}@${SCALE_DOMAIN}`}`);
    report("audit entries, usage and survey answers");
    await makeTraces(tx, run);
  });
  report("statistics for the query planner");
  await pool.query("vacuum (analyze)");
}

async function makeCompanies(tx: Transaction, { companies }: ScaleSizes, run: string): Promise<void> {
  await tx.execute(sql`
    create temporary table scale_companies on commit drop as
    select n, gen_random_uuid() as id, 'Company ' || n || ' (' || ${run}::text || ')' as name,
      now() - random() * interval '700 days' as created_at
    from generate_series(1, ${companies}::int) as n`);
  await tx.execute(sql`
    insert into companies (id, name, description, created_at)
    select id, name, 'Made to measure at scale', created_at from scale_companies`);
}

/** One in a thousand is an administrator, one in ten a demo account; some companies have many more users than others. */
async function makeUsers(tx: Transaction, { users, companies }: ScaleSizes, run: string, hash: string): Promise<void> {
  await tx.execute(sql`
    create temporary table scale_users on commit drop as
    select made.n, gen_random_uuid() as id, company.id as company_id, company.name as company_name, company.n as company_n,
      'user' || made.n || '.' || ${run}::text || ${`@${SCALE_DOMAIN}`}::text as email,
      (array['Ada', 'Ben', 'Chiyo', 'Dora', 'Emil', 'Fang', 'Grace', 'Hiro', 'Ines', 'José'])[1 + made.n % 10] || ' '
        || (array['Byron', 'Carter', 'Doyle', 'Ito', 'Li', 'Meyer', 'Novak', 'Sato', 'Wang'])[1 + made.n % 9] || ' ' || made.n
        as full_name,
      case when made.n % 1000 = 0 then 'admin' when made.n % 10 = 1 then 'demo' else 'user' end as role,
      now() - random() * interval '700 days' as created_at
    from (select n, 1 + floor(power(random(), 1.5) * ${companies}::int)::int as company_n
      from generate_series(1, ${users}::int) as n) as made
    join scale_companies as company on company.n = least(made.company_n, ${companies}::int)`);
  await tx.execute(sql`
    insert into users (id, email, full_name, role, company_id, is_active, password_hash, monthly_limit, created_at)
    select id, email, full_name, role, company_id, n % 20 <> 3, case when n % 15 <> 2 then ${hash}::text end,
      case n % 50 when 5 then 0 when 6 then 20 when 7 then 1000 end, created_at
    from scale_users`);
  await tx.execute(sql`create index on scale_users (n)`);
  await tx.execute(sql`analyze scale_users`);
}

/** Of the last year, most from few users; each from one of ten addresses of the user's company. */
async function makeLogs(tx: Transaction, { logs, users }: ScaleSizes): Promise<void> {
  await tx.execute(sql`
    insert into query_logs (id, started_at, user_id, user_email, company_id, company_name, query, search_type, preference,
      outcome, read_by, processing_time, papers_found, total_cost_usd, ip_address, session_id, max_results, search_queries_used,
      paper_results, error_message, token_usage, user_agent)
    select gen_random_uuid(), now() - made.age * interval '365 days', u.id, u.email, u.company_id, u.company_name,
      'Does drug ' || made.n % 977 || ' help people with condition ' || made.n % 1009 || '?',
      (array['WebSocket', 'WebSocket', 'WebSocket', 'HTTP', 'HTTP_Stream'])[1 + made.n % 5],
      (array['clinical_trials', 'clinical_trials_rare', 'clinical_trials_rare', 'non_clinical', 'case_reports',
        'basic_research', 'comprehensive'])[1 + made.n % 7],
      case when made.success then 'completed' else 'failed' end, case when made.cost = 0 then 'builtin' else 'model' end,
      round((2 - 8 * ln(made.luck))::numeric, 3), case when made.success then made.n % 51 end, made.cost,
      '10.' || u.company_n / 250 || '.' || u.company_n % 250 || '.' || made.n % 10, md5(u.id::text), 50,
      array['drug' || made.n % 977 || '[tiab]', 'drug' || made.n % 977 || '[tiab] AND condition' || made.n % 1009 || '[mh]'],
      case when made.success then jsonb_build_array(
        jsonb_build_object('title', 'Drug ' || made.n % 977 || ': a randomised trial', 'relevance_score', 0.93, 'url', null),
        jsonb_build_object('title', 'Condition ' || made.n % 1009 || ': a cohort', 'relevance_score', 0.61, 'url', null))
        else '[]'::jsonb end,
      case when not made.success then 'The library could not be reached' end,
      case when made.cost = 0 then '[]'::jsonb else jsonb_build_array(jsonb_build_object('model',
        (array['large-model', 'small-model'])[1 + made.n % 2], 'total_tokens', 1000 + made.n % 9000, 'cost_usd', made.cost))
        end,
      'Mozilla/5.0 (made to measure at scale)'
    from (
      select n, random() as age, random() < 0.96 as success, greatest(random(), 0.000001) as luck,
        1 + floor(power(random(), 2.2) * ${users}::int)::int as user_n,
        case when n % 10 < 7 then round((random() * 0.04)::numeric, 6)::float8 else 0 end as cost
      from generate_series(1, ${logs}::int) as n) as made
    join scale_users as u on u.n = least(made.user_n, ${users}::int)`);
}

/** What searching leaves behind beside the logs. */
async function makeTraces(tx: Transaction, run: string): Promise<void> {
  const ofThisRun = sql`user_email like ${`%.${run}@${SCALE_DOMAIN}`}`;
  await tx.execute(sql`
    insert into audit_events (action, actor_id, actor_email, ip_address, details, created_at)
    select (array['search', 'search', 'search', 'search', 'USER_LOGIN', 'USER_LOGOUT', 'USER_UPDATE', 'PASSWORD_CHANGE'])
        [1 + abs(hashtext(id::text)) % 8], user_id, user_email, ip_address,
      jsonb_strip_nulls(jsonb_build_object('papers_found', papers_found, 'search_id', id)), started_at
    from query_logs where ${ofThisRun}`);
  await tx.execute(sql`
    insert into usage_months (user_id, month, used)
    select user_id, date_trunc('month', started_at at time zone 'UTC')::date, count(*)
    from query_logs where ${ofThisRun} and outcome <> 'failed' group by 1, 2`);
  await tx.execute(sql`
    insert into surveys (user_id, user_email, user_role, company_id, company_name, interested, use_case, needed_searches,
      additional_feedback, created_at)
    select id, email, role, company_id, company_name, n % 3 <> 0,
      case when n % 3 <> 0 then (array['research', 'clinical', 'education', 'personal', 'other'])[1 + n % 5] end,
      case when n % 3 <> 0 then (array['100-200', '200-500', '500-1000', '1000+', 'unlimited'])[1 + n % 5] end,
      case when n % 4 = 0 then 'More searches, please' end, now() - random() * interval '365 days'
    from scale_users where n % 10 = 0`);
}

import { KEPT_DATA, KEPT_DATA_IDS, type KeptDataId } from "@medsieve/contract/kept-data";
import { listKeys } from "@medsieve/contract/list-keys";
import type { Db } from "@medsieve/database/client";
import { type SQL, sql } from "drizzle-orm";
import { strToU8, Zip, ZipDeflate } from "fflate";

type Exported = {
  [Id in KeptDataId]: (typeof KEPT_DATA)[Id]["exportedAs"] extends string ? Id : never;
}[KeptDataId];

/** The rows of a user, as JSON under their names in the database; secrets, and digests of them, are left out. */
const ROWS: Record<Exclude<Exported, "searches">, (userId: string) => SQL> = {
  account: (id) => sql`
    select to_jsonb(users) - 'password_hash' - 'token_version' - 'search_text'
      || jsonb_build_object('company', (select name from companies where companies.id = users.company_id)) as row
    from users where id = ${id}`,
  sessions: (id) => sql`
    select to_jsonb(sessions) - 'token_hash' - 'previous_token_hash' as row
    from sessions where user_id = ${id} order by created_at`,
  tokens: (id) => sql`
    select to_jsonb(personal_tokens) - 'token_hash' as row
    from personal_tokens where user_id = ${id} order by created_at`,
  // Of what administrators answered to others only the answer is theirs.
  reports: (id) => sql`
    select case when reported_by = ${id} then to_jsonb(statement_reports) - 'answered_by'
      else jsonb_build_object('id', id, 'answer', answer, 'answered_at', answered_at) end as row
    from statement_reports where ${id} in (reported_by, answered_by) order by reported_at`,
  watches: (id) => sql`
    select to_jsonb(watches) || jsonb_build_object(
      'runs', (select coalesce(jsonb_agg(to_jsonb(watch_runs) || jsonb_build_object(
        'papers', (select coalesce(jsonb_agg(to_jsonb(watch_run_papers)), '[]') from watch_run_papers where run_id = watch_runs.id)
      ) order by started_at), '[]') from watch_runs where watch_id = watches.id),
      'decisions', (select coalesce(jsonb_agg(to_jsonb(watch_decisions)), '[]') from watch_decisions where watch_id = watches.id)
    ) as row
    from watches where user_id = ${id} order by created_at`,
  usage: (id) => sql`
    select to_jsonb(usage_months) as row from usage_months where user_id = ${id}
    union all select jsonb_build_object('month', month, 'texts_checked', used) from text_check_months where user_id = ${id}
    order by 1`,
  query_log: (id) => sql`select to_jsonb(query_logs) as row from query_logs where user_id = ${id} order by started_at`,
  // What others did to the account is in it, without who they are.
  audit: (id) => sql`
    select to_jsonb(audit_events) - 'salt'
      - case when actor_id = ${id} then '{}'::text[] else array['actor_id', 'actor_email', 'ip_address'] end as row
    from audit_events where actor_id = ${id} or details->>'target_id' = ${id} order by created_at`,
  prompts: (id) => sql`
    select to_jsonb(prompt_versions) - 'settings' as row from prompt_versions where author_id = ${id} order by number`,
  surveys: (id) => sql`select to_jsonb(surveys) as row from surveys where user_id = ${id}`,
  mails: (id) => sql`
    select to_jsonb(mails) - 'text' - 'html' - 'link' as row
    from mails where recipient = (select email from users where users.id = ${id}) order by created_at`,
};

const SEARCH_PARTS = {
  queries: sql`select to_jsonb(search_queries) as row from search_queries where search_id = `,
  papers: sql`select to_jsonb(search_papers) as row from search_papers where search_id = `,
  highlights: sql`select to_jsonb(highlights) as row from highlights where search_id = `,
  decisions: sql`select to_jsonb(paper_decisions) as row from paper_decisions where search_id = `,
  shares: sql`select to_jsonb(search_shares) as row from search_shares where search_id = `,
  later_notices: sql`select to_jsonb(paper_alerts) as row from paper_alerts where search_id = `,
};

async function readRows(db: Db, query: SQL): Promise<unknown[]> {
  const { rows } = await db.execute<{ row: unknown }>(query);
  return rows.map(({ row }) => row);
}

/** Each file of the export, one after the other: a file a search, so that never more than one is held. */
async function* listFiles(db: Db, userId: string, now: Date): AsyncGenerator<[name: string, content: unknown]> {
  const files = KEPT_DATA_IDS.flatMap((id) => {
    const { exportedAs, tables } = KEPT_DATA[id];
    return exportedAs === null ? [] : [{ file: exportedAs, holds: tables }];
  });
  yield ["contents.json", { made_at: now.toISOString(), files }];
  for (const id of listKeys(ROWS)) yield [KEPT_DATA[id].exportedAs, await readRows(db, ROWS[id](userId))];
  const { rows: searches } = await db.execute<{ id: string }>(
    sql`select id from searches where user_id = ${userId} order by created_at, id`,
  );
  for (const { id } of searches) {
    const [search] = await readRows(db, sql`select to_jsonb(searches) as row from searches where id = ${id}`);
    const parts: Record<string, unknown[]> = {};
    for (const [name, select] of Object.entries(SEARCH_PARTS)) parts[name] = await readRows(db, sql`${select}${id}`);
    // One that was deleted meanwhile is left out.
    if (search !== undefined) yield [`${KEPT_DATA.searches.exportedAs}/${id}.json`, { search, ...parts }];
  }
}

/** Everything that is kept of a user, as files of JSON in a zip, written while it is read. */
export async function* exportAccount(db: Db, userId: string, now: Date): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error !== null) throw error;
    written.push(part);
  });
  for await (const [name, content] of listFiles(db, userId, now)) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    file.push(strToU8(`${JSON.stringify(content, null, 2)}\n`), true);
    yield* written;
    written = [];
  }
  zip.end();
  yield* written;
}

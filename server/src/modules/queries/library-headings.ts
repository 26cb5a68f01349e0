import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@medsieve/database/client";
import { papers } from "@medsieve/database/schema/library";
import { sql } from "drizzle-orm";
import { HeadingIndex } from "./heading-index.ts";

/** MeSH headings of the papers at hand. */
export interface PaperHeadings {
  index: HeadingIndex;
  /** How many papers have each. */
  counts: ReadonlyMap<string, number>;
}

interface PaperHeadingsReader {
  /** As they were read last; the first time, and after an import, they are read behind the answer. */
  read: () => Promise<PaperHeadings>;
}

/** Papers that are read at a time, and in all: enough for every heading that is not rare. */
const PAPERS_PER_STEP = 1_000;
const PAPERS_READ = 50_000;
/** Milliseconds that one completion waits for them. */
const PATIENCE_MS = 200;
const NOTHING: PaperHeadings = { index: new HeadingIndex([]), counts: new Map() };

/** The headings of the papers in the database, kept in memory and read again after an import. */
export function createPaperHeadings(
  database: Database,
  log: { warn: (data: object, message: string) => void },
): PaperHeadingsReader {
  let known = NOTHING;
  let version: string | null = null;
  let reading: Promise<void> = Promise.resolve();

  async function refresh(): Promise<void> {
    try {
      known = await readHeadings(database);
    } catch (err) {
      version = null;
      log.warn({ err }, "the headings of the library were not read");
    }
  }

  return {
    read: async () => {
      const current = await readVersion(database);
      if (current !== version) {
        version = current;
        reading = reading.then(refresh);
      }
      await Promise.race([reading, sleep(PATIENCE_MS, undefined, { ref: false })]);
      return known;
    },
  };
}

async function readVersion({ db }: Database): Promise<string> {
  const found = await db.execute<{ version: string }>(
    sql`select count(*) || ' ' || coalesce(max(updated_at)::text, '') as version from library_imports`,
  );
  return found.rows[0]?.version ?? "";
}

/** In small steps, so that searches need not wait for it in a database that does one thing at a time. */
async function readHeadings({ db }: Database): Promise<PaperHeadings> {
  const counts = new Map<string, number>();
  for (let done = 0, after = 0; done < PAPERS_READ; done += PAPERS_PER_STEP) {
    const found = await db.execute<{ last: number | null; headings: string[] | null }>(sql`
      select max(pmid) as last, jsonb_path_query_array(jsonb_agg(mesh), '$[*][*].descriptor') as headings
      from (
        select ${papers.pmid} as pmid, ${papers.citation} -> 'mesh' as mesh
        from ${papers} where ${papers.pmid} > ${after} order by ${papers.pmid} limit ${PAPERS_PER_STEP}
      ) as step`);
    const [step] = found.rows;
    if (step === undefined || step.last === null) break;
    after = step.last;
    for (const heading of step.headings ?? []) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  }
  const names = Array.from(counts.keys(), (heading) => ({ heading, other: null }));
  return { index: new HeadingIndex(names), counts };
}

import type { Database } from "@medsieve/database/client";
import { sql } from "drizzle-orm";
import { z } from "zod";

export const followStateSchema = z.object({
  folder: z.string(),
  /** The last that is in whole; null before the first. */
  lastFile: z.string().nullable(),
  /** ISO 8601, as is the next. */
  takenAt: z.string().nullable(),
  checkedAt: z.string(),
  trouble: z.string().nullable(),
});
export type FollowState = z.infer<typeof followStateSchema>;

/** How far LIBRARY_FOLLOW is, as the server that looked last left it; null where none ever did. */
export async function readFollow({ db }: Pick<Database, "db">): Promise<FollowState | null> {
  const { rows } = await db.execute(sql`
    select folder, last_file as "lastFile", trouble,
      to_char(taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "takenAt",
      to_char(checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "checkedAt"
    from library_follows order by checked_at desc limit 1`);
  return rows[0] === undefined ? null : followStateSchema.parse(rows[0]);
}

import type { Database } from "@medsieve/database/client";
import { librarySettings } from "@medsieve/database/schema/index";
import { eq, sql } from "drizzle-orm";
import { tidyLibrary } from "../library/tidy-library.ts";
import { DEMONSTRATION_IMPORT } from "./demonstration-import.ts";

const ROW = 1;

/** Whether fictional papers fill a library without real ones; so they do until an administrator wants otherwise. */
export async function wantsDemonstration({ db }: Pick<Database, "db">): Promise<boolean> {
  const [row] = await db.select().from(librarySettings).where(eq(librarySettings.id, ROW));
  return row?.demonstration ?? true;
}

/** Stores what is wanted from now on; what is in the library stays as it is. */
export async function wantDemonstration({ db }: Pick<Database, "db">, demonstration: boolean): Promise<void> {
  await db
    .insert(librarySettings)
    .values({ id: ROW, demonstration })
    .onConflictDoUpdate({ target: librarySettings.id, set: { demonstration } });
}

/** Takes the fictional papers out of the library. Saved searches keep what they show of them. */
export async function removeDemonstration(database: Database): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`delete from papers where origin = 'demonstration'`);
    await tx.execute(sql`delete from library_imports where file like ${`${DEMONSTRATION_IMPORT} %`}`);
  });
  await tidyLibrary(database);
}

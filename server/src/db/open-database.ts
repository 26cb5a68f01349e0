import { type Database, openEmbedded, openPostgresql } from "./client.ts";

/** The database the settings name: PostgreSQL where there is a URL, else the embedded one in the data directory. */
export function openDatabase(settings: { databaseUrl: string | null; dataDir: string }): Promise<Database> {
  return settings.databaseUrl === null
    ? openEmbedded({ dataDir: settings.dataDir })
    : openPostgresql(settings.databaseUrl);
}

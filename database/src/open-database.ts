import { readErrorCode } from "@medsieve/runtime/error-code";
import pg from "pg";
import { type Database, type DatabaseLog, openEmbedded, openPostgresql } from "./client.ts";

/** The PostgreSQL server in DATABASE_URL does not let us in, or does not answer. */
export class DatabaseUnreachableError extends Error {
  override name = "DatabaseUnreachableError";
}

/**
 * The database the settings name: PostgreSQL where there is a URL, else the embedded one in the data directory.
 * Throws DatabaseUnreachableError, DataDirInUseError, MigrationStoppedError.
 */
export async function openDatabase(
  settings: { databaseUrl: string | null; dataDir: string },
  log: DatabaseLog,
  say: (line: string) => void = () => undefined,
): Promise<Database> {
  if (settings.databaseUrl === null) return openEmbedded({ dataDir: settings.dataDir, say, log });
  await checkConnection(settings.databaseUrl);
  return openPostgresql(settings.databaseUrl, log);
}

async function checkConnection(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // A connection that breaks after it failed is not worth a second word.
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { host, port } = client;
    const reason = error instanceof Error ? error.message || readErrorCode(error) : String(error);
    throw new DatabaseUnreachableError(
      `DATABASE_URL names a PostgreSQL at ${host}:${port} that cannot be used: ${reason}`,
    );
  }
  await client.end();
}

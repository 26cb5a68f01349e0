import { fileURLToPath } from "node:url";
import { buildApp } from "./app.ts";
import { DataDirInUseError } from "./db/data-dir-lock.ts";
import { openNotifications } from "./db/notifications.ts";
import { DatabaseUnreachableError, openDatabase } from "./db/open-database.ts";
import { EnvError, readEnv, readVariables } from "./env.ts";
import { checkPort } from "./http/check-port.ts";
import { loadJwtSecret } from "./http/jwt-secret.ts";
import { createLogger } from "./http/logging.ts";
import { ensureFirstAdmin } from "./modules/auth/first-admin.ts";
import { createPasswords } from "./passwords.ts";
import { createBuiltinReader } from "./readers/builtin/builtin-reader.ts";
import { serveImports } from "./sources/library/import-socket.ts";
import { createLibrarySource } from "./sources/library/library-source.ts";

const WEB_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));
/** A server that has not ended by then ends without waiting any longer. */
const CLOSE_WITHIN_MS = 10_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Opens everything in order, listens, and closes everything in the opposite order when it is told to end. */
async function main(): Promise<void> {
  const env = readEnv(readVariables());
  const logger = createLogger(env.logLevel);
  await checkPort(env.port, env.host);
  say(env.databaseUrl === null ? `Opening the database in ${env.dataDir}` : "Opening the PostgreSQL database");
  const database = await openDatabase(env);
  const closers: (() => Promise<void>)[] = [() => database.close()];
  const closeAll = async () => {
    for (const close of closers.reverse()) await close();
  };
  try {
    const notifications = await openNotifications(database, env.databaseUrl);
    closers.push(() => notifications.close());
    const passwords = createPasswords();
    const firstAdmin = await ensureFirstAdmin(database, passwords, {
      email: env.adminEmail,
      password: env.adminPassword ?? undefined,
    });
    const source = createLibrarySource(database);
    const reader = createBuiltinReader();
    const app = await buildApp({
      ...{ database, notifications, source, reader, passwords, logger },
      limits: { userLimit: env.userLimit, demoLimit: env.demoLimit },
      jwtSecret: await loadJwtSecret(env.jwtSecret ?? undefined, env.dataDir),
      origins: { publicUrl: env.publicUrl, port: env.port },
      trustProxy: env.trustProxy ?? false,
      webFolder: WEB_FOLDER,
      alone: database.kind === "embedded",
      now: () => new Date(),
    });
    closers.push(() => app.close());
    await app.listen({ port: env.port, host: env.host });
    if (database.kind === "embedded") {
      const imports = await serveImports(database, env.dataDir);
      closers.push(() => imports.close());
    }
    const { papers } = await source.describe();
    say("");
    say(`Medsieve is ready: ${env.publicUrl}`);
    say(`  papers    local library, ${describeLibrary(papers ?? 0)}`);
    say("  reader    built-in (no key, no network)");
    say(`  database  ${database.kind === "embedded" ? `embedded, in ${env.dataDir}` : "PostgreSQL"}`);
    if (firstAdmin !== null) {
      say("First sign-in");
      say(`  e-mail    ${firstAdmin.email}`);
      say(`  password  ${firstAdmin.password ?? "the one in ADMIN_PASSWORD"}`);
      if (firstAdmin.password !== null) say("  It is shown this once. Change it after signing in.");
    }
  } catch (error) {
    await closeAll();
    throw error;
  }
  let closing = false;
  const end = async () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    await closeAll();
    process.exit(0);
  };
  process.on("SIGINT", () => void end());
  process.on("SIGTERM", () => void end());
}

function describeLibrary(papers: number): string {
  return papers === 0
    ? "empty: import PubMed files with npm run library:import -- FILE…"
    : `${papers.toLocaleString("en-US")} papers`;
}

/** What the operator is told: one line where the cause is known, everything where it is not. */
function explain(error: unknown): string {
  const known = [EnvError, DataDirInUseError, DatabaseUnreachableError];
  if (error instanceof Error && known.some((kind) => error instanceof kind)) return error.message;
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === "EADDRINUSE") return `PORT ${port} is taken by another program: end that one, or set PORT to another`;
  if (code === "EACCES") return `PORT ${port} may not be used by this account: set PORT to one above 1023`;
  if (code === "EADDRNOTAVAIL") return `HOST ${address} is not an address of this machine`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`Medsieve cannot start. ${explain(error)}\n`);
  process.exit(1);
});

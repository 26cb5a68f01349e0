import { MigrationStoppedError } from "@medsieve/database/copy-before-migrating";
import { DataDirInUseError } from "@medsieve/database/data-dir-lock";
import { NewerDatabaseError } from "@medsieve/database/migrate";
import { DatabaseUnreachableError } from "@medsieve/database/open-database";
import { DataDirError } from "@medsieve/runtime/data-dir";
import { EnvError } from "./settings/setting-types.ts";

/** What Node says of an address that it cannot listen on. */
type ListenError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };

const EXPLAINED = [
  EnvError,
  DataDirError,
  DataDirInUseError,
  DatabaseUnreachableError,
  NewerDatabaseError,
  MigrationStoppedError,
];

/** Of a disk that is full or of a quota that is used up, as PostgreSQL and the operating system name them. */
const NO_ROOM = new Set(["53100", "ENOSPC", "EDQUOT"]);
const FULL_DISK =
  "The disk has no room left for the database: make room in DATA_DIR, or on the disk of the PostgreSQL server, and start again";

/** The message to the operator: one line where the cause is known, the stack and what caused it where it is not. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (EXPLAINED.some((kind) => error instanceof kind)) return error.message;
  const causes = listCauses(error);
  if ([error, ...causes].some((one) => "code" in one && NO_ROOM.has(String(one.code)))) return FULL_DISK;
  const because = causes.map(({ message }) => `\nCaused by: ${message}`).join("");
  return explainListening(error) ?? `${error.stack ?? error.message}${because}`;
}

/** What the error names as its cause, and that as its own, to the last. */
function listCauses({ cause }: Error): Error[] {
  return cause instanceof Error ? [cause, ...listCauses(cause)] : [];
}

/** null for an error that is not about the address. */
function explainListening({ code, port, address, hostname, syscall }: ListenError): string | null {
  if (syscall === "getaddrinfo") return `HOST ${hostname} is a name that this machine cannot resolve`;
  if (syscall !== "listen" || port === undefined) return null;
  if (code === "EADDRINUSE") return `PORT ${port} is taken by another program: end that one, or set PORT to another`;
  if (code === "EACCES") return `PORT ${port} may not be used by this account: set PORT to one above 1023`;
  if (code === "EADDRNOTAVAIL") return `HOST ${address} is not an address of this machine`;
  return null;
}

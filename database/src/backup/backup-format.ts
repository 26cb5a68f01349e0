import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { z } from "zod";

export const BACKUP_FORMAT = "medsieve-backup";
export const BACKUP_VERSION = 1;

/** The file is no backup of Medsieve, or not whole; the message is one sentence. */
export class BackupFileError extends Error {
  override name = "BackupFileError";
}

/** The first line. */
const headerSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(BACKUP_VERSION),
  /** Of Medsieve. */
  made_by: z.string(),
  made_at: z.string(),
  /** Hash of the last migration that the database had. */
  schema: z.string(),
});
export type BackupHeader = z.infer<typeof headerSchema>;

const lineSchema = z.union([
  /** The rows that follow are of this table, with these columns. */
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  /** A file of DATA_DIR that keeps a secret. */
  z.object({ secret: z.string(), content: z.string() }),
  /** The last line: SHA-256 of all lines before it. */
  z.object({ rows: z.number(), sha256: z.string() }),
]);

export type BackupPart =
  | { kind: "header"; header: BackupHeader }
  | { kind: "table"; table: string; columns: string[] }
  /** As PostgreSQL prints the row. */
  | { kind: "row"; row: string }
  | { kind: "secret"; file: string; content: string };

/**
 * The parts of a backup, in order. Ends only where the checksum at its end is right. Throws BackupFileError for what is
 * damaged or no backup: read it to the end before anything of it is used.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const digest = createHash("sha256");
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.once("error", (error) => unpacked.destroy(error));
  let rows = 0;
  let isFirst = true;
  let isWhole = false;
  try {
    for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
      const value: unknown = JSON.parse(line);
      if (isFirst) {
        const header = headerSchema.safeParse(value);
        if (!header.success) throw new BackupFileError(`${file} is no backup that this version of Medsieve can read`);
        yield { kind: "header", header: header.data };
        isFirst = false;
      } else if (typeof value === "string") {
        rows += 1;
        yield { kind: "row", row: value };
      } else {
        const part = lineSchema.parse(value);
        if ("table" in part) yield { kind: "table", ...part };
        else if ("secret" in part) yield { kind: "secret", file: part.secret, content: part.content };
        else isWhole = part.rows === rows && part.sha256 === digest.copy().digest("hex");
      }
      digest.update(`${line}\n`);
    }
  } catch (error) {
    if (error instanceof BackupFileError) throw error;
    if (error instanceof Error && "syscall" in error)
      throw new BackupFileError(`${file} cannot be read: ${error.message}`);
    throw new BackupFileError(isFirst ? `${file} is no backup of Medsieve` : describeDamage(file));
  } finally {
    unpacked.destroy();
    source.destroy();
  }
  if (!isWhole) throw new BackupFileError(isFirst ? `${file} is no backup of Medsieve` : describeDamage(file));
}

function describeDamage(file: string): string {
  return `${file} is damaged or not whole: its checksum is not that of what it holds`;
}

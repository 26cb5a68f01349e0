import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type LibraryFile, libraryFileNameSchema } from "@medsieve/contract/admin/library";
import type { Db } from "@medsieve/database/client";
import { AppError } from "@medsieve/runtime/app-error";
import { sql } from "drizzle-orm";

/** What is on its way; no file of this name is listed. */
const PART = ".part";

/** The files of a folder that are PubMed files by their name, in the order in which NLM numbers them. */
export async function listFolder(db: Db, folder: string): Promise<LibraryFile[]> {
  const names = (await readNames(folder)).filter((name) => libraryFileNameSchema.safeParse(name).success).sort();
  const found = await Promise.all(
    names.map(async (name) => ({ name, info: await stat(join(folder, name)).catch(() => null) })),
  );
  const files = found.flatMap(({ name, info }) => (info?.isFile() ? [{ name, info }] : []));
  const lastOf = await readLastImports(
    db,
    files.map(({ name }) => join(folder, name)),
  );
  return files.map(({ name, info }) => {
    const last = lastOf.get(join(folder, name));
    return {
      name,
      bytes: info.size,
      changed_at: info.mtime.toISOString(),
      imported: last !== undefined && last.startedAt >= info.mtime ? last.status : null,
    };
  });
}

/** None where the folder is not there yet. */
async function readNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isCode(error, "ENOENT")) return [];
    throw error;
  }
}

interface LastImport {
  status: LibraryFile["imported"];
  startedAt: Date;
}

async function readLastImports(db: Db, paths: readonly string[]): Promise<Map<string, LastImport>> {
  if (paths.length === 0) return new Map();
  const { rows } = await db.execute<{ file: string; status: LibraryFile["imported"]; started_at: string }>(sql`
    select distinct on (file) file, status, started_at from library_imports
    where file in (select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb))
    order by file, started_at desc`);
  return new Map(rows.map((row) => [row.file, { status: row.status, startedAt: new Date(row.started_at) }]));
}

/** Where these files lie, in the order of their names. Throws 404 naming those that are not there. */
export async function findFiles(folder: string, names: readonly string[]): Promise<string[]> {
  const known = new Set(await readNames(folder));
  const missing = names.filter((name) => !known.has(name));
  if (missing.length > 0) {
    throw new AppError(404, "not_found", `There is no such file in the folder of the library: ${missing.join(", ")}`);
  }
  return [...new Set(names)].sort().map((name) => join(folder, name));
}

interface FilePart {
  name: string;
  /** Bytes that were sent before. */
  offset: number;
  /** Bytes of the whole file. */
  size: number;
  bytes: Uint8Array;
}

/**
 * Takes the next part of a file that is being sent; the last one puts the file into the folder under its name. Throws 409
 * where a file of that name is there, or where the part does not follow on what is there (`received` says how much that is).
 */
export async function takePart(folder: string, { name, offset, size, bytes }: FilePart): Promise<number> {
  if (bytes.length === 0 || offset + bytes.length > size) {
    throw new AppError(422, "validation_failed", [
      { loc: ["body"], msg: `the part must have at least one byte, and end within the ${size} bytes of the file` },
    ]);
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const whole = join(folder, name);
  const part = `${whole}${PART}`;
  if (await readSize(whole).then((found) => found !== null)) {
    throw new AppError(409, "file_exists", `${name} is in the folder of the library already; remove it first`);
  }
  const file = await open(part, offset === 0 ? "w" : "a", 0o600);
  try {
    const { size: received } = await file.stat();
    if (received !== offset) {
      throw new AppError(
        409,
        "upload_out_of_step",
        "That is not the part that comes next; send the one after `received`",
        {
          extra: { received },
        },
      );
    }
    await file.appendFile(bytes);
    if (offset + bytes.length === size) await file.sync();
  } finally {
    await file.close();
  }
  if (offset + bytes.length === size) await rename(part, whole);
  return offset + bytes.length;
}

/** Takes a file, or what was sent of one, out of the folder. Throws 404 where neither is there. */
export async function removeFile(folder: string, name: string): Promise<void> {
  const paths = [join(folder, name), join(folder, `${name}${PART}`)];
  const sizes = await Promise.all(paths.map(readSize));
  if (sizes.every((size) => size === null)) {
    throw new AppError(404, "not_found", "There is no such file in the folder of the library");
  }
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}

async function readSize(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && "code" in error && error.code === code;

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The file that comes next, what keeps it from being taken, or null: the folder has nothing newer. */
export type NextFile = { file: string; name: string } | { trouble: string } | null;

interface UpdateFile {
  name: string;
  year: number;
  number: number;
}

/** As NLM names them: pubmed26n1335.xml.gz is the 1,335th file of 2026. */
function readName(name: string): UpdateFile | null {
  const found = /^pubmed(\d{2})n(\d{4,6})\.xml\.gz$/u.exec(name);
  return found === null ? null : { name, year: Number(found[1]), number: Number(found[2]) };
}

/** The file after `last` (null: the first that is there), once its checksum was found right. */
export async function findNextFile(folder: string, last: string | null): Promise<NextFile> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    return { trouble: `The folder ${folder} of LIBRARY_FOLLOW cannot be read (${readCode(error)}).` };
  }
  const done = last === null ? null : readName(last);
  const [next] = names
    .flatMap((name) => readName(name) ?? [])
    .filter(({ year, number }) => done === null || year > done.year || (year === done.year && number > done.number))
    .sort((one, other) => one.year - other.year || one.number - other.number);
  if (next === undefined) return null;
  const { name } = next;
  if (done !== null && next.year === done.year && next.number > done.number + 1) {
    const missing = `pubmed${String(done.year).padStart(2, "0")}n${String(done.number + 1).padStart(4, "0")}.xml.gz`;
    return { trouble: `${missing} is missing: ${name} and what follows wait for it.` };
  }
  const trouble = await findDamage(folder, name);
  return trouble === null ? { file: join(folder, name), name } : { trouble };
}

/** Null where the file is as its .md5 says. */
async function findDamage(folder: string, name: string): Promise<string | null> {
  try {
    const stated = /\b[0-9a-f]{32}\b/iu.exec(await readFile(join(folder, `${name}.md5`), "utf8"))?.[0].toLowerCase();
    if (stated === undefined) return `${name}.md5 holds no MD5 checksum: fetch it again.`;
    const hash = createHash("md5");
    for await (const chunk of createReadStream(join(folder, name))) hash.update(chunk);
    if (hash.digest("hex") === stated) return null;
    return `${name} is not as its .md5 says: it is cut off, damaged, or still being written. Fetch both again if this stays.`;
  } catch (error) {
    if (readCode(error) === "ENOENT") return `${name} waits for its checksum ${name}.md5.`;
    return `${name} or its .md5 cannot be read (${readCode(error)}).`;
  }
}

function readCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

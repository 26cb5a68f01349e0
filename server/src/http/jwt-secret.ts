import { randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DataDirError, prepareDataDir } from "@medsieve/runtime/data-dir";

/** Characters. */
const JWT_SECRET_MIN_LENGTH = 32;

/**
 * The key that signs access tokens: JWT_SECRET, else the content of `jwt-secret` in the data directory, made on the
 * first start. Throws an Error with one line for the operator.
 */
export async function loadJwtSecret(fromEnvironment: string | undefined, dataDir: string): Promise<string> {
  if (fromEnvironment !== undefined) {
    if (fromEnvironment.length >= JWT_SECRET_MIN_LENGTH) return fromEnvironment;
    throw new Error(
      `JWT_SECRET has ${fromEnvironment.length} characters; it takes ${JWT_SECRET_MIN_LENGTH} or more, chosen at random`,
    );
  }
  await prepareDataDir(dataDir);
  const file = join(dataDir, "jwt-secret");
  const secret = (await readIfThere(file)) ?? (await makeSecret(file));
  if (secret.length < JWT_SECRET_MIN_LENGTH) {
    throw new DataDirError(`${file} is damaged; delete it and a new one is made (everybody signs in again)`);
  }
  return secret;
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** The file appears whole or not at all, and of several servers that make it at once all read the same one. */
async function makeSecret(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, "utf8")).trim();
}

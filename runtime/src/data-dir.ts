import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";

/** DATA_DIR cannot be used; the message is one line that names it, what it got and what it takes. */
export class DataDirError extends Error {
  override name = "DataDirError";
}

const TAKES = "it takes a folder that this account may write to";

/** Makes the folder where there is none, for this account alone. Throws DataDirError. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    throw new DataDirError(`DATA_DIR is ${JSON.stringify(dataDir)}, ${describeTrouble(code)}; ${TAKES}`, {
      cause: error,
    });
  }
}

function describeTrouble(code: unknown): string {
  if (code === "EEXIST" || code === "ENOTDIR") return "which is a file or lies below one";
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return "which this account may not write to";
  return `which cannot be made (${String(code)})`;
}

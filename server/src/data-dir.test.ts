import { chmod, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@medsieve/database/open-database";
import { DataDirError, prepareDataDir } from "@medsieve/runtime/data-dir";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadJwtSecret } from "./http/jwt-secret.ts";

const LOG = { warn: () => undefined };

describe("DATA_DIR", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "medsieve-data-"));
  });
  afterEach(async () => {
    await chmod(folder, 0o700);
    await rm(folder, { recursive: true });
  });

  it("is made where it is missing, for this account alone", async () => {
    const dataDir = join(folder, "new", "data");
    await prepareDataDir(dataDir);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });

  it.each(["", "below"])("that is a file, or lies %s it, is named in one line, with what it takes", async (below) => {
    const file = join(folder, "file");
    await writeFile(file, "");
    const dataDir = join(file, below);
    const line =
      /^DATA_DIR is ".*file.*", which is a file or lies below one; it takes a folder that this account may write to$/;
    await expect(openDatabase({ databaseUrl: null, dataDir }, LOG)).rejects.toThrow(line);
    await expect(loadJwtSecret(undefined, dataDir)).rejects.toThrow(line);
  });

  it.skipIf(process.getuid?.() === 0)("that may not be written to is named", async () => {
    await chmod(folder, 0o500);
    const failure = prepareDataDir(folder);
    await expect(failure).rejects.toThrow(DataDirError);
    await expect(failure).rejects.toThrow(/which this account may not write to/);
  });
});

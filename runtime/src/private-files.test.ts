import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeToOthers } from "./private-files.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "medsieve-private-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const readMode = async (...path: string[]) => ((await stat(join(folder, ...path))).mode & 0o777).toString(8);

describe.runIf(process.platform !== "win32")("the data directory", () => {
  it("that stands open is closed, with all that is kept in it, and says so once", async () => {
    await mkdir(join(folder, "database", "base", "1"), { recursive: true });
    await mkdir(join(folder, "outbox"));
    const files = [["database", "base", "1", "2619"], ["database", "PG_VERSION"], ["outbox", "a.eml"], ["jwt-secret"]];
    for (const file of files) {
      await writeFile(join(folder, ...file), "x");
      await chmod(join(folder, ...file), 0o666);
    }
    await chmod(join(folder, "database", "base"), 0o755);
    await chmod(folder, 0o755);
    expect(await closeToOthers(folder)).toBe(true);
    for (const file of files) expect([file, await readMode(...file)]).toEqual([file, "600"]);
    for (const path of [[], ["database"], ["database", "base"], ["outbox"]])
      expect(await readMode(...path)).toBe("700");
    expect(await closeToOthers(folder)).toBe(false);
  });

  it("is made closed where it is missing", async () => {
    expect(await closeToOthers(join(folder, "not", "there"))).toBe(false);
    expect(await readMode("not", "there")).toBe("700");
  });

  it("keeps what is not Medsieve's as it is, and follows no link out of it", async () => {
    await mkdir(join(folder, "outside"));
    await writeFile(join(folder, "outside", "notes.txt"), "x");
    await chmod(join(folder, "outside", "notes.txt"), 0o644);
    const dataDir = join(folder, "data");
    await mkdir(dataDir);
    await symlink(join(folder, "outside"), join(dataDir, "outbox"));
    await writeFile(join(dataDir, "mine.txt"), "x");
    await chmod(join(dataDir, "mine.txt"), 0o644);
    await closeToOthers(dataDir);
    expect(await readMode("outside", "notes.txt")).toBe("644");
    expect(await readMode("data", "mine.txt")).toBe("644");
  });
});

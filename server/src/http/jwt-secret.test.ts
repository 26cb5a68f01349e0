import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadJwtSecret } from "./jwt-secret.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "medsieve-secret-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the secret that signs access tokens", () => {
  it("is made once, readable by its owner only, and stays the same", async () => {
    const dataDir = join(folder, "not", "there", "yet");
    const secret = await loadJwtSecret(undefined, dataDir);
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(await loadJwtSecret(undefined, dataDir)).toBe(secret);
    expect(await readdir(dataDir)).toEqual(["jwt-secret"]);
    if (process.platform === "win32") return;
    expect((await stat(join(dataDir, "jwt-secret"))).mode & 0o777).toBe(0o600);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });

  it("is the same for all who make it at once", async () => {
    const secrets = await Promise.all(Array.from({ length: 10 }, () => loadJwtSecret(undefined, folder)));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(folder)).toEqual(["jwt-secret"]);
  });

  it("is the operator's where there is one, and no file is made", async () => {
    const own = "x".repeat(32);
    expect(await loadJwtSecret(own, folder)).toBe(own);
    expect(await readdir(folder)).toEqual([]);
  });

  it("is refused when it is too short to protect anything", async () => {
    await expect(loadJwtSecret("short", folder)).rejects.toThrow("JWT_SECRET has 5 characters; it takes 32 or more");
    await writeFile(join(folder, "jwt-secret"), "\n");
    await expect(loadJwtSecret(undefined, folder)).rejects.toThrow("is damaged");
  });
});

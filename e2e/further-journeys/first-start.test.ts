import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../support/free-port.ts";

const MAIN = fileURLToPath(new URL("../../server/dist/main.mjs", import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "medsieve-first-start-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a server on the folder without a password for its administrator; what it wrote until it was ready or had ended. */
async function start(): Promise<string> {
  const env = {
    PATH: process.env.PATH ?? "",
    HOME: process.env.HOME ?? "",
    PORT: String(await findFreePort()),
    DATA_DIR: join(folder, "data"),
    LITERATURE_SOURCE: "library",
    WORKER_THREADS: "1",
  };
  const child = spawn(process.execPath, [MAIN], { cwd: folder, env });
  const ended = once(child, "exit");
  let log = "";
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        log += text;
        if (log.includes("Medsieve is ready") && log.includes("It is shown this once")) resolve();
      });
    }
  });
  await Promise.race([ready, ended]);
  child.kill("SIGINT");
  await ended;
  return log;
}

test("a first start that fails takes no password with it: the next one makes the administrator and shows it", async () => {
  const key = join(folder, "data", "jwt-secret");
  await mkdir(join(folder, "data"));
  await writeFile(key, "cut off");
  expect(await start()).toMatch(/\nMedsieve cannot start\. \S+jwt-secret is damaged; delete it[^\n]*\n$/);
  await rm(key);
  expect(await start()).toMatch(/First sign-in\n {2}e-mail {4}admin@medsieve\.local\n {2}password {2}\S{12,}\n/);
});

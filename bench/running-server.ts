import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../server/src/main.ts", import.meta.url));
const READY_WITHIN_MS = 120_000;

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
}

/**
 * A server of its own on this PostgreSQL database, or on an embedded one where none is named, which makes no calls to
 * other services; `env` adds to its settings.
 */
export async function startServer(
  databaseUrl: string | null,
  env: Record<string, string> = {},
): Promise<{ url: string; pid: number; close: () => Promise<void> }> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), "medsieve-bench-"));
  const child = spawn(process.execPath, ["--import", "tsx", MAIN], {
    env: {
      ...process.env,
      ...{ PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: "", DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" },
      ...{ LITERATURE_SOURCE: "library", LLM_PROVIDER: "builtin", LOG_LEVEL: "error", SMTP_URL: "" },
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const close = async () => {
    await endProcess(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await answers(`${url}/health/ready`))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await close();
      throw new Error("the server did not start");
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, pid: child.pid ?? 0, close };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { findSecrets } from "./find-secrets.ts";
import { findFreePort } from "./free-port.ts";

const CHECKOUT = fileURLToPath(new URL("../../", import.meta.url));
export const CITATIONS = fileURLToPath(new URL("../fixtures/citations.xml", import.meta.url));
export const CITATIONS_COUNT = 31;

export const ADMIN = { email: "mori@klinik.example", password: "Corvus-corax-7" };

const START_MS = 240_000;
const STOP_MS = 45_000;

export interface RunningServer {
  url: string;
  /** Where it puts its mail. */
  outbox: string;
  /** Everything the server wrote. */
  readLog(): string;
  /** Imports files through the command, beside the running server; answers what the command wrote. */
  importFiles(files: readonly string[]): Promise<string>;
  /** Ends the server as a crash would, and starts it again on the same data, with `changes` to its settings. */
  crashAndRestart(changes?: Record<string, string>): Promise<void>;
  /** Sends the signal; answers with the exit code, null where the signal itself ended the server. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Starts the server that has ended on the same data. */
  start(): Promise<void>;
  /**
   * Ends the server without waiting for its searches; its data goes, unless a copy is kept at `keepAt`. Throws where log or mails
   * showed a secret.
   */
  stop(keepAt?: string): Promise<void>;
}

/** Copies a server's data; its sockets are of no use to another one. */
function copyData(from: string, to: string): Promise<void> {
  return cp(from, to, { recursive: true, filter: (path) => !path.endsWith(".sock") });
}

/** Names the folder with the data of a server that was started once: see global-setup. */
const FIRST_START = "MEDSIEVE_FIRST_START";

/**
 * Lets a server start once on nothing, so that the others begin with a copy of what it made: the database, the first
 * administrator and the demonstration library. The answer removes it.
 */
export async function keepFirstStart(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "medsieve-first-start-"));
  const server = await startServer();
  await server.stop(join(folder, "data"));
  process.env[FIRST_START] = join(folder, "data");
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Starts the built server, of this checkout where no other is named, on a free port with a data directory of its own, and
 * stops with the test file.
 */
export async function startServer(
  settings: Record<string, string> = {},
  checkout: string = CHECKOUT,
): Promise<RunningServer> {
  const dist = join(checkout, "server/dist");
  const dataDir = await mkdtemp(join(tmpdir(), "medsieve-journey-"));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const env = {
    PATH: process.env.PATH ?? "",
    HOME: process.env.HOME ?? "",
    PORT: String(port),
    DATA_DIR: join(dataDir, "data"),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LITERATURE_SOURCE: "library",
    // Test files run two at a time; a thread takes some seconds of the processor until it has loaded everything.
    WORKER_THREADS: "1",
    ...settings,
  };
  const firstStart = process.env[FIRST_START];
  if (firstStart !== undefined) await copyData(firstStart, env.DATA_DIR);
  let log = "";
  let child = await run();

  // The working directory is a temporary folder too, so that no .env is read.
  async function run(): Promise<ChildProcess> {
    const started = spawn(process.execPath, ["--enable-source-maps", join(dist, "main.mjs")], { cwd: dataDir, env });
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding("utf8").on("data", (text) => (log += text));
    const deadline = Date.now() + START_MS;
    while (!(await isReady(url))) {
      if (started.exitCode !== null) throw new Error(`the server ended with code ${started.exitCode}:\n${log}`);
      if (Date.now() > deadline) throw new Error(`the server was not ready after ${START_MS / 1000} s:\n${log}`);
      await wait(50);
    }
    return started;
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    child.kill(signal);
    const forced = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await gone;
    clearTimeout(forced);
    return child.exitCode;
  }

  return {
    url,
    outbox: join(env.DATA_DIR, "outbox"),
    readLog: () => log,
    importFiles: async (files) => {
      const command = [join(dist, "library-import.mjs"), ...files];
      const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { cwd: dataDir, env });
      return stdout + stderr;
    },
    crashAndRestart: async (changes = {}) => {
      await end("SIGKILL");
      Object.assign(env, changes);
      child = await run();
    },
    end,
    start: async () => {
      child = await run();
    },
    stop: async (keepAt) => {
      await end("SIGINT");
      const shown = await findSecrets(log, join(env.DATA_DIR, "outbox"), env);
      if (shown.length > 0) throw new Error(`the server gave secrets away: ${shown.join("; ")}`);
      if (keepAt !== undefined) await copyData(env.DATA_DIR, keepAt);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    return false;
  }
}

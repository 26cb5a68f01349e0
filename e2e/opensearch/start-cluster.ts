import { type ChildProcess, type ChildProcessByStdio, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../support/free-port.ts";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const LIBRARIES = join(FOLDER, "target", "lib");

export interface OpenSearchCluster {
  /** An address for each node. */
  addresses: string[];
  /** Of the process of this node. */
  pidOf: (number: number) => number;
  /** Below which this node keeps the parts of an index, which is named by its UUID. */
  folderOf: (number: number, index: string) => string;
  /** Where snapshots may be kept. */
  snapshots: string;
  /** Ends the process of this node at once, as a machine that loses its power does. Node 0 manages the cluster. */
  killNode: (number: number) => Promise<void>;
  /** Lets its process do nothing, as a machine that hangs; or lets it go on. */
  freezeNode: (number: number, isFrozen: boolean) => void;
  /** Starts it again on what it wrote, unless it runs; resolves when the cluster takes it. */
  startNode: (number: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** A test's few thousand papers are searched before the second compiler would pay: starting takes half of the processor time. */
export const SOON_READY = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

const MORE_TRIES = 3;

/** Why no cluster can be started here, in one sentence; null where it can. The first time, Maven downloads OpenSearch. */
export function findObstacle(): string | null {
  const missing = ["javac", "mvn"].filter((program) => !runs(program));
  if (missing.length > 0) {
    return `OpenSearch is not tested: there is no ${missing.join(" and no ")} here; it takes a JDK (17 or later) and Maven.`;
  }
  if (existsSync(LIBRARIES)) return null;
  // Files of tests begin side by side: each downloads for itself, and the first that has all of it gives it its name.
  const own = join(FOLDER, "target", `lib-${process.pid}`);
  try {
    const options = ["-B", "-q", "dependency:copy-dependencies", `-Dlibraries=${own}`];
    execFileSync("mvn", options, { cwd: FOLDER, stdio: "ignore" });
    if (!existsSync(LIBRARIES)) renameSync(own, LIBRARIES);
    return null;
  } catch {
    return existsSync(LIBRARIES) ? null : "OpenSearch is not tested: Maven could not download it.";
  }
}

function runs(program: string): boolean {
  try {
    execFileSync(program, ["-version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** A real OpenSearch of this many nodes, each a process of its own on ports of this machine; they end with this process. Only where `findObstacle` finds none. */
export async function startCluster(nodes = 1, options = ["-Xmx512m", ...SOON_READY]): Promise<OpenSearchCluster> {
  const data = mkdtempSync(join(tmpdir(), "medsieve-opensearch-"));
  const snapshots = join(data, "snapshots");
  const numbers = Array.from({ length: nodes }, (_, number) => number);
  const httpPorts: number[] = [];
  const ownPorts: number[] = [];
  async function choosePorts(): Promise<void> {
    for (const ports of [httpPorts, ownPorts]) {
      ports.length = 0;
      for (const _ of numbers) ports.push(await findFreePort());
    }
  }
  const running = new Map<number, ChildProcess>();

  async function startNode(number: number): Promise<void> {
    if (running.has(number)) return;
    const folder = join(data, `node-${number}`);
    const java = spawn(
      "java",
      [
        ...[...options, "-cp", join(LIBRARIES, "*"), join(FOLDER, "OneNode.java")],
        ...[folder, snapshots, String(number), httpPorts.join(), ownPorts.join()],
      ],
      { stdio: ["pipe", "pipe", "pipe"] },
    );
    running.set(number, java);
    await untilReady(java);
  }
  async function killNode(number: number): Promise<void> {
    const java = running.get(number);
    if (java === undefined) throw new Error(`there is no node ${number}`);
    running.delete(number);
    if (java.exitCode !== null || java.signalCode !== null) return;
    const ended = once(java, "exit");
    java.kill("SIGKILL");
    await ended;
  }

  /** A port that was free may be taken by another program before the node that it was chosen for has started. */
  async function startAll(triesLeft: number): Promise<void> {
    await choosePorts();
    const started = await Promise.allSettled(numbers.map(startNode));
    const failure = started.find((one) => one.status === "rejected");
    if (failure === undefined) return;
    await Promise.all(Array.from(running.keys(), killNode));
    if (triesLeft === 0 || !String(failure.reason).includes("Address already in use")) throw failure.reason;
    await startAll(triesLeft - 1);
  }

  await startAll(MORE_TRIES);
  return {
    addresses: httpPorts.map((port) => `http://127.0.0.1:${port}`),
    pidOf: (number) => running.get(number)?.pid ?? 0,
    folderOf: (number, index) => join(data, `node-${number}`, "node_1/data/nodes/0/indices", index),
    snapshots,
    killNode,
    freezeNode: (number, isFrozen) => void running.get(number)?.kill(isFrozen ? "SIGSTOP" : "SIGCONT"),
    startNode,
    async stop() {
      await Promise.all(Array.from(running.keys(), killNode));
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** What else it prints is passed over. */
async function untilReady(java: ChildProcessByStdio<Writable, Readable, Readable>): Promise<void> {
  let complaints = "";
  java.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaints = (complaints + text).slice(-4_000);
  });
  const lines = createInterface({ input: java.stdout });
  for await (const line of lines) if (line === "ready") return void java.stdout.resume();
  throw new Error(`OpenSearch ended before it was ready: ${complaints}`);
}

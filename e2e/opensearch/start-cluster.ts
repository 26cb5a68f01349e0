import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const LIBRARIES = join(FOLDER, "target", "lib");
/** Between ports that services like and those that the system hands out. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;

export interface OpenSearchCluster {
  /** An address for each node. */
  addresses: string[];
  /** Of the process that all nodes run in. */
  pid: number;
  /** Where snapshots may be kept. */
  snapshots: string;
  stopNode: (number: number) => Promise<void>;
  startNode: (number: number) => Promise<void>;
  stop: () => Promise<void>;
}

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

/** A real OpenSearch of this many nodes on ports of this machine; it ends with this process. Only where `findObstacle` finds none. */
export async function startCluster(nodes = 1, memory = "512m"): Promise<OpenSearchCluster> {
  const data = mkdtempSync(join(tmpdir(), "medsieve-opensearch-"));
  const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
  const java = spawn(
    "java",
    [`-Xmx${memory}`, "-cp", join(LIBRARIES, "*"), join(FOLDER, "Cluster.java"), data, String(nodes), String(port)],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  const ended = once(java, "exit");
  let complaints = "";
  java.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaints = (complaints + text).slice(-4_000);
  });
  const lines = createInterface({ input: java.stdout })[Symbol.asyncIterator]();

  /** The line that begins with this word; what else the cluster prints is passed over. */
  async function readLine(word: string): Promise<string> {
    for (;;) {
      const { value, done } = await lines.next();
      if (done === true) throw new Error(`OpenSearch ended before it said "${word}": ${complaints}`);
      if (value.startsWith(word)) return value;
    }
  }
  const command = async (line: string): Promise<void> => {
    java.stdin.write(`${line}\n`);
    await readLine("done");
  };

  const [, ...addresses] = (await readLine("ready")).split(" ");
  return {
    addresses,
    pid: java.pid ?? 0,
    snapshots: join(data, "snapshots"),
    stopNode: (number) => command(`stop ${number}`),
    startNode: (number) => command(`start ${number}`),
    async stop() {
      java.stdin.end();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

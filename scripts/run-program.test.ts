import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PROGRAM = fileURLToPath(new URL("watched-program.fixture.mjs", import.meta.url));
const STARTER = `import { startWatched } from ${JSON.stringify(new URL("run-program.mjs", import.meta.url).href)};
startWatched(${JSON.stringify(PROGRAM)}, []);`;

/** Runs node with these arguments; `read` gives the next line that it, or what it started, writes. */
function run(args: string[]) {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, read: async () => (await lines.next()).value as string };
}

test("a program ends when what started it is killed", async () => {
  const { child, read } = run(["--input-type=module", "-e", STARTER]);
  expect(await read()).toBe("watched: true");
  child.kill("SIGKILL");
  expect(await read()).toBe("the starter is gone");
});

test("a program that was started directly watches for no one", async () => {
  const { child, read } = run([PROGRAM]);
  expect(await read()).toBe("watched: false");
  child.kill("SIGKILL");
  await once(child, "exit");
});

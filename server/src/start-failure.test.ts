import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { EnvError } from "./settings/setting-types.ts";
import { explainStartFailure } from "./start-failure.ts";

/** The error that listening there ends with. */
async function failToListen(port: number, host: string): Promise<unknown> {
  const server = createServer();
  const failed = once(server, "error");
  server.listen(port, host);
  const [error] = await failed;
  return error;
}

test("a taken port, a foreign address and a name without an address are one line each", async () => {
  const first = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void first.close());
  await once(first, "listening");
  const { port } = first.address() as AddressInfo;

  expect(explainStartFailure(await failToListen(port, "127.0.0.1"))).toBe(
    `PORT ${port} is taken by another program: end that one, or set PORT to another`,
  );
  expect(explainStartFailure(await failToListen(port, "192.0.2.1"))).toBe(
    "HOST 192.0.2.1 is not an address of this machine",
  );
  expect(explainStartFailure(await failToListen(port, "nowhere.invalid"))).toBe(
    "HOST nowhere.invalid is a name that this machine cannot resolve",
  );
});

test("a setting that cannot be used is its own line, and what is not known keeps its stack", () => {
  const sentence = 'PORT is "x"; it takes a port from 1 to 65535';
  expect(explainStartFailure(new EnvError(sentence))).toContain(sentence);
  expect(explainStartFailure(new Error("unexpected"))).toContain("start-failure.test.ts");
});

test("a disk without room is one line, however deep that stands", () => {
  for (const code of ["53100", "ENOSPC"]) {
    const cause = Object.assign(new Error("could not extend file"), { code });
    const failed = new Error("Failed query: CREATE TABLE", { cause: new Error("in a transaction", { cause }) });
    expect(explainStartFailure(failed)).toMatch(/^The disk has no room left for the database: .*DATA_DIR.*$/);
  }
});

test("a failure that is not known names what caused it", () => {
  const failed = new Error("Failed query", { cause: new Error("relation users exists") });
  expect(explainStartFailure(failed)).toMatch(/Failed query[\s\S]*\nCaused by: relation users exists$/);
});

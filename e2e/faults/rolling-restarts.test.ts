import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectOperator } from "../../server/test/operator.ts";
import { SocketClient } from "../../server/test/socket-client.ts";
import { countUsed, readToken } from "../support/asking.ts";
import { readHistory } from "../support/history.ts";
import { loadServers } from "../support/restart-load.ts";
import { CITATIONS, type RunningServer, startServer } from "../support/server.ts";

/** Set by `npm run test:rolling-restarts`; a few among the other faults. */
const RESTARTS = Number(process.env.MEDSIEVE_RESTARTS ?? "3");
const MINUTE = 60_000;
const POSTGRESQL = process.env.TEST_DATABASE_URL;

const name = `medsieve_test_${randomBytes(6).toString("hex")}`;
let operator: Awaited<ReturnType<typeof connectOperator>>;
let servers: RunningServer[] = [];

beforeAll(async () => {
  if (POSTGRESQL === undefined) return;
  operator = await connectOperator(POSTGRESQL);
  await operator.query(`create database ${name}`);
  const own = new URL(POSTGRESQL);
  own.pathname = `/${name}`;
  const settings = { DATABASE_URL: own.href, JWT_SECRET: "one secret for both of the servers here" };
  for (let n = 0; n < 2; n++) {
    servers.push(await startServer({ ...settings, LLM_PROVIDER: "builtin", USER_LIMIT: "10000000" }));
  }
  await servers[0]?.importFiles([CITATIONS]);
});
afterAll(async () => {
  if (POSTGRESQL === undefined) return;
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
  await operator.query(`drop database if exists ${name} with (force)`);
  await operator.end();
});

test.runIf(POSTGRESQL)(
  `two servers are restarted by turns, ${RESTARTS} times under load: no search fails, none runs twice`,
  async () => {
    const [one, other] = servers;
    if (one === undefined || other === undefined) throw new Error("two servers are needed");
    const token = await readToken(one.url);
    const load = loadServers(servers, token);
    let underWay = 0;
    for (let restart = 0; restart < RESTARTS; restart++) {
      const server = restart % 2 === 0 ? one : other;
      const idle = new SocketClient(server.url, token);
      const closed = new Promise<number>((resolve) => idle.socket.once("close", resolve));
      await idle.untilType("status");
      await expect.poll(() => load.underWay(server), { interval: 1 }).toBeGreaterThan(0);
      underWay += load.underWay(server);
      const [code, ended] = await Promise.all([closed, server.end("SIGTERM")]);
      expect([code, ended]).toEqual([1012, 0]);
      await server.start();
    }
    const { searches, sentAway, askedElsewhere } = await load.stop();
    expect(sentAway.filter((code) => code !== 1012)).toEqual([]);
    const history = await readHistory(one.url, token);
    expect([...history.keys()].toSorted()).toEqual([...searches.values()].toSorted());
    expect(new Set(history.values())).toEqual(new Set(["completed"]));
    expect(await countUsed(one.url, token)).toBe(searches.size);
    process.stderr.write(
      `${RESTARTS} rolling restarts: ${searches.size} searches, of which ${underWay} were under way at a restart; ` +
        `${sentAway.length} sockets in mid-search and ${askedElsewhere} requests went to the other server; none failed, none ran twice\n`,
    );
  },
  5 * MINUTE + RESTARTS * (MINUTE / 2),
);

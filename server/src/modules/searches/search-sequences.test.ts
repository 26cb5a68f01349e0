import { randomUUID } from "node:crypto";
import type { ServerMessage } from "@medsieve/contract/search-events";
import type { SearchStatus } from "@medsieve/contract/searches";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, signInNew } from "../../../test/app.ts";
import { MortalServers, PMIDS, SLOW } from "../../../test/mortal-servers.ts";
import { SocketClient } from "../../../test/socket-client.ts";

/** Set by `npm run test:sequences`. */
const RUNS = Number(process.env.MEDSIEVE_SEQUENCES ?? "12");
const SERVERS = 2;
const MONTHLY_LIMIT = 6;
/** Servers that may die of a search before it is failed: docs/reliability.md. */
const MOST_ATTEMPTS = 3;
/** Searches of a user that work at once at a server. */
const WORKING = 4;
const MINUTE = 60_000;

interface ModelSearch {
  status: SearchStatus;
  attempt: number;
  /** Null while it is at a server that is dead. */
  at: number | null;
  isStopping: boolean;
}

/** What has to be true: which servers live, and every search that was taken, in their order. */
interface Model {
  alive: Set<number>;
  searches: ModelSearch[];
}

interface RealSearch {
  id: string;
  follower: SocketClient | null;
  /** The last number that its follower has seen. */
  seq: number;
}

interface Real {
  servers: MortalServers;
  token: string;
  searches: RealSearch[];
}
type Command = fc.AsyncCommand<Model, Real>;
const countUsed = ({ searches }: Model) => searches.filter(({ status }) => status !== "failed").length;
const isAfterEnding = ({ type }: ServerMessage) => type === "usage_updated" || type === "search_error";

/** Reads through a server that lives; each is asked, since each answers for all. */
async function read(real: Real, path: string) {
  return (await call(real.servers.any().app.app, "GET", path, real.token)).json();
}

/** Quota and statuses are as the model has them, as soon as what runs beside has come so far. */
async function expectAsModelled(model: Model, real: Real): Promise<void> {
  if (model.alive.size === 0) return;
  const statuses = async () => {
    const { searches } = await read(real, "/search-history?per_page=100");
    const listed = new Map(searches.map(({ id, status }: { id: string; status: string }) => [id, status]));
    return [searches.length, ...real.searches.map(({ id }) => listed.get(id))];
  };
  const modelled = [model.searches.length, ...model.searches.map(({ status }) => status)];
  await expect.poll(statuses, { interval: 5 }).toEqual(modelled);
  const used = async () => (await read(real, "/usage/current")).data.current_usage;
  await expect.poll(used, { interval: 5 }).toBe(countUsed(model));
}

/** What a follower has seen has rising numbers, each paper once, and one ending, which is the last. */
function expectInOrder(messages: readonly ServerMessage[], afterSeq: number): number {
  const numbers = messages.flatMap((message) => ("seq" in message ? [message.seq] : []));
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  expect(numbers.every((seq) => seq > afterSeq)).toBe(true);
  const read = messages.flatMap((message) => (message.type === "paper_analyzed" ? [message.paper.pmid] : []));
  expect(read).toEqual([...new Set(read)]);
  expect(messages.filter(({ type }) => type === "result" || type === "search_error").length).toBeLessThanOrEqual(1);
  return numbers.at(-1) ?? afterSeq;
}

function stopFollowing(search: RealSearch): void {
  if (search.follower === null) return;
  search.seq = expectInOrder(search.follower.messages, search.seq);
  search.follower.socket.terminate();
  search.follower = null;
}

/** A search as it is seen by who follows it from a number on, at a server that lives. */
async function follow(real: Real, at: number, search: RealSearch, afterSeq: number): Promise<SocketClient> {
  const client = new SocketClient(real.servers.get(at).address, real.token);
  await client.untilType("status");
  await client.send({ type: "resume", search_id: search.id, after_seq: afterSeq });
  return client;
}

class Ask implements Command {
  readonly #at: number;
  readonly #isSlow: boolean;
  constructor(at: number, isSlow: boolean) {
    this.#at = at;
    this.#isSlow = isSlow;
  }
  check = ({ alive, searches }: Readonly<Model>) =>
    alive.has(this.#at) &&
    // A quick one would wait behind slow ones.
    (this.#isSlow || searches.filter(({ status, at }) => status === "running" && at === this.#at).length < WORKING);
  async run(model: Model, real: Real): Promise<void> {
    const client = new SocketClient(real.servers.get(this.#at).address, real.token);
    await client.untilType("status");
    await client.send({ query: `Do ${this.#isSlow ? SLOW : "quick"} statins help?`, request_id: randomUUID() });
    const answer = await client.until(({ type }) => type === "search_status" || type === "usage_limit_exceeded");
    expect(answer.type === "usage_limit_exceeded").toBe(countUsed(model) >= MONTHLY_LIMIT);
    if (answer.type !== "search_status") return client.socket.terminate();
    const search: RealSearch = { id: answer.search_id, follower: client, seq: 0 };
    real.searches.push(search);
    const status = this.#isSlow ? "running" : "completed";
    model.searches.push({ status, attempt: 1, at: this.#at, isStopping: false });
    if (!this.#isSlow) await client.untilType("usage_updated");
    await expectAsModelled(model, real);
  }
  toString = () => `ask(${this.#at}, ${this.#isSlow ? "slow" : "quick"})`;
}

class Cancel implements Command {
  readonly #at: number;
  readonly #which: number;
  constructor(at: number, which: number) {
    this.#at = at;
    this.#which = which;
  }
  check = (model: Readonly<Model>) => model.alive.has(this.#at) && model.searches.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const index = this.#which % model.searches.length;
    const [modelled, { id = "" } = {}] = [model.searches[index], real.searches[index]];
    const answer = await call(real.servers.get(this.#at).app.app, "POST", `/searches/${id}/cancel`, real.token);
    expect(answer.statusCode).toBe(modelled?.status === "running" ? 200 : 404);
    if (modelled?.status !== "running") return;
    modelled.isStopping = true;
    if (modelled.at !== null) modelled.status = "cancelled";
    await expectAsModelled(model, real);
  }
  toString = () => `cancel(${this.#at}, search ${this.#which})`;
}

class Kill implements Command {
  readonly #at: number;
  constructor(at: number) {
    this.#at = at;
  }
  check = (model: Readonly<Model>) => model.alive.has(this.#at);
  async run(model: Model, real: Real): Promise<void> {
    const { address } = real.servers.get(this.#at);
    for (const search of real.searches)
      if (search.follower?.socket.url.startsWith(address.replace("http", "ws"))) stopFollowing(search);
    real.servers.kill(this.#at);
    model.alive.delete(this.#at);
    for (const search of model.searches) if (search.at === this.#at) search.at = null;
    await expectAsModelled(model, real);
  }
  toString = () => `kill(${this.#at})`;
}

class Restart implements Command {
  readonly #at: number;
  constructor(at: number) {
    this.#at = at;
  }
  check = (model: Readonly<Model>) => !model.alive.has(this.#at);
  async run(model: Model, real: Real): Promise<void> {
    await real.servers.start(this.#at);
    model.alive.add(this.#at);
    await expectAsModelled(model, real);
  }
  toString = () => `restart(${this.#at})`;
}

class TakeOver implements Command {
  check = (model: Readonly<Model>) => model.alive.size > 0;
  async run(model: Model, real: Real): Promise<void> {
    const lost = model.searches.filter(({ status, at }) => status === "running" && at === null);
    const ids = lost.map((search) => real.searches[model.searches.indexOf(search)]?.id ?? "");
    for (const id of ids) real.servers.takenBy.delete(id);
    for (const search of lost) {
      if (search.attempt === MOST_ATTEMPTS) search.status = "failed";
      else if (search.isStopping) search.status = "cancelled";
      search.attempt++;
    }
    const goneOn = ids.filter((_, n) => lost[n]?.status !== "failed");
    await real.servers.passTime(ids);
    await expect.poll(() => goneOn.filter((id) => !real.servers.takenBy.has(id)), { interval: 5 }).toEqual([]);
    for (const [n, search] of lost.entries()) search.at = real.servers.takenBy.get(ids[n] ?? "") ?? null;
    await expectAsModelled(model, real);
  }
  toString = () => "take over";
}

/** What a supervisor makes of a death: often enough in a row that a search has three. */
class Crash implements Command {
  readonly #at: number;
  constructor(at: number) {
    this.#at = at;
  }
  check = (model: Readonly<Model>) => model.alive.has(this.#at);
  async run(model: Model, real: Real): Promise<void> {
    for (const command of [new Kill(this.#at), new Restart(this.#at), new TakeOver()]) await command.run(model, real);
  }
  toString = () => `crash(${this.#at})`;
}

class Resume implements Command {
  readonly #at: number;
  readonly #which: number;
  constructor(at: number, which: number) {
    this.#at = at;
    this.#which = which;
  }
  check = (model: Readonly<Model>) => model.alive.has(this.#at) && model.searches.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const index = this.#which % model.searches.length;
    const [modelled, search] = [model.searches[index], real.searches[index]];
    if (search === undefined) throw new Error("the model has a search that is not there");
    stopFollowing(search);
    search.follower = await follow(real, this.#at, search, search.seq);
    const whole = await follow(real, this.#at, search, 0);
    if (modelled?.status !== "running") await whole.until(isAfterEnding);
    else if (modelled.at !== null) await whole.untilType("search_status");
    expectInOrder(whole.messages, 0);
    whole.socket.terminate();
  }
  toString = () => `resume(${this.#at}, search ${this.#which})`;
}

/** The gate opens, and all comes to its end: what is then there is what was asked for, once. */
async function settle(model: Model, real: Real): Promise<void> {
  for (let at = 0; at < SERVERS; at++) if (!model.alive.has(at)) await new Restart(at).run(model, real);
  await new TakeOver().run(model, real);
  real.servers.openGate();
  for (const search of model.searches) if (search.status === "running") search.status = "completed";
  await expectAsModelled(model, real);
  for (const [index, search] of real.searches.entries()) {
    stopFollowing(search);
    const whole = await follow(real, index % SERVERS, search, 0);
    await whole.until(isAfterEnding);
    const { status } = model.searches[index] ?? {};
    expectInOrder(whole.messages, 0);
    whole.socket.terminate();
    const details = await read(real, `/search-history/${search.id}/details`);
    expect(details.status).toBe(status);
    if (status === "completed") {
      expect(details.papers.map(({ pmid }: { pmid: string }) => pmid).toSorted()).toEqual(PMIDS);
    }
  }
}

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const server = fc.integer({ min: 0, max: SERVERS - 1 });
const which = fc.nat({ max: 9 });
const COMMANDS = [
  fc.tuple(server, fc.boolean()).map((given) => new Ask(...given)),
  server.map((at) => new Ask(at, true)),
  fc.tuple(server, which).map((given) => new Cancel(...given)),
  server.map((at) => new Kill(at)),
  server.map((at) => new Restart(at)),
  fc.constant(new TakeOver()),
  server.map((at) => new Crash(at)),
  server.map((at) => new Crash(at)),
  fc.tuple(server, which).map((given) => new Resume(...given)),
];

it(
  `quota, history and events hold in any sequence of asking, stopping, dying, starting, taking over and resuming: ${RUNS} of them`,
  async () => {
    const sequences = fc.commands(COMMANDS, { maxCommands: 40, size: "max" });
    const property = fc.asyncProperty(sequences, async (commands) => {
      await emptyDatabase(database);
      const servers = new MortalServers(database);
      const model: Model = { alive: new Set(), searches: [] };
      try {
        for (let at = 0; at < SERVERS; at++) {
          await servers.start(at);
          model.alive.add(at);
        }
        const email = "user@example.org";
        const token = await signInNew(servers.get(0).app, database, { email, monthlyLimit: MONTHLY_LIMIT });
        const real: Real = { servers, token, searches: [] };
        await fc.asyncModelRun(() => ({ model, real }), commands);
        await settle(model, real);
      } finally {
        await servers.close();
      }
    });
    await fc.assert(property, { numRuns: RUNS, includeErrorInReport: true });
  },
  MINUTE * (5 + RUNS / 10),
);

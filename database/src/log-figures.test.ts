import { randomUUID } from "node:crypto";
import { LOG_OUTCOMES } from "@medsieve/contract/admin/query-logs";
import { isSearch, SEARCH_TYPES } from "@medsieve/contract/constants";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../test/database.ts";
import { makeLog, type StoredLog, storeLogs } from "../test/query-logs.ts";
import {
  countFigures,
  countMembers,
  type Figures,
  nameScope,
  readBucket,
  readFigures,
  readMost,
} from "./log-figures.ts";
import { queryLogs } from "./schema/index.ts";

const USERS = [randomUUID(), randomUUID(), randomUUID()];
const COMPANIES = [randomUUID(), randomUUID()];
const ADDRESSES = ["203.0.113.7", "2001:db8::1"];

const optional = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: null });
const anyUsage = fc.array(
  fc.record({
    model: fc.constantFrom("large", "small", null),
    total_tokens: fc.nat(100_000),
    cost_usd: fc.option(
      fc.integer({ min: 0, max: 4000 }).map((n) => n / 1000),
      { nil: null },
    ),
  }),
  { maxLength: 3 },
);
/** Around the ends of days, weeks, months and years. */
const anyMoment = fc
  .tuple(fc.constantFrom("2026-03-01T00:00:00Z", "2026-01-05T00:00:00Z", "2025-01-01T00:00:00Z"), fc.integer())
  .map(([moment, shift]) => new Date(Date.parse(moment) + (shift % (3 * 86_400_000))));
const anyLog: fc.Arbitrary<StoredLog> = fc
  .record({
    startedAt: anyMoment,
    userId: optional(USERS),
    companyId: optional(COMPANIES),
    ipAddress: optional(ADDRESSES),
    searchType: fc.constantFrom(...SEARCH_TYPES),
    outcome: fc.constantFrom(...LOG_OUTCOMES),
    processingTime: fc.option(
      fc.integer({ min: 0, max: 600_000 }).map((n) => n / 1000),
      { nil: null },
    ),
    totalCostUsd: fc.option(
      fc.integer({ min: 0, max: 5000 }).map((n) => n / 1000),
      { nil: null },
    ),
    tokenUsage: anyUsage,
  })
  .map(makeLog);

interface Sums {
  queries: number;
  successful: number;
  users: number;
  cost: number;
  seconds: number;
  timed: number;
}

function sumUp(logs: readonly StoredLog[]): Sums {
  return {
    queries: logs.length,
    successful: logs.filter(({ outcome }) => outcome === "completed").length,
    users: new Set(logs.flatMap(({ userId }) => userId ?? [])).size,
    cost: logs.reduce((sum, { totalCostUsd }) => sum + (totalCostUsd ?? 0), 0),
    seconds: logs.reduce((sum, { processingTime }) => sum + (processingTime ?? 0), 0),
    timed: logs.filter(({ processingTime }) => typeof processingTime === "number").length,
  };
}

function expectSums(found: readonly Figures[], logs: readonly StoredLog[]): void {
  const total = found.find(({ facet }) => facet === "total");
  const { cost, seconds, ...counts } = sumUp(logs);
  expect({ queries: 0, successful: 0, users: 0, timed: 0, ...total }).toMatchObject(counts);
  expect(total?.costUsd ?? 0).toBeCloseTo(cost, 6);
  expect(total?.seconds ?? 0).toBeCloseTo(seconds, 6);
}

/** Days and months count searches; the trial of a prompt only costs. */
function expectSearches(found: readonly Figures[], logs: readonly StoredLog[]): void {
  const total = found.find(({ facet }) => facet === "total");
  const { queries, successful } = sumUp(logs.filter(({ searchType }) => isSearch(searchType)));
  expect(total).toMatchObject({ queries, successful, users: sumUp(logs).users });
  expect(total?.costUsd).toBeCloseTo(sumUp(logs).cost, 6);
}

const dayOf = ({ startedAt }: StoredLog) => startedAt.toISOString().slice(0, 10);
/** What each log used by model: `builtin` where it used none, or where the model is not known. */
function sumModels(logs: readonly StoredLog[]) {
  const models = new Map<string, { queries: number; tokens: number; cost: number }>();
  for (const { tokenUsage = [] } of logs) {
    const used = tokenUsage.length === 0 ? [{ model: null, total_tokens: 0, cost_usd: 0 }] : tokenUsage;
    for (const name of new Set(used.map(({ model }) => model ?? "builtin"))) {
      const own = used.filter(({ model }) => (model ?? "builtin") === name);
      const before = models.get(name) ?? { queries: 0, tokens: 0, cost: 0 };
      models.set(name, {
        queries: before.queries + 1,
        tokens: before.tokens + own.reduce((sum, { total_tokens }) => sum + total_tokens, 0),
        cost: before.cost + own.reduce((sum, { cost_usd }) => sum + (cost_usd ?? 0), 0),
      });
    }
  }
  return models;
}

describe("the kept figures", () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const read = (...scopes: string[]) => readFigures(database.db, scopes);

  it("are what counting all logs again would give, in whatever portions these were written", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(anyLog, { maxLength: 4 }), { maxLength: 6 }), async (portions) => {
        await emptyDatabase(database);
        for (const logs of portions) await storeLogs(database, ...logs);
        const logs = portions.flat();
        const found = await read(nameScope.all);
        expectSums(found, logs);
        expectSums(await countFigures(database.db, sql`true`), logs);
        for (const [name, sums] of sumModels(logs)) {
          const kept = found.find(({ facet, key }) => facet === "model" && key === name);
          expect(kept).toMatchObject({ queries: sums.queries, tokens: sums.tokens });
          expect(kept?.costUsd).toBeCloseTo(sums.cost, 6);
        }
        for (const type of SEARCH_TYPES) {
          const ofType = logs.filter(({ searchType }) => searchType === type).length;
          expect(found.find(({ key }) => key === type)?.queries ?? 0).toBe(ofType);
        }
        const [address, company] = [ADDRESSES[0] ?? "", COMPANIES[0] ?? ""];
        const [byAddress, byCompany] = [
          (log: StoredLog) => log.ipAddress === address,
          (log: StoredLog) => log.companyId === company,
        ];
        expectSums(await read(nameScope.ip(address)), logs.filter(byAddress));
        expectSums(await read(nameScope.company(company)), logs.filter(byCompany));
        const either = logs.filter((log) => byAddress(log) || byCompany(log));
        const scopes = [nameScope.ip(address), nameScope.company(company)];
        expect(await countMembers(database.db, scopes)).toBe(sumUp(either).users);
        for (const day of new Set(logs.map(dayOf)))
          expectSearches(
            await read(nameScope.day(day)),
            logs.filter((log) => dayOf(log) === day),
          );
        for (const month of new Set(logs.map((log) => dayOf(log).slice(0, 7))))
          expectSearches(
            await read(nameScope.month(month)),
            logs.filter((log) => dayOf(log).startsWith(month)),
          );
      }),
      { numRuns: 12 },
    );
  });

  it("of one user are counted as the kept ones are", async () => {
    await emptyDatabase(database);
    const [user, other] = [USERS[0] ?? "", USERS[1] ?? ""];
    const own = [makeLog({ userId: user }), makeLog({ userId: user, outcome: "failed", processingTime: null })];
    await storeLogs(database, ...own, makeLog({ userId: other }));
    expectSums(await countFigures(database.db, eq(queryLogs.userId, user)), own);
  });

  it("lose nothing when many searches end at once", async () => {
    await emptyDatabase(database);
    const logs = Array.from({ length: 24 }, (_, n) =>
      makeLog({
        userId: USERS[n % 3] ?? null,
        companyId: COMPANIES[n % 2] ?? null,
        ipAddress: ADDRESSES[n % 2] ?? null,
      }),
    );
    await Promise.all(logs.map((log) => storeLogs(database, log)));
    expectSums(await read(nameScope.all), logs);
    expect(await readMost(database.db, nameScope.all, "user", 2)).toMatchObject([{ queries: 8 }, { queries: 8 }]);
  });

  it("keep times to within 2.5 percent", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 11, max: 3_600_000 }), async (ms) => {
        await emptyDatabase(database);
        const log = makeLog({ processingTime: ms / 1000, startedAt: new Date("2026-02-03T04:05:06Z") });
        await storeLogs(database, log);
        const [kept] = await readFigures(database.db, [nameScope.day("2026-02-03")], ["seconds"]);
        const error = readBucket(Number(kept?.key)) / (ms / 1000) - 1;
        expect(Math.abs(error)).toBeLessThan(0.0251);
      }),
      { numRuns: 10 },
    );
  });
});

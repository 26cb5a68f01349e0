import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeLog, storeLogs } from "../../../../../database/test/query-logs.ts";
import { prepareQueryLogs } from "./query-logs.fixture.ts";

describe("query logs", () => {
  const site = prepareQueryLogs();
  const { readLogs } = site;

  it("come page by page, newest first, across days, with the figures of all that match", async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 4, 1 + Math.floor(n / 3), n % 3));
    const logs = Array.from({ length: 31 }, (_, n) =>
      makeLog({
        ...{
          startedAt: day(n),
          query: `q${n}`,
          ipAddress: n % 2 ? "203.0.113.7" : "2001:db8::1",
          companyId: site.company(),
        },
        ...{
          userId: randomUUID(),
          totalCostUsd: 0.5,
          outcome: n % 5 === 0 ? "failed" : "completed",
          processingTime: n % 5 === 0 ? null : 4,
        },
        tokenUsage: [{ model: "large", total_tokens: 100, cost_usd: 0.5 }],
      }),
    );
    await storeLogs(site.database(), ...logs);
    const expected = logs.map(({ query }) => query).reverse();
    for (const page of [1, 2, 3, 4]) {
      const { logs: found, meta } = await readLogs(`?page=${page}&per_page=10`);
      expect(found.map(({ query }) => query)).toEqual(expected.slice((page - 1) * 10, page * 10));
      expect(meta).toEqual({ total: 31, total_pages: 4, page, per_page: 10 });
    }
    expect((await readLogs("?page=9&per_page=10")).logs).toEqual([]);
    const { analytics } = await readLogs("?page=2&per_page=10");
    expect(analytics.statistics).toEqual({
      ...{ total_queries: 31, successful_queries: 24, average_processing_time: 4, total_cost_usd: 15.5 },
      unique_users: 31,
    });
    expect(analytics.per_day).toHaveLength(11);
    expect(analytics.per_day[0]).toEqual({ day: "2026-05-01", queries: 3, cost_usd: 1.5 });
    expect(analytics.per_model).toEqual([{ model: "large", queries: 31, total_tokens: 3100, cost_usd: 15.5 }]);

    const some = await readLogs(`?ip_address=203.0.113.7&company_id=${site.company()}&per_page=10&page=2`);
    expect(some.meta.total).toBe(15);
    expect(some.logs.map(({ query }) => query)).toEqual(["q9", "q7", "q5", "q3", "q1"]);
    const one = await readLogs(`?user_id=${logs[7]?.userId}`);
    expect(one.logs).toMatchObject([{ query: "q7" }]);
    expect(one.analytics.statistics).toMatchObject({ total_queries: 1, unique_users: 1, average_processing_time: 4 });
  });

  it("are filtered on the server, over all pages, with the figures of those that match", async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n, 12));
    const outcomes = ["completed", "stopped", "failed"] as const;
    const logs = Array.from({ length: 30 }, (_, n) =>
      makeLog({
        ...{
          startedAt: day(n),
          query: n % 2 ? `Ｚｉｎｃ 100% ${n}` : `Vitamin_C ${n}`,
          outcome: outcomes[n % 3] ?? "failed",
        },
        ...{ searchType: n % 5 ? "HTTP" : "Prompt_Trial", totalCostUsd: 0.25, userId: null },
        tokenUsage: n % 6 ? [] : [{ model: "large", total_tokens: 10, cost_usd: 0.25 }],
        promptVersion: n % 6 ? null : n < 18 ? "0a1b" : "ffff",
      }),
    );
    await storeLogs(site.database(), ...logs);
    const ask = async (filters: string) => {
      const { logs: found, meta, analytics } = await readLogs(`?per_page=2&page=2&${filters}`);
      expect(analytics.statistics.total_queries).toBe(meta.total);
      expect(analytics.statistics.total_cost_usd).toBeCloseTo(meta.total * 0.25, 9);
      return [meta.total, ...found.map(({ query }) => Number(query?.split(" ").at(-1)))];
    };
    expect(await ask("outcome=stopped")).toEqual([10, 22, 19]);
    expect(await ask("outcome=failed")).toEqual([10, 23, 20]);
    expect(await ask("search_type=Prompt_Trial")).toEqual([6, 15, 10]);
    expect(await ask("model=large")).toEqual([5, 12, 6]);
    expect(await ask("model=builtin")).toEqual([25, 27, 26]);
    expect(await ask("prompt_version=0A1B")).toEqual([3, 0]);
    expect(await ask("prompt_version=ffff&outcome=completed")).toEqual([2]);
    expect(await ask("search=zinc%20100%25")).toEqual([15, 25, 23]);
    expect(await ask("search=vitaminxc")).toEqual([0]);
    expect(await ask("search=vitamin_c&outcome=completed")).toEqual([5, 12, 6]);
    expect(await ask("start_date=2026-01-03&end_date=2026-01-06")).toEqual([4, 3, 2]);
    expect(await ask("end_date=2026-01-06T11:59:59Z")).toEqual([5, 2, 1]);
    const { filter_options } = (await readLogs()).analytics;
    expect(filter_options).toMatchObject({ models: ["builtin", "large"], outcomes: [...outcomes] });
    const kept = (await readLogs("?model=gone")).analytics.filter_options.models;
    expect(kept).toEqual(["builtin", "large", "gone"]);
  });

  it.each(["", "?user_id=", "?ip_address=10.0.0.9", `?company_id=${randomUUID()}&ip_address=10.0.0.9`])(
    "are empty, not an error, where none match: %s",
    async (query) => {
      const { logs, analytics, meta } = await readLogs(query);
      expect([logs, meta.total, analytics.per_day]).toEqual([[], 0, []]);
      expect(analytics.statistics).toMatchObject({ average_processing_time: null, total_cost_usd: 0, unique_users: 0 });
    },
  );

  it.each([
    ["user_id=1", "user_id must be the id of a user"],
    ["company_id='%20or%201=1", "company_id must be the id of a company"],
    ["ip_address=<script>", "ip_address must be an IP address"],
    ["ip_address=%00", "ip_address must be an IP address"],
    ["ip_address=';drop table users;--", "ip_address must be an IP address"],
    ["outcome=success", "outcome must be one of: completed, stopped, failed"],
    ["search_type=FTP", "search_type must be one of: WebSocket, HTTP, HTTP_Stream, Prompt_Trial, Watch_Run"],
    [`search=${"x".repeat(201)}`, "search must have at most 200 characters"],
    ["start_date=yesterday", "start_date must be a date and time such as"],
    ["start_date=2026-01-02&end_date=2026-01-01", "start_date must not be after end_date"],
    ["page=0", "page must be a whole number"],
    ["page=1.5", "page must be a whole number"],
    ["page=99999999999", "page must be a whole number"],
    ["per_page=101", "per_page must be a whole number from 1 to 100"],
    ["per_page=ten", "per_page must be a whole number"],
  ])("refuse %s and say what is accepted", async (query, message) => {
    const answer = await site.askForLogs(`?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail[0].msg).toContain(message);
  });
});

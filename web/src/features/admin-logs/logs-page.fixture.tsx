import type { QueryLog, QueryLogsResponse } from "@medsieve/contract/admin/query-logs";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { makeAnalytics } from "./logs.fixture.ts";
import { LogsPage } from "./logs-page.tsx";

interface Opening {
  place?: string;
  total?: number;
  analytics?: Partial<QueryLogsResponse["analytics"]>;
  answer?: FakeRoute | FakeAnswer | "no network";
  /** Other calls, by method and path. */
  routes?: Record<string, FakeRoute>;
}

function answerLogs(logs: readonly QueryLog[], { total = logs.length, analytics = {} }: Opening): FakeRoute {
  return ({ path }) => {
    const asked = new URLSearchParams(path.split("?")[1]);
    const [page, per_page] = [Number(asked.get("page")), Number(asked.get("per_page"))];
    const meta = { total, total_pages: Math.max(1, Math.ceil(total / per_page)), page, per_page };
    return { body: { status: "success", logs, meta, analytics: makeAnalytics(analytics) } };
  };
}

/** Draws the page of `logs`; a token cannot be renewed. */
export function openLogs(logs: readonly QueryLog[], opening: Opening = {}) {
  const calls = fakeApi({
    "GET /admin/search-logs": opening.answer ?? answerLogs(logs, opening),
    "POST /auth/refresh": { status: 401, body: { detail: "x", code: "not_signed_in" } },
    ...opening.routes,
  });
  return { calls, ...renderAt(`/admin/query-logs${opening.place ?? ""}`, LogsPage) };
}

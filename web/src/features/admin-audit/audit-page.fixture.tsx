import type { AuditEntry } from "@medsieve/contract/admin/audit-logs";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { AuditPage } from "./audit-page.tsx";

export function makeEntry(number: number, changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    audit_id: `8b1f6a52-6a0e-4a63-9b1e-${String(number).padStart(12, "0")}`,
    action: "USER_LOGIN",
    actor_id: null,
    actor_email: `user${number}@klinik.example`,
    ip_address: "203.0.113.9",
    timestamp: "2026-03-02T08:00:00.000Z",
    details: {},
    question: null,
    ...changes,
  };
}

export function openLog(
  items: readonly AuditEntry[],
  place = "",
  answer?: FakeRoute | FakeAnswer,
  pages = 1,
  chain = {},
) {
  const meta = { total: pages * 20, total_pages: pages, page: 1, per_page: 20 };
  const calls = fakeApi({
    "GET /admin/audit-logs/chain": { body: chain },
    "GET /admin/audit-logs":
      answer ??
      (({ path }) => ({
        body: { items, meta: { ...meta, page: Number(new URLSearchParams(path.split("?")[1]).get("page")) } },
      })),
  });
  return { calls, ...renderAt(`/admin/audit-logs${place}`, AuditPage) };
}

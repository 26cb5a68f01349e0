import { mails, searches } from "@medsieve/database/schema/index";
import { asc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AdminTest, openAdminTest } from "../../test/admin.ts";
import { alertAdministrators } from "./alert-administrators.ts";

const NOW = new Date("2026-09-11T12:00:00Z");

let admin: AdminTest;
beforeAll(async () => {
  admin = await openAdminTest();
});
afterAll(() => admin.close());
beforeEach(async () => {
  await admin.begin();
  const second = await admin.addUser({ email: "second@example.org", role: "admin" });
  const asked = { question: "x", preference: "comprehensive", maxResults: 5, status: "completed" } as const;
  await admin.db.insert(searches).values({ ...asked, userId: second, language: "ja" });
  await admin.addUser({ email: "gone@example.org", role: "admin", isActive: false });
  await admin.addUser({ email: "user@example.org" });
});

const alert = (spentUsd: number, given: { budgetUsd?: number; now?: Date } = {}) =>
  alertAdministrators(admin.db, { budgetUsd: 50, spentUsd, now: NOW, publicUrl: "https://m.example", ...given });
const listMails = () => admin.db.select().from(mails).orderBy(asc(mails.createdAt), asc(mails.recipient));

test("each active administrator is mailed once at 80 percent, and once at 100", async () => {
  expect(await alert(39.99)).toBeNull();
  expect(await alert(40)).toBe(80);
  expect(await alert(45)).toBeNull();
  const near = await listMails();
  expect(near.map(({ recipient }) => recipient)).toEqual(["root@example.org", "second@example.org"]);
  expect(near[0]).toMatchObject({
    subject: "Medsieve: 80% of this month’s budget is spent",
    link: "https://m.example/admin/month",
  });
  expect(near[0]?.text).toContain("$40.00 / $50.00 (80%)");
  expect(near[1]?.subject).toBe("Medsieve 今月の予算の 80%に達しました");
  expect(await alert(50)).toBe(100);
  expect(await alert(60)).toBeNull();
  expect(await listMails()).toHaveLength(4);
});

test("two servers that look at the same time mail once, and only of the greatest share", async () => {
  expect((await Promise.all([alert(70), alert(70)])).sort()).toEqual([100, null]);
  expect((await listMails()).map(({ subject }) => subject)).toEqual([
    "Medsieve: this month’s budget is spent",
    "Medsieve 今月の予算に達しました",
  ]);
});

test("a raised budget and a new month begin again", async () => {
  await alert(50);
  expect(await alert(50, { budgetUsd: 100 })).toBeNull();
  expect(await alert(80, { budgetUsd: 100 })).toBe(80);
  expect(await alert(40, { now: new Date("2026-10-01T00:00:00Z") })).toBe(80);
});

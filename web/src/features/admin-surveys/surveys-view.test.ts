import { expect, test } from "vitest";
import { readSurveysView } from "./surveys-view.ts";

test.each(["2026-02-30", "2026-13-01", "yesterday", 20260301, null])("%s is no day", (start) => {
  expect(readSurveysView({ start }).start).toBeUndefined();
});

test("days, role and company of an address are taken", () => {
  const address = {
    company: "8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e07",
    role: "demo",
    start: "2024-02-29",
    end: "2026-03-01",
  };
  expect(readSurveysView(address)).toMatchObject(address);
});

import { expect, test } from "vitest";
import { readAudit } from "./check-advisories.mjs";

test("refuses what has a high or critical advisory, and counts the rest", () => {
  const report = {
    vulnerabilities: {
      a: { name: "a", severity: "critical", fixAvailable: true },
      b: { name: "b", severity: "high", fixAvailable: false },
      c: { name: "c", severity: "moderate" },
    },
  };
  expect(readAudit(JSON.stringify(report))).toEqual({
    refused: ["a: critical, a fix is available", "b: high"],
    lesser: 1,
  });
});

test("finds nothing where there is nothing", () => {
  expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toEqual({ refused: [], lesser: 0 });
});

test.each(["", "npm error network", JSON.stringify({ message: "405 Method Not Allowed" })])(
  "says that it does not know where the registry gives no answer: %s",
  (printed) => {
    expect(readAudit(printed)).toBeNull();
  },
);

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FURTHER_STEPS, POSTGRES_STEP, STEPS } from "./test-steps.mjs";

const readText = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const names = (steps: readonly { name: string }[]) => steps.map(({ name }) => name);

describe("the two commands", () => {
  const { scripts } = JSON.parse(readText("package.json")) as { scripts: Record<string, string> };

  it("are run by Node alone, without anything installed before", () => {
    for (const command of ["start", "test", "test:all"]) expect(scripts[command]).toMatch(/^node scripts\/\w+\.mjs/);
    expect(readText(".ci/run")).toContain("npm run --silent test:all");
  });

  it("test types, lint, units, the whole server and the main journeys, which hold axe against their screens", () => {
    const wanted = ["unit", "types-server", "types-web", "lint", "journeys"];
    expect(names(STEPS)).toEqual(expect.arrayContaining(wanted));
    expect(readText("e2e/journeys/first-search.test.ts")).toContain("await expectAccessible(page)");
  });

  it("test the matrix, and both databases where PostgreSQL is named, each step with a budget", () => {
    const further = [...FURTHER_STEPS, POSTGRES_STEP];
    expect(names(further)).toEqual(
      expect.arrayContaining(["long", "faults", "further-journeys", "matrix", "postgres"]),
    );
    for (const step of further.filter(({ kind }) => kind !== "together")) expect(step.minutes).toBeGreaterThan(0);
  });
});

it("README, NOTICE and the page of sources name whose MeSH is carried, with its year", () => {
  const credit = "Courtesy of the U.S. National Library of Medicine";
  for (const file of ["README.md", "NOTICE"]) expect(readText(file)).toMatch(new RegExp(`20\\d\\d[^]*${credit}`));
  expect(readText("web/src/locales/en/search.json")).toContain(`MeSH {{year}}: ${credit}`);
});

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { STEPS } from "./test-steps.mjs";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const TABLE = readFileSync(new URL("../docs/security.md", import.meta.url), "utf8");
const FILES = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
}).split("\n");

const [, MET = ""] = TABLE.split("## Met\n");

/** Names that a row gives as proof: files of tests, folders and steps of the gate. */
const rows = TABLE.split("\n").filter((line) => /^\| \d/u.test(line));
const named = rows.flatMap((row) => [...row.matchAll(/`([\w./-]+\.test\.tsx?)`/gu)].map(([, name = ""]) => name));

describe("the table of security", () => {
  it("has the requirements of level 2, each with how it is met", () => {
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows) expect(row.split("|").length, row).toBe(5);
  });

  it.each([...new Set(named)])("names a test that there is: %s", (name) => {
    expect(FILES.filter((file) => file === name || file.endsWith(`/${name}`))).toHaveLength(1);
  });

  it("names folders and steps of the gate that there are", () => {
    const shown = rows
      .filter((row) => MET.includes(row))
      .map((row) => row.split("|")[3] ?? "")
      .join(" ");
    const others = [...shown.matchAll(/`([^`]+)`/gu)]
      .map(([, name = ""]) => name)
      .filter((name) => !/\.test\./u.test(name));
    const steps = STEPS.map(({ name }) => name);
    for (const name of others) expect(steps.includes(name) || existsSync(`${ROOT}${name}`), name).toBe(true);
  });
});

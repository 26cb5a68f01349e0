import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const DOCUMENT = new URL("../docs/specification.md", import.meta.url);

/** A link of a row: the title of a test, and where its file is from docs/. */
interface TestLink {
  title: string;
  path: string;
}

interface Row {
  text: string;
  cells: string[];
  links: TestLink[];
}

function readLinks(text: string): TestLink[] {
  const links = text.matchAll(/\[((?:\\.|[^\]\\])+)\]\(([^)\s]+)\)/gu);
  return [...links].map(([, title = "", path = ""]) => ({ title: title.replaceAll(/\\(.)/gu, "$1"), path }));
}

/** Rows of all tables but their headings. */
function readRows(document: string): Row[] {
  const lines = document.split("\n");
  const isRuler = (line = "") => /^\|[\s:|-]+\|$/u.test(line);
  return lines
    .filter((line, index) => line.startsWith("|") && !isRuler(line) && !isRuler(lines[index + 1]))
    .map((text) => {
      const cells = text
        .split(/(?<!\\)\|/u)
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { text, cells, links: readLinks(cells[1] ?? "") };
    });
}

/** What is wrong with a row, each in a few words; nothing where it is as the document's introduction asks. */
function findFaults({ cells, links }: Row): string[] {
  const [asked = "", , tried = "", ...more] = cells;
  return [
    ...(asked === "" || more.length > 0 ? ["has not three cells"] : []),
    ...(/^\d{4}-\d\d-\d\d$/u.test(tried) ? [] : ["does not say when it was tried"]),
    ...(links.length === 0 ? ["names no test"] : []),
    ...links.flatMap(findLinkFault),
  ];
}

function findLinkFault({ title, path }: TestLink): string[] {
  const file = fileURLToPath(new URL(path, DOCUMENT));
  if (!/\.test\.tsx?$/u.test(path) || !existsSync(file)) return [`leads to no test file: ${path}`];
  const source = readFileSync(file, "utf8");
  const isThere = ['"', "'", "`"].some((mark) => source.includes(`${mark}${title}${mark}`));
  return isThere ? [] : [`names a test that ${path} does not have: ${title}`];
}

describe("the list of what the specification asks", () => {
  const rows = readRows(readFileSync(DOCUMENT, "utf8"));

  it("names for each row a test that there is, and when it was tried", () => {
    expect(rows.length).toBeGreaterThan(10);
    const faults = rows.flatMap((row) => findFaults(row).map((fault) => `${row.text}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it.each([
    ["| a | [x](../scripts/none.test.ts) | 2026-11-27 |", "leads to no test file: ../scripts/none.test.ts"],
    ["| a | [x](../README.md) | 2026-11-27 |", "leads to no test file: ../README.md"],
    [
      "| a | [no such \\[title\\]](../scripts/plain-words.test.ts) | 2026-11-27 |",
      "names a test that ../scripts/plain-words.test.ts does not have: no such [title]",
    ],
    ["| a | by hand | 2026-11-27 |", "names no test"],
    ["| a | [the table of security](../scripts/security-table.test.ts) | soon |", "does not say when it was tried"],
  ])("finds what is wrong with %s", (line, fault) => {
    expect(readRows(`| What | Where | When |\n|---|---|---|\n${line}`).map(findFaults)).toEqual([[fault]]);
  });
});

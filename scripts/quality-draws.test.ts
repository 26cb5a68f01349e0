import { expect, it } from "vitest";
import { readDocument } from "./documents.mjs";

interface Draw {
  file: string;
  /** How many were judged, where the row says so, and how many of them hold. */
  judged: number | null;
  hold: number;
}

/** The rows of docs/quality.md that have a cell with nothing but a file of judgements, and the numbers that follow it. */
function readDraws(): Draw[] {
  const rows = readDocument("docs/quality.md").split("\n");
  return rows.flatMap((row) => {
    const cells = row.split("|").map((cell) => cell.trim());
    const at = cells.findIndex((cell) => /^(?:findings|statements|counts)(?:-\d+)?\.tsv$/u.test(cell));
    if (at < 0) return [];
    const [file = "", ...after] = cells.slice(at);
    const [first = 0, second = 0] = after.map((cell) => Number.parseInt(cell, 10));
    return [file.startsWith("counts") ? { file, judged: first, hold: second } : { file, judged: null, hold: first }];
  });
}

/** The last cell of each line of a file of judgements. */
function readJudgements(file: string): string[] {
  const lines = readDocument(`eval/samples/${file}`)
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  return lines.slice(1).map((line) => line.split("\t").at(-1) ?? "");
}

const DRAWS = readDraws();

it("each draw in docs/quality.md is one of eval/samples, with as many that hold", () => {
  expect(DRAWS.length).toBeGreaterThan(20);
  const counted = DRAWS.map(({ file, judged }) => {
    const judgements = readJudgements(file);
    const hold = judgements.filter((judgement) => judgement === "yes").length;
    return { file, judged: judged === null ? null : judgements.length, hold };
  });
  expect(counted).toEqual(DRAWS);
});

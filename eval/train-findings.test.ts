import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FINDINGS_MODEL_FILE } from "@medsieve/reader/models/findings-model";
import { afterAll, describe, expect, it } from "vitest";
import { evaluateFindings, trainFindingsFile } from "./findings.ts";
import { readFindingsCorpus } from "./findings-corpus.ts";

const folder = mkdtempSync(join(tmpdir(), "medsieve-findings-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, lines: readonly unknown[]): string {
  const file = join(folder, name);
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join("\n"));
  return file;
}

const RESULTS = {
  increased: "Fever was significantly more frequent with zinc than with placebo (p = 0.01).",
  decreased: "Fever was significantly less frequent with zinc than with placebo (p = 0.01).",
  no_difference: "Fever did not differ between zinc and placebo (p = 0.6).",
};
const questions = Array.from({ length: 30 }, (_, at) => {
  const label = (["increased", "decreased", "no_difference"] as const)[at % 3] ?? "increased";
  return {
    ...{ id: String(at), pmid: String(100 + at), title: "Zinc for colds", label, evidence: [RESULTS[label]] },
    ...{ intervention: "zinc", comparator: "placebo", outcome: at % 2 === 0 ? "fever" : "frequency of fever" },
    sections: [
      { label: "Methods", text: "Forty children took zinc or placebo." },
      { label: "Results", text: `Cough was rare. ${RESULTS[label]}` },
    ],
  };
});

describe("the questions on findings", () => {
  it("are read with the sentences that were marked", () => {
    const [first] = readFindingsCorpus(write("one.jsonl", questions.slice(0, 1)));
    expect([...(first?.right ?? [])]).toEqual([3]);
    expect(() => readFindingsCorpus(write("broken.jsonl", [{ ...questions[0], label: "better" }]))).toThrow(/line 1/u);
  });
});

describe("train-findings", () => {
  it("makes the same weights of the same file, and measures unseen abstracts by the product", async () => {
    const file = write("all.jsonl", questions);
    for (const out of ["one", "two"])
      await trainFindingsFile({ file, out: join(folder, out), library: [] }, () => undefined);
    const [one, two] = ["one", "two"].map((out) => readFileSync(join(folder, out, FINDINGS_MODEL_FILE)));
    expect(one?.equals(two ?? Buffer.of())).toBe(true);
    const said: string[] = [];
    const out = join(folder, "results.jsonl");
    await evaluateFindings({ file, limit: 6, out }, (line) => said.push(line));
    expect(said[0]).toContain("6 questions on abstracts that training has not seen");
    expect(said.join("\n")).toMatch(/no arms given: direction, macro F1 \d\.\d{3}/u);
    expect(readFileSync(out, "utf8").trim().split("\n")).toHaveLength(6);
  });
});

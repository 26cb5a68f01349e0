import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { evaluatePico } from "./pico.ts";
import { isKeptAside, readPicoCorpus } from "./pico-corpus.ts";
import { trainPico } from "./train-pico.ts";

const folder = mkdtempSync(join(tmpdir(), "medsieve-pico-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, lines: readonly unknown[]): string {
  const file = join(folder, name);
  writeFileSync(file, lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"));
  return file;
}

const label = (text: string, name: string) => text.split(" ").map((token) => [token, name]);
const makeAbstract = (pmid: number) => ({
  pmid: String(pmid),
  sents: [
    [...label("Zinc", "I-INT"), ...label("for", "O"), ...label("otitis media", "I-PAR"), [".", "O"]],
    [
      ...label("Forty", "I-PAR"),
      ...label("children", "I-PAR"),
      ...label("took", "O"),
      ...label("zinc", "I-INT"),
      [".", "O"],
    ],
    [...label("Fever", "I-OUT"), ...label("was less frequent ( p < 0.05 ) .", "O")],
  ],
});
const abstracts = Array.from({ length: 12 }, (_, at) => makeAbstract(100 + at));

describe("the labelled corpus", () => {
  it("is read as running text, each token in its place", () => {
    const [abstract] = readPicoCorpus(write("one.jsonl", [makeAbstract(1)]));
    expect(abstract?.paper.title).toBe("Zinc for otitis media.");
    expect(abstract?.paper.abstract[0]?.text).toBe("Forty children took zinc. Fever was less frequent (p < 0.05).");
    for (const { part, start, end } of abstract?.tokens ?? []) {
      const text = part === "title" ? abstract?.paper.title : abstract?.paper.abstract[0]?.text;
      expect(text?.slice(start, end)).toMatch(/^\S+$/u);
    }
  });

  it("names the line that is wrong", () => {
    const broken = write("broken.jsonl", [makeAbstract(1), '{"pmid": "2", "sents": [[["Zinc", "I-DRUG"]]]}']);
    expect(() => readPicoCorpus(broken)).toThrow(/broken\.jsonl, line 2: .*I-PAR/su);
    expect(() => readPicoCorpus(write("empty.jsonl", [""]))).toThrow(/holds no abstract/u);
  });

  it("falls into two halves by the PMID alone", () => {
    const aside = abstracts.filter(({ pmid }) => isKeptAside(pmid));
    expect(aside.length).toBeGreaterThan(2);
    expect(aside.length).toBeLessThan(abstracts.length - 2);
  });
});

describe("trainPico", () => {
  it("makes the same weights of the same file", async () => {
    const file = write("corpus.jsonl", abstracts);
    const [one, two] = [join(folder, "one.ts"), join(folder, "two.ts")];
    await trainPico({ file, out: one }, () => undefined);
    await trainPico({ file, out: two }, () => undefined);
    expect(readFileSync(one, "utf8")).toBe(readFileSync(two, "utf8"));
    expect(readFileSync(one, "utf8")).not.toMatch(/otitis/iu);
  });
});

describe("evaluatePico", () => {
  it("prints the figures of the half asked for, and writes each abstract", async () => {
    const out = join(folder, "results.jsonl");
    const said: string[] = [];
    await evaluatePico({ file: write("all.jsonl", abstracts), half: "all", limit: 5, out }, (line) => said.push(line));
    expect(said.join("\n")).toContain("5 of 12 abstracts (all)");
    expect(said.filter((line) => line.includes("macro F1"))).toHaveLength(4);
    expect(said.join("\n")).toContain("that training keeps aside");
    expect(readFileSync(out, "utf8").trim().split("\n")).toHaveLength(5);
  });
});

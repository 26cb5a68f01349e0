import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPicoModel, PICO_MODEL_FILE } from "@medsieve/reader/models/pico-model";
import { encodePmids, TRAINED_ON_FILE } from "@medsieve/reader/models/trained-on";
import { afterAll, describe, expect, it } from "vitest";
import { evaluatePico } from "./pico.ts";
import { chooseFold, readPicoCorpus } from "./pico-corpus.ts";
import { applyLabels, readPicoLabels } from "./pico-labels.ts";
import { crossValidatePico, trainPico } from "./train-pico.ts";

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

  it("falls into the same parts by the PMID alone", () => {
    const parts = abstracts.map(({ pmid }) => chooseFold(pmid, 2));
    expect(parts).toEqual(
      abstracts
        .toReversed()
        .map(({ pmid }) => chooseFold(pmid, 2))
        .toReversed(),
    );
    expect(new Set(parts)).toEqual(new Set([0, 1]));
  });
});

describe("trainPico", () => {
  it("makes the same weights of the same file, and lists by hashes what they were learnt from", async () => {
    const file = write("corpus.jsonl", abstracts);
    const [one, two] = [join(folder, "one"), join(folder, "two")];
    await trainPico({ file, out: one }, () => undefined);
    await trainPico({ file, out: two }, () => undefined);
    for (const name of [PICO_MODEL_FILE, TRAINED_ON_FILE]) {
      expect(readFileSync(join(two, name)).equals(readFileSync(join(one, name))), name).toBe(true);
    }
    expect(gunzipSync(readFileSync(join(one, PICO_MODEL_FILE))).toString("latin1")).not.toMatch(/otitis/iu);
    expect(readFileSync(join(one, TRAINED_ON_FILE))).toEqual(encodePmids(abstracts.map(({ pmid }) => pmid)));
  });
});

describe("crossValidatePico", () => {
  it("measures every abstract once, by a model that has not seen it, and leaves the product's model in place", async () => {
    const out = join(folder, "folds.jsonl");
    const said: string[] = [];
    const before = loadPicoModel().weights;
    const file = write("folds-corpus.jsonl", abstracts);
    await crossValidatePico({ file, folds: 2, limit: null, out }, (line) => said.push(line));
    const measured = readLines(out).map(({ pmid }) => pmid);
    expect(measured.toSorted()).toEqual(abstracts.map(({ pmid }) => pmid).toSorted());
    expect(said.filter((line) => line.startsWith("fold "))).toHaveLength(2);
    expect(said.filter((line) => line.includes("macro F1"))).toHaveLength(3);
    expect(loadPicoModel().weights).toEqual(before);
  });
});

describe("labels kept apart from their texts", () => {
  const write3 = (name: string, ...lines: string[]) =>
    write(name, ["# who, what and which", "pmid\tparticipants\tinterventions\toutcomes", ...lines]);

  it("stand in place of the file's own, and abstracts without any are left out", () => {
    const corpus = readPicoCorpus(write("labelled.jsonl", abstracts));
    const [only, ...others] = applyLabels(corpus, write3("labels.tsv", "100\t2-3 5-6\t0 8\t10"));
    expect(others).toEqual([]);
    expect(only?.pmid).toBe("100");
    expect(only?.tokens.flatMap(({ label: name }, at) => (name === "participants" ? [at] : []))).toEqual([2, 3, 5, 6]);
    expect(only?.tokens.flatMap(({ label: name }, at) => (name === "outcomes" ? [at] : []))).toEqual([10]);
    expect(applyLabels(corpus, null)).toBe(corpus);
  });

  it.each([
    ["100\t2-x\t\t", /line 3: "2-x" is no span/u],
    ["100\t3-2\t\t", /line 3: "3-2" ends before it begins/u],
    ["100\t3\t3\t", /line 3: token 3 is labelled twice/u],
    ["100\t3", /line 3: a PMID and 3 columns/u],
    ["100\t400\t\t", /PMID 100 has \d+ tokens, and a label for token 400/u],
    ["7\t3\t\t", /has labels for none of the 12 abstracts/u],
  ])("name what is wrong in %j", (line, reason) => {
    const corpus = readPicoCorpus(write("labelled.jsonl", abstracts));
    expect(() => applyLabels(corpus, write3("wrong.tsv", line))).toThrow(reason);
  });

  it("of the project belong to abstracts once each", () => {
    const labels = readPicoLabels(fileURLToPath(new URL("labels/pico.tsv", import.meta.url)));
    expect(labels.size).toBeGreaterThan(900);
    for (const [pmid, tokens] of labels) expect(tokens.size, pmid).toBeGreaterThan(0);
  });
});

describe("evaluatePico", () => {
  it("prints the figures of abstracts that training has not seen, and writes each", async () => {
    const out = join(folder, "results.jsonl");
    const said: string[] = [];
    await evaluatePico({ file: write("all.jsonl", abstracts), limit: 5, out }, (line) => said.push(line));
    expect(said.join("\n")).toContain("5 of 12 abstracts; 0 of them were used in training");
    expect(said.join("\n")).toContain("5 abstracts that training has not seen");
    expect(said.filter((line) => line.includes("macro F1"))).toHaveLength(3);
    expect(readLines(out)).toHaveLength(5);
  });
});

function readLines(file: string): { pmid: string }[] {
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

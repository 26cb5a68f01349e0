import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DESIGN_MODEL_FILE } from "@medsieve/reader/models/design-model";
import { afterAll, describe, expect, it } from "vitest";
import { evaluateDesign, trainDesignFile } from "./design.ts";
import { maskTitle } from "./design-corpus.ts";

const folder = mkdtempSync(join(tmpdir(), "medsieve-design-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, "labelled.jsonl");
const lines = Array.from({ length: 30 }, (_, at) => ({
  pmid: String(100 + at),
  title: "Zinc for colds",
  abstract: at % 2 === 0 ? "Adults were randomly assigned to zinc or placebo." : "We asked adults about zinc.",
  is_rct: at % 2 === 0,
}));
writeFileSync(file, lines.map((line) => JSON.stringify(line)).join("\n"));

describe("train-design", () => {
  it("makes the same weights of the same file", async () => {
    const [one, two] = await Promise.all(
      ["one", "two"].map(async (name) => {
        const out = join(folder, name);
        await trainDesignFile({ file, library: [], out }, () => undefined);
        return readFileSync(join(out, DESIGN_MODEL_FILE));
      }),
    );
    expect(one?.equals(two ?? Buffer.of())).toBe(true);
  });
});

describe("design", () => {
  it("prints how abstracts that the weights have not seen are read, and keeps each probability", async () => {
    const said: string[] = [];
    const out = join(folder, "each.jsonl");
    await evaluateDesign({ file, library: [], limit: null, out }, (line) => said.push(line));
    expect(said[0]).toBe("30 abstracts, 15 of randomised trials");
    expect(said).toContain("  precision 1.000   recall 1.000");
    expect(JSON.parse(readFileSync(out, "utf8").split("\n")[0] ?? "")).toMatchObject({
      design: "randomized_trial",
      probability: null,
    });
  });

  it("names the line that is wrong", async () => {
    const broken = join(folder, "broken.jsonl");
    writeFileSync(broken, '{"pmid": "1"}');
    const run = evaluateDesign({ file: broken, library: [], limit: null, out: null }, () => undefined);
    await expect(run).rejects.toThrow(/line 1/u);
  });

  it("leaves no word of design in a title", () => {
    expect(maskTitle("Zinc for colds: a double-blind, randomised controlled trial")).not.toMatch(/blind|random|trial/u);
  });
});

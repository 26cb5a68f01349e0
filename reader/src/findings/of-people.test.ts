import { expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import { readUnchecked } from "../zinc-papers.fixture.ts";
import { isOfPeople } from "./of-people.ts";

it("finds what people with a disease had less of, and not only what they have", async () => {
  const text =
    "Patients with migraine had significantly fewer days of nausea with magnesium than with placebo (p = 0.01).";
  const methods = { label: "METHODS", text: "We randomly assigned 90 adults to magnesium or placebo." };
  const trial = makePaper(27, {
    title: "Effect of magnesium on migraine: a randomized trial",
    abstract: [methods, { label: "RESULTS", text }],
  });
  const [reading] = await readUnchecked([trial], {
    ...{ text: "Does magnesium reduce nausea in migraine?", language: "en", preference: "clinical_trials" },
  });
  expect(reading?.findings.map(({ direction }) => direction)).toContain("decreased");
});

it("knows what people have by its short form", () => {
  const aim = "We studied adults with mild cognitive impairment (MCI).";
  const read = (text: string) => {
    const abstract = [
      { label: "METHODS", text: aim },
      { label: "RESULTS", text },
    ];
    const paper = readPaperText(makePaper(28, { title: "Magnesium and the mind", abstract }));
    const sentence = paper.sentences.at(-1);
    return sentence && isOfPeople("mild cognitive impairment", sentence, paper);
  };
  expect(read("Magnesium improved attention in those with MCI.")).toBe(true);
  expect(read("Fewer people developed MCI with magnesium.")).toBe(false);
});

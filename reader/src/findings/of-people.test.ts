import { expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { readUnchecked } from "../zinc-papers.fixture.ts";

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

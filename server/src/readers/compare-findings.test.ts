import { NO_NUMBERS } from "@medsieve/contract/findings";
import { checkReading } from "@medsieve/reader/quotes/check-reading";
import type { QuotedFinding } from "@medsieve/reader/reader";
import { expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { compareFindings } from "../../../language-models/src/compare-findings.ts";
import { makeReading } from "../../../language-models/src/make-reading.ts";
import { numberPaper } from "../../../language-models/src/numbered-paper.ts";
import { givenReadingSchema } from "../../../language-models/src/reading-form.ts";

const SENTENCE =
  "Mortality was 1.5% with tranexamic acid and 1.9% with placebo (RR 0.81, 95% CI 0.65 to 1.00; p=0.045).";
const PAPER = makePaper(31, {
  title: "Tranexamic acid after birth",
  abstract: [{ label: null, text: `We randomised 20,060 women. ${SENTENCE} Nausea did not differ.` }],
});
const EFFECT = { measure: "RR", value: 0.81, ci_low: 0.65, ci_high: 1, ci_level: 95 };
const FINDING = {
  intervention: "tranexamic acid",
  comparator: "placebo",
  outcome: "mortality",
  direction: "decreased",
  favours: "intervention",
  numbers: { groups: [], effect: EFFECT, p: 0.045, p_relation: "=" },
  parts: ["2"],
  quote: SENTENCE,
};

/** What a model says of the paper, as it is kept. */
function read(findings: unknown[], rest = {}) {
  const given = givenReadingSchema.parse({ pmid: "31", relevance: 0.9, ...rest, findings });
  return makeReading(given, numberPaper(PAPER));
}

function check(findings: unknown[], rest = {}) {
  return checkReading({ ...read(findings, rest), read_by: { reader: "model", model: "m", fallback: null } }, PAPER);
}

it("a model's finding is kept with its numbers, and with the sentence that has them", () => {
  const { findings, sample_size } = check([FINDING], { sample_size: { n: 20060, parts: ["1"], quote: null } });
  expect(findings).toMatchObject([
    {
      ...{ id: "31-f1", outcome: "mortality", direction: "decreased", favours: "intervention", read_by: "model" },
      ...{ disputed: false, numbers: { effect: EFFECT, p: 0.045 } },
      evidence: [{ status: "verified", section: "abstract", quote: SENTENCE }],
    },
  ]);
  expect(sample_size).toMatchObject({ n: 20060, evidence: [{ status: "verified" }] });
});

it("a finding whose number or sentence the paper does not have is unverified", () => {
  const invented = { ...FINDING, numbers: { ...FINDING.numbers, effect: { ...EFFECT, value: 0.61 } } };
  const { findings } = check([invented, { ...FINDING, quote: "Mortality was halved in all women of the trial." }]);
  expect(findings.map(({ evidence }) => evidence[0]?.problem)).toEqual(["numbers_differ", "quote_not_found"]);
});

it("of findings that are no findings nothing is kept, and of numbers that are none the finding without them", () => {
  const { findings } = check([
    { ...FINDING, direction: "better" },
    { ...FINDING, outcome: "" },
    "mortality fell",
    { ...FINDING, numbers: { effect: "strong" }, favours: "everyone" },
  ]);
  expect(findings).toMatchObject([{ numbers: NO_NUMBERS, favours: "unknown" }]);
  expect(check([], { findings: "none" }).findings).toEqual([]);
});

const BUILTIN: QuotedFinding = {
  ...{ id: "31-f1", intervention: "tranexamic acid", comparator: "placebo", outcome: "all-cause mortality" },
  ...{ direction: "no_difference", favours: "neither", numbers: NO_NUMBERS, read_by: "builtin", disputed: false },
  quotes: [{ section: "abstract", quote: SENTENCE }],
};

it("a direction that the built-in reader reads otherwise is marked and stays as the model gave it", () => {
  const model = read([FINDING]);
  const compare = (other: Partial<QuotedFinding>) =>
    compareFindings(model, { ...model, findings: [{ ...BUILTIN, ...other }], sample_size: null }).findings[0];
  expect(compare({})).toMatchObject({ direction: "decreased", disputed: true });
  expect(compare({ direction: "decreased" })?.disputed).toBe(false);
  expect(compare({ direction: "unclear" })?.disputed).toBe(false);
  expect(compare({ outcome: "nausea" })?.disputed).toBe(false);
  expect(compare({ quotes: [{ section: "abstract", quote: "Nausea did not differ." }] })?.disputed).toBe(false);
});

it("where a prompt brings no findings, the built-in reader's stand in under its own name", () => {
  const size = { n: 20060, quotes: [] };
  expect(compareFindings(read([]), { ...read([]), findings: [BUILTIN], sample_size: size })).toMatchObject({
    findings: [expect.objectContaining({ read_by: "builtin" })],
    sample_size: size,
  });
});

import type { Direction } from "@medsieve/contract/findings";
import { NO_NUMBERS } from "@medsieve/contract/findings";
import { makePaper } from "../../../../contract/test/papers.ts";
import { type PaperText, readPaperText } from "../../paper-text.ts";
import type { QuotedFinding } from "../../reader.ts";
import { settleFindings } from "./settle-findings.ts";

/** A trial whose results are one sentence, its methods another. */
export function makeTrial(result: string, methods = "Patients were randomised to magnesium or placebo."): PaperText {
  return readPaperText(
    makePaper(71, {
      title: "Magnesium after thyroid surgery",
      abstract: [
        { label: "METHODS", text: methods },
        { label: "RESULTS", text: result },
      ],
    }),
  );
}

/** A finding that rests on the sentence of `makeTrial`, before it is settled. */
export function makeFound(
  result: string,
  outcome: string,
  direction: Direction,
  more: Partial<QuotedFinding> = {},
): QuotedFinding {
  return {
    ...{ id: "71-f1", intervention: "magnesium", comparator: "placebo", outcome, direction, favours: "unknown" },
    ...{ numbers: NO_NUMBERS, read_by: "builtin", disputed: false },
    quotes: [{ section: "RESULTS", quote: result }],
    ...more,
  };
}

/** The finding of `makeFound` settled; null where it is left out. */
export const settleOne = (
  text: string,
  outcome: string,
  direction: Direction,
  more: Partial<QuotedFinding> & { methods?: string } = {},
) => {
  const { methods, ...given } = more;
  return settleFindings([makeFound(text, outcome, direction, given)], makeTrial(text, methods))[0] ?? null;
};

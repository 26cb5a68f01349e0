import { expect, it } from "vitest";
import { deriveVerdict } from "./derive-verdict.ts";
import { ask, makeRead } from "./verdict.fixture.ts";

const QUESTION = ask("Does tranexamic acid reduce mortality?");
const LESS = { outcome: "mortality" };
const SAME = { outcome: "mortality", direction: "no_difference", favours: "neither" } as const;

const count = (...paper: Parameters<typeof makeRead>) => {
  const [counted] = deriveVerdict(QUESTION, [makeRead(...paper)])?.papers ?? [];
  return counted && { count: counted.count, doubt: counted.doubt ?? null };
};
const PARTLY = { count: "unclear", doubt: "partly" };

it("leaves a paper open that is only partly on the question", () => {
  expect(count(1, [LESS], { relevance: 0.72 })).toEqual({ count: "favours", doubt: null });
  expect(count(1, [LESS], { relevance: 0.66 })).toEqual(PARTLY);
});

it("asks more of a paper that found no difference", () => {
  expect(count(1, [SAME], { relevance: 0.82 })).toEqual({ count: "no_difference", doubt: null });
  expect(count(1, [SAME], { relevance: 0.72 })).toEqual(PARTLY);
});

it("leaves a paper open whose title does not name the treatment", () => {
  expect(count(1, [LESS], { title: "Death after childbirth" })).toEqual(PARTLY);
  expect(
    count(1, [LESS], { title: "TXA and death after childbirth", text: "Women got tranexamic acid (TXA)." }),
  ).toEqual({
    count: "favours",
    doubt: null,
  });
});

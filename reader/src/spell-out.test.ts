import { expect, it } from "vitest";
import { BUILTIN_WORK } from "./builtin-work.ts";
import type { Question } from "./reader.ts";
import { spellOut } from "./spell-out.ts";
import { deriveVerdict } from "./verdict/derive-verdict.ts";
import { ask, makeRead, matchRead } from "./verdict/verdict.fixture.ts";

const TYPED: Question = {
  ...ask("Does tranexamic acid reduse mortalty in postpartum haemorrhage?"),
  corrections: [
    { start: 28, end: 36, as: "mortality" },
    { start: 21, end: 27, as: "reduce" },
  ],
};
const SPELT = "Does tranexamic acid reduce mortality in postpartum haemorrhage?";
const placeOf = (word: string, text: string) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length });

it("spells slips as they are read, and leaves other words in their places", () => {
  const { text } = TYPED;
  const missing = [placeOf("postpartum", text), placeOf("mortalty", text), placeOf("acid", text)];
  expect(spellOut({ ...TYPED, missing })).toEqual({
    ...TYPED,
    ...{ text: SPELT, corrections: [], missing: [placeOf("postpartum", SPELT), placeOf("acid", SPELT)] },
  });
  const plain = ask(SPELT);
  expect(spellOut(plain)).toBe(plain);
});

it("lets a verdict count for a question with slips what it counts for the same question without", () => {
  const papers = [1, 2, 3].map((pmid) => makeRead(pmid, [{}]));
  const verdict = deriveVerdict(spellOut(TYPED), papers);
  expect(verdict).toEqual(deriveVerdict(ask(SPELT), papers));
  expect(verdict).toMatchObject({ state: "agree", counts: { favours: 3 }, missing: [] });
});

it("reads papers, and answers, for a question with slips as for the same question without", () => {
  const read = [1, 2, 3].map((pmid) => makeRead(pmid, [{}]));
  const papers = read.map(({ paper }) => paper);
  const question = ask(SPELT);
  expect(BUILTIN_WORK.examinePapers({ question: TYPED, papers })).toEqual(
    BUILTIN_WORK.examinePapers({ question, papers }),
  );
  const matched = matchRead(question, read);
  expect(BUILTIN_WORK.answer({ question: TYPED, papers: matched })).toEqual(
    BUILTIN_WORK.answer({ question, papers: matched }),
  );
});

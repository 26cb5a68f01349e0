import { expect, test } from "vitest";
import { writeNumberWords } from "./number-words.ts";

test.each([
  ["four percent of the patients", "4% of the patients"],
  ["Twenty-one per cent and ninety-nine %", "21% and 99 %"],
  ["one hundred and twenty adult patients", "120 adult patients"],
  ["two hundred women were followed for eighteen months", "200 women were followed for 18 months"],
  ["a twelve-week course", "a 12-week course"],
  ["one of the arms, and no one in two groups", "one of the arms, and no one in two groups"],
  ["someone percentile tenfold", "someone percentile tenfold"],
])("%j is read as %j", (written, figures) => {
  expect(writeNumberWords(written)).toBe(figures);
});

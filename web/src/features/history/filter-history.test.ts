import { describe, expect, test } from "vitest";
import { filterHistory } from "./filter-history.ts";
import { makeHistoryItem } from "./history.fixture.ts";

const items = [
  makeHistoryItem(1, { query: "Statins in the very old", preference: "clinical_trials", result_count: 12 }),
  makeHistoryItem(2, { query: "心不全に対するＳＧＬＴ２阻害薬", preference: "case_reports", result_count: 40 }),
  makeHistoryItem(3, { query: "ZINC and colds", preference: "basic_research", result_count: 7, highlight_count: 2 }),
];

function filter(text: string, onlyHighlighted = false): string[] {
  const labels = new Map([["case_reports", "Case reports"]]);
  return filterHistory(items, {
    text,
    onlyHighlighted,
    labelOf: (preference) => labels.get(preference) ?? "",
    countHighlights: (item) => item.highlight_count,
  }).map((item) => item.id.slice(-1));
}

describe("the filter of the history", () => {
  test.each([
    ["statins", ["1"]],
    ["  Statins  ", ["1"]],
    ["zinc", ["3"]],
    ["sglt2", ["2"]],
    ["case reports", ["2"]],
    ["CASE_REPORTS", ["2"]],
    ["clinical_trials", ["1"]],
    ["000000000003", ["3"]],
    ["40", ["2"]],
    ["", ["1", "2", "3"]],
    [" 　", ["1", "2", "3"]],
    ["nothing like it", []],
    [".*", []],
  ])("%j finds in question, preference, id and result count", (text, expected) => {
    expect(filter(text)).toEqual(expected);
  });

  test("can keep those with highlighted papers alone, together with the text", () => {
    expect(filter("", true)).toEqual(["3"]);
    expect(filter("statins", true)).toEqual([]);
  });
});

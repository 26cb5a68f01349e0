import { expect, test } from "vitest";
import { splitHalves } from "./split-halves.ts";

test.each([
  [
    "Zinc shortened colds but increased nausea compared with placebo.",
    ["Zinc shortened colds compared with placebo.", "Zinc increased nausea compared with placebo."],
  ],
  ["Zinc reduced colds, and it did not change fever.", ["Zinc reduced colds.", "Zinc did not change fever."]],
  [
    "Colds were shorter with zinc, while nausea was more frequent with zinc than with placebo.",
    ["Colds were shorter with zinc.", "nausea was more frequent with zinc than with placebo."],
  ],
  ["Zinc reduced cough and fever.", ["Zinc reduced cough and fever."]],
  ["Zinc, which was given for five days, reduced colds.", ["Zinc, which was given for five days, reduced colds."]],
])("%j says %j", (claim, halves) => {
  expect(splitHalves(claim)).toEqual(halves);
});

import { describe, expect, it } from "vitest";
import { restateClaim } from "./restate-claim.ts";

describe("a claim in a turn of phrase that papers do not use", () => {
  it.each([
    ["Zinc brought fever down.", "Zinc reduced fever."],
    ["On zinc, fever fell by a degree.", "zinc reduced fever by a degree."],
    ["After 12 weeks, zinc pushed weight up.", "zinc increased weight."],
    ["Zinc made no real difference to fever.", "Zinc did not change fever."],
    ["Zinc left fever as it was.", "Zinc did not change fever."],
    ["Fever was as common with zinc as with placebo.", "Fever was similar with zinc and placebo."],
    ["Fever was rarer with zinc.", "Fever was lower with zinc."],
    ["Zinc relieved fever more than placebo did.", "Zinc relieved fever compared with placebo."],
    ["Fewer patients given zinc had a fever.", "zinc reduced a fever."],
    ["More drops were needed with zinc than with placebo.", "drops was higher with zinc than with placebo."],
    ["Recovery took longer with zinc than with placebo.", "Recovery time was longer with zinc than with placebo."],
    ["Children on zinc got a rash more often.", "zinc increased a rash."],
    ["Zinc left patients with less pain.", "Zinc reduced pain."],
    ["Zinc and iron gave similar scores.", "There was no difference in scores between Zinc and iron."],
    ["For sore throats, zinc did as well as honey.", "There was no difference in sore throats between zinc and honey."],
    ["People lost more weight on zinc than on placebo.", "weight loss was higher with zinc than with placebo."],
    ["Fever was lower when zinc was combined with iron.", "Fever was lower with zinc plus iron."],
    ["Zinc did not delay recovery.", "Zinc did not change recovery."],
  ])("is put as they put it: %s", (claim, plain) => {
    expect(restateClaim(claim)).toBe(plain);
  });

  it.each(["Zinc significantly reduced fever compared with placebo (p = 0.01).", "亜鉛は発熱を減らした。", ""])(
    "is left as it is where they use it: %s",
    (claim) => {
      expect(restateClaim(claim)).toBe(claim);
    },
  );
});

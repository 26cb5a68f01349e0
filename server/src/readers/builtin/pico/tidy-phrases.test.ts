import { describe, expect, it } from "vitest";
import { makePaper } from "../../../../test/papers.ts";
import { readPaperText } from "../paper-text.ts";
import type { PicoField } from "./extract-pico.ts";
import { tidyPhrase } from "./tidy-phrases.ts";

function tidy(field: PicoField, phrase: string, sentence: string): string | null {
  const [read] = readPaperText(makePaper(1, { abstract: [{ label: "RESULTS", text: sentence }] })).sentences;
  if (!read) throw new Error("there is a sentence");
  return tidyPhrase(field, { text: phrase, sentence: read })?.text ?? null;
}

describe("a phrase that is shown", () => {
  it.each([
    ["population", "patients with alterations will provide clues", "patients with alterations"],
    ["population", "77 patients with diabetes, there", "77 patients with diabetes"],
    ["outcome", "prevalence of diarrhea of 53%", "prevalence of diarrhea"],
    ["intervention", "zinc daily or remain unsupplemented", "zinc daily"],
    ["intervention", "fracture risk with risedronate", "risedronate"],
    ["intervention", "Design of airway stents", "airway stents"],
    ["population", "570 patients with angina (by ECG)), 141 potential", "570 patients with angina (by ECG)"],
    ["outcome", "blood loss greater", "blood loss"],
    ["outcome", "much lower rate of bleeding", "rate of bleeding"],
    ["outcome", "secondary outcomes, stroke rate", "stroke rate"],
  ] as const)("of the %s ends where it ends: %j", (field, phrase, told) => {
    expect(tidy(field, phrase, `We saw ${phrase} in it.`)).toBe(told);
  });

  it("takes in the noun or the object that belongs to it", () => {
    expect(
      tidy("intervention", "percutaneous endoscopic", "They had percutaneous endoscopic discectomy at once."),
    ).toBe("percutaneous endoscopic discectomy");
    expect(tidy("outcome", "soreness and difficulty", "Less soreness and difficulty in swallowing, they said.")).toBe(
      "soreness and difficulty in swallowing",
    );
  });

  it.each([
    ["intervention", "inv", "Our data confirm that inv(3) leukaemia is grave."],
    ["intervention", "Determann", "Determann and colleagues report a trial."],
    ["intervention", "chemoradiotherapy", "We treated mucositis induced by chemoradiotherapy with honey."],
    ["intervention", "lasso regularisation", "It was tested by a linear model with lasso regularisation."],
    ["outcome", "obesity", "In our analysis, obesity was associated with fewer deaths."],
    ["outcome", "baseline characteristics", "There was no difference in baseline characteristics."],
    ["population", "Singapore and Malaysia", "It was given with vaccines in Singapore and Malaysia."],
    ["intervention", "regular care", "Controls (G-III) who received regular care did worse."],
    ["intervention", "tomography", "Blood flow was measured by tomography."],
    ["intervention", "immediately following exercise", "Whey was drunk immediately following exercise."],
    ["population", "virtual patients", "Nurses learnt it with virtual patients."],
    ["comparator", "SI 15", "The points pressed were GB 21, SI 14 and SI 15."],
    ["comparator", "normal", "They were held against abnormal controls."],
  ] as const)("of the %s is left out where it is something else or cut: %j", (field, phrase, sentence) => {
    expect(tidy(field, phrase, sentence)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
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
    ["intervention", "education of carers, while the control", "education of carers"],
    ["intervention", "fentanyl without causing an increase", "fentanyl"],
    ["intervention", "Design of airway stents", "airway stents"],
    ["intervention", "bronchodilator effects of abediterol", "abediterol"],
    ["outcome", "Overall, the responder rate", "responder rate"],
    ["outcome", "accuracy of answers being prevented", "accuracy of answers"],
    ["population", "570 patients with angina (by ECG)), 141 potential", "570 patients with angina (by ECG)"],
    ["outcome", "blood loss greater", "blood loss"],
    ["intervention", "green tea extract containing", "green tea extract"],
    ["outcome", "much lower rate of bleeding", "rate of bleeding"],
    ["outcome", "secondary outcomes, stroke rate", "stroke rate"],
  ] as const)("of the %s ends where it ends: %j", (field, phrase, expected) => {
    expect(tidy(field, phrase, `We saw ${phrase} in it.`)).toBe(expected);
  });

  it("takes in the noun or the object that belongs to it", () => {
    expect(
      tidy("intervention", "percutaneous endoscopic", "They had percutaneous endoscopic discectomy at once."),
    ).toBe("percutaneous endoscopic discectomy");
    expect(tidy("intervention", "behavioural weight", "They joined a behavioural weight loss programme.")).toBe(
      "behavioural weight loss programme",
    );
    expect(tidy("intervention", "month weight programme", "All completed a 6 month weight programme.")).toBe(
      "6 month weight programme",
    );
    expect(tidy("intervention", "burn ointment", "They were given moist exposed burn ointment.")).toBe(
      "moist exposed burn ointment",
    );
    expect(tidy("population", "women aged 45", "A sample of women aged 45 to 64 was drawn.")).toBe(
      "women aged 45 to 64",
    );
    expect(tidy("outcome", "soreness and difficulty", "Less soreness and difficulty in swallowing, they said.")).toBe(
      "soreness and difficulty in swallowing",
    );
  });

  it("takes in the object that ends its sentence", () => {
    expect(tidy("outcome", "health-related quality", "Budesonide and health-related quality of life")).toBe(
      "health-related quality of life",
    );
  });

  it.each([
    ["intervention", "inv", "Our data confirm that inv(3) leukaemia is grave."],
    ["intervention", "Determann", "Determann and colleagues report a trial."],
    ["intervention", "chemoradiotherapy", "We treated mucositis induced by chemoradiotherapy with honey."],
    ["intervention", "lasso regularisation", "It was tested by a linear model with lasso regularisation."],
    ["outcome", "obesity", "In our analysis, obesity was associated with fewer deaths."],
    ["outcome", "need for safe options", "The need for safe options was clear to all."],
    ["outcome", "baseline characteristics", "There was no difference in baseline characteristics."],
    ["population", "Singapore and Malaysia", "It was given with vaccines in Singapore and Malaysia."],
    ["intervention", "estimate the share of patients", "The trial was to estimate the share of patients."],
    ["outcome", "visual analogue scale", "It fell by 14 mm on the visual analogue scale."],
    ["population", "risk factors for birth among women", "It was to reduce risk factors for birth among women."],
    ["intervention", "regular care", "Controls (G-III) who received regular care did worse."],
    ["intervention", "tomography", "Blood flow was measured by tomography."],
    ["intervention", "immediately following exercise", "Whey was drunk immediately following exercise."],
    ["population", "virtual patients", "Nurses learnt it with virtual patients."],
    [
      "intervention",
      "Diabetes Prevention Program",
      "Drugs were taken during the Diabetes Prevention Program and later.",
    ],
    ["intervention", "oral methadone and intra muscular", "We gave oral methadone and intra muscular (IM) pethidine."],
    ["population", "10 individuals", "Groups of 6 to 10 individuals met."],
    ["population", "self-esteem with patients", "They discussed self-esteem with patients at home."],
    ["comparator", "SI 15", "The points pressed were GB 21, SI 14 and SI 15."],
    ["intervention", "brain barrier", "Changes in the blood–brain barrier were seen."],
    ["intervention", "Yabukita” extract", "A third group had “Yabukita” extract daily."],
    ["population", "require at least 2 days of care", "Patients expected to require at least 2 days of care joined."],
    ["outcome", "### ![Graphic][9]", "It is shown in ### ![Graphic][9] below."],
    ["intervention", "phenols", "Plasma (poly)phenols rose with the juice."],
    ["intervention", "scalp hair", "One sample of scalp hair was cut."],
    ["intervention", "oxytocics", "Misoprostol was given in addition to standard care with oxytocics."],
    ["outcome", "efficacy of zinc", "This was to learn the efficacy of zinc in colds."],
    ["outcome", "time to event data", "They were joined with the time to event data."],
    ["outcome", "diastolic blood pressure", "Predictors of recovery were mood and diastolic blood pressure."],
    ["population", "34 patients (97.15%)", "In all 34 patients (97.15%) developed it."],
    ["comparator", "normal", "They were held against abnormal controls."],
  ] as const)("of the %s is left out where it is something else or cut: %j", (field, phrase, sentence) => {
    expect(tidy(field, phrase, sentence)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { readTitleArms } from "./title-arms.ts";

describe("readTitleArms", () => {
  it.each([
    ["Effect of zinc on the common cold: a randomized trial", "zinc", null],
    ["The efficacy and safety of oral melatonin for jet lag", "oral melatonin", null],
    ["Comparison of palonosetron with ondansetron in prevention of vomiting", "palonosetron", "ondansetron"],
    ["A comparison between cetirizine and ondansetron in adults", "cetirizine", "ondansetron"],
    ["Laparoscopic versus open appendectomy for appendicitis", "Laparoscopic appendectomy", "open appendectomy"],
    ["Comparison of the anti-inflammatory effect of atorvastatin with rosuvastatin", "atorvastatin", "rosuvastatin"],
    ["Pain after hernia repair: mesh versus suture for small defects", "mesh", "suture"],
    ["The effects of listening to preferred music on pain after surgery", "music", null],
    ["Effect of a low–glycemic index diet on weight", "low–glycemic index diet", null],
    ["Effects of high intensity exercise on mood", "high intensity exercise", null],
    [
      "Early postoperative enteral versus parenteral feeding",
      "Early postoperative enteral feeding",
      "parenteral feeding",
    ],
    ["Effect of sequential versus standard ulcer therapy", "sequential ulcer therapy", "standard ulcer therapy"],
    ["Effects of low dose ketamine on pain", "low dose ketamine", null],
    ["Low dose versus high dose statin therapy after stroke", "Low dose statin therapy", "high dose statin therapy"],
    ["Local administration of tranexamic acid during surgery: bleeding", "tranexamic acid", null],
    ["Alendronate for the treatment of osteoporosis in men", "Alendronate", null],
    ["Teriflunomide slows brain atrophy in relapsing MS", "Teriflunomide", null],
    ["Efficacy of olopatadine hydrochloride 0.77% in conjunctivitis", "olopatadine hydrochloride 0.77%", null],
    ["Comparison of lispro with aspart evaluated by monitoring", "lispro", "aspart"],
    ["Does aspirin prevent preeclampsia in women at risk?", "aspirin", null],
    ["β-alanine supplementation improves muscle relaxation speed", "β-alanine supplementation", null],
    [
      "Long-term oncological outcomes in robotic versus laparoscopic surgery",
      "robotic surgery",
      "laparoscopic surgery",
    ],
    ["Placebo-controlled effect of azithromycin selects for metabolites", "azithromycin", null],
    [
      "Efficacy of ultrasound guided plane block versus local infiltration in adult patients undergoing single incision laparoscopic cholecystectomy",
      "ultrasound guided plane block",
      "local infiltration",
    ],
    [
      "Comparison of the platelet inhibition between low dose prasugrel and clopidogrel",
      "low dose prasugrel",
      "clopidogrel",
    ],
    ["Concurrent versus sequential radiotherapy", "Concurrent radiotherapy", "sequential radiotherapy"],
    ["Efficacy of checkpoint inhibitors according to age", "checkpoint inhibitors", null],
    [
      "Oxidative stress markers in laparoscopic vs. open appendectomy",
      "laparoscopic appendectomy",
      "open appendectomy",
    ],
    ["Lung function with olodaterol versus placebo and formoterol in COPD", "olodaterol", "placebo"],
    ["Effect of vitamin D against adenoma recurrence in adults", "vitamin D", null],
    [
      "Bleeding with new vs conventional oral anticoagulants",
      "new oral anticoagulants",
      "conventional oral anticoagulants",
    ],
    ["Comparative study of low doses of rosuvastatin and atorvastatin on lipids", "rosuvastatin", "atorvastatin"],
  ])("%s", (title, tried, against) => {
    expect(readTitleArms(title)).toEqual({ tried, against });
  });

  it.each([
    "Characteristics of patients with chronic back pain who benefit from acupuncture",
    "Prognosis of unrecognised myocardial infarction determined by electrocardiography",
    "Vitamin K deficiency in severely disabled children",
    "The impact of atrial fibrillation type on the risk of stroke",
  ])("says nothing of what was tried: %s", (title) => {
    expect(readTitleArms(title)).toBeNull();
  });

  it("sets nothing against what something protects from", () => {
    expect(readTitleArms("Sterols protect against diet-induced obesity in hamsters")).toBeNull();
  });
});

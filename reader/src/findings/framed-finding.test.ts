import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { loadFindingsModel } from "../models/findings-model.ts";
import { readPaperText } from "../paper-text.ts";
import { readFramedFinding } from "./framed-finding.ts";

interface Trial {
  title: string;
  methods: string;
  results: string;
}

const KIND = { isStudy: true, isAssigned: true, isOfStudies: false };

function read(
  { title, methods, results }: Trial,
  asked: { intervention: string; comparator?: string; outcome: string },
  kind = KIND,
) {
  const abstract = [
    { label: "METHODS", text: methods },
    { label: "RESULTS", text: results },
  ];
  const paper = readPaperText(makePaper(71, { title, abstract }));
  const finding = readFramedFinding(paper, { comparator: "", ...asked }, kind, loadFindingsModel());
  return finding?.direction ?? null;
}

const PRONE: Trial = {
  title: "Awake prone positioning (APP) in acute respiratory failure: a randomized trial",
  methods: "Adults were randomly assigned to APP or to standard care.",
  results:
    "The rate of endotracheal intubation was significantly lower in the APP group than in the standard care group (p = 0.01).",
};
const asked = (intervention: string, outcome: string) => ({ intervention, outcome });

describe("what a paper reports in the words of a question", () => {
  it("is read where no vocabulary has these words", () => {
    expect(read(PRONE, asked("awake prone positioning", "endotracheal intubation"))).toBe("decreased");
  });

  it("is none of another outcome, or of another treatment", () => {
    expect(read(PRONE, asked("awake prone positioning", "tracheostomy"))).toBeNull();
    expect(read(PRONE, asked("awake lateral positioning", "endotracheal intubation"))).toBeNull();
    expect(
      read(PRONE, { ...asked("awake prone positioning", "intubation"), comparator: "helmet ventilation" }),
    ).toBeNull();
  });

  it("is read where the question says how often something is given, and the paper need not", () => {
    const often = { ...asked("awake prone positioning four times daily", "intubation"), comparator: "standard care" };
    expect(read(PRONE, often)).toBe("decreased");
    expect(read(PRONE, { ...often, comparator: "awake prone positioning once daily" })).toBeNull();
  });

  it("is read by what the question's own name is abbreviated to", () => {
    const stay = {
      title: "Two formulas in infants: a randomized trial",
      methods: "Infants were randomly assigned to NF or to a standard formula (SF).",
      results: "Hospital stay was significantly shorter with NF than with SF (p = 0.01).",
    };
    const brand = { ...asked("Nutriform Plus (new formula; NF)", "length of hospital stay (days)"), comparator: "SF" };
    expect(read(stay, brand)).toBe("decreased");
    expect(read(stay, { ...brand, intervention: "Nutriform Plus (new formula; NG)" })).toBeNull();
  });

  it("is none against placebo where the paper has none", () => {
    const placebo = { ...asked("awake prone positioning", "endotracheal intubation"), comparator: "placebo" };
    expect(read(PRONE, placebo)).toBeNull();
    expect(read(PRONE, { ...placebo, comparator: "usual care" })).toBe("decreased");
  });

  it("is what did not change in those who were switched from one treatment to another", () => {
    const switched = {
      title: "Switching from originator zincomab to the copy ZC-1 in arthritis: a cohort study",
      methods: "All 90 adults on originator zincomab were switched to ZC-1.",
      results: "There were no significant changes in disease activity over 12 months.",
    };
    const cohort = { isStudy: true, isAssigned: false, isOfStudies: false };
    expect(read(switched, asked("switching from zincomab to ZC-1", "disease activity"), cohort)).toBe("no_difference");
    expect(read(switched, asked("ZC-1", "disease activity"), cohort)).toBeNull();
  });

  it("is none of what was acted on, and not given", () => {
    const stove = {
      title: "Chimney stoves to reduce indoor wood smoke lower blood pressure: a randomized trial",
      methods: "Households were randomly assigned to a chimney stove, which reduces wood smoke, or to an open fire.",
      results: "Blood pressure was significantly lower in the stove group than in the control group (p = 0.01).",
    };
    expect(read(stove, asked("wood smoke", "blood pressure"))).toBeNull();
    expect(read(stove, asked("chimney stoves", "blood pressure"))).toBe("decreased");
  });

  it("is none of what everybody had before they were assigned, or of an outcome that the result does not depend on", () => {
    const added = {
      title: "Pioglitazone or acarbose in type 2 diabetes: a randomized trial",
      methods: "Patients who were treated with metformin were randomly assigned to acarbose or pioglitazone.",
      results:
        "HbA1c did not differ between the groups (p = 0.4). " +
        "Weight was significantly lower with acarbose, independent of baseline blood pressure (p = 0.01).",
    };
    expect(read(added, asked("metformin", "HbA1c"))).toBeNull();
    expect(read(added, asked("acarbose", "HbA1c"))).toBe("no_difference");
    expect(read(added, asked("acarbose", "blood pressure"))).toBeNull();
  });

  it("is none of what both arms got", () => {
    const both = {
      title: "XELIRI-bevacizumab versus FOLFIRI-bevacizumab in colorectal cancer",
      methods: "Patients were randomly assigned to XELIRI-bevacizumab or FOLFIRI-bevacizumab.",
      results: "Toxicity did not differ between XELIRI-bevacizumab and FOLFIRI-bevacizumab (p = 0.7).",
    };
    expect(read(both, asked("bevacizumab", "toxicity"))).toBeNull();
  });

  it("is none of another drug of the same series", () => {
    const other = {
      title: "Biosimilar ABP 980 compared with trastuzumab: a randomized trial",
      methods: "Women were randomly assigned to ABP 980 or trastuzumab.",
      results: "Cardiac safety was similar with ABP 980 and trastuzumab.",
    };
    expect(read(other, asked("biosimilar ABP 501", "cardiac safety"))).toBeNull();
    expect(read(other, asked("biosimilar ABP 980", "cardiac safety"))).toBe("no_difference");
  });

  it("needs the treatment in the sentence where studies of many treatments are put together", () => {
    const review = {
      title: "Drugs for renal cell carcinoma: a network meta-analysis",
      methods: "Trials in which patients received sunitinib, pazopanib or bevacizumab were included.",
      results: "No difference in fatigue was found between the treatments.",
    };
    const bevacizumab = asked("bevacizumab", "fatigue");
    expect(read(review, bevacizumab, { ...KIND, isOfStudies: true })).toBeNull();
  });
});

const BEZAFIBRATE: Trial = {
  title: "Bezafibrate in men with lower extremity arterial disease: a randomised trial",
  methods: "Men were randomly assigned to bezafibrate or placebo.",
  results: "Triglycerides were significantly reduced by about 23%.",
};

describe("a result that names neither arm", () => {
  const question = { intervention: "bezafibrate", outcome: "triglycerides" };

  it("is of the two arms of a trial where the question names both", () => {
    expect(read(BEZAFIBRATE, { ...question, comparator: "placebo" })).toBe("decreased");
  });

  it("is not read where the question or the paper leaves open what is compared", () => {
    expect(read(BEZAFIBRATE, question)).toBeNull();
    expect(read(BEZAFIBRATE, { ...question, comparator: "placebo" }, { ...KIND, isAssigned: false })).toBeNull();
  });
});

describe("a result in numbers alone", () => {
  const inNumbers = (results: string) =>
    read(
      {
        title: "Glucose-insulin-potassium infusion in myocardial infarction: a randomised trial",
        methods: "Patients were randomly assigned to glucose-insulin-potassium infusion (GIK) or to control.",
        results,
      },
      { intervention: "glucose-insulin-potassium infusion", comparator: "control", outcome: "ejection fraction" },
    );

  it("says that nothing differs by its p value", () => {
    expect(
      inNumbers("The ejection fraction was 43.7% in the GIK group and 42.4% in the control group (P = 0.12)."),
    ).toBe("no_difference");
  });
});

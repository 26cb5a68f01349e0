import type { Finding } from "@medsieve/contract/findings";
import { describe, expect, it } from "vitest";
import { deriveVerdict } from "./derive-verdict.ts";
import { ask, makeRead } from "./verdict.fixture.ts";

interface Paper {
  title: string;
  /** The sentence that the finding rests on. */
  quote: string;
  finding: Partial<Finding>;
  relevance?: number;
}

/** What a verdict counts of one paper for a question; null where it counts nothing. */
function count(question: string, { title, quote, finding, relevance = 0.9 }: Paper): string | null {
  const evidence = [
    { section: "RESULTS", section_index: 0, start: 0, end: 9, quote, status: "verified" as const, problem: null },
  ];
  const paper = makeRead(1, [{ comparator: null, ...finding, evidence }], { title, text: quote, relevance });
  return deriveVerdict(ask(question), [paper])?.papers[0]?.count ?? null;
}

const PAIN = { outcome: "pain", direction: "decreased", favours: "intervention" } as const;

describe("a verdict counts no finding that names the treatment and is of something else", () => {
  it("where something else is compared with it", () => {
    const title = "Remifentanil and fentanyl in thyroid surgery";
    const finding = { ...PAIN, intervention: "remifentanil" };
    const paper = { title, finding, quote: "Pain was lower in the fentanyl group compared to the remifentanil group." };
    expect(count("Does remifentanil reduce pain?", paper)).toBeNull();
    const other = { title, finding, quote: "Pain was lower in the remifentanil group compared to the fentanyl group." };
    expect(count("Does remifentanil reduce pain?", other)).toBe("favours");
  });

  it("but one whose comparison stands at the beginning, or names the arms the other way round", () => {
    const title = "Vitamin D in dialysis: a randomised trial";
    const vitamin = { ...PAIN, intervention: "vitamin D", comparator: "placebo" };
    const first = "After the intervention, compared to the placebo, vitamin D lowered pain.";
    expect(count("Does vitamin D reduce pain?", { title, finding: vitamin, quote: first })).toBe("favours");
    const cuffs = { ...PAIN, intervention: "remifentanil", comparator: "fentanyl" };
    const turned = "Pain was higher in the fentanyl group as compared to the remifentanil group.";
    const question = "Is remifentanil better than fentanyl for pain?";
    expect(count(question, { title: "Fentanyl or remifentanil", finding: cuffs, quote: turned })).toBe("favours");
  });

  it("where the sentence says what the other arm did beside it", () => {
    const question = "Is remifentanil better than fentanyl for pain?";
    const finding = { ...PAIN, intervention: "remifentanil", comparator: "fentanyl" };
    const title = "Remifentanil and fentanyl in thyroid surgery";
    const other = "Fentanyl patients had significantly less pain compared with the rest.";
    expect(count(question, { title, finding, quote: other })).toBeNull();
    const own = "Remifentanil patients had significantly less pain compared with fentanyl.";
    expect(count(question, { title, finding, quote: own })).toBe("favours");
  });

  it("where two ways of giving it are compared", () => {
    const finding = {
      intervention: "dexmedetomidine",
      ...PAIN,
      direction: "no_difference",
      favours: "neither",
    } as const;
    const quote = "Pain did not differ between the groups.";
    const ways = { title: "The timing of administration of dexmedetomidine during surgery", quote, finding };
    expect(count("Does dexmedetomidine reduce pain?", ways)).toBeNull();
    const kinds = { title: "Early dexmedetomidine versus late dexmedetomidine for pain", quote, finding };
    expect(count("Does dexmedetomidine reduce pain?", kinds)).toBeNull();
    const control = { title: "Dexmedetomidine versus placebo for pain", quote, finding };
    expect(count("Does dexmedetomidine reduce pain?", control)).toBe("no_difference");
  });

  it("where it is on both sides of the comparison", () => {
    const title = "Nicotine patches for pain";
    const finding = {
      ...PAIN,
      intervention: "nicotine patches",
      direction: "no_difference",
      favours: "neither",
    } as const;
    const quote = "Two weeks of nicotine patches were not more effective for pain than one week of nicotine patches.";
    expect(count("Do nicotine patches reduce pain?", { title, quote, finding })).toBeNull();
  });

  it("where something went along with the outcome in those who got it", () => {
    const title = "The alliance in yoga for pain";
    const quote = "Client ratings of commitment were associated with less pain in yoga.";
    expect(count("Does yoga reduce pain?", { title, quote, finding: { ...PAIN, intervention: "yoga" } })).toBeNull();
  });

  it("where the group is that of another treatment", () => {
    const finding = { ...PAIN, intervention: "vitamin D" };
    const title = "Vitamin K along with vitamin D for pain";
    const quote = "Pain was lower in the vitamin K group than in the control group.";
    expect(count("Does vitamin D reduce pain?", { title, quote, finding })).toBeNull();
  });

  it("where people who get it are studied for something else, or kinds of people are compared", () => {
    const finding = { ...PAIN, intervention: "yoga" };
    const quote = "Pain was lower after the programme than before, p < 0.01, compared with controls.";
    const studied = { title: "The effects of whey protein on yoga for pain", quote, finding };
    expect(count("Does yoga reduce pain?", studied)).toBeNull();
    const kinds = {
      title: "Yoga for pain",
      quote: "There were no differences in pain by language preference.",
      finding,
    };
    expect(count("Does yoga reduce pain?", kinds)).toBeNull();
  });

  it("where three groups are known by letters alone, or a study is only planned", () => {
    const finding = { ...PAIN, intervention: "midazolam", comparator: "saline" };
    const quote = "Pain was lower in group MO than in group M and group O.";
    expect(count("Does midazolam reduce pain?", { title: "Midazolam for pain", quote, finding })).toBeNull();
    const plain = "Pain was lower with midazolam than with saline.";
    const planned = { title: "Midazolam for pain: study protocol for a randomised trial", quote: plain, finding };
    expect(count("Does midazolam reduce pain?", planned)).toBeNull();
  });

  it("where not all that the question gives together was given", () => {
    const quote = "Pain was lower with dexmedetomidine than with placebo.";
    const alone = { title: "Dexmedetomidine for pain", quote, finding: { ...PAIN, intervention: "dexmedetomidine" } };
    expect(count("Does propofol combined with dexmedetomidine reduce pain?", alone)).toBeNull();
    expect(count("Does propofol or dexmedetomidine reduce pain?", alone)).toBe("favours");
  });

  it("where its paper is hardly relevant, or of animals", () => {
    const quote = "Pain was lower with gabapentin than with placebo.";
    const paper = { title: "Gabapentin for pain", quote, finding: { ...PAIN, intervention: "gabapentin" } };
    expect(count("Does gabapentin reduce pain?", paper)).toBe("favours");
    expect(count("Does gabapentin reduce pain?", { ...paper, relevance: 0.4 })).toBeNull();
    const inDogs = { ...paper, title: "Gabapentin for pain in dogs undergoing mastectomy" };
    expect(count("Does gabapentin reduce pain?", inDogs)).toBeNull();
    expect(count("Does gabapentin reduce pain in dogs?", inDogs)).toBe("favours");
  });
});

it("counts longer analgesia for what is to reduce pain", () => {
  const quote = "Dexamethasone significantly prolonged the duration of analgesia compared with saline.";
  const outcome = "duration of postoperative analgesia";
  const finding = { intervention: "dexamethasone", outcome, direction: "increased", favours: "unknown" } as const;
  const paper = { title: "Dexamethasone for postoperative pain", quote, finding };
  expect(count("Does dexamethasone reduce postoperative pain?", paper)).not.toBe("against");
});

it("leaves it unclear where a question asks which is best, and one is no better", () => {
  const quote = "Psychotherapy did not change pain compared with usual care.";
  const finding = { ...PAIN, intervention: "psychotherapy", direction: "no_difference", favours: "neither" } as const;
  const paper = { title: "Psychotherapy for chronic pain", quote, finding };
  expect(count("Does psychotherapy reduce chronic pain?", paper)).toBe("no_difference");
  expect(count("Which psychotherapy is best for chronic pain?", paper)).toBe("unclear");
});

describe("a finding of the question's own treatment", () => {
  it("counts where the group is called as the title calls the programme", () => {
    const title = "Smoking cessation by text messages (txt2stop): a randomised trial";
    const finding = {
      ...{ intervention: "text messages", outcome: "smoking cessation" },
      ...({ direction: "increased", favours: "intervention" } as const),
    };
    const quote = "Smoking cessation was more frequent in the txt2stop group than in the control group.";
    expect(count("Do text messages increase smoking cessation?", { title, finding, quote })).toBe("favours");
  });

  it("does not count where an outcome shares but one word with the question's", () => {
    const title = "Zinc in pregnancy";
    const quote = "Zinc did not change birth weight compared with placebo.";
    const finding = {
      ...{ intervention: "zinc", comparator: "placebo", outcome: "birth weight" },
      ...({ direction: "no_difference", favours: "neither" } as const),
    };
    expect(count("Does zinc prevent preterm birth?", { title, finding, quote })).toBeNull();
  });

  it("does not count where the title aims at another outcome, and the question names none", () => {
    const title = "The effect of zinc on depressive symptoms in people with diabetes";
    const finding = {
      ...{ intervention: "zinc", comparator: "placebo" },
      ...({ direction: "no_difference", favours: "neither" } as const),
    };
    const sugar = {
      title,
      quote: "HbA1c did not differ between zinc and placebo.",
      finding: { ...finding, outcome: "HbA1c" },
    };
    expect(count("zinc for diabetes", sugar)).toBeNull();
    const mood = {
      ...{ title, quote: "Depressive symptoms did not differ between zinc and placebo." },
      finding: { ...finding, outcome: "depressive symptoms" },
    };
    expect(count("zinc for diabetes", mood)).toBe("no_difference");
  });

  it("counts what is measured of the condition, where the question names no outcome", () => {
    const finding = {
      ...{ intervention: "zinc", comparator: "placebo", outcome: "HbA1c" },
      ...({ direction: "decreased", favours: "intervention" } as const),
    };
    const quote = "HbA1c was lower with zinc than with placebo.";
    const asked = "What is the effect of zinc on diabetes?";
    expect(count(asked, { title: "The effect of zinc on diabetic patients", quote, finding })).toBe("favours");
    const weight = { ...finding, outcome: "body weight", favours: "unknown" } as const;
    const title = "The effect of zinc on neuropathy in obese adults with diabetes";
    expect(count("Does zinc reduce neuropathy in obese adults?", { title, quote, finding: weight })).toBeNull();
  });

  it("does not count where it names no intervention, and what is asked about as its comparator", () => {
    const quote = "HbA1c decreased significantly between the groups, of which one had zinc (p = 0.01).";
    const finding = {
      ...{ intervention: null, comparator: "zinc", outcome: "HbA1c" },
      ...({ direction: "decreased", favours: "intervention" } as const),
    };
    expect(count("zinc for diabetes", { title: "Zinc in diabetes", quote, finding })).toBeNull();
  });

  it("does not count where its title is of the other sex alone", () => {
    const quote = "Bone density was higher with zinc than with placebo.";
    const finding = {
      ...{ intervention: "zinc", comparator: "placebo", outcome: "bone density" },
      ...({ direction: "increased", favours: "intervention" } as const),
    };
    const asked = "Does zinc increase bone density in men?";
    expect(count(asked, { title: "Zinc in postmenopausal women", finding, quote })).toBeNull();
    expect(count(asked, { title: "Zinc in men with osteoporosis", finding, quote })).toBe("favours");
    expect(count(asked, { title: "Zinc in women and men", finding, quote })).toBe("favours");
  });

  it("speaks for weight loss where weight is less", () => {
    const quote = "Body weight was lower with zinc than with placebo.";
    const finding = {
      ...{ intervention: "zinc", comparator: "placebo", outcome: "body weight" },
      ...({ direction: "decreased", favours: "unknown" } as const),
    };
    expect(count("Is zinc better than placebo for weight loss?", { title: "Zinc and weight", finding, quote })).toBe(
      "favours",
    );
  });
});

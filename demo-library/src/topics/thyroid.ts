import type { TopicCard } from "../topic-card.ts";

const levothyroxineSubclinicalHypothyroidism: TopicCard = {
  id: "levothyroxine-subclinical-hypothyroidism",
  profile: "therapy",
  condition: {
    name: "subclinical hypothyroidism",
    mesh: ["Hypothyroidism"],
    keywords: ["subclinical hypothyroidism", "thyrotropin"],
  },
  intervention: {
    name: "levothyroxine",
    mesh: ["Thyroxine"],
    keywords: ["thyroid hormone replacement"],
    substances: ["Thyroxine"],
  },
  population: {
    who: "adults with a thyrotropin concentration between 4.6 and 10 mIU/L and normal free thyroxine",
    short: "older adults with subclinical hypothyroidism",
    age: [64, 74],
    women: 0.62,
    mesh: ["Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "levothyroxine",
      regimen: "levothyroxine 50 µg daily, adjusted to thyrotropin",
      mesh: ["Thyroxine"],
      substances: ["Thyroxine"],
    },
    {
      name: "low-dose levothyroxine",
      regimen: "levothyroxine 25 µg daily without adjustment",
      mesh: ["Thyroxine"],
      substances: ["Thyroxine"],
    },
  ],
  comparators: ["placebo", "no treatment"],
  outcomes: [
    {
      name: "the hypothyroid symptoms score",
      unit: "points",
      baseline: 17,
      sd: 15,
      difference: -0.2,
      better: "lower",
      mesh: ["Surveys and Questionnaires", "Quality of Life"],
    },
    {
      name: "the tiredness score",
      unit: "points",
      baseline: 26,
      sd: 18,
      difference: 0.3,
      better: "lower",
      mesh: ["Fatigue"],
    },
    { name: "cardiovascular hospitalization", control: 0.06, ratio: 0.97, mesh: ["Cardiovascular Diseases"] },
    {
      name: "thyrotropin",
      unit: "mIU/L",
      baseline: 6.4,
      sd: 2.1,
      difference: -2,
      better: "lower",
      mesh: ["Thyrotropin"],
    },
  ],
  harms: [
    { name: "atrial fibrillation", control: 0.032, ratio: 1.1, mesh: ["Atrial Fibrillation"] },
    { name: "fracture", control: 0.024, ratio: 1.05 },
  ],
  trial: { size: [80, 740], followUp: [6, 24, "months"] },
  background: [
    "Subclinical hypothyroidism is found in up to one in ten older people, most of whom have no symptoms",
    "Levothyroxine is among the most prescribed drugs, and much of it is given for mildly raised thyrotropin",
    "Thyrotropin rises with age in healthy people, so that many older adults are labeled as having subclinical hypothyroidism",
  ],
  uncertainties: [
    "whether younger adults with pronounced symptoms benefit",
    "whether treatment lowers cardiovascular risk when thyrotropin exceeds 10 mIU/L",
    "how often treatment can be stopped without harm",
  ],
  recommendations: [
    "against routine levothyroxine for adults with subclinical hypothyroidism and thyrotropin below 10 mIU/L",
    "repeating the measurement of thyrotropin after two to three months before any decision",
  ],
  aspects: [
    "age-specific limits of thyrotropin",
    "symptoms and their relation to thyroid function",
    "overtreatment and its effects on heart and bone",
  ],
  cases: [
    {
      age: [67, 83],
      sex: "woman",
      presentation:
        "palpitations and weight loss after the dose of levothyroxine had been raised for persistent tiredness",
      finding: "Thyrotropin was suppressed and electrocardiography showed atrial fibrillation",
      treatment: "a reduction of levothyroxine and apixaban",
      course: "Sinus rhythm returned within 8 weeks",
      lesson: "check thyrotropin six weeks after every change of dose in older patients",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with mild hypothyroidism induced by low-dose methimazole",
        perGroup: 10,
        given: "levothyroxine in drinking water for 6 weeks",
        givenName: "levothyroxine",
        measured: [
          { name: "serum cholesterol", change: -16 },
          { name: "left ventricular relaxation time", change: -9 },
        ],
        mechanism: "that the heart responds to small deficits of thyroid hormone in young animals",
        mesh: ["Mice", "Methimazole", "Thyroid Hormones"],
      },
    ],
    genes: [
      {
        marker: "variants in PDE8B, which are linked to thyrotropin",
        name: "PDE8B variants",
        trait: "subclinical hypothyroidism",
        ratio: 1.34,
        followUp: "The variants were not associated with symptoms or with cardiovascular events",
        mesh: ["Genome-Wide Association Study", "3',5'-Cyclic-AMP Phosphodiesterases"],
      },
    ],
  },
  voices: [
    {
      who: "older patients and family physicians",
      about: "stopping levothyroxine after many years",
      themes: [
        "a tablet that had become part of the day",
        "fear that tiredness might return",
        "reluctance to question another doctor's decision",
      ],
      mesh: ["Deprescriptions", "Physicians, Family"],
    },
  ],
  exposure: {
    name: "levothyroxine treatment",
    exposed: "adults who started levothyroxine",
    unexposed: "adults with the same thyrotropin who were not treated",
    outcome: { name: "atrial fibrillation", control: 0.05, ratio: 1.18, mesh: ["Atrial Fibrillation"] },
  },
  otherTreatment: {
    name: "selenium",
    regimen: "selenium 200 µg daily",
    mesh: ["Selenium"],
    substances: ["Selenium"],
    comparator: "placebo",
    outcome: { name: "normal thyrotropin", control: 0.24, ratio: 1.05, wished: true },
  },
  otherCondition: {
    condition: {
      name: "infertility with thyroid autoimmunity",
      mesh: ["Infertility, Female", "Thyroiditis, Autoimmune"],
    },
    population: {
      who: "euthyroid women with thyroid peroxidase antibodies and a history of miscarriage",
      short: "women with thyroid antibodies",
      age: [30, 34],
      women: 1,
      mesh: ["Adult", "Pregnancy"],
    },
    outcome: { name: "live birth", control: 0.37, ratio: 1, wished: true, mesh: ["Live Birth"] },
  },
  names: {
    jpn: { condition: "潜在性甲状腺機能低下症", intervention: "レボチロキシン" },
    chi: { condition: "亚临床甲状腺功能减退症", intervention: "左甲状腺素" },
    ger: { condition: "Subklinische Hypothyreose", intervention: "Levothyroxin" },
  },
};

export const THYROID_TOPICS: readonly TopicCard[] = [levothyroxineSubclinicalHypothyroidism];

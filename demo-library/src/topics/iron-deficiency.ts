import type { TopicCard } from "../topic-card.ts";

const intravenousIronDeficiencyAnemia: TopicCard = {
  id: "intravenous-iron-deficiency-anemia",
  profile: "therapy",
  since: 2004,
  condition: {
    name: "iron deficiency anemia",
    mesh: ["Anemia, Iron-Deficiency"],
    keywords: ["iron deficiency", "ferritin"],
  },
  intervention: {
    name: "intravenous iron",
    mesh: ["Iron", "Infusions, Intravenous"],
    keywords: ["ferric carboxymaltose", "iron supplementation"],
    substances: ["Iron", "Ferric Compounds"],
  },
  population: {
    who: "adults with iron deficiency anemia that had not responded to oral iron",
    short: "adults with iron deficiency anemia",
    age: [41, 62],
    women: 0.72,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "ferric carboxymaltose",
      regimen: "ferric carboxymaltose 1000 mg intravenously once",
      substances: ["ferric carboxymaltose"],
    },
    {
      name: "ferric derisomaltose",
      regimen: "ferric derisomaltose 1000 mg intravenously once",
      substances: ["ferric derisomaltose"],
    },
    {
      name: "iron sucrose",
      regimen: "iron sucrose 200 mg intravenously five times in two weeks",
      mesh: ["Ferric Oxide, Saccharated"],
      substances: ["Ferric Oxide, Saccharated"],
    },
  ],
  comparators: ["oral ferrous sulfate", "placebo"],
  outcomes: [
    {
      name: "hemoglobin",
      unit: "g/dL",
      baseline: 9.6,
      sd: 1.3,
      difference: 0.9,
      better: "higher",
      mesh: ["Hemoglobins"],
    },
    { name: "resolution of anemia at 12 weeks", control: 0.43, ratio: 1.45, wished: true },
    { name: "red-cell transfusion", control: 0.12, ratio: 0.82, mesh: ["Erythrocyte Transfusion"] },
    {
      name: "the fatigue subscale score",
      unit: "points",
      baseline: 29,
      sd: 10.5,
      difference: 2.1,
      better: "higher",
      mesh: ["Fatigue"],
    },
  ],
  harms: [
    { name: "hypophosphatemia", control: 0.05, ratio: 7, mesh: ["Hypophosphatemia"] },
    { name: "an infusion reaction", control: 0.004, ratio: 3.5, mesh: ["Hypersensitivity"] },
    { name: "constipation or nausea", control: 0.23, ratio: 0.25 },
  ],
  trial: { size: [70, 520], followUp: [4, 26, "weeks"] },
  background: [
    "Iron deficiency is the most common cause of anemia worldwide",
    "Oral iron is cheap, but many patients stop it because of its effects on the stomach and bowel",
    "Newer preparations allow a whole course of iron to be given in one infusion",
  ],
  uncertainties: [
    "whether correcting anemia before surgery lowers transfusion and complications",
    "how often hypophosphatemia after ferric carboxymaltose is harmful",
    "whether iron given intravenously raises the risk of infection",
  ],
  recommendations: [
    "intravenous iron when oral iron is not tolerated, not absorbed or too slow",
    "looking for the cause of iron deficiency in every man and every postmenopausal woman",
  ],
  aspects: [
    "hepcidin and iron absorption",
    "hypophosphatemia after iron infusion",
    "dosing of oral iron on alternate days",
  ],
  cases: [
    {
      age: [34, 61],
      sex: "either",
      presentation: "bone pain and proximal weakness after seven infusions of ferric carboxymaltose",
      finding: "Phosphate was 0.9 mg/dL with raised fibroblast growth factor 23, and imaging showed pseudofractures",
      treatment: "phosphate, calcitriol and a change of the iron preparation",
      course: "Pain resolved over 4 months",
      lesson: "measure phosphate before repeated infusions of ferric carboxymaltose",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with anemia of inflammation",
        perGroup: 9,
        given: "iron dextran 2.5 mg once intraperitoneally",
        givenName: "parenteral iron",
        measured: [
          { name: "hemoglobin", change: 14 },
          { name: "hepatic hepcidin expression", change: 85 },
        ],
        mechanism: "that parenteral iron bypasses the block set by hepcidin",
        mesh: ["Mice", "Hepcidins", "Inflammation"],
      },
    ],
    genes: [
      {
        marker: "loss-of-function variants in TMPRSS6",
        name: "TMPRSS6 variants",
        trait: "poor response of anemia to oral iron",
        ratio: 1.9,
        followUp: "Carriers responded normally to intravenous iron",
        mesh: ["Membrane Proteins", "Serine Endopeptidases", "Hepcidins"],
      },
    ],
  },
  exposure: {
    name: "intravenous iron during admission",
    exposed: "inpatients given intravenous iron",
    unexposed: "inpatients with the same degree of anemia who were not given iron",
    outcome: { name: "hospital-acquired infection", control: 0.09, ratio: 1.07, mesh: ["Infections"] },
    followUp: [6, 13, "days"],
  },
  otherTreatment: {
    name: "alternate-day oral iron",
    regimen: "ferrous sulfate 200 mg every other day",
    mesh: ["Administration, Oral"],
    substances: ["Ferrous Compounds"],
    comparator: "ferrous sulfate 200 mg daily",
    outcome: { name: "resolution of anemia at 12 weeks", control: 0.45, ratio: 1.03, wished: true },
  },
  otherCondition: {
    condition: { name: "heart failure with iron deficiency", mesh: ["Heart Failure", "Iron Deficiencies"] },
    population: {
      who: "adults with heart failure and ferritin below 100 ng/mL",
      short: "patients with heart failure and iron deficiency",
      age: [66, 72],
      women: 0.4,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "hospitalization for heart failure", control: 0.26, ratio: 0.82, mesh: ["Hospitalization"] },
  },
  names: {
    jpn: { condition: "鉄欠乏性貧血", intervention: "静注鉄剤" },
    chi: { condition: "缺铁性贫血", intervention: "静脉铁剂" },
    ger: { condition: "Eisenmangelanämie", intervention: "Intravenöses Eisen" },
  },
};

export const IRON_DEFICIENCY_TOPICS: readonly TopicCard[] = [intravenousIronDeficiencyAnemia];

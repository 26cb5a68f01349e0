import type { TopicCard } from "../topic-card.ts";

const hydroxyureaSickleCell: TopicCard = {
  id: "hydroxyurea-sickle-cell",
  profile: "rare",
  condition: {
    name: "sickle cell disease",
    mesh: ["Anemia, Sickle Cell"],
    keywords: ["hemoglobin S", "vaso-occlusive crisis"],
  },
  intervention: {
    name: "hydroxyurea",
    mesh: ["Hydroxyurea", "Antisickling Agents"],
    keywords: ["fetal hemoglobin"],
    substances: ["Hydroxyurea", "Antisickling Agents"],
  },
  population: {
    who: "children and adults with sickle cell anemia",
    short: "people with sickle cell disease",
    age: [8, 24],
    women: 0.51,
    mesh: ["Child", "Adolescent", "Adult"],
  },
  arms: [
    { name: "hydroxyurea", regimen: "hydroxyurea 20 mg/kg daily" },
    {
      name: "hydroxyurea at the maximum tolerated dose",
      regimen: "hydroxyurea raised every 8 weeks to the maximum tolerated dose",
    },
  ],
  comparators: ["placebo", "fixed low-dose hydroxyurea", "monthly transfusion"],
  outcomes: [
    { name: "a vaso-occlusive crisis within 12 months", control: 0.68, ratio: 0.66, mesh: ["Pain"] },
    {
      name: "fetal hemoglobin",
      unit: "percentage points",
      baseline: 10.5,
      sd: 6.2,
      difference: 9.4,
      better: "higher",
      mesh: ["Fetal Hemoglobin"],
    },
    { name: "acute chest syndrome", control: 0.17, ratio: 0.56, mesh: ["Acute Chest Syndrome"] },
    { name: "transfusion", control: 0.4, ratio: 0.58, mesh: ["Blood Transfusion"] },
  ],
  harms: [
    { name: "neutropenia", control: 0.06, ratio: 1.9, mesh: ["Neutropenia"] },
    { name: "malaria", control: 0.1, ratio: 0.9, mesh: ["Malaria"] },
  ],
  trial: { size: [24, 220], followUp: [6, 24, "months"] },
  background: [
    "Sickle cell disease affects millions of people, most of them in sub-Saharan Africa and India",
    "Hydroxyurea raises fetal hemoglobin, which keeps sickle hemoglobin from forming fibers",
    "Although hydroxyurea has been known for decades, many of those who could benefit do not receive it",
  ],
  uncertainties: [
    "how best to dose hydroxyurea where laboratories are few",
    "whether fertility of men is affected",
    "how hydroxyurea will fit in with gene therapy",
  ],
  recommendations: [
    "hydroxyurea from 9 months of age for every child with sickle cell anemia",
    "raising the dose to the maximum tolerated with monthly blood counts at first",
  ],
  aspects: ["dosing by pharmacokinetics", "primary prevention of stroke", "gene therapy and its place"],
  cases: [
    {
      age: [4, 11],
      sex: "either",
      presentation: "sudden right-sided weakness in the course of sickle cell anemia",
      finding: "Magnetic resonance angiography showed stenosis of the left internal carotid artery",
      treatment: "exchange transfusion and then hydroxyurea at the maximum tolerated dose",
      course: "Strength returned, and flow velocities fell below the threshold at 1 year",
      lesson: "screen by transcranial Doppler every year from the age of 2",
    },
    {
      age: [19, 38],
      sex: "either",
      presentation: "leg pain, fever and breathlessness two days after a long flight",
      finding: "Chest radiography showed new opacities in both lower lobes",
      treatment: "exchange transfusion, antibiotics and incentive spirometry",
      course: "Oxygen was stopped on day 6, and hydroxyurea was begun before discharge",
      lesson: "begin hydroxyurea after a first episode of acute chest syndrome",
    },
    {
      age: [22, 35],
      sex: "man",
      presentation: "a painful ulcer above the ankle for five months during treatment with hydroxyurea",
      finding: "Biopsy showed no vasculitis, and the ulcer had begun after a minor injury",
      treatment: "compression, zinc and a lower dose of hydroxyurea",
      course: "The ulcer closed in 14 weeks",
      lesson: "weigh leg ulcers against prevention of crises when adjusting hydroxyurea",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "Townes sickle mice",
        perGroup: 8,
        given: "hydroxyurea 50 mg/kg daily for 8 weeks",
        givenName: "hydroxyurea",
        measured: [
          { name: "the share of sickled cells", change: -32 },
          { name: "adhesion of leukocytes in venules", change: -41 },
        ],
        mechanism: "an early benefit through leukocytes and nitric oxide",
        mesh: ["Mice, Transgenic", "Leukocytes", "Nitric Oxide"],
      },
    ],
    cells: [
      {
        model: "erythroid progenitor cells from patients",
        given: "hydroxyurea at 30 µM for 6 days",
        givenName: "hydroxyurea",
        measured: [
          { name: "the share of cells with fetal hemoglobin", change: 58 },
          { name: "expression of BCL11A", change: -27 },
        ],
        mechanism: "that stress erythropoiesis lifts the repression of gamma-globin",
        mesh: ["Erythroid Precursor Cells", "gamma-Globins", "Repressor Proteins"],
      },
    ],
    genes: [
      {
        marker: "variants in BCL11A",
        name: "BCL11A variants",
        trait: "a rise in fetal hemoglobin above 20% on hydroxyurea",
        ratio: 1.8,
        followUp: "The variants explained 12% of the variation in response",
        mesh: ["Repressor Proteins", "Quantitative Trait Loci"],
      },
    ],
  },
  voices: [
    {
      who: "young adults with sickle cell disease",
      about: "pain and the emergency room",
      themes: ["not being believed", "medicine as a daily reminder", "moving away from pediatric care"],
      mesh: ["Transition to Adult Care", "Emergency Service, Hospital"],
    },
  ],
  otherTreatment: {
    name: "exagamglogene autotemcel",
    regimen: "one infusion of gene-edited autologous stem cells after busulfan",
    mesh: ["Gene Editing", "Genetic Therapy"],
    substances: ["exagamglogene autotemcel"],
    comparator: "the year before treatment",
    outcome: { name: "freedom from severe crises for 12 months", control: 0.15, ratio: 5.6, wished: true },
  },
  names: {
    jpn: { condition: "鎌状赤血球症", intervention: "ヒドロキシウレア" },
    chi: { condition: "镰状细胞病", intervention: "羟基脲" },
    fre: { condition: "Drépanocytose", intervention: "hydroxyurée" },
  },
};

export const SICKLE_CELL_TOPICS: readonly TopicCard[] = [hydroxyureaSickleCell];

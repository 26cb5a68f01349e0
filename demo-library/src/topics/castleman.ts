import type { TopicCard } from "../topic-card.ts";

const siltuximabCastleman: TopicCard = {
  id: "siltuximab-castleman",
  profile: "rare",
  since: 2000,
  condition: {
    name: "idiopathic multicentric Castleman disease",
    short: "iMCD",
    mesh: ["Castleman Disease"],
    keywords: ["Castleman disease", "lymphoproliferative disorder"],
  },
  intervention: {
    name: "interleukin-6 blockade",
    mesh: ["Interleukin-6", "Receptors, Interleukin-6"],
    keywords: ["siltuximab", "tocilizumab"],
    substances: ["Interleukin-6"],
  },
  population: {
    who: "adults with idiopathic multicentric Castleman disease",
    short: "patients with Castleman disease",
    age: [44, 54],
    women: 0.42,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "siltuximab",
      regimen: "siltuximab 11 mg/kg every 3 weeks",
      mesh: ["Antibodies, Monoclonal"],
      substances: ["siltuximab"],
    },
    {
      name: "tocilizumab",
      regimen: "tocilizumab 8 mg/kg every 2 weeks",
      mesh: ["Antibodies, Monoclonal, Humanized"],
      substances: ["tocilizumab"],
    },
    { name: "sirolimus", regimen: "sirolimus to a trough of 10 ng/mL", mesh: ["Sirolimus"], substances: ["Sirolimus"] },
  ],
  comparators: ["placebo", "corticosteroids"],
  outcomes: [
    {
      name: "a durable tumor and symptomatic response",
      control: 0.16,
      ratio: 2.3,
      wished: true,
      mesh: ["Treatment Outcome"],
    },
    { name: "treatment failure within one year", control: 0.6, ratio: 0.6, mesh: ["Treatment Failure"] },
    {
      name: "C-reactive protein",
      unit: "mg/L",
      baseline: 64,
      sd: 38,
      difference: -35,
      better: "lower",
      mesh: ["C-Reactive Protein"],
    },
  ],
  harms: [
    { name: "pruritus", control: 0.12, ratio: 2 },
    { name: "upper respiratory infection", control: 0.15, ratio: 1.6 },
  ],
  trial: { size: [14, 80], followUp: [12, 48, "weeks"] },
  background: [
    "Idiopathic multicentric Castleman disease presents with enlarged lymph nodes, fever and organ failure driven by cytokines",
    "Interleukin-6 drives symptoms in many but not all patients with Castleman disease",
  ],
  uncertainties: [
    "how patients who do not respond to interleukin-6 blockade should be treated",
    "whether treatment can be stopped in remission",
    "which marker predicts response",
  ],
  recommendations: [
    "interleukin-6 blockade as first treatment for all severities",
    "adding chemotherapy early in severe disease that does not respond within a week",
  ],
  aspects: ["subtypes and criteria", "interleukin-6 and mTOR signaling", "treatment of refractory disease"],
  cases: [
    {
      age: [28, 55],
      sex: "either",
      presentation: "fever, anasarca and thrombocytopenia over three weeks",
      finding: "Lymph node biopsy showed regressed germinal centers, and human herpesvirus 8 was absent",
      treatment: "methylprednisolone and tocilizumab",
      course: "Edema resolved within 5 weeks and platelets became normal",
      lesson: "think of the TAFRO variant in unexplained anasarca with thrombocytopenia",
    },
    {
      age: [40, 66],
      sex: "man",
      presentation: "enlarged nodes, polyclonal hypergammaglobulinemia and lung cysts",
      finding: "Biopsy showed sheets of plasma cells, and the ratio of IgG4 to IgG was low",
      treatment: "siltuximab every three weeks",
      course: "Hemoglobin rose by 3 g/dL while the cysts remained",
      lesson: "distinguish Castleman disease from IgG4-related disease by C-reactive protein",
    },
    {
      age: [22, 45],
      sex: "either",
      presentation: "a relapse during siltuximab with ascites",
      finding: "Phosphorylated S6 was increased in the lymph node",
      treatment: "sirolimus",
      course: "Ascites cleared within 2 months and remission has lasted 3 years",
      lesson: "consider mTOR inhibition when interleukin-6 blockade fails",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice overexpressing interleukin-6",
        perGroup: 9,
        given: "an antibody against the interleukin-6 receptor weekly for 8 weeks",
        givenName: "interleukin-6 receptor blockade",
        measured: [
          { name: "splenic plasma cells", change: -57 },
          { name: "serum immunoglobulin G", change: -34 },
        ],
        mechanism: "that plasmacytosis depends on continued interleukin-6 signaling",
        mesh: ["Mice, Transgenic", "Plasma Cells", "Receptors, Interleukin-6"],
      },
    ],
    genes: [
      {
        marker: "mTOR pathway activation signatures in lymph nodes",
        name: "mTOR activation",
        trait: "failure of interleukin-6 blockade",
        ratio: 2.4,
        followUp: "CD8-positive T cells showed the strongest activation",
        mesh: ["TOR Serine-Threonine Kinases", "Gene Expression Profiling"],
      },
    ],
  },
  otherTreatment: {
    name: "rituximab",
    regimen: "rituximab 375 mg/m² weekly for 4 weeks",
    mesh: ["Rituximab"],
    substances: ["Rituximab"],
    comparator: "corticosteroids",
    outcome: { name: "complete response", control: 0.15, ratio: 1.4, wished: true },
  },
  names: {
    jpn: { condition: "特発性多中心性キャッスルマン病", intervention: "インターロイキン6阻害療法" },
    chi: { condition: "特发性多中心型卡斯特曼病", intervention: "白细胞介素-6阻断治疗" },
  },
};

export const CASTLEMAN_TOPICS: readonly TopicCard[] = [siltuximabCastleman];

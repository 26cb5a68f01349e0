import type { TopicCard } from "../topic-card.ts";

const jakInhibitorsRheumatoidArthritis: TopicCard = {
  id: "jak-inhibitors-rheumatoid-arthritis",
  profile: "therapy",
  since: 2009,
  condition: {
    name: "rheumatoid arthritis",
    short: "RA",
    mesh: ["Arthritis, Rheumatoid"],
    keywords: ["inflammatory arthritis"],
  },
  intervention: {
    name: "JAK inhibitors",
    plural: true,
    mesh: ["Janus Kinase Inhibitors", "Antirheumatic Agents"],
    keywords: ["Janus kinase", "targeted synthetic DMARD"],
    substances: ["Janus Kinase Inhibitors", "Antirheumatic Agents"],
  },
  population: {
    who: "adults with active rheumatoid arthritis in spite of methotrexate",
    short: "adults with rheumatoid arthritis",
    age: [51, 58],
    women: 0.78,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    { name: "tofacitinib", regimen: "tofacitinib 5 mg twice daily with methotrexate", substances: ["tofacitinib"] },
    { name: "baricitinib", regimen: "baricitinib 4 mg once daily with methotrexate", substances: ["baricitinib"] },
    { name: "upadacitinib", regimen: "upadacitinib 15 mg once daily with methotrexate", substances: ["upadacitinib"] },
  ],
  comparators: ["placebo with methotrexate", "methotrexate alone"],
  outcomes: [
    {
      name: "ACR20 response at 12 weeks",
      control: 0.4,
      ratio: 1.55,
      wished: true,
      mesh: ["Severity of Illness Index"],
    },
    {
      name: "the Disease Activity Score in 28 joints",
      unit: "points",
      baseline: 5.7,
      sd: 1.3,
      difference: -0.7,
      better: "lower",
      mesh: ["Severity of Illness Index"],
    },
    { name: "remission at 24 weeks", control: 0.15, ratio: 1.7, wished: true, mesh: ["Remission Induction"] },
    {
      name: "the Health Assessment Questionnaire Disability Index",
      unit: "points",
      baseline: 1.5,
      sd: 0.55,
      difference: -0.17,
      better: "lower",
      mesh: ["Disability Evaluation"],
    },
  ],
  harms: [
    { name: "herpes zoster", control: 0.009, ratio: 2.6, mesh: ["Herpes Zoster"] },
    { name: "serious infection", control: 0.02, ratio: 1.15, mesh: ["Infections"] },
    { name: "venous thromboembolism", control: 0.003, ratio: 1.7, mesh: ["Venous Thromboembolism"] },
  ],
  trial: { size: [120, 980], followUp: [12, 52, "weeks"] },
  background: [
    "A third of patients with rheumatoid arthritis do not reach low disease activity with methotrexate",
    "JAK inhibitors act quickly and are taken by mouth",
    "Safety signals in older smokers have led regulators to restrict JAK inhibitors in rheumatoid arthritis",
  ],
  uncertainties: [
    "whether all JAK inhibitors share the cardiovascular risk that was seen with tofacitinib",
    "whether a second JAK inhibitor helps when the first has failed",
    "when treatment can be tapered in remission",
  ],
  recommendations: [
    "a JAK inhibitor or a biologic when methotrexate has failed, after risk factors for thrombosis and infection have been weighed",
    "vaccination against herpes zoster before treatment",
  ],
  aspects: ["selectivity among Janus kinases", "cardiovascular and thrombotic risk", "tapering in remission"],
  cases: [
    {
      age: [57, 76],
      sex: "either",
      presentation: "fever and a vesicular rash over three dermatomes during treatment with upadacitinib",
      finding: "Polymerase chain reaction of vesicle fluid was positive for varicella zoster virus",
      treatment: "intravenous acyclovir and a pause of upadacitinib",
      course: "Lesions crusted within 9 days, and treatment was resumed after vaccination",
      lesson: "vaccinate against zoster before a JAK inhibitor is started",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with collagen-induced arthritis",
        perGroup: 10,
        given: "tofacitinib 30 mg/kg daily for 3 weeks",
        givenName: "tofacitinib",
        measured: [
          { name: "the clinical arthritis score", change: -56 },
          { name: "serum interleukin-6", change: -49 },
        ],
        mechanism: "that inhibition of JAK1 suffices to interrupt the cytokine loop",
        mesh: ["Mice, Inbred DBA", "Arthritis, Experimental", "Interleukin-6"],
      },
    ],
    cells: [
      {
        model: "synovial fibroblasts from patients",
        given: "baricitinib at 1 µM for 24 hours",
        givenName: "baricitinib",
        measured: [
          { name: "STAT3 phosphorylation", change: -72 },
          { name: "invasion into matrix", change: -39 },
        ],
        mechanism: "that fibroblasts are a direct target of JAK inhibition",
        mesh: ["Synoviocytes", "STAT3 Transcription Factor", "Fibroblasts"],
      },
    ],
  },
  exposure: {
    name: "start of a JAK inhibitor",
    exposed: "new users of a JAK inhibitor",
    unexposed: "new users of a TNF inhibitor",
    outcome: {
      name: "myocardial infarction, stroke, or cardiovascular death",
      control: 0.016,
      ratio: 1.12,
      mesh: ["Cardiovascular Diseases"],
    },
  },
  otherTreatment: {
    name: "tocilizumab",
    regimen: "tocilizumab 162 mg subcutaneously every week",
    mesh: ["Antibodies, Monoclonal, Humanized"],
    substances: ["tocilizumab"],
    comparator: "adalimumab",
    outcome: { name: "remission at 24 weeks", control: 0.12, ratio: 2.4, wished: true },
  },
  otherCondition: {
    condition: { name: "alopecia areata", mesh: ["Alopecia Areata"] },
    population: {
      who: "adults with loss of at least half of scalp hair",
      short: "adults with severe alopecia areata",
      age: [34, 39],
      women: 0.62,
      mesh: ["Adult"],
    },
    outcome: { name: "scalp hair coverage of at least 80%", control: 0.05, ratio: 6, wished: true },
  },
  names: {
    jpn: { condition: "関節リウマチ", intervention: "JAK阻害薬" },
    chi: { condition: "类风湿关节炎", intervention: "JAK抑制剂" },
    ger: { condition: "Rheumatoide Arthritis", intervention: "JAK-Inhibitoren" },
  },
};

export const RHEUMATOID_ARTHRITIS_TOPICS: readonly TopicCard[] = [jakInhibitorsRheumatoidArthritis];

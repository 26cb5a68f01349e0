import type { TopicCard } from "../topic-card.ts";

const tocilizumabTakayasu: TopicCard = {
  id: "tocilizumab-takayasu",
  profile: "rare",
  since: 2008,
  condition: {
    name: "Takayasu arteritis",
    short: "TAK",
    mesh: ["Takayasu Arteritis"],
    keywords: ["large-vessel vasculitis"],
  },
  intervention: {
    name: "tocilizumab",
    mesh: ["Antibodies, Monoclonal, Humanized", "Receptors, Interleukin-6"],
    keywords: ["interleukin-6 receptor"],
    substances: ["tocilizumab"],
  },
  population: {
    who: "adults and adolescents with relapsing Takayasu arteritis",
    short: "patients with Takayasu arteritis",
    age: [28, 38],
    women: 0.86,
    mesh: ["Adolescent", "Adult"],
  },
  arms: [
    {
      name: "subcutaneous tocilizumab",
      regimen: "tocilizumab 162 mg subcutaneously every week",
      substances: ["tocilizumab"],
    },
    {
      name: "intravenous tocilizumab",
      regimen: "tocilizumab 8 mg/kg intravenously every 4 weeks",
      substances: ["tocilizumab"],
    },
    { name: "adalimumab", regimen: "adalimumab 40 mg every 2 weeks", mesh: ["Adalimumab"], substances: ["Adalimumab"] },
  ],
  comparators: ["placebo", "methotrexate"],
  outcomes: [
    { name: "relapse while prednisolone was tapered", control: 0.6, ratio: 0.68, mesh: ["Recurrence"] },
    { name: "sustained remission", control: 0.34, ratio: 1.5, wished: true, mesh: ["Remission Induction"] },
    {
      name: "the cumulative prednisolone dose",
      unit: "g",
      baseline: 4.1,
      sd: 1.8,
      difference: -0.9,
      better: "lower",
      mesh: ["Prednisolone"],
    },
  ],
  harms: [
    { name: "infection", control: 0.3, ratio: 1.2 },
    { name: "neutropenia", control: 0.04, ratio: 2.5 },
  ],
  trial: { size: [16, 80], followUp: [24, 96, "weeks"] },
  background: [
    "Takayasu arteritis mainly affects young women and narrows the aorta and its branches",
    "Most patients with Takayasu arteritis relapse when corticosteroids are reduced",
  ],
  uncertainties: [
    "whether normal C-reactive protein under tocilizumab hides vascular progression",
    "how tocilizumab compares with inhibitors of tumor necrosis factor",
    "how long treatment should go on",
  ],
  recommendations: [
    "a conventional immunosuppressant together with corticosteroids from the start",
    "tocilizumab or an inhibitor of tumor necrosis factor for relapsing disease",
    "imaging of large vessels at regular intervals",
  ],
  aspects: ["imaging of disease activity", "corticosteroid-sparing drugs", "revascularization"],
  cases: [
    {
      age: [17, 34],
      sex: "woman",
      presentation: "arm claudication and unequal blood pressures",
      finding: "Magnetic resonance angiography showed occlusion of the left subclavian artery with wall enhancement",
      treatment: "prednisolone, methotrexate and tocilizumab",
      course: "Claudication eased and wall enhancement disappeared within 10 months",
      lesson: "measure blood pressure in both arms of young women with fatigue",
    },
    {
      age: [20, 40],
      sex: "woman",
      presentation: "severe hypertension in the first trimester",
      finding: "Ultrasound showed renal artery stenosis and carotid wall thickening",
      treatment: "balloon angioplasty and prednisolone",
      course: "Pregnancy ended at term with a healthy child",
      lesson: "plan pregnancies in quiescent phases",
    },
    {
      age: [25, 48],
      sex: "either",
      presentation: "new carotid stenosis while C-reactive protein was normal under tocilizumab",
      finding: "Positron emission tomography showed uptake in the carotid wall",
      treatment: "a switch to infliximab",
      course: "Uptake resolved within 6 months",
      lesson: "not rely on C-reactive protein during interleukin-6 blockade",
    },
  ],
  laboratory: {
    cells: [
      {
        model: "aortic adventitial fibroblasts from patients",
        given: "tocilizumab at 10 µg/mL for 48 hours",
        givenName: "tocilizumab",
        measured: [
          { name: "collagen synthesis", change: -31 },
          { name: "phosphorylated STAT3", change: -58 },
        ],
        mechanism: "that interleukin-6 trans-signaling drives arterial fibrosis",
        mesh: ["Fibroblasts", "STAT3 Transcription Factor", "Adventitia"],
      },
    ],
    genes: [
      {
        marker: "the HLA-B*52:01 allele",
        name: "HLA-B*52:01",
        trait: "Takayasu arteritis",
        ratio: 3.6,
        followUp: "Carriers were younger at onset and had more aortic regurgitation",
        mesh: ["HLA-B52 Antigen", "Alleles"],
      },
    ],
  },
  test: {
    name: "positron emission tomography of large vessels",
    cutoff: null,
    target: "active Takayasu arteritis",
    reference: "clinical assessment by two vasculitis specialists after 6 months",
    sensitivity: 0.83,
    specificity: 0.78,
    prevalence: 0.5,
    mesh: ["Positron Emission Tomography Computed Tomography", "Fluorodeoxyglucose F18"],
  },
  otherTreatment: {
    name: "leflunomide",
    regimen: "leflunomide 20 mg daily",
    mesh: ["Leflunomide"],
    substances: ["Leflunomide"],
    comparator: "placebo",
    outcome: { name: "remission at 6 months", control: 0.4, ratio: 1.4, wished: true },
  },
  otherCondition: {
    condition: { name: "giant cell arteritis", short: "GCA", mesh: ["Giant Cell Arteritis"] },
    population: {
      who: "adults aged 50 years or older with giant cell arteritis",
      short: "patients with giant cell arteritis",
      age: [68, 72],
      women: 0.74,
      mesh: ["Aged"],
    },
    outcome: { name: "sustained remission", control: 0.17, ratio: 3, wished: true },
  },
  names: {
    jpn: { condition: "高安動脈炎", intervention: "トシリズマブ" },
    chi: { condition: "大动脉炎", intervention: "托珠单抗" },
  },
};

export const TAKAYASU_TOPICS: readonly TopicCard[] = [tocilizumabTakayasu];

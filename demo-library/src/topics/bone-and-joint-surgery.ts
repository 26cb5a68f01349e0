import type { TopicCard } from "../topic-card.ts";

const denosumabOsteoporosis: TopicCard = {
  id: "denosumab-osteoporosis",
  profile: "therapy",
  since: 2006,
  condition: {
    name: "postmenopausal osteoporosis",
    mesh: ["Osteoporosis, Postmenopausal"],
    keywords: ["osteoporosis", "fragility fracture"],
  },
  intervention: {
    name: "denosumab",
    mesh: ["Denosumab", "Bone Density Conservation Agents"],
    keywords: ["RANK ligand"],
    substances: ["Denosumab", "Bone Density Conservation Agents"],
  },
  population: {
    who: "postmenopausal women with a bone mineral density T-score of -2.5 or lower",
    short: "women with postmenopausal osteoporosis",
    age: [66, 75],
    women: 1,
    mesh: ["Middle Aged", "Aged", "Aged, 80 and over"],
  },
  arms: [
    {
      name: "denosumab",
      regimen: "denosumab 60 mg subcutaneously every 6 months",
      mesh: ["Denosumab"],
      substances: ["Denosumab"],
    },
    {
      name: "denosumab followed by zoledronic acid",
      regimen: "denosumab every 6 months for two years and then one infusion of zoledronic acid",
      mesh: ["Zoledronic Acid"],
      substances: ["Denosumab", "Zoledronic Acid"],
    },
  ],
  comparators: ["placebo", "calcium and vitamin D alone"],
  outcomes: [
    { name: "new vertebral fracture", control: 0.06, ratio: 0.45, mesh: ["Spinal Fractures"] },
    {
      name: "the lumbar spine T-score",
      unit: "points",
      baseline: -2.8,
      sd: 0.36,
      difference: 0.22,
      better: "higher",
      mesh: ["Bone Density", "Lumbar Vertebrae"],
    },
    { name: "hip fracture", control: 0.012, ratio: 0.68, mesh: ["Hip Fractures"] },
    {
      name: "serum C-telopeptide",
      unit: "ng/mL",
      baseline: 0.48,
      sd: 0.21,
      difference: -0.15,
      better: "lower",
      mesh: ["Biomarkers"],
    },
  ],
  harms: [
    { name: "hypocalcemia", control: 0.01, ratio: 1.9, mesh: ["Hypocalcemia"] },
    {
      name: "osteonecrosis of the jaw",
      control: 0.001,
      ratio: 2,
      mesh: ["Bisphosphonate-Associated Osteonecrosis of the Jaw"],
    },
    { name: "skin infection", control: 0.02, ratio: 1.3 },
  ],
  trial: { size: [160, 1400], followUp: [12, 36, "months"] },
  background: [
    "Fragility fractures cost older women independence and years of life",
    "Denosumab blocks RANK ligand and suppresses bone resorption for six months",
    "Bone turnover rises above baseline when denosumab is stopped, and multiple vertebral fractures have been described",
  ],
  uncertainties: [
    "how best to follow denosumab with another drug",
    "whether denosumab prevents more hip fractures than bisphosphonates do",
    "how long treatment can be continued safely",
  ],
  recommendations: [
    "denosumab for women at high risk of fracture who cannot take bisphosphonates",
    "a bisphosphonate after the last dose, so that treatment is never stopped without a successor",
  ],
  aspects: [
    "sequential treatment of osteoporosis",
    "rebound of bone turnover after withdrawal",
    "treatment in chronic kidney disease",
  ],
  cases: [
    {
      age: [64, 81],
      sex: "woman",
      presentation: "sudden severe back pain eleven months after her last injection of denosumab",
      finding: "Magnetic resonance imaging showed four new vertebral fractures",
      treatment: "teriparatide after a dose of zoledronic acid",
      course: "Pain lessened over 3 months and no further fracture occurred",
      lesson: "never stop or delay denosumab without a plan for another drug",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "ovariectomized mice expressing human RANK ligand",
        perGroup: 10,
        given: "denosumab 10 mg/kg every 3 weeks",
        givenName: "denosumab",
        measured: [
          { name: "trabecular bone volume", change: 46 },
          { name: "the number of osteoclasts", change: -71 },
        ],
        mechanism: "that blockade of RANK ligand empties the pool of osteoclasts, and precursors gather meanwhile",
        mesh: ["Mice", "Ovariectomy", "Osteoclasts", "RANK Ligand"],
      },
    ],
    cells: [
      {
        model: "human osteoclast precursors",
        given: "denosumab at 1 µg/mL for 7 days",
        givenName: "denosumab",
        measured: [
          { name: "formation of osteoclasts", change: -83 },
          { name: "expression of cathepsin K", change: -66 },
        ],
        mechanism: "that precursors survive blockade and mature when it ends",
        mesh: ["Osteoclasts", "Cathepsin K", "RANK Ligand"],
      },
    ],
  },
  exposure: {
    name: "delay of denosumab injections",
    exposed: "women whose injection was delayed by more than 16 weeks",
    unexposed: "women treated on time",
    outcome: { name: "vertebral fracture", control: 0.02, ratio: 3.4, mesh: ["Spinal Fractures"] },
  },
  otherTreatment: {
    name: "romosozumab",
    regimen: "romosozumab 210 mg once a month",
    mesh: ["Antibodies, Monoclonal"],
    substances: ["romosozumab"],
    comparator: "alendronate",
    outcome: { name: "new vertebral fracture", control: 0.08, ratio: 0.55, mesh: ["Spinal Fractures"] },
  },
  otherCondition: {
    condition: {
      name: "aromatase inhibitor-associated bone loss",
      mesh: ["Breast Neoplasms", "Osteoporosis", "Aromatase Inhibitors"],
    },
    population: {
      who: "women treated with an aromatase inhibitor for early breast cancer",
      short: "women with breast cancer",
      age: [60, 65],
      women: 1,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "clinical fracture", control: 0.1, ratio: 0.52, mesh: ["Osteoporotic Fractures"] },
  },
  names: {
    jpn: { condition: "閉経後骨粗鬆症", intervention: "デノスマブ" },
    chi: { condition: "绝经后骨质疏松症", intervention: "地舒单抗" },
    fre: { condition: "Ostéoporose post-ménopausique", intervention: "dénosumab" },
  },
};

export const BONE_AND_JOINT_SURGERY_TOPICS: readonly TopicCard[] = [denosumabOsteoporosis];

import type { TopicCard } from "../topic-card.ts";

const senolyticsAging: TopicCard = {
  id: "senolytics-aging",
  profile: "basic",
  since: 2014,
  condition: { name: "age-related frailty", mesh: ["Frailty", "Aging"], keywords: ["aging", "cellular senescence"] },
  intervention: {
    name: "senolytics",
    plural: true,
    mesh: ["Senotherapeutics", "Cellular Senescence"],
    keywords: ["senolytic drugs", "dasatinib", "quercetin"],
    substances: ["Senotherapeutics", "Quercetin", "Dasatinib"],
  },
  population: {
    who: "adults aged 65 years or older with slow gait",
    short: "older adults with frailty",
    age: [70, 77],
    women: 0.54,
    mesh: ["Aged", "Aged, 80 and over"],
  },
  arms: [
    {
      name: "dasatinib with quercetin",
      regimen: "dasatinib 100 mg and quercetin 1000 mg on two days every two weeks",
      mesh: ["Dasatinib", "Quercetin"],
      substances: ["Dasatinib", "Quercetin"],
    },
    { name: "fisetin", regimen: "fisetin 20 mg/kg on two days a month", mesh: ["Flavonols"], substances: ["fisetin"] },
  ],
  comparators: ["placebo"],
  outcomes: [
    {
      name: "gait speed",
      unit: "m/s",
      baseline: 0.78,
      sd: 0.14,
      difference: 0.03,
      better: "higher",
      mesh: ["Walking Speed"],
    },
    {
      name: "6-minute walk distance",
      unit: "m",
      baseline: 345,
      sd: 55,
      difference: 8,
      better: "higher",
      mesh: ["Walk Test"],
    },
    { name: "progression of frailty within one year", control: 0.2, ratio: 0.92, mesh: ["Frailty"] },
  ],
  harms: [
    { name: "headache", control: 0.1, ratio: 1.3, mesh: ["Headache"] },
    { name: "low platelet count", control: 0.01, ratio: 2, mesh: ["Thrombocytopenia"] },
  ],
  trial: { size: [20, 90], followUp: [3, 12, "months"] },
  background: [
    "Senescent cells accumulate with age and secrete factors that inflame their surroundings",
    "Removal of senescent cells delays age-related disorders in mice, but evidence in people is scarce",
    "Cellular senescence also takes part in wound healing and in protection from cancer, so that its removal may have a price",
  ],
  uncertainties: [
    "whether removal of senescent cells harms wound healing",
    "which marker shows that senescent cells have been removed in people",
    "whether intermittent dosing suffices",
  ],
  recommendations: [
    "against the use of senolytic drugs outside clinical trials",
    "including physical function among the outcomes of trials of senolytics",
  ],
  aspects: [
    "the senescence-associated secretory phenotype",
    "antiapoptotic pathways of senescent cells",
    "translation of senolytics from mice to people",
  ],
  cases: [
    {
      age: [62, 79],
      sex: "either",
      presentation: "easy bruising during self-medication with dasatinib and quercetin bought on the internet",
      finding: "Platelets were 62,000 per microliter, and a small pleural effusion was seen",
      treatment: "withdrawal of both drugs",
      course: "Platelets returned to normal within 4 weeks",
      lesson: "ask older patients about longevity products",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "naturally aged mice of 22 months",
        perGroup: 14,
        given: "dasatinib 5 mg/kg with quercetin 50 mg/kg on two days every two weeks for 3 months",
        givenName: "dasatinib with quercetin",
        measured: [
          { name: "the share of p16-positive cells in adipose tissue", change: -38 },
          { name: "hanging endurance", change: 29 },
          { name: "serum interleukin-6", change: -34 },
        ],
        mechanism: "that a small burden of senescent cells suffices to impair physical function",
        mesh: ["Mice", "Adipose Tissue", "Cyclin-Dependent Kinase Inhibitor p16", "Interleukin-6"],
      },
      {
        model: "young mice transplanted with senescent preadipocytes",
        perGroup: 12,
        given: "fisetin 100 mg/kg daily for 5 days",
        givenName: "fisetin",
        measured: [
          { name: "walking speed", change: 18 },
          { name: "grip strength", change: 14 },
        ],
        mechanism: "that senescence spreads from transplanted cells to the host",
        mesh: ["Mice", "Adipocytes", "Muscle Strength"],
      },
      {
        model: "aged mice with a full-thickness skin wound",
        perGroup: 10,
        given: "navitoclax 50 mg/kg daily for 7 days",
        givenName: "navitoclax",
        measured: [
          { name: "rate of wound closure", change: -17 },
          { name: "the share of senescent fibroblasts in the wound", change: -52 },
        ],
        mechanism: "that transient senescence is needed for repair",
        mesh: ["Mice", "Wound Healing", "Fibroblasts"],
      },
    ],
    cells: [
      {
        model: "senescent human umbilical vein endothelial cells",
        given: "quercetin at 10 µM for 72 hours",
        givenName: "quercetin",
        measured: [
          { name: "viability of senescent cells", change: -44 },
          { name: "viability of proliferating cells", change: -6 },
        ],
        mechanism: "that senescent cells depend on PI3K signaling for survival",
        mesh: ["Human Umbilical Vein Endothelial Cells", "Apoptosis", "Phosphatidylinositol 3-Kinases"],
      },
      {
        model: "human preadipocytes made senescent by radiation",
        given: "dasatinib at 300 nM for 48 hours",
        givenName: "dasatinib",
        measured: [
          { name: "senescence-associated beta-galactosidase activity", change: -47 },
          { name: "secretion of monocyte chemoattractant protein 1", change: -39 },
        ],
        mechanism: "that ephrin receptors protect senescent preadipocytes",
        mesh: ["Adipocytes", "beta-Galactosidase", "Senescence-Associated Secretory Phenotype"],
      },
    ],
    genes: [
      {
        marker: "expression of CDKN2A in circulating T cells",
        name: "CDKN2A expression",
        trait: "frailty",
        ratio: 1.6,
        followUp: "Expression rose by half between the ages of 50 and 80 years",
        mesh: ["Cyclin-Dependent Kinase Inhibitor p16", "T-Lymphocytes", "Gene Expression"],
      },
      {
        marker: "variants in TERT and TERC, which shape telomere length",
        name: "telomere length variants",
        trait: "frailty",
        ratio: 0.88,
        followUp: "Longer telomeres went along with a higher risk of some cancers",
        mesh: ["Telomere", "Mendelian Randomization Analysis"],
      },
    ],
  },
  exposure: {
    name: "high p16 expression in T cells",
    exposed: "adults with high expression",
    unexposed: "adults with low expression",
    outcome: { name: "frailty", control: 0.12, ratio: 1.45, mesh: ["Frailty"] },
  },
  otherTreatment: {
    name: "rapamycin",
    regimen: "rapamycin 5 mg once a week",
    mesh: ["Sirolimus"],
    substances: ["Sirolimus"],
    comparator: "placebo",
    outcome: { name: "progression of frailty within one year", control: 0.2, ratio: 0.95 },
  },
  otherCondition: {
    condition: { name: "idiopathic pulmonary fibrosis", short: "IPF", mesh: ["Idiopathic Pulmonary Fibrosis"] },
    population: {
      who: "adults with idiopathic pulmonary fibrosis",
      short: "patients with idiopathic pulmonary fibrosis",
      age: [69, 73],
      women: 0.25,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "decline of forced vital capacity by 10%", control: 0.26, ratio: 0.94 },
  },
  names: {
    jpn: { condition: "加齢とフレイル", intervention: "セノリティクス" },
    chi: { condition: "衰老与衰弱", intervention: "衰老细胞清除药物" },
  },
};

export const SENESCENCE_TOPICS: readonly TopicCard[] = [senolyticsAging];

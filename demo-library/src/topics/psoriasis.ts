import type { TopicCard } from "../topic-card.ts";

const interleukin23Psoriasis: TopicCard = {
  id: "interleukin-23-psoriasis",
  profile: "therapy",
  since: 2014,
  condition: { name: "plaque psoriasis", mesh: ["Psoriasis"], keywords: ["psoriasis", "biologics"] },
  intervention: {
    name: "interleukin-23 inhibitors",
    plural: true,
    mesh: ["Interleukin-23", "Antibodies, Monoclonal"],
    keywords: ["IL-23", "p19"],
    substances: ["Interleukin-23", "Antibodies, Monoclonal"],
  },
  population: {
    who: "adults with plaque psoriasis on at least 10% of the body surface",
    short: "adults with plaque psoriasis",
    age: [43, 50],
    women: 0.31,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    { name: "guselkumab", regimen: "guselkumab 100 mg subcutaneously every 8 weeks", substances: ["guselkumab"] },
    {
      name: "risankizumab",
      regimen: "risankizumab 150 mg subcutaneously every 12 weeks",
      substances: ["risankizumab"],
    },
    {
      name: "tildrakizumab",
      regimen: "tildrakizumab 100 mg subcutaneously every 12 weeks",
      substances: ["tildrakizumab"],
    },
  ],
  comparators: ["secukinumab", "adalimumab"],
  outcomes: [
    { name: "PASI-90 response", control: 0.45, ratio: 1.55, wished: true, mesh: ["Severity of Illness Index"] },
    { name: "clear skin at one year", control: 0.31, ratio: 1.6, wished: true },
    {
      name: "the Dermatology Life Quality Index",
      unit: "points",
      baseline: 13.2,
      sd: 5.6,
      difference: -2.2,
      better: "lower",
      mesh: ["Quality of Life"],
    },
  ],
  harms: [
    { name: "upper respiratory tract infection", control: 0.12, ratio: 1.02, mesh: ["Respiratory Tract Infections"] },
    { name: "candidiasis", control: 0.03, ratio: 0.5, mesh: ["Candidiasis"] },
  ],
  trial: { size: [90, 820], followUp: [16, 104, "weeks"] },
  background: [
    "Psoriasis is an inflammatory disease of skin and joints that shortens life when severe",
    "Interleukin-23 keeps alive the T cells that drive psoriasis",
    "Biologic drugs clear the skin of most patients, so that duration of remission has become the question",
  ],
  uncertainties: [
    "whether early treatment allows drug-free remission",
    "whether psoriatic arthritis can be prevented",
    "how soon treatment may be stopped in clear skin",
  ],
  recommendations: [
    "an interleukin-23 or interleukin-17 inhibitor for adults whose psoriasis is not controlled by conventional systemic drugs",
    "an interleukin-23 inhibitor rather than an interleukin-17 inhibitor in patients with inflammatory bowel disease",
  ],
  aspects: ["tissue-resident memory T cells", "prevention of psoriatic arthritis", "comparative efficacy of biologics"],
  cases: [
    {
      age: [35, 62],
      sex: "either",
      presentation: "eczema-like patches on the limbs after psoriasis had cleared on risankizumab",
      finding: "Biopsy showed spongiosis without psoriasiform hyperplasia",
      treatment: "topical clobetasol and later a switch to upadacitinib",
      course: "Both eruptions were controlled at 16 weeks",
      lesson: "take a biopsy when a new eruption appears during biologic treatment",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with imiquimod-induced psoriasiform dermatitis",
        perGroup: 10,
        given: "an antibody against interleukin-23 p19 twice weekly",
        givenName: "interleukin-23 blockade",
        measured: [
          { name: "epidermal thickness", change: -49 },
          { name: "the share of gamma delta T cells producing interleukin-17A", change: -57 },
        ],
        mechanism: "that resident cells depend on interleukin-23 for their return",
        mesh: ["Mice", "Imiquimod", "Interleukin-17"],
      },
    ],
    genes: [
      {
        marker: "the HLA-C*06:02 allele",
        name: "HLA-C*06:02",
        trait: "clear skin at one year of interleukin-23 inhibition",
        ratio: 1.16,
        followUp: "The association was not significant after correction for body weight",
        mesh: ["HLA-C Antigens", "Pharmacogenetics"],
      },
    ],
  },
  exposure: {
    name: "treatment with interleukin-23 inhibitors",
    exposed: "patients treated with an interleukin-23 inhibitor",
    unexposed: "patients treated with a TNF inhibitor",
    outcome: { name: "psoriatic arthritis", control: 0.03, ratio: 0.68, mesh: ["Arthritis, Psoriatic"] },
  },
  otherTreatment: {
    name: "deucravacitinib",
    regimen: "deucravacitinib 6 mg once daily",
    mesh: ["TYK2 Kinase"],
    substances: ["deucravacitinib"],
    comparator: "apremilast",
    outcome: { name: "PASI-75 response", control: 0.38, ratio: 1.45, wished: true },
  },
  otherCondition: {
    condition: { name: "Crohn disease", mesh: ["Crohn Disease"] },
    population: {
      who: "adults with moderate to severe Crohn disease",
      short: "adults with Crohn disease",
      age: [36, 41],
      women: 0.48,
      mesh: ["Adult"],
    },
    outcome: {
      name: "clinical remission at 12 weeks",
      control: 0.24,
      ratio: 1.75,
      wished: true,
      mesh: ["Remission Induction"],
    },
  },
  names: {
    jpn: { condition: "尋常性乾癬", intervention: "IL-23阻害薬" },
    chi: { condition: "斑块状银屑病", intervention: "IL-23抑制剂" },
    ger: { condition: "Plaque-Psoriasis", intervention: "Interleukin-23-Inhibitoren" },
  },
};

export const PSORIASIS_TOPICS: readonly TopicCard[] = [interleukin23Psoriasis];

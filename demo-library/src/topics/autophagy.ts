import type { TopicCard } from "../topic-card.ts";

const autophagyHuntington: TopicCard = {
  id: "autophagy-huntington",
  profile: "basic",
  since: 2004,
  condition: {
    name: "Huntington disease",
    mesh: ["Huntington Disease"],
    keywords: ["polyglutamine", "neurodegeneration"],
  },
  intervention: {
    name: "autophagy enhancers",
    plural: true,
    mesh: ["Autophagy"],
    keywords: ["autophagy", "mTOR", "trehalose"],
    substances: ["Trehalose", "Sirolimus"],
  },
  population: {
    who: "adults with early manifest Huntington disease",
    short: "people with Huntington disease",
    age: [44, 51],
    women: 0.5,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "trehalose",
      regimen: "trehalose 30 g intravenously every week",
      mesh: ["Trehalose"],
      substances: ["Trehalose"],
    },
    {
      name: "low-dose everolimus",
      regimen: "everolimus 0.5 mg daily",
      mesh: ["Everolimus"],
      substances: ["Everolimus"],
    },
  ],
  comparators: ["placebo"],
  outcomes: [
    {
      name: "the total functional capacity score",
      unit: "points",
      baseline: 10.2,
      sd: 1.9,
      difference: 0.1,
      better: "higher",
      mesh: ["Disability Evaluation"],
    },
    {
      name: "neurofilament light chain in plasma",
      unit: "pg/mL",
      baseline: 31,
      sd: 8.5,
      difference: -0.9,
      better: "lower",
      mesh: ["Neurofilament Proteins"],
    },
    { name: "decline in functional capacity by 2 points", control: 0.27, ratio: 0.97, mesh: ["Disease Progression"] },
  ],
  harms: [
    { name: "diarrhea", control: 0.08, ratio: 1.8, mesh: ["Diarrhea"] },
    { name: "mouth ulceration", control: 0.04, ratio: 1.6, mesh: ["Oral Ulcer"] },
  ],
  trial: { size: [24, 140], followUp: [6, 18, "months"] },
  background: [
    "Huntington disease is caused by an expanded CAG repeat and has no treatment that slows it",
    "Autophagy clears aggregates of mutant huntingtin, and it declines with age",
    "Inducing autophagy prolongs the life of mice with Huntington disease, but few compounds reach the human brain",
  ],
  uncertainties: [
    "whether more autophagy is harmful when lysosomes are overloaded",
    "whether compounds reach effective concentrations in the human brain",
    "which step of autophagy fails in Huntington disease",
  ],
  recommendations: [
    "measuring autophagic flux rather than single markers in preclinical studies",
    "including neurofilament light chain in early trials",
  ],
  aspects: [
    "selective autophagy of aggregates",
    "autophagic flux and how to measure it",
    "mTOR-dependent and independent pathways",
  ],
  cases: [
    {
      age: [9, 16],
      sex: "either",
      presentation: "stiffness, falling school results and two seizures",
      finding: "Genetic testing showed 74 CAG repeats inherited from the father",
      treatment: "levodopa and valproate",
      course: "Stiffness lessened for a year, then swallowing failed",
      lesson: "think of juvenile Huntington disease when rigidity and seizures occur with a family history",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "R6/2 mice",
        perGroup: 14,
        given: "trehalose 2% in drinking water from 3 weeks of age",
        givenName: "trehalose",
        measured: [
          { name: "the density of huntingtin aggregates in the striatum", change: -36 },
          { name: "rotarod performance", change: 27 },
          { name: "lifespan", change: 11 },
        ],
        mechanism: "that clearance of aggregates rests on autophagy without inhibition of mTOR",
        mesh: ["Mice, Transgenic", "Huntingtin Protein", "Rotarod Performance Test"],
      },
      {
        model: "zebrafish larvae expressing mutant huntingtin",
        perGroup: 40,
        given: "rilmenidine 10 µM for 3 days",
        givenName: "rilmenidine",
        measured: [
          { name: "the density of aggregates in the retina", change: -41 },
          { name: "survival of photoreceptors", change: 23 },
        ],
        mechanism: "that imidazoline receptors control autophagy in neurons",
        mesh: ["Zebrafish", "Imidazoline Receptors", "Retina"],
      },
      {
        model: "zQ175 knock-in mice",
        perGroup: 12,
        given: "everolimus 5 mg/kg three times a week for 10 weeks",
        givenName: "everolimus",
        measured: [
          { name: "ribosomal protein S6 phosphorylation in muscle", change: -58 },
          { name: "striatal volume", change: 1 },
        ],
        mechanism: "that poor brain exposure explains the lack of benefit",
        mesh: ["Mice, Transgenic", "Everolimus", "Corpus Striatum"],
      },
    ],
    cells: [
      {
        model: "striatal neurons converted from fibroblasts of patients",
        given: "a small activator of AMP-activated kinase at 5 µM for 72 hours",
        givenName: "AMP-activated kinase activation",
        measured: [
          { name: "autophagic flux", change: 48 },
          { name: "death of neurons", change: -31 },
        ],
        mechanism: "that aging of the donor cell, not repeat length alone, limits autophagy",
        mesh: ["Neurons", "AMP-Activated Protein Kinases", "Cell Death"],
      },
      {
        model: "HEK293 cells expressing huntingtin with 103 glutamines",
        given: "knockdown of the cargo receptor p62 for 48 hours",
        givenName: "knockdown of p62",
        measured: [
          { name: "the number of aggregates per cell", change: 52 },
          { name: "the share of LC3-positive vesicles with cargo", change: -46 },
        ],
        mechanism: "that autophagosomes form but stay empty",
        mesh: ["HEK293 Cells", "Sequestosome-1 Protein", "Microtubule-Associated Proteins"],
      },
    ],
    genes: [
      {
        marker: "variants in DNA repair genes including FAN1 and MSH3",
        name: "DNA repair gene variants",
        trait: "early onset of Huntington disease",
        ratio: 1.7,
        followUp: "Somatic expansion of the repeat in blood was faster in carriers",
        mesh: ["DNA Repair", "Trinucleotide Repeat Expansion"],
      },
      {
        marker: "the V471A variant in ATG7",
        name: "ATG7 V471A",
        trait: "early onset of Huntington disease",
        ratio: 1.2,
        followUp: "The association was not replicated in a second cohort",
        mesh: ["Autophagy-Related Protein 7", "Polymorphism, Single Nucleotide"],
      },
    ],
  },
  exposure: {
    name: "metformin use",
    exposed: "people who took metformin for diabetes",
    unexposed: "people who took other drugs for diabetes",
    outcome: {
      name: "decline in functional capacity by 2 points",
      control: 0.3,
      ratio: 0.9,
      mesh: ["Disease Progression"],
    },
  },
  otherTreatment: {
    name: "valbenazine",
    regimen: "valbenazine 40 to 80 mg daily",
    mesh: ["Tetrabenazine"],
    substances: ["valbenazine"],
    comparator: "placebo",
    outcome: { name: "a marked reduction in chorea", control: 0.13, ratio: 3.2, wished: true, mesh: ["Chorea"] },
  },
  names: {
    jpn: { condition: "ハンチントン病", intervention: "オートファジー誘導薬" },
    chi: { condition: "亨廷顿病", intervention: "自噬诱导剂" },
  },
};

export const AUTOPHAGY_TOPICS: readonly TopicCard[] = [autophagyHuntington];

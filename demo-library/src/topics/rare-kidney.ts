import type { TopicCard } from "../topic-card.ts";

const budesonideIgaNephropathy: TopicCard = {
  id: "budesonide-iga-nephropathy",
  profile: "therapy",
  since: 2010,
  condition: {
    name: "IgA nephropathy",
    short: "IgAN",
    mesh: ["Glomerulonephritis, IGA"],
    keywords: ["proteinuria", "glomerulonephritis"],
  },
  intervention: {
    name: "targeted-release budesonide",
    mesh: ["Budesonide", "Delayed-Action Preparations"],
    keywords: ["budesonide"],
    substances: ["Budesonide"],
  },
  population: {
    who: "adults with IgA nephropathy and proteinuria of at least 1 g per day",
    short: "adults with IgA nephropathy",
    age: [36, 45],
    women: 0.36,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "targeted-release budesonide",
      regimen: "targeted-release budesonide 16 mg daily for 9 months",
      substances: ["Budesonide"],
    },
    {
      name: "sparsentan",
      regimen: "sparsentan 400 mg daily",
      mesh: ["Endothelin Receptor Antagonists"],
      substances: ["sparsentan"],
    },
  ],
  comparators: ["placebo", "optimized supportive care"],
  outcomes: [
    {
      name: "the urinary protein-to-creatinine ratio",
      unit: "%",
      baseline: 100,
      sd: 48,
      difference: -30,
      better: "lower",
      mesh: ["Proteinuria"],
    },
    {
      name: "a decline in filtration rate of at least 40%",
      control: 0.2,
      ratio: 0.6,
      mesh: ["Glomerular Filtration Rate"],
    },
    { name: "remission of proteinuria", control: 0.12, ratio: 2.2, wished: true },
  ],
  harms: [
    { name: "peripheral edema", control: 0.05, ratio: 2.9 },
    { name: "acne", control: 0.02, ratio: 4 },
  ],
  trial: { size: [60, 380], followUp: [9, 24, "months"] },
  background: [
    "IgA nephropathy is the most common glomerulonephritis and leads to kidney failure in many patients within two decades",
    "Galactose-deficient IgA1 from the intestinal mucosa is thought to start IgA nephropathy",
  ],
  uncertainties: [
    "whether a second course is needed",
    "how the drug compares with systemic corticosteroids",
    "which patients have mucosal disease that responds",
  ],
  recommendations: [
    "optimized supportive care for every patient",
    "a 9-month course of targeted-release budesonide for patients at high risk of progression",
  ],
  aspects: ["mucosal immunity", "endothelin and complement as targets", "choice of endpoints"],
  cases: [
    {
      age: [21, 49],
      sex: "either",
      presentation: "visible hematuria two days after a sore throat",
      finding: "Biopsy showed mesangial IgA and crescents in 15% of glomeruli",
      treatment: "ramipril, dapagliflozin and targeted-release budesonide",
      course: "Proteinuria fell from 2.4 to 0.6 g per day within 9 months",
      lesson: "distinguish mucosal flares from postinfectious nephritis by their timing",
    },
  ],
  laboratory: {
    genes: [
      {
        marker: "the serum level of galactose-deficient IgA1",
        name: "galactose-deficient IgA1",
        trait: "progression of IgA nephropathy",
        ratio: 1.8,
        followUp: "Levels fell during budesonide treatment in patients who responded",
        mesh: ["Immunoglobulin A", "Galactose", "Biomarkers"],
      },
    ],
    animals: [
      {
        model: "mice prone to IgA nephropathy",
        perGroup: 9,
        given: "oral antibiotics for 6 weeks",
        givenName: "depletion of gut bacteria",
        measured: [
          { name: "mesangial IgA deposits", change: -53 },
          { name: "serum complexes of IgA1 and CD89", change: -38 },
        ],
        mechanism: "that gut bacteria drive pathogenic IgA",
        mesh: ["Mice, Transgenic", "Gastrointestinal Microbiome", "Immunoglobulin A"],
      },
    ],
  },
  otherTreatment: {
    name: "tonsillectomy",
    regimen: "tonsillectomy with pulsed methylprednisolone",
    mesh: ["Tonsillectomy", "Methylprednisolone"],
    comparator: "pulsed methylprednisolone alone",
    outcome: { name: "remission of hematuria and proteinuria", control: 0.35, ratio: 1.4, wished: true },
  },
  names: {
    jpn: { condition: "IgA腎症", intervention: "ブデソニド腸溶製剤" },
    chi: { condition: "IgA肾病", intervention: "布地奈德靶向释放制剂" },
  },
};

const enzymeReplacementFabry: TopicCard = {
  id: "enzyme-replacement-fabry",
  profile: "rare",
  since: 2000,
  condition: {
    name: "Fabry disease",
    mesh: ["Fabry Disease"],
    keywords: ["lysosomal storage disease", "alpha-galactosidase A"],
  },
  intervention: {
    name: "enzyme replacement therapy",
    short: "ERT",
    mesh: ["Enzyme Replacement Therapy", "alpha-Galactosidase"],
    keywords: ["agalsidase"],
    substances: ["alpha-Galactosidase"],
  },
  population: {
    who: "adults with genetically confirmed Fabry disease",
    short: "patients with Fabry disease",
    age: [36, 48],
    women: 0.4,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    { name: "agalsidase beta", regimen: "agalsidase beta 1 mg/kg every 2 weeks", substances: ["agalsidase beta"] },
    { name: "agalsidase alfa", regimen: "agalsidase alfa 0.2 mg/kg every 2 weeks", substances: ["agalsidase alfa"] },
    {
      name: "migalastat",
      regimen: "migalastat 123 mg every other day",
      mesh: ["1-Deoxynojirimycin"],
      substances: ["migalastat"],
    },
  ],
  comparators: ["placebo", "agalsidase alfa"],
  outcomes: [
    { name: "a kidney, heart or brain event", control: 0.32, ratio: 0.6, mesh: ["Disease Progression"] },
    {
      name: "left ventricular mass index",
      unit: "g/m²",
      baseline: 98,
      sd: 16,
      difference: -7.5,
      better: "lower",
      mesh: ["Hypertrophy, Left Ventricular"],
    },
    {
      name: "neuropathic pain on a 10-point scale",
      unit: "points",
      baseline: 5.1,
      sd: 2,
      difference: -0.9,
      better: "lower",
      mesh: ["Neuralgia"],
    },
  ],
  harms: [
    { name: "an infusion reaction", control: 0.12, ratio: 3.2 },
    { name: "neutralizing antibodies", control: 0.05, ratio: 5 },
  ],
  trial: { size: [18, 90], followUp: [12, 36, "months"] },
  background: [
    "Fabry disease is an X-linked lysosomal disorder in which globotriaosylceramide accumulates in kidney, heart and nerves",
    "Women with Fabry disease were long regarded as carriers, although many develop organ damage",
  ],
  uncertainties: [
    "when treatment should begin in women without symptoms",
    "whether antibodies reduce the benefit",
    "whether late treatment alters cardiac fibrosis",
  ],
  recommendations: [
    "starting treatment in men with classic disease as soon as organ involvement is found",
    "testing all relatives at risk",
  ],
  aspects: ["genotype and phenotype", "timing of treatment", "chaperone and gene therapy"],
  cases: [
    {
      age: [28, 45],
      sex: "man",
      presentation: "burning pain in the hands since childhood and proteinuria",
      finding: "Alpha-galactosidase A activity was below 1%, and a GLA missense variant was found",
      treatment: "agalsidase beta every two weeks",
      course: "Pain eased within 6 months while proteinuria was unchanged",
      lesson: "think of Fabry disease in young men with acroparesthesia and proteinuria",
    },
    {
      age: [52, 69],
      sex: "woman",
      presentation: "unexplained left ventricular hypertrophy and a short PR interval",
      finding: "Cardiac magnetic resonance imaging showed low native T1 and inferolateral late enhancement",
      treatment: "migalastat after an amenable variant had been confirmed",
      course: "Left ventricular mass was stable for 3 years",
      lesson: "test for Fabry disease in women with unexplained hypertrophy too",
    },
    {
      age: [34, 50],
      sex: "either",
      presentation: "a pontine stroke without vascular risk factors",
      finding: "Angiokeratomas were seen, and lyso-Gb3 was raised in plasma",
      treatment: "agalsidase alfa and antiplatelet therapy",
      course: "No further stroke occurred in 4 years",
      lesson: "consider Fabry disease in cryptogenic stroke of the young",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "GLA-deficient mice",
        perGroup: 8,
        given: "a single dose of a lentiviral vector in hematopoietic stem cells",
        givenName: "lentiviral gene therapy",
        measured: [
          { name: "globotriaosylceramide in the kidney", change: -69 },
          { name: "alpha-galactosidase A activity in plasma", change: 240 },
        ],
        mechanism: "that cross-correction by blood cells reaches the kidney",
        mesh: ["Mice, Knockout", "Genetic Therapy", "Trihexosylceramides"],
      },
    ],
    genes: [
      {
        marker: "late-onset variants in GLA",
        name: "late-onset GLA variants",
        trait: "left ventricular hypertrophy",
        ratio: 2.8,
        followUp: "Residual enzyme activity correlated with age at onset",
        mesh: ["alpha-Galactosidase", "Mutation, Missense"],
      },
    ],
  },
  test: {
    name: "plasma globotriaosylsphingosine",
    cutoff: "2.7 ng/mL",
    target: "Fabry disease in women",
    reference: "sequencing of GLA",
    sensitivity: 0.88,
    specificity: 0.94,
    prevalence: 0.3,
    mesh: ["Sphingolipids", "Biomarkers"],
  },
  otherTreatment: {
    name: "carbamazepine",
    regimen: "carbamazepine up to 600 mg daily",
    mesh: ["Carbamazepine"],
    substances: ["Carbamazepine"],
    comparator: "placebo",
    outcome: { name: "relief of neuropathic pain by half", control: 0.2, ratio: 1.9, wished: true },
  },
  names: {
    jpn: { condition: "ファブリー病", intervention: "酵素補充療法" },
    chi: { condition: "法布里病", intervention: "酶替代治疗" },
  },
};

export const RARE_KIDNEY_TOPICS: readonly TopicCard[] = [budesonideIgaNephropathy, enzymeReplacementFabry];

import type { TopicCard } from "../topic-card.ts";

const amyloidAntibodiesAlzheimer: TopicCard = {
  id: "amyloid-antibodies-alzheimer",
  profile: "therapy",
  since: 2012,
  condition: {
    name: "early Alzheimer disease",
    mesh: ["Alzheimer Disease"],
    keywords: ["mild cognitive impairment", "amyloid"],
  },
  intervention: {
    name: "anti-amyloid antibodies",
    plural: true,
    mesh: ["Antibodies, Monoclonal, Humanized", "Amyloid beta-Peptides"],
    keywords: ["amyloid immunotherapy", "monoclonal antibody"],
    substances: ["Antibodies, Monoclonal, Humanized", "Amyloid beta-Peptides"],
  },
  population: {
    who: "adults aged 50 to 85 years with mild cognitive impairment or mild dementia and amyloid on positron emission tomography",
    short: "people with early Alzheimer disease",
    age: [70, 74],
    women: 0.53,
    mesh: ["Middle Aged", "Aged", "Aged, 80 and over"],
  },
  arms: [
    { name: "lecanemab", regimen: "lecanemab 10 mg/kg intravenously every 2 weeks", substances: ["lecanemab"] },
    { name: "donanemab", regimen: "donanemab 1400 mg intravenously every 4 weeks", substances: ["donanemab"] },
    { name: "aducanumab", regimen: "aducanumab 10 mg/kg intravenously every 4 weeks", substances: ["aducanumab"] },
    { name: "solanezumab", regimen: "solanezumab 400 mg intravenously every 4 weeks", substances: ["solanezumab"] },
  ],
  comparators: ["placebo"],
  outcomes: [
    {
      name: "the Clinical Dementia Rating sum of boxes",
      unit: "points",
      baseline: 3.2,
      sd: 2.2,
      difference: -0.4,
      better: "lower",
      mesh: ["Mental Status and Dementia Tests"],
    },
    {
      name: "amyloid on positron emission tomography",
      unit: "centiloids",
      baseline: 78,
      sd: 24,
      difference: -52,
      better: "lower",
      mesh: ["Positron-Emission Tomography"],
    },
    { name: "progression to the next stage of dementia", control: 0.29, ratio: 0.78, mesh: ["Disease Progression"] },
    {
      name: "the Alzheimer's Disease Assessment Scale cognitive score",
      unit: "points",
      baseline: 24,
      sd: 7.5,
      difference: -1.2,
      better: "lower",
      mesh: ["Cognition"],
    },
  ],
  harms: [
    { name: "amyloid-related brain edema", control: 0.02, ratio: 6.5, mesh: ["Brain Edema"] },
    { name: "cerebral microhemorrhage", control: 0.09, ratio: 1.7, mesh: ["Cerebral Hemorrhage"] },
    { name: "an infusion reaction", control: 0.06, ratio: 3 },
  ],
  trial: { size: [240, 1700], followUp: [12, 24, "months"] },
  background: [
    "Alzheimer disease has long been treated with drugs that relieve symptoms without slowing decline",
    "Antibodies against amyloid-beta clear plaques from the brain, but their benefit for patients is small and disputed",
    "Amyloid-related imaging abnormalities occur with all antibodies that remove plaques",
  ],
  uncertainties: [
    "whether the slowing of decline matters to patients and families",
    "whether carriers of two apolipoprotein E4 alleles should be treated",
    "how long treatment should continue once plaques are cleared",
  ],
  recommendations: [
    "apolipoprotein E genotyping and magnetic resonance imaging before an anti-amyloid antibody is offered",
    "shared decisions that name both the size of the benefit and the risk of brain edema",
  ],
  aspects: [
    "the amyloid hypothesis after recent trials",
    "amyloid-related imaging abnormalities",
    "health-system capacity for infusion treatment",
  ],
  cases: [
    {
      age: [61, 79],
      sex: "either",
      presentation: "headache and confusion after the third infusion of lecanemab",
      finding:
        "Magnetic resonance imaging showed bilateral parieto-occipital edema, and the patient was homozygous for apolipoprotein E4",
      treatment: "withdrawal of lecanemab and intravenous methylprednisolone",
      course: "Edema resolved over 10 weeks, and cognition returned to its earlier level",
      lesson: "obtain magnetic resonance imaging at once when headache or confusion follows an infusion",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "APP/PS1 mice at 10 months of age",
        perGroup: 12,
        given: "a murine precursor of lecanemab 12 mg/kg weekly for 13 weeks",
        givenName: "protofibril-selective antibody",
        measured: [
          { name: "the concentration of protofibrils in the brain", change: -42 },
          { name: "plaque load in the cortex", change: -18 },
        ],
        mechanism: "that soluble protofibrils are cleared before dense plaques",
        mesh: ["Mice, Transgenic", "Amyloid beta-Protein Precursor", "Plaque, Amyloid"],
      },
    ],
    genes: [
      {
        marker: "apolipoprotein E genotype",
        name: "apolipoprotein E genotype",
        trait: "amyloid-related imaging abnormalities during antibody treatment",
        ratio: 2.8,
        followUp: "Risk rose with each E4 allele and was highest in the first three months",
        mesh: ["Apolipoprotein E4", "Genotype"],
      },
    ],
  },
  voices: [
    {
      who: "people with early Alzheimer disease and their spouses",
      about: "deciding on antibody infusions",
      themes: [
        "hope held against small numbers",
        "the trip to the clinic every two weeks",
        "fear of knowing one's genes",
      ],
      mesh: ["Caregivers", "Decision Making, Shared"],
    },
  ],
  otherTreatment: {
    name: "donepezil",
    regimen: "donepezil 10 mg daily",
    mesh: ["Donepezil"],
    substances: ["Donepezil", "Cholinesterase Inhibitors"],
    comparator: "placebo",
    outcome: { name: "clinical worsening at 24 weeks", control: 0.37, ratio: 0.78 },
  },
  otherCondition: {
    condition: { name: "Down syndrome with amyloid deposition", mesh: ["Down Syndrome"] },
    population: {
      who: "adults with Down syndrome aged 35 to 55 years",
      short: "adults with Down syndrome",
      age: [42, 48],
      women: 0.47,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: { name: "cognitive decline over 18 months", control: 0.34, ratio: 0.86, mesh: ["Cognitive Dysfunction"] },
  },
  names: {
    jpn: { condition: "早期アルツハイマー病", intervention: "抗アミロイドβ抗体" },
    chi: { condition: "早期阿尔茨海默病", intervention: "抗淀粉样蛋白抗体" },
    ger: { condition: "Frühe Alzheimer-Krankheit", intervention: "Anti-Amyloid-Antikörper" },
    spa: { condition: "Enfermedad de Alzheimer inicial", intervention: "anticuerpos antiamiloide" },
  },
};

export const DEMENTIA_TOPICS: readonly TopicCard[] = [amyloidAntibodiesAlzheimer];

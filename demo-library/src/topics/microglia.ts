import type { TopicCard } from "../topic-card.ts";

const microgliaTrem2Alzheimer: TopicCard = {
  id: "microglia-trem2-alzheimer",
  profile: "basic",
  since: 2013,
  condition: { name: "Alzheimer disease", mesh: ["Alzheimer Disease"], keywords: ["amyloid", "neurodegeneration"] },
  intervention: {
    name: "TREM2 activation",
    mesh: ["Receptors, Immunologic", "Microglia", "Membrane Glycoproteins"],
    keywords: ["microglia", "TREM2 agonist"],
    substances: ["TREM2 protein, human", "Amyloid beta-Peptides"],
  },
  population: {
    who: "adults with early Alzheimer disease",
    short: "people with early Alzheimer disease",
    age: [69, 74],
    women: 0.54,
    mesh: ["Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "a TREM2 agonist antibody",
      regimen: "a TREM2 agonist antibody 40 mg/kg intravenously every 4 weeks",
      mesh: ["Antibodies, Monoclonal"],
    },
    {
      name: "a low-dose TREM2 agonist antibody",
      regimen: "a TREM2 agonist antibody 15 mg/kg intravenously every 4 weeks",
      mesh: ["Antibodies, Monoclonal"],
    },
  ],
  comparators: ["placebo"],
  outcomes: [
    {
      name: "the Clinical Dementia Rating sum of boxes",
      unit: "points",
      baseline: 3.4,
      sd: 2.3,
      difference: 0.1,
      better: "lower",
      mesh: ["Mental Status and Dementia Tests"],
    },
    {
      name: "soluble TREM2 in cerebrospinal fluid",
      unit: "ng/mL",
      baseline: 6.2,
      sd: 1.5,
      difference: -1.7,
      better: "lower",
      mesh: ["Biomarkers"],
    },
    { name: "progression to the next stage of dementia", control: 0.3, ratio: 1, mesh: ["Disease Progression"] },
  ],
  harms: [
    { name: "amyloid-related imaging abnormality", control: 0.08, ratio: 2.1, mesh: ["Magnetic Resonance Imaging"] },
    { name: "an infusion reaction", control: 0.03, ratio: 1.6 },
  ],
  trial: { size: [60, 380], followUp: [12, 24, "months"] },
  background: [
    "Microglia gather around amyloid plaques and seem to wall them off",
    "Rare variants in TREM2 raise the risk of Alzheimer disease two- to fourfold",
    "Drugs that stimulate TREM2 have reached trials before it was clear at which stage they might help",
  ],
  uncertainties: [
    "whether microglial activation helps early and harms late in the disease",
    "whether findings in mice with amyloid carry over to tau pathology",
    "how target engagement in the human brain can be shown",
  ],
  recommendations: [
    "staging of pathology before microglial drugs are tested",
    "measuring soluble TREM2 as a marker of target engagement",
  ],
  aspects: ["disease-associated microglia", "compaction of amyloid plaques", "TREM2 signaling through DAP12 and SYK"],
  cases: [
    {
      age: [34, 46],
      sex: "either",
      presentation: "bone pain since the age of 25 and a change of personality",
      finding:
        "Radiographs showed cysts in the carpal bones, and a homozygous loss-of-function variant in TREM2 was found",
      treatment: "supportive care and genetic counseling",
      course: "Dementia progressed over 6 years",
      lesson: "think of Nasu-Hakola disease when bone cysts and early dementia meet",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "5xFAD mice at 5 months of age",
        perGroup: 12,
        given: "a TREM2 agonist antibody 30 mg/kg weekly for 8 weeks",
        givenName: "TREM2 agonist antibody",
        measured: [
          { name: "microglial coverage of plaques", change: 57 },
          { name: "the number of dystrophic neurites per plaque", change: -33 },
          { name: "time in the target quadrant of the water maze", change: 22 },
        ],
        mechanism: "that compaction of plaques protects neurites",
        mesh: ["Mice, Transgenic", "Plaque, Amyloid", "Maze Learning"],
      },
      {
        model: "APP/PS1 mice lacking Trem2",
        perGroup: 11,
        given: "a colony-stimulating factor 1 receptor inhibitor for 4 weeks",
        givenName: "depletion of microglia",
        measured: [
          { name: "the number of microglia", change: -84 },
          { name: "plaque load", change: 3 },
        ],
        mechanism: "that plaques, once formed, persist without microglia",
        mesh: ["Mice, Knockout", "Amyloid beta-Protein Precursor", "Receptor, Macrophage Colony-Stimulating Factor"],
      },
      {
        model: "PS19 tau transgenic mice",
        perGroup: 12,
        given: "a TREM2 agonist antibody 30 mg/kg weekly from 8 months of age",
        givenName: "TREM2 agonist antibody",
        measured: [
          { name: "brain atrophy", change: 11 },
          { name: "phosphorylated tau in the hippocampus", change: 19 },
        ],
        mechanism: "that late activation of microglia may hasten tau pathology",
        mesh: ["Mice, Transgenic", "tau Proteins", "Tauopathies"],
      },
    ],
    cells: [
      {
        model: "human microglia derived from induced pluripotent stem cells",
        given: "a TREM2 agonist antibody at 10 µg/mL for 24 hours",
        givenName: "TREM2 agonist antibody",
        measured: [
          { name: "uptake of amyloid-beta", change: 46 },
          { name: "SYK phosphorylation", change: 110 },
        ],
        mechanism: "that the antibody bypasses the need for lipid ligands",
        mesh: ["Induced Pluripotent Stem Cells", "Phagocytosis", "Syk Kinase"],
      },
      {
        model: "microglia carrying the R47H variant of TREM2",
        given: "oligomers of amyloid-beta for 48 hours",
        givenName: "amyloid-beta oligomers",
        measured: [
          { name: "cholesterol ester accumulation", change: 62 },
          { name: "mitochondrial respiration", change: -27 },
        ],
        mechanism: "that impaired lipid handling underlies the risk of the variant",
        mesh: ["Amyloid beta-Peptides", "Cholesterol Esters", "Mutation, Missense"],
      },
    ],
    genes: [
      {
        marker: "the R47H variant in TREM2",
        name: "TREM2 R47H",
        trait: "Alzheimer disease",
        ratio: 2.6,
        followUp: "Carriers had fewer microglia around plaques at autopsy",
        mesh: ["Mutation, Missense", "Genetic Predisposition to Disease"],
      },
      {
        marker: "single-nucleus expression of microglial genes in the temporal cortex",
        name: "microglial gene expression",
        trait: "the presence of tau tangles in Alzheimer disease",
        ratio: 1.9,
        followUp: "The lipid-associated cluster was enriched in carriers of apolipoprotein E4",
        mesh: ["Single-Cell Gene Expression Analysis", "Apolipoprotein E4", "Transcriptome"],
      },
    ],
  },
  exposure: {
    name: "high soluble TREM2 in cerebrospinal fluid",
    exposed: "people with a high concentration",
    unexposed: "people with a low concentration",
    outcome: {
      name: "progression to the next stage of dementia",
      control: 0.32,
      ratio: 0.8,
      mesh: ["Disease Progression"],
    },
  },
  otherTreatment: {
    name: "40-Hz sensory stimulation",
    regimen: "light and sound at 40 Hz for one hour daily",
    mesh: ["Gamma Rhythm", "Photic Stimulation"],
    comparator: "sham stimulation",
    outcome: { name: "progression to the next stage of dementia", control: 0.31, ratio: 0.96 },
  },
  names: {
    jpn: { condition: "アルツハイマー病", intervention: "TREM2活性化" },
    chi: { condition: "阿尔茨海默病", intervention: "TREM2激活" },
  },
};

export const MICROGLIA_TOPICS: readonly TopicCard[] = [microgliaTrem2Alzheimer];

import type { TopicCard } from "../topic-card.ts";

const macrophagesTumorMicroenvironment: TopicCard = {
  id: "macrophages-tumor-microenvironment",
  profile: "basic",
  since: 2010,
  condition: {
    name: "pancreatic ductal adenocarcinoma",
    short: "PDAC",
    mesh: ["Carcinoma, Pancreatic Ductal", "Pancreatic Neoplasms"],
    keywords: ["pancreatic cancer", "tumor microenvironment"],
  },
  intervention: {
    name: "targeting of tumor-associated macrophages",
    mesh: ["Tumor-Associated Macrophages", "Tumor Microenvironment"],
    keywords: ["CSF1R", "CD47", "immunotherapy resistance"],
  },
  population: {
    who: "adults with metastatic pancreatic ductal adenocarcinoma",
    short: "patients with pancreatic cancer",
    age: [61, 67],
    women: 0.45,
    mesh: ["Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "a CSF1R inhibitor with nivolumab",
      regimen: "a CSF1R inhibitor with nivolumab and chemotherapy",
      mesh: ["Nivolumab"],
      substances: ["Nivolumab"],
    },
    {
      name: "a CD40 agonist with chemotherapy",
      regimen: "a CD40 agonist antibody with gemcitabine and nab-paclitaxel",
      mesh: ["CD40 Antigens", "Gemcitabine"],
      substances: ["Gemcitabine", "Albumin-Bound Paclitaxel"],
    },
  ],
  comparators: ["chemotherapy alone"],
  outcomes: [
    { name: "death within one year", control: 0.58, ratio: 0.98, mesh: ["Mortality"] },
    { name: "objective response", control: 0.24, ratio: 1.15, wished: true },
    { name: "disease progression or death at 6 months", control: 0.52, ratio: 0.97, mesh: ["Disease Progression"] },
  ],
  harms: [
    { name: "a rise in creatine kinase", control: 0.03, ratio: 4, mesh: ["Creatine Kinase"] },
    { name: "periorbital edema", control: 0.01, ratio: 5, mesh: ["Edema"] },
  ],
  trial: { size: [40, 180], followUp: [6, 18, "months"] },
  background: [
    "Pancreatic cancer responds poorly to immune checkpoint inhibitors",
    "Macrophages make up a large part of pancreatic tumors and keep T cells out",
    "Inhibitors of single macrophage pathways have disappointed in patients although they worked in mice",
  ],
  uncertainties: [
    "whether macrophages should be depleted or reprogrammed",
    "why effects in mice are not seen in patients",
    "how tissue-resident and monocyte-derived macrophages differ",
  ],
  recommendations: [
    "serial biopsies in trials of macrophage-directed drugs",
    "against monotherapy with CSF1R inhibitors in pancreatic cancer",
  ],
  aspects: [
    "origin and diversity of tumor-associated macrophages",
    "crosstalk of macrophages and fibroblasts",
    "resistance to immunotherapy",
  ],
  cases: [
    {
      age: [52, 70],
      sex: "either",
      presentation: "weight loss and new diabetes with a mass in the head of the pancreas",
      finding: "Sequencing showed mismatch repair deficiency",
      treatment: "pembrolizumab as second treatment",
      course: "Metastases in the liver regressed and remission has lasted 20 months",
      lesson: "test every pancreatic cancer for mismatch repair deficiency",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "KPC mice with spontaneous pancreatic tumors",
        perGroup: 12,
        given: "a CSF1R inhibitor for 4 weeks",
        givenName: "CSF1R inhibition",
        measured: [
          { name: "the number of tumor-associated macrophages", change: -69 },
          { name: "CD8-positive T-cell infiltration", change: 44 },
          { name: "tumor volume", change: -22 },
        ],
        mechanism: "that removal of macrophages opens the tumor to T cells but also raises PD-L1",
        mesh: ["Mice, Transgenic", "Receptor, Macrophage Colony-Stimulating Factor", "B7-H1 Antigen"],
      },
      {
        model: "mice with orthotopic pancreatic tumors",
        perGroup: 10,
        given: "a CD40 agonist 100 µg with gemcitabine",
        givenName: "CD40 activation",
        measured: [
          { name: "collagen content of the tumor", change: -31 },
          { name: "median survival", change: 36 },
        ],
        mechanism: "that activated macrophages degrade stroma",
        mesh: ["Mice", "CD40 Antigens", "Collagen"],
      },
      {
        model: "mice with liver metastases of pancreatic cancer",
        perGroup: 10,
        given: "an antibody against CD47 every other day for 3 weeks",
        givenName: "CD47 blockade",
        measured: [
          { name: "phagocytosis of tumor cells", change: 83 },
          { name: "metastatic burden", change: -12 },
        ],
        mechanism: "that phagocytosis alone does not suffice without antigen presentation",
        mesh: ["Mice", "CD47 Antigen", "Phagocytosis"],
      },
    ],
    cells: [
      {
        model: "human monocytes cultured with pancreatic cancer organoids",
        given: "a KRAS G12D inhibitor at 100 nM for 5 days",
        givenName: "KRAS G12D inhibition",
        measured: [
          { name: "the share of CD163-positive macrophages", change: -43 },
          { name: "release of granulocyte-macrophage colony-stimulating factor by tumor cells", change: -57 },
        ],
        mechanism: "that the oncogene itself instructs macrophages",
        mesh: ["Organoids", "Proto-Oncogene Proteins p21(ras)", "Monocytes"],
      },
      {
        model: "bone marrow-derived macrophages",
        given: "lactate at 15 mM for 24 hours",
        givenName: "lactate",
        measured: [
          { name: "arginase 1 expression", change: 140 },
          { name: "histone lactylation", change: 72 },
        ],
        mechanism: "that tumor metabolism writes an epigenetic program into macrophages",
        mesh: ["Macrophages", "Lactic Acid", "Arginase", "Epigenesis, Genetic"],
      },
    ],
    genes: [
      {
        marker: "single-cell RNA sequencing of SPP1-positive macrophages",
        name: "SPP1-positive macrophages",
        trait: "death from pancreatic cancer within a year of surgery",
        ratio: 1.8,
        followUp: "The cells lay next to hypoxic regions and myofibroblasts",
        mesh: ["Single-Cell Gene Expression Analysis", "Osteopontin", "Transcriptome"],
      },
      {
        marker: "a macrophage gene signature in resected tumors",
        name: "macrophage gene signature",
        trait: "early recurrence of pancreatic cancer",
        ratio: 1.5,
        followUp: "The signature added little to nodal stage",
        mesh: ["Gene Expression Profiling", "Prognosis"],
      },
    ],
  },
  exposure: {
    name: "dense infiltration by CD163-positive macrophages",
    exposed: "patients with dense infiltration",
    unexposed: "patients with sparse infiltration",
    outcome: {
      name: "recurrence within one year of surgery",
      control: 0.44,
      ratio: 1.28,
      mesh: ["Neoplasm Recurrence, Local"],
    },
  },
  otherTreatment: {
    name: "modified FOLFIRINOX",
    regimen: "modified FOLFIRINOX every 2 weeks",
    mesh: ["Antineoplastic Combined Chemotherapy Protocols", "Fluorouracil"],
    substances: ["Fluorouracil", "Irinotecan", "Oxaliplatin"],
    comparator: "gemcitabine",
    outcome: { name: "death within one year", control: 0.62, ratio: 0.82, mesh: ["Mortality"] },
  },
  otherCondition: {
    condition: { name: "glioblastoma", mesh: ["Glioblastoma"] },
    population: {
      who: "adults with recurrent glioblastoma",
      short: "patients with recurrent glioblastoma",
      age: [55, 59],
      women: 0.37,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: { name: "disease progression or death at 6 months", control: 0.8, ratio: 0.99 },
  },
  names: {
    jpn: { condition: "膵管癌", intervention: "腫瘍関連マクロファージ標的治療" },
    chi: { condition: "胰腺导管腺癌", intervention: "靶向肿瘤相关巨噬细胞" },
  },
};

export const TUMOR_MICROENVIRONMENT_TOPICS: readonly TopicCard[] = [macrophagesTumorMicroenvironment];

import type { TopicCard } from "../topic-card.ts";

const singleCellPulmonaryFibrosis: TopicCard = {
  id: "single-cell-pulmonary-fibrosis",
  profile: "basic",
  since: 2016,
  condition: {
    name: "idiopathic pulmonary fibrosis",
    short: "IPF",
    mesh: ["Idiopathic Pulmonary Fibrosis"],
    keywords: ["lung fibrosis", "alveolar epithelium"],
  },
  intervention: {
    name: "single-cell RNA sequencing",
    mesh: ["Single-Cell Gene Expression Analysis", "Transcriptome"],
    keywords: ["scRNA-seq", "cell atlas"],
  },
  population: {
    who: "adults with idiopathic pulmonary fibrosis who underwent lung biopsy or transplantation",
    short: "patients with idiopathic pulmonary fibrosis",
    age: [62, 69],
    women: 0.27,
    mesh: ["Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "single-cell profiling of lavage cells",
      regimen: "bronchoalveolar lavage with single-cell RNA sequencing",
      mesh: ["Bronchoalveolar Lavage Fluid"],
    },
    {
      name: "single-nucleus profiling of biopsies",
      regimen: "cryobiopsy with single-nucleus RNA sequencing",
      mesh: ["Biopsy"],
    },
  ],
  comparators: ["histology alone", "computed tomography alone"],
  outcomes: [
    { name: "a confident diagnosis", control: 0.68, ratio: 1.12, wished: true, mesh: ["Diagnosis, Differential"] },
    {
      name: "diagnostic confidence of the multidisciplinary team",
      unit: "%",
      baseline: 61,
      sd: 17,
      difference: 5.5,
      better: "higher",
    },
    { name: "progression within one year", control: 0.34, ratio: 0.99, mesh: ["Disease Progression"] },
  ],
  harms: [
    { name: "pneumothorax after biopsy", control: 0.06, ratio: 1.05, mesh: ["Pneumothorax"] },
    { name: "bleeding after biopsy", control: 0.05, ratio: 1.1, mesh: ["Hemorrhage"] },
  ],
  trial: { size: [12, 70], followUp: [6, 24, "months"] },
  background: [
    "Idiopathic pulmonary fibrosis destroys the lung within a few years, and its origin is unknown",
    "Single-cell RNA sequencing has revealed cell types in fibrotic lungs that nobody had seen before",
    "Most single-cell atlases rest on end-stage lungs removed at transplantation",
  ],
  uncertainties: [
    "whether aberrant basaloid cells drive or accompany fibrosis",
    "how findings in end-stage lungs relate to early disease",
    "how results differ between laboratories",
  ],
  recommendations: [
    "sharing of raw data and cell annotations with every single-cell study",
    "sampling of early disease and of several sites of the lung",
  ],
  aspects: ["aberrant basaloid cells", "profibrotic macrophages", "spatial transcriptomics of fibroblastic foci"],
  cases: [
    {
      age: [44, 61],
      sex: "either",
      presentation: "dry cough, gray hair since the age of 25 and low platelets",
      finding: "Telomere length was below the first percentile, and a variant in TERT was found",
      treatment: "nintedanib and listing for lung transplantation",
      course: "Vital capacity was stable for 18 months",
      lesson: "measure telomere length in familial pulmonary fibrosis",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with bleomycin-induced lung fibrosis",
        perGroup: 10,
        given: "an antibody against integrin alpha v beta 6 twice weekly for 3 weeks",
        givenName: "integrin alpha v beta 6 blockade",
        measured: [
          { name: "the number of Krt8-positive transitional cells", change: -44 },
          { name: "hydroxyproline in the lung", change: -37 },
        ],
        mechanism: "that epithelial cells stalled in transition activate transforming growth factor beta",
        mesh: ["Mice", "Bleomycin", "Integrins", "Transforming Growth Factor beta"],
      },
      {
        model: "mice lacking Sftpc in adult alveolar cells",
        perGroup: 9,
        given: "tamoxifen to induce deletion and viral injury",
        givenName: "alveolar type 2 cell injury",
        measured: [
          { name: "collagen content of the lung", change: 58 },
          { name: "signaling through p53 in epithelial cells", change: 72 },
        ],
        mechanism: "that senescence of epithelial cells precedes fibrosis",
        mesh: ["Mice, Knockout", "Pulmonary Surfactant-Associated Protein C", "Cellular Senescence"],
      },
    ],
    cells: [
      {
        model: "precision-cut slices of human lung",
        given: "a profibrotic cocktail for 5 days",
        givenName: "a profibrotic cocktail",
        measured: [
          { name: "the number of KRT17-positive cells", change: 95 },
          { name: "COL1A1 expression", change: 130 },
        ],
        mechanism: "that basaloid cells can arise from alveolar cells within days",
        mesh: ["Lung", "Keratin-17", "Collagen Type I"],
      },
      {
        model: "alveolar organoids of type 2 cells",
        given: "nintedanib at 1 µM for 7 days",
        givenName: "nintedanib",
        measured: [
          { name: "surfactant protein C expression", change: 26 },
          { name: "transforming growth factor beta release", change: -31 },
        ],
        mechanism: "that the drug acts on epithelium as well as on fibroblasts",
        mesh: ["Organoids", "Alveolar Epithelial Cells", "Protein Kinase Inhibitors"],
      },
    ],
    genes: [
      {
        marker: "single-cell transcriptomes of explanted lungs",
        name: "aberrant basaloid cells",
        trait: "fibroblastic foci in adjacent tissue",
        ratio: 3.4,
        followUp: "The cells expressed markers of senescence and invasion",
        mesh: ["Gene Expression Profiling", "Epithelial Cells"],
      },
      {
        marker: "the MUC5B promoter variant rs35705950",
        name: "MUC5B promoter variant",
        trait: "idiopathic pulmonary fibrosis",
        ratio: 4.6,
        followUp: "Carriers survived longer than noncarriers once the disease was established",
        mesh: ["Mucin-5B", "Promoter Regions, Genetic"],
      },
      {
        marker: "SPP1 expression in alveolar macrophages",
        name: "SPP1-positive macrophages",
        trait: "rapid decline of vital capacity in idiopathic pulmonary fibrosis",
        ratio: 1.7,
        followUp: "The same population was found in severe COVID-19",
        mesh: ["Macrophages, Alveolar", "Osteopontin"],
      },
    ],
  },
  exposure: {
    name: "a high share of SPP1-positive macrophages in lavage fluid",
    exposed: "patients with a high share",
    unexposed: "patients with a low share",
    outcome: { name: "progression within one year", control: 0.31, ratio: 1.38, mesh: ["Disease Progression"] },
  },
  otherTreatment: {
    name: "nintedanib",
    regimen: "nintedanib 150 mg twice daily",
    mesh: ["Protein Kinase Inhibitors"],
    substances: ["nintedanib"],
    comparator: "placebo",
    outcome: { name: "progression within one year", control: 0.37, ratio: 0.72, mesh: ["Disease Progression"] },
  },
  names: {
    jpn: { condition: "特発性肺線維症", intervention: "シングルセルRNAシークエンス" },
    chi: { condition: "特发性肺纤维化", intervention: "单细胞RNA测序" },
  },
};

export const LUNG_BIOLOGY_TOPICS: readonly TopicCard[] = [singleCellPulmonaryFibrosis];

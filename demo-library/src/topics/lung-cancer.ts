import type { TopicCard } from "../topic-card.ts";

const checkpointInhibitorsLungCancer: TopicCard = {
  id: "checkpoint-inhibitors-lung-cancer",
  profile: "therapy",
  since: 2013,
  condition: {
    name: "non-small cell lung cancer",
    short: "NSCLC",
    mesh: ["Carcinoma, Non-Small-Cell Lung"],
    keywords: ["lung cancer", "PD-L1"],
  },
  intervention: {
    name: "immune checkpoint inhibitors",
    plural: true,
    mesh: ["Immune Checkpoint Inhibitors"],
    keywords: ["immunotherapy", "PD-1 inhibitor"],
    substances: ["Immune Checkpoint Inhibitors"],
  },
  population: {
    who: "adults with advanced non-small cell lung cancer without EGFR or ALK alterations",
    short: "patients with advanced non-small cell lung cancer",
    age: [62, 67],
    women: 0.37,
    mesh: ["Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "pembrolizumab",
      regimen: "pembrolizumab 200 mg intravenously every 3 weeks",
      substances: ["pembrolizumab"],
    },
    {
      name: "nivolumab",
      regimen: "nivolumab 240 mg intravenously every 2 weeks",
      mesh: ["Nivolumab"],
      substances: ["Nivolumab"],
    },
    { name: "atezolizumab", regimen: "atezolizumab 1200 mg intravenously every 3 weeks", substances: ["atezolizumab"] },
  ],
  comparators: ["platinum-based chemotherapy", "docetaxel"],
  outcomes: [
    { name: "death within two years", control: 0.66, ratio: 0.8, mesh: ["Mortality", "Survival Analysis"] },
    {
      name: "objective response",
      control: 0.28,
      ratio: 1.5,
      wished: true,
      mesh: ["Response Evaluation Criteria in Solid Tumors"],
    },
    {
      name: "disease progression or death at 12 months",
      control: 0.79,
      ratio: 0.85,
      mesh: ["Progression-Free Survival", "Disease Progression"],
    },
    {
      name: "the global health status score",
      unit: "points",
      baseline: 61,
      sd: 21,
      difference: 4.6,
      better: "higher",
      mesh: ["Quality of Life"],
    },
  ],
  harms: [
    { name: "pneumonitis", control: 0.012, ratio: 3.4, mesh: ["Pneumonia"] },
    { name: "hypothyroidism", control: 0.014, ratio: 6, mesh: ["Hypothyroidism"] },
    { name: "severe treatment-related toxicity", control: 0.48, ratio: 0.55 },
  ],
  trial: { size: [120, 900], followUp: [12, 36, "months"] },
  background: [
    "Lung cancer is the leading cause of death from cancer worldwide",
    "Immune checkpoint inhibitors have become part of first treatment of advanced non-small cell lung cancer, but most patients progress within a year",
    "Expression of PD-L1 predicts benefit imperfectly",
  ],
  uncertainties: [
    "how long treatment should go on in responders",
    "whether older and frail patients benefit",
    "whether chemotherapy can be left out when PD-L1 is highly expressed",
  ],
  recommendations: [
    "an immune checkpoint inhibitor alone for patients whose tumor expresses PD-L1 in at least 50% of cells",
    "combination with chemotherapy when PD-L1 expression is lower",
  ],
  aspects: ["biomarkers of response beyond PD-L1", "immune-related adverse events", "primary and acquired resistance"],
  cases: [
    {
      age: [56, 78],
      sex: "either",
      presentation: "breathlessness and dry cough after the fourth dose of pembrolizumab",
      finding:
        "Computed tomography showed bilateral ground-glass opacities, and bronchoalveolar lavage grew no organism",
      treatment: "prednisolone 1 mg/kg daily, tapered over 8 weeks",
      course: "Oxygen was no longer needed after 12 days, and the tumor stayed in remission without further treatment",
      lesson: "suspect immune-related pneumonitis in any new breathlessness during immunotherapy",
    },
    {
      age: [49, 72],
      sex: "either",
      presentation: "fatigue, nausea and low blood pressure seven months after the start of nivolumab",
      finding: "Morning cortisol was 1.1 µg/dL with low corticotropin",
      treatment: "hydrocortisone 20 mg daily",
      course: "Symptoms resolved within days, and nivolumab was continued",
      lesson: "measure cortisol when fatigue is out of proportion to the tumor",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice bearing KRAS-mutant lung tumors",
        perGroup: 10,
        given: "an anti-PD-1 antibody 10 mg/kg every 3 days",
        givenName: "anti-PD-1 antibody",
        measured: [
          { name: "tumor volume", change: -34 },
          { name: "CD8-positive T-cell infiltration", change: 72 },
        ],
        mechanism: "that response depends on T cells already present in the tumor",
        mesh: ["Mice", "CD8-Positive T-Lymphocytes", "Programmed Cell Death 1 Receptor"],
      },
    ],
    genes: [
      {
        marker: "loss-of-function mutations in STK11",
        name: "STK11 mutations",
        trait: "resistance of lung cancer to immune checkpoint inhibitors",
        ratio: 1.9,
        followUp: "Tumors with the mutation contained few T cells whatever their PD-L1 expression",
        mesh: ["AMP-Activated Protein Kinase Kinases", "Drug Resistance, Neoplasm", "Mutation"],
      },
    ],
  },
  voices: [
    {
      who: "patients on immunotherapy and their families",
      about: "living with uncertain remission",
      themes: ["scans that rule the calendar", "hope called by its percentages", "side effects noticed at home"],
      mesh: ["Uncertainty", "Caregivers"],
    },
  ],
  test: {
    name: "a blood-based tumor mutational burden",
    cutoff: "16 mutations per megabase",
    target: "response to immune checkpoint inhibitors",
    reference: "objective response on computed tomography at 6 months",
    sensitivity: 0.58,
    specificity: 0.71,
    prevalence: 0.3,
    mesh: ["Tumor Mutational Burden", "Biomarkers, Tumor", "Circulating Tumor DNA"],
  },
  otherTreatment: {
    name: "osimertinib",
    regimen: "osimertinib 80 mg daily",
    mesh: ["ErbB Receptors"],
    substances: ["osimertinib"],
    comparator: "gefitinib",
    outcome: { name: "disease progression or death at 18 months", control: 0.77, ratio: 0.68 },
  },
  otherCondition: {
    condition: { name: "unresectable melanoma", mesh: ["Melanoma"] },
    population: {
      who: "adults with unresectable or metastatic melanoma",
      short: "patients with advanced melanoma",
      age: [59, 64],
      women: 0.4,
      mesh: ["Adult", "Middle Aged", "Aged"],
    },
    outcome: { name: "death within three years", control: 0.58, ratio: 0.78, mesh: ["Mortality"] },
  },
  names: {
    jpn: { condition: "非小細胞肺癌", intervention: "免疫チェックポイント阻害薬" },
    chi: { condition: "非小细胞肺癌", intervention: "免疫检查点抑制剂" },
    ger: { condition: "Nicht-kleinzelliges Bronchialkarzinom", intervention: "Immuncheckpoint-Inhibitoren" },
    fre: { condition: "Cancer du poumon non à petites cellules", intervention: "inhibiteurs de points de contrôle" },
  },
};

export const LUNG_CANCER_TOPICS: readonly TopicCard[] = [checkpointInhibitorsLungCancer];

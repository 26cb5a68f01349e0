import type { TopicCard } from "../topic-card.ts";

const tripleInhalersCopd: TopicCard = {
  id: "triple-inhalers-copd",
  profile: "therapy",
  since: 2008,
  condition: {
    name: "chronic obstructive pulmonary disease",
    short: "COPD",
    mesh: ["Pulmonary Disease, Chronic Obstructive"],
    keywords: ["exacerbation"],
  },
  intervention: {
    name: "triple inhaled therapy",
    mesh: ["Bronchodilator Agents", "Administration, Inhalation"],
    keywords: ["inhaled corticosteroids", "long-acting muscarinic antagonist"],
    substances: ["Bronchodilator Agents"],
  },
  population: {
    who: "adults aged 40 years or older with chronic obstructive pulmonary disease and an exacerbation in the past year",
    short: "patients with COPD",
    age: [62, 69],
    women: 0.36,
    mesh: ["Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "fluticasone, umeclidinium and vilanterol",
      regimen: "fluticasone furoate, umeclidinium and vilanterol once daily",
      mesh: ["Androstadienes", "Quinuclidines"],
      substances: ["fluticasone furoate", "GSK573719", "vilanterol"],
    },
    {
      name: "budesonide, glycopyrrolate and formoterol",
      regimen: "budesonide, glycopyrrolate and formoterol twice daily",
      mesh: ["Budesonide", "Formoterol Fumarate"],
      substances: ["Budesonide", "Formoterol Fumarate"],
    },
  ],
  comparators: ["dual bronchodilation", "an inhaled corticosteroid with a long-acting beta-agonist"],
  outcomes: [
    {
      name: "a moderate or severe exacerbation within one year",
      control: 0.48,
      ratio: 0.83,
      mesh: ["Disease Progression"],
    },
    {
      name: "trough forced expiratory volume in 1 second",
      unit: "mL",
      baseline: 1240,
      sd: 230,
      difference: 46,
      better: "higher",
      mesh: ["Forced Expiratory Volume"],
    },
    {
      name: "the St. George's Respiratory Questionnaire score",
      unit: "points",
      baseline: 51,
      sd: 14,
      difference: -1.9,
      better: "lower",
      mesh: ["Quality of Life"],
    },
  ],
  harms: [
    { name: "pneumonia", control: 0.045, ratio: 1.5 },
    { name: "oral candidiasis", control: 0.02, ratio: 1.8 },
  ],
  trial: { size: [240, 3200], followUp: [24, 52, "weeks"] },
  background: [
    "Exacerbations of chronic obstructive pulmonary disease (COPD) speed up the loss of lung function",
    "Inhaled corticosteroids prevent exacerbations in some patients with COPD and raise the risk of pneumonia",
  ],
  uncertainties: [
    "which eosinophil count should lead to an inhaled corticosteroid",
    "whether inhaled corticosteroids can be withdrawn safely in stable patients",
    "whether triple therapy lowers mortality",
  ],
  recommendations: [
    "triple inhaled therapy for patients who have exacerbations in spite of dual bronchodilation and whose eosinophil count is at least 100 per microliter",
    "checking inhaler technique before treatment is stepped up",
  ],
  aspects: ["eosinophils as a guide", "risk of pneumonia", "inhaler technique"],
  cases: [
    {
      age: [58, 78],
      sex: "either",
      presentation: "a third pneumonia within a year of starting triple inhaled therapy",
      finding: "Bronchoscopy yielded Mycobacterium avium complex from two lobes",
      treatment: "withdrawal of the inhaled corticosteroid and azithromycin, ethambutol and rifampin",
      course: "Sputum cultures became negative at 5 months",
      lesson: "culture sputum for mycobacteria when pneumonia recurs during inhaled corticosteroid treatment",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice exposed to cigarette smoke for 24 weeks",
        perGroup: 10,
        given: "inhaled budesonide and glycopyrrolate daily for 4 weeks",
        givenName: "inhaled budesonide and glycopyrrolate",
        measured: [
          { name: "neutrophils in lavage fluid", change: -31 },
          { name: "mean linear intercept", change: -3 },
        ],
        mechanism: "that inflammation but not established emphysema responds",
        mesh: ["Mice", "Cigarette Smoking", "Emphysema", "Neutrophils"],
      },
    ],
    cells: [
      {
        model: "bronchial epithelial cells from smokers",
        given: "fluticasone at 10 nM before rhinovirus",
        givenName: "fluticasone",
        measured: [
          { name: "interferon beta release", change: -46 },
          { name: "viral load", change: 38 },
        ],
        mechanism: "that corticosteroids weaken antiviral defense",
        mesh: ["Bronchi", "Epithelial Cells", "Rhinovirus", "Interferon-beta"],
      },
    ],
  },
  exposure: {
    name: "triple inhaled therapy",
    exposed: "new users of triple inhaled therapy",
    unexposed: "new users of dual bronchodilators",
    outcome: { name: "hospital admission for an exacerbation", control: 0.17, ratio: 0.88 },
  },
  otherTreatment: {
    name: "pulmonary rehabilitation",
    regimen: "8 weeks of pulmonary rehabilitation",
    mesh: ["Exercise Therapy"],
    comparator: "usual care",
    outcome: { name: "readmission within 90 days", control: 0.33, ratio: 0.72 },
  },
  names: {
    jpn: { condition: "慢性閉塞性肺疾患", intervention: "3剤配合吸入療法" },
    chi: { condition: "慢性阻塞性肺疾病", intervention: "三联吸入治疗" },
  },
};

const biologicsAsthma: TopicCard = {
  id: "biologics-severe-asthma",
  profile: "therapy",
  since: 2009,
  condition: {
    name: "severe eosinophilic asthma",
    mesh: ["Asthma", "Eosinophilia"],
    keywords: ["severe asthma", "exacerbation"],
  },
  intervention: {
    name: "biologic therapy",
    mesh: ["Biological Products", "Antibodies, Monoclonal"],
    keywords: ["monoclonal antibody", "interleukin-5"],
    substances: ["Biological Products"],
  },
  population: {
    who: "adults with severe eosinophilic asthma and at least two exacerbations in the past year",
    short: "adults with severe eosinophilic asthma",
    age: [44, 54],
    women: 0.6,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "mepolizumab",
      regimen: "mepolizumab 100 mg subcutaneously every 4 weeks",
      substances: ["mepolizumab"],
      mesh: ["Antibodies, Monoclonal, Humanized"],
    },
    {
      name: "benralizumab",
      regimen: "benralizumab 30 mg subcutaneously every 8 weeks",
      substances: ["benralizumab"],
      mesh: ["Antibodies, Monoclonal, Humanized"],
    },
    {
      name: "dupilumab",
      regimen: "dupilumab 200 mg subcutaneously every 2 weeks",
      substances: ["dupilumab"],
      mesh: ["Antibodies, Monoclonal, Humanized"],
    },
  ],
  comparators: ["placebo", "standard care"],
  outcomes: [
    { name: "an asthma exacerbation within one year", control: 0.62, ratio: 0.58, mesh: ["Disease Progression"] },
    {
      name: "the asthma control questionnaire score",
      unit: "points",
      baseline: 2.6,
      sd: 1.1,
      difference: -0.45,
      better: "lower",
      mesh: ["Surveys and Questionnaires"],
    },
    {
      name: "freedom from oral corticosteroids",
      control: 0.18,
      ratio: 2.2,
      wished: true,
      mesh: ["Adrenal Cortex Hormones"],
    },
  ],
  harms: [
    { name: "injection-site reaction", control: 0.03, ratio: 2.4 },
    { name: "headache", control: 0.16, ratio: 1.1 },
  ],
  trial: { size: [120, 900], followUp: [24, 52, "weeks"] },
  background: [
    "Severe eosinophilic asthma accounts for few patients but for much of the cost and harm of asthma",
    "Antibodies against interleukin-5, its receptor or the interleukin-4 receptor reduce exacerbations in eosinophilic asthma",
  ],
  uncertainties: [
    "which antibody should be tried first",
    "whether treatment can be stopped in patients in remission",
    "how children under 12 years respond",
  ],
  recommendations: [
    "a biologic for adults with severe eosinophilic asthma and repeated exacerbations in spite of high-dose inhaled treatment",
    "stopping or changing the antibody when exacerbations have not fallen by half after one year",
  ],
  aspects: ["choice of antibody by phenotype", "sparing of oral corticosteroids", "remission as a goal"],
  cases: [
    {
      age: [32, 61],
      sex: "either",
      presentation: "foot drop and purpura while oral corticosteroids were being reduced under mepolizumab",
      finding: "Eosinophils were 3.2 × 10⁹ per liter, and nerve biopsy showed vasculitis",
      treatment: "methylprednisolone and cyclophosphamide",
      course: "Strength improved over 6 months and asthma remained controlled",
      lesson: "look for eosinophilic granulomatosis with polyangiitis when corticosteroids are withdrawn",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice sensitized to house dust mite",
        perGroup: 10,
        given: "an antibody against the interleukin-5 receptor twice weekly",
        givenName: "interleukin-5 receptor blockade",
        measured: [
          { name: "eosinophils in lavage fluid", change: -83 },
          { name: "airway hyperresponsiveness", change: -17 },
        ],
        mechanism: "that hyperresponsiveness is only partly due to eosinophils",
        mesh: ["Mice, Inbred BALB C", "Pyroglyphidae", "Receptors, Interleukin-5", "Eosinophils"],
      },
    ],
    genes: [
      {
        marker: "variants in IL33 and IL1RL1",
        name: "IL33 pathway variants",
        trait: "severe eosinophilic asthma",
        ratio: 1.35,
        followUp: "Risk alleles were associated with higher blood eosinophil counts",
        mesh: ["Interleukin-33", "Interleukin-1 Receptor-Like 1 Protein", "Polymorphism, Single Nucleotide"],
      },
    ],
  },
  test: {
    name: "fractional exhaled nitric oxide",
    cutoff: "40 parts per billion",
    target: "eosinophilic airway inflammation",
    reference: "a sputum eosinophil count of at least 3%",
    sensitivity: 0.68,
    specificity: 0.76,
    prevalence: 0.44,
    mesh: ["Fractional Exhaled Nitric Oxide Testing", "Sputum"],
  },
  otherTreatment: {
    name: "bronchial thermoplasty",
    regimen: "three sessions of bronchial thermoplasty",
    mesh: ["Bronchial Thermoplasty"],
    comparator: "sham bronchoscopy",
    outcome: { name: "a severe exacerbation", control: 0.4, ratio: 0.83 },
  },
  names: {
    jpn: { condition: "重症好酸球性喘息", intervention: "生物学的製剤" },
    chi: { condition: "重度嗜酸性粒细胞性哮喘", intervention: "生物制剂" },
  },
};

export const AIRWAY_TOPICS: readonly TopicCard[] = [tripleInhalersCopd, biologicsAsthma];

import type { TopicCard } from "../topic-card.ts";

const carTLymphoma: TopicCard = {
  id: "car-t-lymphoma",
  profile: "therapy",
  since: 2016,
  condition: {
    name: "diffuse large B-cell lymphoma",
    short: "DLBCL",
    mesh: ["Lymphoma, Large B-Cell, Diffuse"],
    keywords: ["relapsed lymphoma", "refractory lymphoma"],
  },
  intervention: {
    name: "CAR T-cell therapy",
    mesh: ["Immunotherapy, Adoptive", "Receptors, Chimeric Antigen"],
    keywords: ["chimeric antigen receptor", "CD19"],
    substances: ["Receptors, Chimeric Antigen", "Antigens, CD19"],
  },
  population: {
    who: "adults with large B-cell lymphoma that was refractory or had relapsed within a year",
    short: "patients with relapsed large B-cell lymphoma",
    age: [55, 63],
    women: 0.37,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "axicabtagene ciloleucel",
      regimen: "one infusion of axicabtagene ciloleucel after fludarabine and cyclophosphamide",
      substances: ["axicabtagene ciloleucel"],
    },
    {
      name: "lisocabtagene maraleucel",
      regimen: "one infusion of lisocabtagene maraleucel",
      substances: ["lisocabtagene maraleucel"],
    },
    { name: "tisagenlecleucel", regimen: "one infusion of tisagenlecleucel", substances: ["tisagenlecleucel"] },
  ],
  comparators: ["salvage chemotherapy and autologous transplantation"],
  outcomes: [
    {
      name: "progression, new treatment or death at 12 months",
      control: 0.66,
      ratio: 0.72,
      mesh: ["Progression-Free Survival"],
    },
    { name: "complete response", control: 0.38, ratio: 1.6, wished: true, mesh: ["Remission Induction"] },
    { name: "death within two years", control: 0.47, ratio: 0.86, mesh: ["Mortality"] },
  ],
  harms: [
    { name: "severe cytokine release syndrome", control: 0.002, ratio: 12, mesh: ["Cytokine Release Syndrome"] },
    { name: "severe neurotoxicity", control: 0.004, ratio: 14, mesh: ["Neurotoxicity Syndromes"] },
    { name: "prolonged neutropenia", control: 0.2, ratio: 1.5, mesh: ["Neutropenia"] },
  ],
  trial: { size: [60, 360], followUp: [12, 30, "months"] },
  background: [
    "The outlook of large B-cell lymphoma that relapses early is poor with chemotherapy",
    "CAR T cells are a patient's own lymphocytes, armed with a receptor against CD19",
    "CAR T-cell therapy is given in few centers, and waiting for cells can take weeks",
  ],
  uncertainties: [
    "which bridging treatment should be given while cells are made",
    "why half of the patients relapse",
    "how older patients tolerate treatment",
  ],
  recommendations: [
    "CAR T-cell therapy for lymphoma that is refractory or relapses within a year of first treatment",
    "tocilizumab and glucocorticoids at hand before cells are infused",
  ],
  aspects: ["cytokine release syndrome and neurotoxicity", "loss of CD19 at relapse", "costs and access"],
  cases: [
    {
      age: [46, 70],
      sex: "either",
      presentation: "fever, confusion and failing handwriting six days after infusion of CAR T cells",
      finding: "Ferritin was 9,400 ng/mL, and imaging of the brain was normal",
      treatment: "dexamethasone, tocilizumab and levetiracetam",
      course: "Orientation returned on day 12, and complete remission was found at 3 months",
      lesson: "have patients write a sentence every day after infusion",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice engrafted with human CD19-positive lymphoma",
        perGroup: 8,
        given: "CAR T cells with a 4-1BB domain, 2 million per mouse",
        givenName: "CAR T cells",
        measured: [
          { name: "tumor burden", change: -88 },
          { name: "persistence of CAR T cells at day 40", change: 160 },
        ],
        mechanism: "that the costimulatory domain decides about persistence",
        mesh: ["Mice", "Tumor Necrosis Factor Receptor Superfamily, Member 9", "Xenograft Model Antitumor Assays"],
      },
    ],
    cells: [
      {
        model: "CAR T cells from patients with lymphoma",
        given: "repeated exposure to CD19-positive cells for 14 days",
        givenName: "repeated antigen stimulation",
        measured: [
          { name: "expression of TOX", change: 94 },
          { name: "secretion of interleukin-2", change: -63 },
        ],
        mechanism: "that chronic stimulation exhausts CAR T cells",
        mesh: ["T-Lymphocytes", "T-Cell Exhaustion"],
      },
    ],
  },
  voices: [
    {
      who: "patients treated with CAR T cells and caregivers",
      about: "the weeks around infusion",
      themes: ["waiting for one's own cells", "fear of not knowing one's name", "life after the last option"],
      mesh: ["Caregivers"],
    },
  ],
  exposure: {
    name: "bridging radiotherapy before CAR T-cell therapy",
    exposed: "patients bridged with radiotherapy",
    unexposed: "patients bridged with chemotherapy",
    outcome: { name: "progression within 6 months", control: 0.45, ratio: 0.85, mesh: ["Disease Progression"] },
  },
  otherTreatment: {
    name: "polatuzumab vedotin",
    regimen: "polatuzumab vedotin with bendamustine and rituximab",
    mesh: ["Immunoconjugates"],
    substances: ["polatuzumab vedotin"],
    comparator: "bendamustine and rituximab",
    outcome: { name: "complete response", control: 0.18, ratio: 2.1, wished: true },
  },
  otherCondition: {
    condition: { name: "systemic lupus erythematosus", short: "SLE", mesh: ["Lupus Erythematosus, Systemic"] },
    population: {
      who: "adults with refractory systemic lupus erythematosus",
      short: "patients with refractory lupus",
      age: [24, 34],
      women: 0.85,
      mesh: ["Adult"],
    },
    outcome: {
      name: "drug-free remission at 6 months",
      control: 0.1,
      ratio: 5.5,
      wished: true,
      mesh: ["Remission Induction"],
    },
  },
  names: {
    jpn: { condition: "びまん性大細胞型B細胞リンパ腫", intervention: "CAR-T細胞療法" },
    chi: { condition: "弥漫性大B细胞淋巴瘤", intervention: "CAR-T细胞疗法" },
    ger: { condition: "Diffuses großzelliges B-Zell-Lymphom", intervention: "CAR-T-Zell-Therapie" },
  },
};

const venetoclaxAcuteMyeloidLeukemia: TopicCard = {
  id: "venetoclax-acute-myeloid-leukemia",
  profile: "therapy",
  since: 2016,
  condition: {
    name: "acute myeloid leukemia",
    short: "AML",
    mesh: ["Leukemia, Myeloid, Acute"],
    keywords: ["leukemia", "older patients"],
  },
  intervention: {
    name: "venetoclax with azacitidine",
    mesh: ["Antineoplastic Combined Chemotherapy Protocols", "Azacitidine"],
    keywords: ["BCL2 inhibitor", "hypomethylating agent"],
    substances: ["venetoclax", "Azacitidine"],
  },
  population: {
    who: "adults with newly diagnosed acute myeloid leukemia who were unfit for intensive chemotherapy",
    short: "older adults with acute myeloid leukemia",
    age: [73, 77],
    women: 0.41,
    mesh: ["Aged", "Aged, 80 and over"],
  },
  arms: [
    {
      name: "venetoclax with azacitidine",
      regimen: "venetoclax 400 mg daily with azacitidine for 7 days in each 28-day cycle",
    },
    {
      name: "venetoclax with low-dose cytarabine",
      regimen: "venetoclax 600 mg daily with low-dose cytarabine",
      mesh: ["Cytarabine"],
      substances: ["venetoclax", "Cytarabine"],
    },
  ],
  comparators: ["azacitidine alone", "low-dose cytarabine"],
  outcomes: [
    { name: "death within one year", control: 0.56, ratio: 0.8, mesh: ["Mortality"] },
    { name: "composite complete remission", control: 0.28, ratio: 2.2, wished: true, mesh: ["Remission Induction"] },
    { name: "transfusion independence", control: 0.34, ratio: 1.7, wished: true, mesh: ["Blood Transfusion"] },
  ],
  harms: [
    { name: "febrile neutropenia", control: 0.19, ratio: 2.1, mesh: ["Febrile Neutropenia"] },
    { name: "tumor lysis syndrome", control: 0.004, ratio: 3, mesh: ["Tumor Lysis Syndrome"] },
  ],
  trial: { size: [80, 430], followUp: [8, 24, "months"] },
  background: [
    "Acute myeloid leukemia is mostly an illness of older people, few of whom can bear intensive chemotherapy",
    "Venetoclax inhibits BCL2, on which leukemic stem cells depend",
    "Remissions with venetoclax and azacitidine are frequent, but relapse is the rule",
  ],
  uncertainties: [
    "for how many days venetoclax should be given in each cycle",
    "whether fit patients can be spared intensive chemotherapy",
    "how TP53-mutated leukemia should be treated",
  ],
  recommendations: [
    "venetoclax with azacitidine for adults aged 75 years or older with newly diagnosed acute myeloid leukemia",
    "stepwise dosing and prophylaxis against tumor lysis in the first days",
  ],
  aspects: [
    "dependence of leukemic stem cells on BCL2",
    "cytopenia and dosing",
    "resistance through TP53 and signaling mutations",
  ],
  cases: [
    {
      age: [71, 84],
      sex: "either",
      presentation: "fatigue, fever and a white-cell count of 68,000 per microliter",
      finding: "Bone marrow showed acute myeloid leukemia with NPM1 and IDH2 mutations",
      treatment: "hydroxyurea, then venetoclax with azacitidine",
      course: "Measurable residual disease was negative after two cycles, and remission lasted 22 months",
      lesson: "lower the white-cell count before the first dose of venetoclax",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice transplanted with patient-derived acute myeloid leukemia",
        perGroup: 8,
        given: "venetoclax 100 mg/kg with azacitidine for 2 weeks",
        givenName: "venetoclax with azacitidine",
        measured: [
          { name: "the share of leukemic cells in bone marrow", change: -72 },
          { name: "engraftment in secondary recipients", change: -58 },
        ],
        mechanism: "that the combination reaches leukemic stem cells",
        mesh: ["Mice", "Neoplastic Stem Cells", "Proto-Oncogene Proteins c-bcl-2"],
      },
    ],
    cells: [
      {
        model: "leukemic stem cells from patients",
        given: "venetoclax at 500 nM and azacitidine at 1 µM for 24 hours",
        givenName: "venetoclax with azacitidine",
        measured: [
          { name: "oxidative phosphorylation", change: -54 },
          { name: "uptake of amino acids", change: -38 },
        ],
        mechanism: "that leukemic stem cells lose their source of energy",
        mesh: ["Oxidative Phosphorylation", "Amino Acids", "Apoptosis"],
      },
    ],
    genes: [
      {
        marker: "mutations in TP53",
        name: "TP53 mutations",
        trait: "relapse of acute myeloid leukemia within a year of remission on venetoclax",
        ratio: 3.1,
        followUp: "Clones with the mutation had mostly been present before treatment",
        mesh: ["Tumor Suppressor Protein p53", "Clonal Evolution"],
      },
    ],
  },
  otherTreatment: {
    name: "gilteritinib",
    regimen: "gilteritinib 120 mg daily",
    mesh: ["fms-Like Tyrosine Kinase 3", "Protein Kinase Inhibitors"],
    substances: ["gilteritinib"],
    comparator: "salvage chemotherapy",
    outcome: { name: "complete remission", control: 0.15, ratio: 1.6, wished: true },
  },
  otherCondition: {
    condition: { name: "higher-risk myelodysplastic syndrome", mesh: ["Myelodysplastic Syndromes"] },
    population: {
      who: "adults with higher-risk myelodysplastic syndrome",
      short: "patients with myelodysplastic syndrome",
      age: [68, 72],
      women: 0.35,
      mesh: ["Aged"],
    },
    outcome: { name: "complete remission", control: 0.18, ratio: 1.3, wished: true },
  },
  names: {
    jpn: { condition: "急性骨髄性白血病", intervention: "ベネトクラクス" },
    chi: { condition: "急性髓系白血病", intervention: "维奈克拉" },
    fre: { condition: "Leucémie aiguë myéloïde", intervention: "vénétoclax" },
  },
};

export const LYMPHOMA_AND_LEUKEMIA_TOPICS: readonly TopicCard[] = [carTLymphoma, venetoclaxAcuteMyeloidLeukemia];

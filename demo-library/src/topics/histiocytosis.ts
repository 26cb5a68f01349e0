import type { TopicCard } from "../topic-card.ts";

const erdheimChester: TopicCard = {
  id: "erdheim-chester",
  profile: "rare",
  example: true,
  since: 2010,
  condition: {
    name: "Erdheim-Chester disease",
    short: "ECD",
    mesh: ["Erdheim-Chester Disease", "Histiocytosis"],
    keywords: ["histiocytosis", "BRAF V600E"],
  },
  intervention: {
    name: "targeted therapy",
    mesh: ["Molecular Targeted Therapy", "Protein Kinase Inhibitors"],
    keywords: ["BRAF inhibitor", "MEK inhibitor"],
    substances: ["Protein Kinase Inhibitors"],
  },
  population: {
    who: "adults with biopsy-proven Erdheim-Chester disease",
    short: "patients with Erdheim-Chester disease",
    age: [54, 63],
    women: 0.28,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "vemurafenib",
      regimen: "vemurafenib 480 mg twice daily",
      mesh: ["Vemurafenib", "Proto-Oncogene Proteins B-raf"],
      substances: ["Vemurafenib", "BRAF protein, human"],
    },
    {
      name: "cobimetinib",
      regimen: "cobimetinib 60 mg daily on 21 of 28 days",
      mesh: ["Azetidines", "Piperidines"],
      substances: ["cobimetinib"],
    },
    {
      name: "interferon alfa",
      regimen: "pegylated interferon alfa 135 µg weekly",
      mesh: ["Interferon-alpha"],
      substances: ["Interferon-alpha"],
    },
    {
      name: "anakinra",
      regimen: "anakinra 100 mg daily",
      mesh: ["Interleukin 1 Receptor Antagonist Protein"],
      substances: ["Interleukin 1 Receptor Antagonist Protein"],
    },
  ],
  comparators: ["interferon alfa", "conventional therapy"],
  outcomes: [
    {
      name: "metabolic response on positron emission tomography",
      control: 0.4,
      ratio: 1.85,
      wished: true,
      mesh: ["Positron-Emission Tomography", "Remission Induction"],
    },
    { name: "death within 5 years", control: 0.3, ratio: 0.66, mesh: ["Survival Rate"] },
    {
      name: "the standardized uptake value of target lesions",
      unit: "%",
      baseline: 8,
      sd: 28,
      difference: -34,
      better: "lower",
    },
  ],
  harms: [
    { name: "skin toxicity", control: 0.3, ratio: 2.1 },
    { name: "a fall in left ventricular ejection fraction", control: 0.08, ratio: 2 },
  ],
  trial: { size: [10, 42], followUp: [6, 24, "months"] },
  background: [
    "Erdheim-Chester disease is a rare histiocytosis in which activating mutations of the MAPK pathway are found in most patients",
    "Involvement of the heart and the central nervous system determines the outlook in Erdheim-Chester disease",
    "Interferon alfa was long the first choice in Erdheim-Chester disease, but many patients do not tolerate it",
    "The diagnosis of Erdheim-Chester disease rests on typical imaging and on foamy CD68-positive, CD1a-negative histiocytes",
  ],
  uncertainties: [
    "whether targeted treatment can ever be stopped",
    "which patients can start with a reduced dose",
    "how patients without a MAPK pathway mutation should be treated",
  ],
  recommendations: [
    "testing for BRAF V600E in tissue of every patient with Erdheim-Chester disease, and for other MAPK pathway mutations where it is absent",
    "a BRAF inhibitor as first treatment for patients with BRAF V600E and cardiac or neurological involvement",
    "magnetic resonance imaging of the brain and heart at diagnosis in all patients",
  ],
  aspects: [
    "molecular pathogenesis",
    "imaging of bones, heart and retroperitoneum",
    "experience with BRAF and MEK inhibitors",
  ],
  cases: [
    {
      age: [48, 69],
      sex: "either",
      presentation: "pain in both knees and diabetes insipidus",
      finding:
        "Bone scintigraphy showed symmetric uptake in the long bones, and biopsy showed foamy histiocytes with a BRAF V600E mutation",
      treatment: "vemurafenib 480 mg twice daily",
      course: "After 3 months positron emission tomography showed a metabolic response and the pain had gone",
      lesson: "consider Erdheim-Chester disease when bone pain and diabetes insipidus come together",
    },
    {
      age: [50, 72],
      sex: "man",
      presentation: "hydronephrosis on both sides and perinephric infiltration",
      finding: "Renal biopsy showed CD68-positive, CD1a-negative histiocytes, and a MAP2K1 mutation was found",
      treatment: "cobimetinib 40 mg daily",
      course: "Kidney function stabilized and the ureteral stents were removed after 8 months",
      lesson: "look for a histiocytosis in unexplained perinephric infiltration",
    },
    {
      age: [45, 66],
      sex: "either",
      presentation: "slowly progressive ataxia and dysarthria",
      finding: "Magnetic resonance imaging showed enhancing lesions of the pons and cerebellum",
      treatment: "dabrafenib and trametinib",
      course: "Gait improved within 6 weeks and the lesions had shrunk by 6 months",
      lesson: "image the long bones of patients with unexplained brain stem lesions",
    },
    {
      age: [52, 70],
      sex: "woman",
      presentation: "dyspnea from pericardial effusion and a mass in the right atrium",
      finding:
        "Cardiac magnetic resonance imaging showed a pseudotumor in the right atrioventricular groove and coating of the aorta",
      treatment: "pericardial drainage, anakinra and later vemurafenib",
      course: "The effusion did not return, while the mass was unchanged after 1 year",
      lesson: "include histiocytosis in the differential diagnosis of a right atrial mass",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with BRAF V600E expressed in hematopoietic progenitors",
        perGroup: 9,
        given: "a MEK inhibitor 1 mg/kg daily for 4 weeks",
        givenName: "MEK inhibition",
        measured: [
          { name: "histiocyte infiltration of the liver and lungs", change: -58 },
          { name: "serum interleukin-6", change: -36 },
        ],
        mechanism: "that disease arises from mutated progenitors and remains dependent on MAPK signaling",
        mesh: ["Mice, Transgenic", "Proto-Oncogene Proteins B-raf", "Hematopoietic Stem Cells"],
      },
    ],
    cells: [
      {
        model: "histiocytes cultured from lesions",
        given: "vemurafenib at 1 µM for 48 hours",
        givenName: "vemurafenib",
        measured: [
          { name: "phosphorylated ERK", change: -71 },
          { name: "release of monocyte chemoattractant protein-1", change: -43 },
        ],
        mechanism: "that chemokine release by lesional cells is driven by MAPK signaling",
        mesh: ["Histiocytes", "MAP Kinase Signaling System", "Chemokine CCL2"],
      },
    ],
    genes: [
      {
        marker: "BRAF V600E in cell-free DNA of plasma and urine",
        name: "cell-free BRAF V600E",
        trait: "multisystem disease",
        ratio: 2.6,
        followUp: "The mutant fraction fell during treatment with a BRAF inhibitor and rose after it was stopped",
        mesh: ["Proto-Oncogene Proteins B-raf", "Cell-Free Nucleic Acids", "Mutation"],
      },
    ],
  },
  voices: [
    {
      who: "patients and their partners",
      about: "living with an ultra-rare disease",
      themes: ["years without a diagnosis", "becoming the expert in the room", "fear of losing access to the drug"],
      mesh: ["Rare Diseases", "Adaptation, Psychological"],
    },
  ],
  otherTreatment: {
    name: "sirolimus with prednisone",
    regimen: "sirolimus to a trough of 8 to 12 ng/mL with tapering prednisone",
    mesh: ["Sirolimus", "Prednisone"],
    substances: ["Sirolimus", "Prednisone"],
    comparator: "interferon alfa",
    outcome: { name: "stable disease or better at one year", control: 0.5, ratio: 1.3, wished: true },
  },
  otherCondition: {
    condition: { name: "Langerhans cell histiocytosis", short: "LCH", mesh: ["Histiocytosis, Langerhans-Cell"] },
    population: {
      who: "adults with multisystem Langerhans cell histiocytosis",
      short: "adults with Langerhans cell histiocytosis",
      age: [35, 46],
      women: 0.45,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: { name: "response without active disease", control: 0.45, ratio: 1.5, wished: true },
  },
  names: {
    jpn: { condition: "エルドハイム・チェスター病", intervention: "分子標的療法" },
    chi: { condition: "埃尔德海姆-切斯特病", intervention: "靶向治疗" },
    ger: { condition: "Erdheim-Chester-Krankheit", intervention: "zielgerichtete Therapie" },
    fre: { condition: "Maladie d'Erdheim-Chester", intervention: "thérapie ciblée" },
  },
};

export const HISTIOCYTOSIS_TOPICS: readonly TopicCard[] = [erdheimChester];

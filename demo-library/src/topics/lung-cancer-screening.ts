import type { TopicCard } from "../topic-card.ts";

const ctLungCancerScreening: TopicCard = {
  id: "ct-lung-cancer-screening",
  profile: "diagnosis",
  since: 2004,
  condition: { name: "lung cancer", mesh: ["Lung Neoplasms"], keywords: ["pulmonary nodule", "smoking"] },
  intervention: {
    name: "low-dose computed tomography screening",
    mesh: ["Early Detection of Cancer", "Tomography, X-Ray Computed"],
    keywords: ["LDCT", "cancer screening"],
  },
  population: {
    who: "adults aged 50 to 75 years with a smoking history of at least 20 pack-years",
    short: "people who smoke or smoked",
    age: [59, 64],
    women: 0.41,
    mesh: ["Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "annual low-dose computed tomography",
      regimen: "low-dose computed tomography once a year for three years",
    },
    {
      name: "biennial low-dose computed tomography",
      regimen: "low-dose computed tomography every two years with volumetric assessment of nodules",
    },
  ],
  comparators: ["no screening", "chest radiography"],
  outcomes: [
    { name: "death from lung cancer", control: 0.018, ratio: 0.79, mesh: ["Mortality"] },
    { name: "stage I at diagnosis", control: 0.22, ratio: 2.2, wished: true, mesh: ["Neoplasm Staging"] },
    { name: "death from any cause", control: 0.075, ratio: 0.97, mesh: ["Mortality"] },
  ],
  harms: [
    { name: "an invasive procedure for a benign lesion", control: 0.005, ratio: 3.2, mesh: ["Biopsy"] },
    { name: "a false-positive result", control: 0.06, ratio: 2.9, mesh: ["False Positive Reactions"] },
  ],
  trial: { size: [800, 5200], followUp: [5, 10, "years"] },
  background: [
    "Most lung cancers are found when cure is no longer possible",
    "Low-dose computed tomography finds lung cancer early, but also many nodules that turn out to be harmless",
    "Countries differ on whether and whom to screen for lung cancer",
  ],
  uncertainties: [
    "which interval between scans is best",
    "how to select people at highest risk",
    "whether people who never smoked should be screened in East Asia",
  ],
  recommendations: [
    "annual low-dose computed tomography for adults aged 50 to 75 years with 20 pack-years or more",
    "help with smoking cessation as part of every screening visit",
  ],
  aspects: [
    "overdiagnosis of indolent cancers",
    "management of nodules by volume",
    "participation of disadvantaged groups",
  ],
  cases: [
    {
      age: [54, 73],
      sex: "either",
      presentation: "a 9-mm nodule found at the first screening scan",
      finding: "Volume had doubled at 3 months, and resection showed a stage IA adenocarcinoma",
      treatment: "thoracoscopic segmentectomy",
      course: "No recurrence was seen at 4 years",
      lesson: "measure nodules by volume rather than by diameter",
    },
  ],
  laboratory: {
    cells: [
      {
        model: "lung adenocarcinoma cell lines",
        given: "serum-free culture for 48 hours with collection of vesicles",
        givenName: "extracellular vesicles",
        measured: [
          { name: "the microRNA-21 content of vesicles", change: 65 },
          { name: "uptake of vesicles by fibroblasts", change: 28 },
        ],
        mechanism: "that vesicles could serve as early markers in blood",
        mesh: ["Extracellular Vesicles", "MicroRNAs", "Adenocarcinoma of Lung"],
      },
    ],
    genes: [
      {
        marker: "methylation of SHOX2 and PTGER4 in plasma",
        name: "methylation of SHOX2 and PTGER4",
        trait: "lung cancer in people with a nodule",
        ratio: 3.6,
        followUp: "The signal was weak in tumors smaller than 1 cm",
        mesh: ["DNA Methylation", "Cell-Free Nucleic Acids"],
      },
    ],
  },
  voices: [
    {
      who: "people invited to lung screening",
      about: "being screened as someone who smoked",
      themes: ["fear of being blamed", "reassurance as a license to smoke", "waiting for the next scan"],
      mesh: ["Patient Participation", "Smokers"],
    },
  ],
  test: {
    name: "low-dose computed tomography with volumetry",
    cutoff: "a nodule volume of 100 mm3",
    target: "lung cancer",
    reference: "histology or two years of follow-up",
    sensitivity: 0.91,
    specificity: 0.86,
    prevalence: 0.09,
    mesh: ["Solitary Pulmonary Nodule", "Sensitivity and Specificity"],
  },
  otherTreatment: {
    name: "a blood test for tumor-associated autoantibodies",
    regimen: "a seven-autoantibody blood test followed by imaging when positive",
    mesh: ["Autoantibodies"],
    comparator: "standard clinical care",
    outcome: { name: "late-stage lung cancer at two years", control: 0.009, ratio: 0.72 },
  },
  names: {
    jpn: { condition: "肺癌", intervention: "低線量CT検診" },
    chi: { condition: "肺癌", intervention: "低剂量CT筛查" },
    ger: { condition: "Lungenkrebs", intervention: "Screening mit Niedrigdosis-CT" },
  },
};

export const LUNG_CANCER_SCREENING_TOPICS: readonly TopicCard[] = [ctLungCancerScreening];

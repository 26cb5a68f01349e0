import type { TopicCard } from "../topic-card.ts";

const fitColorectalScreening: TopicCard = {
  id: "fit-colorectal-screening",
  profile: "diagnosis",
  since: 2003,
  condition: {
    name: "colorectal cancer",
    mesh: ["Colorectal Neoplasms"],
    keywords: ["adenoma", "bowel cancer screening"],
  },
  intervention: {
    name: "the fecal immunochemical test",
    mesh: ["Occult Blood", "Immunochemistry"],
    keywords: ["FIT", "stool test", "screening"],
  },
  population: {
    who: "adults aged 50 to 74 years invited to screening",
    short: "people invited to colorectal screening",
    age: [58, 64],
    women: 0.52,
    mesh: ["Middle Aged", "Aged"],
  },
  arms: [
    { name: "annual fecal immunochemical testing", regimen: "a fecal immunochemical test every year" },
    { name: "biennial fecal immunochemical testing", regimen: "a fecal immunochemical test every two years" },
  ],
  comparators: ["one invitation to colonoscopy", "the guaiac test", "no screening"],
  outcomes: [
    { name: "death from colorectal cancer", control: 0.008, ratio: 0.8, mesh: ["Mortality"] },
    { name: "participation", control: 0.26, ratio: 1.45, wished: true, mesh: ["Patient Participation"] },
    { name: "advanced adenoma detected", control: 0.019, ratio: 0.9, wished: true, mesh: ["Adenoma"] },
  ],
  harms: [
    {
      name: "bleeding or perforation after colonoscopy",
      control: 0.0015,
      ratio: 0.6,
      mesh: ["Intestinal Perforation"],
    },
    { name: "colonoscopy without a relevant finding", control: 0.021, ratio: 1.4, mesh: ["Colonoscopy"] },
  ],
  trial: { size: [1500, 8600], followUp: [2, 10, "years"] },
  background: [
    "Colorectal cancer can be prevented by removing its precursors",
    "The fecal immunochemical test can be done at home and detects small amounts of human hemoglobin",
    "Participation decides more about the effect of screening than the sensitivity of any single test",
  ],
  uncertainties: [
    "which threshold of hemoglobin suits which health system",
    "whether intervals should depend on earlier results",
    "whether testing can rule out cancer in patients with symptoms",
  ],
  recommendations: [
    "a fecal immunochemical test every one or two years from 50 to 74 years of age",
    "colonoscopy within three months of a positive test",
  ],
  aspects: [
    "thresholds and capacity for colonoscopy",
    "inequalities in participation",
    "use of the test in symptomatic patients",
  ],
  cases: [
    {
      age: [52, 71],
      sex: "either",
      presentation: "a positive fecal immunochemical test and no symptoms",
      finding: "Colonoscopy showed a 22-mm serrated lesion in the cecum and a malignant polyp of the sigmoid colon",
      treatment: "endoscopic resection of both lesions",
      course: "Margins were free, and surveillance after 1 year was normal",
      lesson: "complete colonoscopy to the cecum even when a lesion has been found distally",
    },
  ],
  laboratory: {
    genes: [
      {
        marker: "methylated NDRG4 and BMP3 together with KRAS mutations in stool DNA",
        name: "stool DNA markers",
        trait: "advanced colorectal neoplasia",
        ratio: 4.2,
        followUp: "Specificity fell with age",
        mesh: ["DNA Methylation", "Feces", "Proto-Oncogene Proteins p21(ras)"],
      },
    ],
    cells: [
      {
        model: "colorectal cancer organoids",
        given: "aspirin at 1 mM for 5 days",
        givenName: "aspirin",
        measured: [
          { name: "organoid growth", change: -24 },
          { name: "prostaglandin E2 in the medium", change: -68 },
        ],
        mechanism: "that inhibition of cyclooxygenase slows early tumor growth",
        mesh: ["Organoids", "Aspirin", "Dinoprostone"],
      },
    ],
  },
  voices: [
    {
      who: "people who declined the test",
      about: "taking and sending a stool sample",
      themes: ["disgust and embarrassment", "no time for one who feels well", "fear of what follows"],
      mesh: ["Patient Acceptance of Health Care"],
    },
  ],
  test: {
    name: "the fecal immunochemical test",
    cutoff: "20 µg hemoglobin per gram of feces",
    target: "colorectal cancer",
    reference: "colonoscopy",
    sensitivity: 0.79,
    specificity: 0.94,
    prevalence: 0.035,
    mesh: ["Feces", "Hemoglobins", "Sensitivity and Specificity"],
  },
  exposure: {
    name: "a positive test without follow-up colonoscopy",
    exposed: "people who had no colonoscopy within 6 months of a positive test",
    unexposed: "people who had colonoscopy within 6 months",
    outcome: { name: "colorectal cancer at an advanced stage", control: 0.012, ratio: 2.2, mesh: ["Neoplasm Staging"] },
  },
  otherTreatment: {
    name: "low-dose aspirin",
    regimen: "aspirin 100 mg daily",
    mesh: ["Aspirin", "Chemoprevention"],
    substances: ["Aspirin"],
    comparator: "placebo",
    outcome: { name: "recurrent adenoma", control: 0.37, ratio: 0.87, mesh: ["Adenoma"] },
  },
  names: {
    jpn: { condition: "大腸がん", intervention: "便潜血検査" },
    chi: { condition: "结直肠癌", intervention: "粪便免疫化学检测" },
    ger: { condition: "Kolorektales Karzinom", intervention: "Immunchemischer Stuhltest" },
    spa: { condition: "Cáncer colorrectal", intervention: "prueba inmunoquímica fecal" },
  },
};

export const COLORECTAL_CANCER_TOPICS: readonly TopicCard[] = [fitColorectalScreening];

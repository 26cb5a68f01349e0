import type { TopicCard } from "../topic-card.ts";

const olanzapineChemotherapyNausea: TopicCard = {
  id: "olanzapine-chemotherapy-nausea",
  profile: "therapy",
  since: 2004,
  condition: {
    name: "chemotherapy-induced nausea and vomiting",
    short: "CINV",
    mesh: ["Nausea", "Vomiting", "Antineoplastic Agents"],
    keywords: ["emesis", "supportive care"],
  },
  intervention: {
    name: "olanzapine",
    mesh: ["Olanzapine", "Antiemetics"],
    keywords: ["antiemetic prophylaxis"],
    substances: ["Olanzapine", "Antiemetics"],
  },
  population: {
    who: "adults about to receive their first highly emetogenic chemotherapy",
    short: "patients receiving highly emetogenic chemotherapy",
    age: [55, 64],
    women: 0.58,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    { name: "olanzapine 10 mg", regimen: "olanzapine 10 mg on days 1 to 4" },
    { name: "olanzapine 5 mg", regimen: "olanzapine 5 mg at bedtime on days 1 to 4" },
    { name: "olanzapine 2.5 mg", regimen: "olanzapine 2.5 mg at bedtime on days 1 to 4" },
  ],
  comparators: ["placebo", "dexamethasone"],
  outcomes: [
    { name: "complete response in the delayed phase", control: 0.64, ratio: 1.22, wished: true },
    { name: "absence of nausea over 120 hours", control: 0.24, ratio: 1.65, wished: true },
    { name: "no use of rescue antiemetics", control: 0.66, ratio: 1.15, wished: true },
  ],
  harms: [
    { name: "severe somnolence", control: 0.03, ratio: 1.7, mesh: ["Sleepiness"] },
    { name: "dry mouth", control: 0.1, ratio: 1.3, mesh: ["Xerostomia"] },
    { name: "constipation", control: 0.19, ratio: 1.02 },
  ],
  trial: { size: [80, 710], followUp: [5, 6, "days"] },
  background: [
    "Nausea remains among the most dreaded effects of chemotherapy, although vomiting can mostly be prevented",
    "Olanzapine blocks several receptors involved in nausea, and sedation limits its use",
    "Guidelines recommend four drugs against emesis with cisplatin, but many patients receive fewer",
  ],
  uncertainties: [
    "whether a lower dose works as well with less sedation",
    "whether olanzapine can replace dexamethasone",
    "how it performs with moderately emetogenic chemotherapy",
  ],
  recommendations: [
    "olanzapine with a neurokinin-1 antagonist, a 5-HT3 antagonist and dexamethasone for highly emetogenic chemotherapy",
    "a bedtime dose of 5 mg or less in older patients",
  ],
  aspects: ["receptors involved in nausea", "dose and sedation", "sparing of dexamethasone"],
  cases: [
    {
      age: [61, 79],
      sex: "either",
      presentation: "severe drowsiness and a fall on the second day of cisplatin with olanzapine 10 mg",
      finding: "Laboratory tests and imaging of the head were normal",
      treatment: "a reduction of olanzapine to 2.5 mg at bedtime",
      course: "The next cycles passed without vomiting or drowsiness",
      lesson: "start with a low bedtime dose in older patients",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "ferrets given cisplatin 5 mg/kg",
        perGroup: 8,
        given: "olanzapine 1 mg/kg before cisplatin",
        givenName: "olanzapine",
        measured: [
          { name: "the number of retches in the delayed phase", change: -49 },
          { name: "c-Fos expression in the area postrema", change: -33 },
        ],
        mechanism: "an effect on several receptors in the brainstem",
        mesh: ["Ferrets", "Cisplatin", "Area Postrema"],
      },
    ],
  },
  otherTreatment: {
    name: "aprepitant",
    regimen: "aprepitant 125 mg on day 1 and 80 mg on days 2 and 3",
    mesh: ["Aprepitant", "Neurokinin-1 Receptor Antagonists"],
    substances: ["Aprepitant"],
    comparator: "placebo",
    outcome: { name: "complete response in the delayed phase", control: 0.51, ratio: 1.4, wished: true },
  },
  otherCondition: {
    condition: { name: "cancer cachexia", mesh: ["Cachexia", "Anorexia"] },
    population: {
      who: "adults with advanced cancer and loss of appetite",
      short: "patients with advanced cancer and anorexia",
      age: [56, 62],
      women: 0.41,
      mesh: ["Adult", "Middle Aged", "Aged"],
    },
    outcome: { name: "weight gain of more than 5%", control: 0.1, ratio: 4.5, wished: true, mesh: ["Weight Gain"] },
  },
  names: {
    jpn: { condition: "化学療法に伴う悪心・嘔吐", intervention: "オランザピン" },
    chi: { condition: "化疗引起的恶心呕吐", intervention: "奥氮平" },
    ger: { condition: "Chemotherapie-induzierte Übelkeit", intervention: "Olanzapin" },
  },
};

const earlyPalliativeCare: TopicCard = {
  id: "early-palliative-care",
  profile: "care",
  since: 2008,
  condition: { name: "advanced cancer", mesh: ["Neoplasms"], keywords: ["incurable cancer", "end of life"] },
  intervention: {
    name: "early palliative care",
    mesh: ["Palliative Care"],
    keywords: ["integrated palliative care", "supportive care"],
  },
  population: {
    who: "adults within 12 weeks of the diagnosis of an incurable cancer",
    short: "patients with advanced cancer",
    age: [61, 68],
    women: 0.46,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "monthly palliative care visits",
      regimen: "a visit to a palliative care team at least once a month",
      plural: true,
    },
    {
      name: "nurse-led telephone palliative care",
      regimen: "structured telephone sessions with a palliative care nurse every two weeks",
      mesh: ["Telemedicine", "Nurses"],
    },
  ],
  comparators: ["usual oncological care", "palliative care on request"],
  outcomes: [
    {
      name: "the Functional Assessment of Cancer Therapy score",
      unit: "points",
      baseline: 74,
      sd: 14,
      difference: 4.2,
      better: "higher",
      mesh: ["Quality of Life"],
    },
    { name: "depression at 12 weeks", control: 0.34, ratio: 0.75, mesh: ["Depression"] },
    { name: "chemotherapy in the last 14 days of life", control: 0.17, ratio: 0.7, mesh: ["Terminal Care"] },
    { name: "death within one year", control: 0.55, ratio: 0.95, mesh: ["Mortality"] },
  ],
  harms: [
    { name: "distress after talks about prognosis", control: 0.08, ratio: 1.05, mesh: ["Psychological Distress"] },
    { name: "an unplanned emergency visit", control: 0.42, ratio: 0.93, mesh: ["Emergency Service, Hospital"] },
  ],
  trial: { size: [90, 460], followUp: [3, 18, "months"] },
  background: [
    "Many patients with advanced cancer meet a palliative care team only in their last weeks",
    "Palliative care from the time of diagnosis aims at symptoms, coping and understanding of the illness",
    "Specialist palliative care teams are too few to see every patient with advanced cancer",
  ],
  uncertainties: [
    "which elements of palliative care bring about the benefit",
    "whether all patients need a specialist team",
    "how palliative care can reach rural areas",
  ],
  recommendations: [
    "referral to palliative care within eight weeks of the diagnosis of advanced cancer",
    "training oncologists in basic palliative skills",
  ],
  aspects: ["timing and dose of palliative care", "communication about prognosis", "support of families"],
  cases: [
    {
      age: [48, 70],
      sex: "either",
      presentation: "uncontrolled neuropathic pain and despair two months after diagnosis of pancreatic cancer",
      finding: "Opioid doses had been raised four times without review of the type of pain",
      treatment: "methadone, a celiac plexus block and weekly visits at home",
      course: "Pain fell to a tolerable level, and the last weeks were spent at home as wished",
      lesson: "review the mechanism of pain before raising opioids again",
    },
  ],
  laboratory: {
    genes: [
      {
        marker: "circulating concentrations of growth differentiation factor 15",
        name: "growth differentiation factor 15",
        trait: "loss of appetite in advanced cancer",
        ratio: 1.8,
        followUp: "Concentrations rose before weight was lost",
        mesh: ["Growth Differentiation Factor 15", "Cachexia"],
      },
    ],
  },
  voices: [
    {
      who: "patients with advanced cancer",
      about: "meeting a palliative care team early",
      themes: ["fear of the word palliative", "time to talk without hurry", "planning as a way to live on"],
      mesh: ["Attitude to Death", "Patient Satisfaction"],
    },
    {
      who: "oncologists and palliative care nurses",
      about: "working together from diagnosis",
      themes: ["who owns the conversation about prognosis", "referral felt as giving up", "learning from each other"],
      mesh: ["Oncologists", "Interprofessional Relations"],
    },
  ],
  otherTreatment: {
    name: "dignity therapy",
    regimen: "three sessions of dignity therapy",
    mesh: ["Psychotherapy"],
    comparator: "standard palliative care",
    outcome: { name: "depression at 4 weeks", control: 0.3, ratio: 0.92 },
  },
  otherCondition: {
    condition: { name: "advanced heart failure", mesh: ["Heart Failure"] },
    population: {
      who: "adults with advanced heart failure and repeated admissions",
      short: "patients with advanced heart failure",
      age: [68, 73],
      women: 0.45,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "admission within 6 months", control: 0.46, ratio: 0.9, mesh: ["Patient Readmission"] },
  },
  names: {
    jpn: { condition: "進行がん", intervention: "早期緩和ケア" },
    chi: { condition: "晚期癌症", intervention: "早期姑息治疗" },
    fre: { condition: "Cancer avancé", intervention: "soins palliatifs précoces" },
  },
};

export const SUPPORTIVE_CANCER_CARE_TOPICS: readonly TopicCard[] = [olanzapineChemotherapyNausea, earlyPalliativeCare];

import type { TopicCard } from "../topic-card.ts";

const temperatureCardiacArrest: TopicCard = {
  id: "temperature-cardiac-arrest",
  profile: "therapy",
  since: 2003,
  condition: {
    name: "coma after cardiac arrest",
    mesh: ["Heart Arrest", "Coma", "Out-of-Hospital Cardiac Arrest"],
    keywords: ["postresuscitation care", "out-of-hospital cardiac arrest"],
  },
  intervention: {
    name: "targeted temperature management",
    short: "TTM",
    mesh: ["Hypothermia, Induced"],
    keywords: ["therapeutic hypothermia", "neuroprotection"],
  },
  population: {
    who: "adults unconscious after resuscitation from out-of-hospital cardiac arrest",
    short: "patients after cardiac arrest",
    age: [61, 66],
    women: 0.22,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    { name: "hypothermia at 33 °C", regimen: "temperature control at 33 °C for 24 hours" },
    { name: "prolonged hypothermia", regimen: "temperature control at 33 °C for 48 hours" },
    {
      name: "prehospital cooling",
      regimen: "cold saline infused before arrival at hospital",
      mesh: ["Emergency Medical Services"],
    },
  ],
  comparators: ["normothermia with treatment of fever", "temperature control at 36 °C"],
  outcomes: [
    { name: "death within 6 months", control: 0.49, ratio: 1, mesh: ["Mortality"] },
    {
      name: "good functional outcome at 6 months",
      control: 0.44,
      ratio: 1.02,
      wished: true,
      mesh: ["Recovery of Function"],
    },
    { name: "brain death", control: 0.08, ratio: 0.97, mesh: ["Brain Death"] },
  ],
  harms: [
    { name: "arrhythmia with hemodynamic compromise", control: 0.16, ratio: 1.4, mesh: ["Arrhythmias, Cardiac"] },
    { name: "pneumonia", control: 0.37, ratio: 1.12, mesh: ["Pneumonia"] },
    { name: "bleeding", control: 0.04, ratio: 1.1, mesh: ["Hemorrhage"] },
  ],
  trial: { size: [120, 1600], followUp: [30, 180, "days"] },
  background: [
    "Most patients who are admitted after cardiac arrest die of brain injury",
    "Cooling protects the brain in animals, and small early trials suggested the same in patients",
    "Later large trials found no advantage of hypothermia over prevention of fever",
  ],
  uncertainties: [
    "whether some patients still benefit from hypothermia",
    "whether cooling within minutes would be effective",
    "how long fever should be prevented",
  ],
  recommendations: [
    "active prevention of fever for 36 to 72 hours in comatose patients after cardiac arrest",
    "postponing judgment on prognosis until at least 72 hours after arrest",
  ],
  aspects: ["why early and late trials disagree", "prognosis after cardiac arrest", "secondary injury of the brain"],
  cases: [
    {
      age: [24, 43],
      sex: "either",
      presentation: "cardiac arrest in cold water with a core temperature of 21 °C",
      finding: "Potassium was 5.1 mmol/L, and asystole had lasted over an hour",
      treatment: "extracorporeal rewarming",
      course: "Neurological recovery was complete at 3 months",
      lesson: "not stop resuscitation of a hypothermic patient before rewarming",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "pigs after 10 minutes of ventricular fibrillation",
        perGroup: 8,
        given: "cooling to 33 °C within 20 minutes by transnasal evaporation",
        givenName: "rapid cooling",
        measured: [
          { name: "neurological deficit score", change: -38 },
          { name: "the share of degenerated neurons in the hippocampus", change: -33 },
        ],
        mechanism: "that the time to target temperature decides over benefit",
        mesh: ["Swine", "Ventricular Fibrillation", "Hippocampus"],
      },
    ],
  },
  voices: [
    {
      who: "relatives of patients after cardiac arrest",
      about: "waiting for awakening",
      themes: ["numbers nobody can give", "talking to someone who does not answer", "after survival, another person"],
      mesh: ["Family", "Uncertainty"],
    },
  ],
  test: {
    name: "bilaterally absent N20 potentials",
    cutoff: null,
    target: "poor neurological outcome",
    reference: "Cerebral Performance Category at 6 months",
    sensitivity: 0.44,
    specificity: 0.99,
    prevalence: 0.55,
    mesh: ["Evoked Potentials, Somatosensory"],
  },
  otherTreatment: {
    name: "extracorporeal cardiopulmonary resuscitation",
    regimen: "extracorporeal cardiopulmonary resuscitation within 60 minutes",
    mesh: ["Extracorporeal Membrane Oxygenation", "Cardiopulmonary Resuscitation"],
    comparator: "conventional resuscitation",
    outcome: { name: "good functional outcome at 6 months", control: 0.14, ratio: 1.4, wished: true },
  },
  otherCondition: {
    condition: { name: "neonatal hypoxic-ischemic encephalopathy", short: "HIE", mesh: ["Hypoxia-Ischemia, Brain"] },
    population: {
      who: "term newborns with moderate or severe encephalopathy within 6 hours of birth",
      short: "newborns with hypoxic-ischemic encephalopathy",
      age: [0.01, 0.02],
      women: 0.45,
      mesh: ["Infant, Newborn"],
    },
    outcome: { name: "death or disability at 18 months", control: 0.61, ratio: 0.76, mesh: ["Mortality"] },
  },
  names: {
    jpn: { condition: "心停止後昏睡", intervention: "体温管理療法" },
    chi: { condition: "心脏骤停后昏迷", intervention: "目标体温管理" },
    ger: { condition: "Koma nach Herzstillstand", intervention: "Temperaturmanagement" },
  },
};

const acetylcysteineAcetaminophenOverdose: TopicCard = {
  id: "acetylcysteine-acetaminophen-overdose",
  profile: "therapy",
  since: 2009,
  condition: {
    name: "acetaminophen overdose",
    mesh: ["Acetaminophen", "Drug Overdose"],
    keywords: ["paracetamol poisoning", "hepatotoxicity"],
  },
  intervention: {
    name: "acetylcysteine",
    mesh: ["Acetylcysteine", "Antidotes"],
    keywords: ["N-acetylcysteine", "antidote"],
    substances: ["Acetylcysteine", "Antidotes"],
  },
  population: {
    who: "adolescents and adults within 24 hours of an acetaminophen overdose",
    short: "patients with acetaminophen overdose",
    age: [24, 36],
    women: 0.64,
    mesh: ["Adolescent", "Adult"],
  },
  arms: [
    { name: "a two-bag regimen", regimen: "acetylcysteine 200 mg/kg over 4 hours and 100 mg/kg over 16 hours" },
    { name: "a 12-hour regimen", regimen: "acetylcysteine 300 mg/kg over 12 hours" },
  ],
  comparators: ["the standard three-bag regimen"],
  outcomes: [
    {
      name: "acute liver injury within 72 hours",
      control: 0.085,
      ratio: 0.96,
      mesh: ["Chemical and Drug Induced Liver Injury"],
    },
    { name: "an anaphylactoid reaction within 6 hours", control: 0.12, ratio: 0.35, mesh: ["Anaphylaxis"] },
    { name: "hospital stay longer than 24 hours", control: 0.62, ratio: 0.7, mesh: ["Length of Stay"] },
  ],
  harms: [
    { name: "vomiting", control: 0.4, ratio: 0.6, mesh: ["Vomiting"] },
    { name: "an error in preparation of the infusion", control: 0.14, ratio: 0.45, mesh: ["Medication Errors"] },
  ],
  trial: { size: [60, 640], followUp: [2, 14, "days"] },
  background: [
    "Acetaminophen overdose is a leading cause of acute liver failure in many countries",
    "Acetylcysteine prevents liver injury almost completely when it is given within eight hours",
    "The classic regimen of three infusions causes reactions and errors of dosing",
  ],
  uncertainties: [
    "whether shorter regimens protect after massive overdose",
    "which markers allow treatment to be stopped early",
    "how repeated supratherapeutic ingestion should be treated",
  ],
  recommendations: [
    "acetylcysteine within eight hours when the acetaminophen concentration lies above the treatment line",
    "continuing the infusion until the international normalized ratio is falling and acetaminophen is undetectable",
  ],
  aspects: ["glutathione and toxic metabolites", "simplified regimens", "early markers of liver injury"],
  cases: [
    {
      age: [19, 44],
      sex: "either",
      presentation: "vomiting and deep breathing after ingestion of 70 g of acetaminophen",
      finding: "Lactate was 11 mmol/L, and the acetaminophen concentration was 840 mg/L at 4 hours",
      treatment: "acetylcysteine at a doubled rate, hemodialysis and fomepizole",
      course: "Liver enzymes remained near normal",
      lesson: "consider hemodialysis in massive overdose with lactic acidosis",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice given acetaminophen 300 mg/kg",
        perGroup: 10,
        given: "fomepizole 50 mg/kg at 90 minutes",
        givenName: "fomepizole",
        measured: [
          { name: "serum alanine aminotransferase", change: -77 },
          { name: "protein adduct formation in the liver", change: -61 },
        ],
        mechanism: "that inhibition of CYP2E1 and of JNK protects at different times",
        mesh: ["Mice", "Cytochrome P-450 CYP2E1", "Alanine Transaminase"],
      },
    ],
    cells: [
      {
        model: "primary human hepatocytes",
        given: "acetylcysteine at 5 mM after 6 hours of acetaminophen",
        givenName: "acetylcysteine",
        measured: [
          { name: "cell death", change: -46 },
          { name: "glutathione content", change: 83 },
        ],
        mechanism: "that late benefit rests on support of mitochondria",
        mesh: ["Hepatocytes", "Glutathione", "Mitochondria, Liver"],
      },
    ],
  },
  otherTreatment: {
    name: "activated charcoal",
    regimen: "activated charcoal 50 g within 4 hours",
    mesh: ["Charcoal"],
    substances: ["Charcoal"],
    comparator: "no charcoal",
    outcome: { name: "acute liver injury within 72 hours", control: 0.1, ratio: 0.72 },
  },
  otherCondition: {
    condition: { name: "contrast-associated acute kidney injury", mesh: ["Acute Kidney Injury", "Contrast Media"] },
    population: {
      who: "adults with chronic kidney disease undergoing angiography",
      short: "patients undergoing angiography",
      age: [68, 72],
      women: 0.3,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "acute kidney injury within 5 days", control: 0.088, ratio: 1, mesh: ["Acute Kidney Injury"] },
  },
  names: {
    jpn: { condition: "アセトアミノフェン過量服薬", intervention: "アセチルシステイン" },
    chi: { condition: "对乙酰氨基酚过量", intervention: "乙酰半胱氨酸" },
  },
};

export const CRITICAL_CARE_TOPICS: readonly TopicCard[] = [
  temperatureCardiacArrest,
  acetylcysteineAcetaminophenOverdose,
];

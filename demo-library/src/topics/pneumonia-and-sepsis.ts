import type { TopicCard } from "../topic-card.ts";

const procalcitoninPneumonia: TopicCard = {
  id: "procalcitonin-pneumonia",
  profile: "diagnosis",
  example: true,
  since: 2002,
  condition: {
    name: "pneumonia",
    mesh: ["Pneumonia", "Pneumonia, Bacterial", "Pneumonia, Viral"],
    keywords: ["community-acquired pneumonia", "bacterial pneumonia", "viral pneumonia"],
  },
  intervention: {
    name: "procalcitonin",
    mesh: ["Procalcitonin"],
    keywords: ["biomarker"],
    substances: ["Procalcitonin"],
  },
  population: {
    who: "adults with suspected community-acquired pneumonia in the emergency department",
    short: "adults with suspected pneumonia",
    age: [58, 70],
    women: 0.45,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "procalcitonin-guided antibiotic therapy",
      regimen: "antibiotics guided by procalcitonin with a threshold of 0.25 ng/mL",
    },
    {
      name: "a procalcitonin stopping rule",
      regimen: "daily procalcitonin with advice to stop antibiotics below 0.25 ng/mL",
    },
  ],
  comparators: ["usual care", "antibiotics of fixed duration"],
  outcomes: [
    {
      name: "antibiotic duration",
      unit: "days",
      baseline: 8.5,
      sd: 4,
      difference: -2.1,
      better: "lower",
      mesh: ["Drug Administration Schedule"],
    },
    { name: "treatment failure within 30 days", control: 0.16, ratio: 0.95, mesh: ["Treatment Failure"] },
    { name: "death within 30 days", control: 0.07, ratio: 0.94, mesh: ["Mortality"] },
  ],
  harms: [
    { name: "readmission with pneumonia", control: 0.06, ratio: 1.05 },
    { name: "Clostridioides difficile infection", control: 0.012, ratio: 0.7 },
  ],
  trial: { size: [180, 1600], followUp: [30, 90, "days"] },
  background: [
    "Telling bacterial from viral pneumonia at the bedside is difficult, and many patients with viral infection receive antibiotics",
    "Procalcitonin rises in bacterial infection and less in viral infection, but how far it can guide treatment is debated",
    "Lower respiratory tract infection is among the commonest reasons for antibiotic prescription in hospitals",
  ],
  uncertainties: [
    "whether procalcitonin adds to clinical judgment where antibiotics are already used sparingly",
    "how the test performs in patients with kidney disease or immunosuppression",
    "which threshold is best in mixed bacterial and viral infection",
  ],
  recommendations: [
    "starting empirical antibiotics in adults with radiographically confirmed pneumonia irrespective of the initial procalcitonin concentration",
    "serial procalcitonin measurement to support stopping antibiotics in stable patients",
    "interpreting procalcitonin together with clinical findings and viral tests",
  ],
  aspects: ["kinetics of procalcitonin", "accuracy for bacterial and viral pneumonia", "antibiotic stewardship"],
  cases: [
    {
      age: [42, 76],
      sex: "either",
      presentation: "fever, dry cough and confusion, with a procalcitonin concentration of 0.1 ng/mL",
      finding: "Urinary antigen was positive for Legionella pneumophila serogroup 1",
      treatment: "levofloxacin 500 mg twice daily",
      course: "Fever settled within 4 days and the infiltrate cleared within 6 weeks",
      lesson:
        "not withhold antibiotics from severely ill patients with pneumonia on the grounds of a low procalcitonin alone",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with pneumococcal pneumonia",
        perGroup: 10,
        given: "an antibody against procalcitonin 12 hours after infection",
        givenName: "procalcitonin neutralization",
        measured: [
          { name: "interleukin-6 in lung tissue", change: -29 },
          { name: "bacterial load in lung tissue", change: 6 },
        ],
        mechanism: "that procalcitonin contributes to inflammation without affecting bacterial clearance",
        mesh: ["Mice", "Pneumonia, Pneumococcal", "Interleukin-6"],
      },
    ],
    cells: [
      {
        model: "human monocytes",
        given: "influenza virus before lipopolysaccharide",
        givenName: "influenza virus",
        measured: [
          { name: "procalcitonin messenger RNA", change: -38 },
          { name: "interferon gamma release", change: 72 },
        ],
        mechanism: "that interferon gamma keeps procalcitonin low in viral infection",
        mesh: ["Monocytes", "Interferon-gamma", "RNA, Messenger"],
      },
    ],
  },
  voices: [
    {
      who: "emergency physicians",
      about: "using procalcitonin to decide on antibiotics",
      themes: ["fear of missing bacterial infection", "low values as permission to wait", "results that come too late"],
      mesh: ["Antimicrobial Stewardship", "Attitude of Health Personnel"],
    },
  ],
  test: {
    name: "serum procalcitonin",
    cutoff: "0.25 ng/mL",
    target: "bacterial pneumonia",
    reference: "adjudication by three physicians with culture, antigen and polymerase chain reaction results",
    sensitivity: 0.76,
    specificity: 0.72,
    prevalence: 0.48,
    mesh: ["Biomarkers", "Calcitonin", "Diagnosis, Differential"],
  },
  otherTreatment: {
    name: "C-reactive protein testing",
    regimen: "point-of-care C-reactive protein testing before prescribing",
    mesh: ["C-Reactive Protein"],
    comparator: "usual care",
    outcome: { name: "antibiotic prescription", control: 0.62, ratio: 0.76 },
  },
  otherCondition: {
    condition: { name: "sepsis", mesh: ["Sepsis"] },
    population: {
      who: "adults with sepsis in intensive care units",
      short: "critically ill patients with sepsis",
      age: [60, 67],
      women: 0.39,
      mesh: ["Adult", "Middle Aged", "Aged"],
    },
    outcome: { name: "death within 28 days", control: 0.24, ratio: 0.92, mesh: ["Hospital Mortality"] },
  },
  names: {
    jpn: { condition: "肺炎", intervention: "プロカルシトニン" },
    chi: { condition: "肺炎", intervention: "降钙素原" },
    ger: { condition: "Pneumonie", intervention: "Procalcitonin" },
    fre: { condition: "Pneumonie", intervention: "procalcitonine" },
    spa: { condition: "Neumonía", intervention: "procalcitonina" },
  },
};

const fluidsSepsis: TopicCard = {
  id: "fluids-septic-shock",
  profile: "therapy",
  condition: { name: "septic shock", mesh: ["Shock, Septic", "Sepsis"], keywords: ["sepsis"] },
  intervention: {
    name: "restrictive fluid resuscitation",
    mesh: ["Fluid Therapy", "Resuscitation"],
    keywords: ["fluid restriction", "vasopressors"],
  },
  population: {
    who: "adults with septic shock who had received at least 1 L of intravenous fluid",
    short: "adults with septic shock",
    age: [60, 69],
    women: 0.42,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "restrictive fluid resuscitation",
      regimen: "intravenous fluid only for predefined signs of hypoperfusion, with early norepinephrine",
    },
    {
      name: "early norepinephrine",
      regimen: "norepinephrine from the first hour, with fluid boluses of 250 mL",
      mesh: ["Norepinephrine"],
      substances: ["Norepinephrine"],
    },
  ],
  comparators: ["standard fluid resuscitation", "a liberal fluid strategy"],
  outcomes: [
    { name: "death within 90 days", control: 0.39, ratio: 0.99, mesh: ["Mortality"] },
    {
      name: "days alive without mechanical ventilation",
      unit: "days",
      baseline: 17,
      sd: 9,
      difference: 0.9,
      better: "higher",
    },
    { name: "fluid balance on day 3", unit: "L", baseline: 4.2, sd: 3, difference: -1.6, better: "lower" },
  ],
  harms: [
    { name: "acute kidney injury", control: 0.3, ratio: 0.97 },
    { name: "limb ischemia", control: 0.015, ratio: 1.3 },
  ],
  trial: { size: [120, 1500], followUp: [28, 90, "days"] },
  background: [
    "Intravenous fluid is given to nearly all patients with septic shock, but the best volume is unknown",
    "A positive fluid balance is associated with death in sepsis, which may reflect severity of illness rather than cause",
    "Guidelines advise an initial bolus of 30 mL/kg on the basis of low-certainty evidence",
  ],
  uncertainties: [
    "whether patients with heart failure benefit from a smaller volume",
    "how capillary refill time should guide resuscitation",
    "whether vasopressors can safely be given through peripheral veins for longer than a day",
  ],
  recommendations: [
    "reassessing perfusion after each bolus rather than giving a fixed volume",
    "starting norepinephrine early when blood pressure stays low after the first liter",
  ],
  aspects: ["physiology of fluid responsiveness", "choice of crystalloid", "timing of vasopressors"],
  cases: [
    {
      age: [55, 78],
      sex: "either",
      presentation: "septic shock from cholangitis and rising oxygen needs after 6 L of crystalloid",
      finding: "Lung ultrasound showed diffuse B-lines, and stroke volume no longer rose with leg raising",
      treatment: "norepinephrine, biliary drainage and fluid removal",
      course: "Lactate normalized within 18 hours and oxygen was weaned within 3 days",
      lesson: "test fluid responsiveness before giving further boluses",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "pigs with fecal peritonitis",
        perGroup: 8,
        given: "crystalloid restricted to 10 mL/kg with early norepinephrine",
        givenName: "restrictive fluid resuscitation",
        measured: [
          { name: "extravascular lung water", change: -27 },
          { name: "renal cortical perfusion", change: 4 },
        ],
        mechanism: "that less fluid spares the lungs without harming the kidneys",
        mesh: ["Swine", "Peritonitis", "Extravascular Lung Water"],
      },
    ],
    cells: [
      {
        model: "human umbilical vein endothelial cells",
        given: "plasma from septic patients diluted with saline",
        givenName: "saline dilution",
        measured: [
          { name: "shedding of syndecan-1", change: 44 },
          { name: "transendothelial resistance", change: -23 },
        ],
        mechanism: "that rapid saline loading injures the endothelial glycocalyx",
        mesh: ["Human Umbilical Vein Endothelial Cells", "Glycocalyx", "Syndecan-1"],
      },
    ],
  },
  otherTreatment: {
    name: "hydrocortisone",
    regimen: "hydrocortisone 200 mg per day",
    mesh: ["Hydrocortisone"],
    substances: ["Hydrocortisone"],
    comparator: "placebo",
    outcome: { name: "death within 90 days", control: 0.31, ratio: 0.96 },
  },
  names: {
    jpn: { condition: "敗血症性ショック", intervention: "輸液制限" },
    chi: { condition: "脓毒性休克", intervention: "限制性液体复苏" },
    ger: { condition: "septischem Schock", intervention: "restriktive Flüssigkeitstherapie" },
  },
};

export const PNEUMONIA_AND_SEPSIS_TOPICS: readonly TopicCard[] = [procalcitoninPneumonia, fluidsSepsis];

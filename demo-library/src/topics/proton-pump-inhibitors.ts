import type { TopicCard } from "../topic-card.ts";

const ppiFractures: TopicCard = {
  id: "ppi-fractures",
  profile: "harm",
  example: true,
  condition: {
    name: "fractures",
    plural: true,
    mesh: ["Fractures, Bone", "Hip Fractures", "Osteoporotic Fractures"],
    keywords: ["fracture", "hip fracture", "osteoporosis"],
  },
  intervention: {
    name: "proton pump inhibitors",
    short: "PPIs",
    plural: true,
    mesh: ["Proton Pump Inhibitors"],
    keywords: ["PPI", "acid suppression"],
    substances: ["Proton Pump Inhibitors"],
  },
  population: {
    who: "adults aged 50 years or older",
    short: "adults aged 50 years or older",
    age: [63, 73],
    women: 0.58,
    mesh: ["Middle Aged", "Aged", "Aged, 80 and over"],
  },
  arms: [
    { name: "omeprazole", regimen: "omeprazole 20 mg once daily", mesh: ["Omeprazole"], substances: ["Omeprazole"] },
    {
      name: "pantoprazole",
      regimen: "pantoprazole 40 mg once daily",
      mesh: ["Pantoprazole"],
      substances: ["Pantoprazole"],
    },
    {
      name: "esomeprazole",
      regimen: "esomeprazole 20 mg once daily",
      mesh: ["Esomeprazole"],
      substances: ["Esomeprazole"],
    },
  ],
  comparators: ["placebo", "famotidine 20 mg twice daily"],
  outcomes: [
    { name: "any fracture", control: 0.045, ratio: 1.06, mesh: ["Incidence"] },
    { name: "hip fracture", control: 0.012, ratio: 1.08, mesh: ["Hip Fractures"] },
    {
      name: "lumbar spine bone mineral density",
      unit: "%",
      baseline: 0.9,
      sd: 3.1,
      difference: -0.3,
      better: "higher",
      mesh: ["Bone Density"],
    },
  ],
  harms: [
    { name: "enteric infection", control: 0.011, ratio: 1.3 },
    { name: "hypomagnesemia", control: 0.009, ratio: 1.4 },
  ],
  trial: { size: [300, 6000], followUp: [2, 4, "years"] },
  background: [
    "Proton pump inhibitors (PPIs) are among the most widely used drugs, often for longer than intended",
    "Observational studies have linked long-term acid suppression with fractures, while trials have not shown a clear effect",
    "Reduced calcium absorption and hypergastrinemia have been proposed to explain fractures in users of proton pump inhibitors",
    "People who take proton pump inhibitors for years differ from others in frailty and comorbidity",
  ],
  uncertainties: [
    "whether the association is causal or reflects frailty",
    "whether the risk declines after treatment is stopped",
    "whether calcium intake modifies the association",
  ],
  recommendations: [
    "reviewing the need for a proton pump inhibitor at least once a year and stopping it where there is no indication",
    "against withholding proton pump inhibitors from patients at high risk of gastrointestinal bleeding because of concern about fractures",
    "assessing general fracture risk in long-term users as in other people of their age",
  ],
  aspects: ["proposed mechanisms", "confounding in observational studies", "deprescribing"],
  cases: [
    {
      age: [58, 79],
      sex: "woman",
      presentation: "two vertebral fractures after 12 years of treatment with omeprazole for dyspepsia",
      finding: "Serum magnesium was 0.5 mmol/L, and bone mineral density was in the osteoporotic range",
      treatment: "withdrawal of omeprazole, magnesium and alendronate",
      course: "Magnesium normalized within 3 weeks and no further fracture occurred during 2 years",
      lesson: "ask long-term users of proton pump inhibitors whether treatment is still needed",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "ovariectomized rats",
        perGroup: 12,
        given: "omeprazole 30 mg/kg daily for 12 weeks",
        givenName: "omeprazole",
        measured: [
          { name: "trabecular bone volume in the femur", change: -14 },
          { name: "serum gastrin", change: 165 },
        ],
        mechanism: "that hypergastrinemia rather than low calcium absorption affects bone",
        mesh: ["Rats", "Ovariectomy", "Bone Density", "Gastrins"],
      },
      {
        model: "mice with a closed femoral fracture",
        perGroup: 10,
        given: "pantoprazole 100 mg/kg daily for 5 weeks",
        givenName: "pantoprazole",
        measured: [
          { name: "bending stiffness of the healed femur", change: -26 },
          { name: "callus bone volume", change: -19 },
        ],
        mechanism: "that acid suppression delays fracture healing",
        mesh: ["Mice", "Fracture Healing", "Bony Callus"],
      },
    ],
    cells: [
      {
        model: "human osteoclasts",
        given: "omeprazole at 10 µM for 72 hours",
        givenName: "omeprazole",
        measured: [
          { name: "resorption pit area", change: -31 },
          { name: "tartrate-resistant acid phosphatase activity", change: -12 },
        ],
        mechanism: "that inhibition of the vacuolar proton pump slows bone resorption",
        mesh: ["Osteoclasts", "Bone Resorption", "Vacuolar Proton-Translocating ATPases"],
      },
    ],
    genes: [
      {
        marker: "CYP2C19 variants that slow the metabolism of proton pump inhibitors",
        name: "CYP2C19 variants",
        trait: "hip fracture among long-term users",
        ratio: 1.05,
        followUp: "Poor metabolizers had higher gastrin concentrations",
        mesh: ["Cytochrome P-450 CYP2C19", "Polymorphism, Genetic", "Pharmacogenetics"],
      },
    ],
  },
  voices: [
    {
      who: "patients and general practitioners",
      about: "stopping long-term acid suppression",
      themes: [
        "fear that heartburn returns",
        "surprise at never having been asked",
        "uncertainty about who should decide",
      ],
      mesh: ["Deprescriptions", "General Practitioners"],
    },
  ],
  exposure: {
    name: "long-term use of proton pump inhibitors",
    exposed: "persons who had used a proton pump inhibitor for at least 1 year",
    unexposed: "persons who had used none",
    outcome: { name: "hip fracture", control: 0.018, ratio: 1.28, mesh: ["Hip Fractures", "Osteoporotic Fractures"] },
  },
  otherTreatment: {
    name: "histamine H2 receptor antagonists",
    regimen: "famotidine 20 mg twice daily",
    plural: true,
    mesh: ["Histamine H2 Antagonists"],
    substances: ["Histamine H2 Antagonists"],
    comparator: "placebo",
    outcome: { name: "hip fracture", control: 0.017, ratio: 1.02 },
  },
  otherCondition: {
    condition: { name: "dementia", mesh: ["Dementia"] },
    population: {
      who: "adults aged 65 years or older without dementia",
      short: "older adults",
      age: [73, 78],
      women: 0.57,
      mesh: ["Aged", "Aged, 80 and over"],
    },
    outcome: { name: "incident dementia", control: 0.07, ratio: 1.04 },
  },
  names: {
    jpn: { condition: "骨折", intervention: "プロトンポンプ阻害薬" },
    chi: { condition: "骨折", intervention: "质子泵抑制剂" },
    ger: { condition: "Frakturen", intervention: "Protonenpumpenhemmer" },
    fre: { condition: "Fractures", intervention: "inhibiteurs de la pompe à protons" },
    spa: { condition: "Fracturas", intervention: "inhibidores de la bomba de protones" },
  },
};

export const PROTON_PUMP_INHIBITOR_TOPICS: readonly TopicCard[] = [ppiFractures];

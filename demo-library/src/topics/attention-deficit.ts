import type { TopicCard } from "../topic-card.ts";

const methylphenidateAdhd: TopicCard = {
  id: "methylphenidate-adhd",
  profile: "therapy",
  condition: {
    name: "attention deficit hyperactivity disorder",
    short: "ADHD",
    mesh: ["Attention Deficit Disorder with Hyperactivity"],
    keywords: ["attention deficit"],
  },
  intervention: {
    name: "methylphenidate",
    mesh: ["Methylphenidate", "Central Nervous System Stimulants"],
    keywords: ["stimulants"],
    substances: ["Methylphenidate", "Central Nervous System Stimulants"],
  },
  population: {
    who: "children aged 6 to 17 years with attention deficit hyperactivity disorder",
    short: "children with ADHD",
    age: [8, 12],
    women: 0.24,
    mesh: ["Child", "Adolescent"],
  },
  arms: [
    {
      name: "extended-release methylphenidate",
      regimen: "extended-release methylphenidate 18 to 54 mg each morning",
      mesh: ["Delayed-Action Preparations"],
      substances: ["Methylphenidate"],
    },
    {
      name: "immediate-release methylphenidate",
      regimen: "methylphenidate 5 to 20 mg three times a day",
      substances: ["Methylphenidate"],
    },
  ],
  comparators: ["placebo", "parent training alone"],
  outcomes: [
    {
      name: "the teacher-rated ADHD symptom score",
      unit: "points",
      baseline: 36,
      sd: 11,
      difference: -7.8,
      better: "lower",
      mesh: ["Psychiatric Status Rating Scales"],
    },
    {
      name: "the parent-rated ADHD symptom score",
      unit: "points",
      baseline: 38,
      sd: 12,
      difference: -6.4,
      better: "lower",
    },
    { name: "clinical response", control: 0.31, ratio: 2, wished: true },
  ],
  harms: [
    { name: "decreased appetite", control: 0.07, ratio: 3.4, mesh: ["Feeding and Eating Disorders"] },
    { name: "trouble falling asleep", control: 0.09, ratio: 1.6, mesh: ["Sleep Initiation and Maintenance Disorders"] },
    { name: "worsening of tics", control: 0.03, ratio: 1.1, mesh: ["Tics"] },
  ],
  trial: { size: [50, 320], followUp: [4, 52, "weeks"] },
  background: [
    "About one child in twenty has attention deficit hyperactivity disorder, and difficulties often last into adulthood",
    "Methylphenidate is the drug most often given for attention deficit hyperactivity disorder, and rates of use differ tenfold between countries",
    "Short trials show fewer symptoms with methylphenidate, while its effect on schooling is less clear",
  ],
  uncertainties: [
    "whether symptoms stay controlled beyond two years",
    "whether treatment improves school results",
    "how growth and blood pressure change with long-term use",
  ],
  recommendations: [
    "methylphenidate for school-age children whose symptoms impair them in two settings in spite of support",
    "measuring height, weight and blood pressure every six months",
  ],
  aspects: ["dopamine transport and attention", "cardiovascular safety of stimulants", "transition to adult services"],
  cases: [
    {
      age: [7, 15],
      sex: "either",
      presentation: "painful erections and cold fingertips four weeks after an increase of methylphenidate",
      finding: "Blood count and clotting were normal, and capillaroscopy showed no lesions",
      treatment: "withdrawal of methylphenidate and a switch to guanfacine",
      course: "Symptoms ceased within a week",
      lesson: "ask about Raynaud phenomenon and priapism during treatment with stimulants",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "spontaneously hypertensive rats",
        perGroup: 10,
        given: "methylphenidate 2 mg/kg by mouth daily for 3 weeks",
        givenName: "methylphenidate",
        measured: [
          { name: "the share of impulsive choices", change: -29 },
          { name: "dopamine transporter density in the striatum", change: -15 },
        ],
        mechanism: "that low doses act on attention through the prefrontal cortex",
        mesh: ["Rats, Inbred SHR", "Dopamine Plasma Membrane Transport Proteins", "Impulsive Behavior"],
      },
    ],
    genes: [
      {
        marker: "variants in CES1, which codes for the enzyme that breaks down methylphenidate",
        name: "CES1 variants",
        trait: "adverse effects of methylphenidate",
        ratio: 1.41,
        followUp: "Carriers had higher plasma concentrations at the same dose",
        mesh: ["Carboxylic Ester Hydrolases", "Pharmacogenetics"],
      },
    ],
  },
  voices: [
    {
      who: "adolescents with ADHD and their teachers",
      about: "taking methylphenidate at school",
      themes: ["a calmer but duller self", "secrecy before classmates", "grades as the measure of success"],
      mesh: ["Adolescent", "School Teachers"],
    },
  ],
  exposure: {
    name: "methylphenidate use",
    exposed: "periods with methylphenidate",
    unexposed: "periods without methylphenidate in the same child",
    outcome: {
      name: "injury leading to an emergency visit",
      control: 0.08,
      ratio: 0.88,
      mesh: ["Wounds and Injuries"],
    },
  },
  otherTreatment: {
    name: "omega-3 fatty acids",
    regimen: "1.2 g of eicosapentaenoic acid daily",
    plural: true,
    mesh: ["Fatty Acids, Omega-3"],
    substances: ["Fatty Acids, Omega-3"],
    comparator: "placebo",
    outcome: { name: "clinical response", control: 0.29, ratio: 1.02, wished: true },
  },
  names: {
    jpn: { condition: "注意欠如・多動症", intervention: "メチルフェニデート" },
    chi: { condition: "注意缺陷多动障碍", intervention: "哌甲酯" },
    ger: { condition: "ADHS", intervention: "Methylphenidat" },
  },
};

export const ATTENTION_DEFICIT_TOPICS: readonly TopicCard[] = [methylphenidateAdhd];

import type { TopicCard } from "../topic-card.ts";

const antiviralsHepatitisC: TopicCard = {
  id: "antivirals-hepatitis-c",
  profile: "therapy",
  since: 2012,
  condition: {
    name: "chronic hepatitis C",
    mesh: ["Hepatitis C, Chronic", "Hepacivirus"],
    keywords: ["HCV", "viral hepatitis"],
  },
  intervention: {
    name: "direct-acting antivirals",
    short: "DAAs",
    plural: true,
    mesh: ["Antiviral Agents"],
    keywords: ["direct-acting antiviral", "sustained virologic response"],
    substances: ["Antiviral Agents"],
  },
  population: {
    who: "adults with chronic hepatitis C",
    short: "adults with chronic hepatitis C",
    age: [47, 58],
    women: 0.38,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "sofosbuvir-velpatasvir",
      regimen: "sofosbuvir 400 mg and velpatasvir 100 mg once daily",
      mesh: ["Sofosbuvir", "Carbamates"],
      substances: ["Sofosbuvir", "velpatasvir"],
    },
    {
      name: "glecaprevir-pibrentasvir",
      regimen: "glecaprevir 300 mg and pibrentasvir 120 mg once daily",
      mesh: ["Quinoxalines", "Benzimidazoles"],
      substances: ["glecaprevir", "pibrentasvir"],
    },
  ],
  comparators: ["deferred treatment", "peginterferon with ribavirin"],
  outcomes: [
    {
      name: "sustained virologic response",
      control: 0.46,
      ratio: 2.05,
      wished: true,
      mesh: ["Sustained Virologic Response", "Viral Load"],
    },
    { name: "hepatocellular carcinoma", control: 0.06, ratio: 0.48, mesh: ["Carcinoma, Hepatocellular"] },
    {
      name: "liver stiffness",
      unit: "kPa",
      baseline: 10.4,
      sd: 5,
      difference: -2.1,
      better: "lower",
      mesh: ["Elasticity Imaging Techniques"],
    },
  ],
  harms: [
    { name: "headache", control: 0.17, ratio: 1.05 },
    { name: "fatigue", control: 0.2, ratio: 0.9 },
  ],
  trial: { size: [90, 700], followUp: [12, 24, "weeks"] },
  background: [
    "Direct-acting antivirals cure chronic hepatitis C in more than nine of ten patients",
    "Most people with hepatitis C do not know of their infection, and many who know are not treated",
  ],
  uncertainties: [
    "how long surveillance for liver cancer is needed after cure",
    "how people who inject drugs can be reached",
    "whether reinfection will undo elimination programs",
  ],
  recommendations: [
    "treating all adults with chronic hepatitis C irrespective of fibrosis stage",
    "testing for hepatitis B before treatment",
    "continuing surveillance for liver cancer in patients with cirrhosis after cure",
  ],
  aspects: ["simplified treatment", "cancer risk after cure", "elimination programs"],
  cases: [
    {
      age: [41, 67],
      sex: "either",
      presentation: "jaundice in week 6 of direct-acting antiviral treatment",
      finding: "Hepatitis B DNA had risen to 7 million IU/mL in a patient with isolated core antibody",
      treatment: "entecavir while antiviral treatment for hepatitis C was completed",
      course: "Bilirubin normalized within 7 weeks and hepatitis C was cured",
      lesson: "test for hepatitis B before treating hepatitis C",
    },
  ],
  laboratory: {
    cells: [
      {
        model: "human hepatoma cells carrying a viral replicon",
        given: "velpatasvir at 1 nM for 72 hours",
        givenName: "velpatasvir",
        measured: [
          { name: "viral RNA", change: -95 },
          { name: "interferon-stimulated gene expression", change: 33 },
        ],
        mechanism: "that blocking NS5A restores innate sensing",
        mesh: ["Hepatocytes", "Viral Nonstructural Proteins", "RNA, Viral"],
      },
    ],
    genes: [
      {
        marker: "variants near IFNL3",
        name: "IFNL3 variants",
        trait: "spontaneous clearance of hepatitis C",
        ratio: 2.4,
        followUp: "The protective allele was associated with lower expression of interferon lambda 4",
        mesh: ["Interferon Lambda", "Interleukins", "Polymorphism, Single Nucleotide"],
      },
    ],
  },
  voices: [
    {
      who: "people who inject drugs",
      about: "being treated for hepatitis C",
      themes: ["being refused in the past", "a cure as a new beginning", "treatment where the needles are"],
      mesh: ["Substance Abuse, Intravenous", "Harm Reduction"],
    },
  ],
  exposure: {
    name: "treatment with direct-acting antivirals",
    exposed: "patients treated with direct-acting antivirals",
    unexposed: "untreated patients",
    outcome: { name: "death from any cause", control: 0.09, ratio: 0.5, mesh: ["Mortality"] },
  },
  otherTreatment: {
    name: "opioid agonist therapy with needle exchange",
    regimen: "opioid agonist therapy and access to sterile needles",
    mesh: ["Opiate Substitution Treatment", "Needle-Exchange Programs"],
    comparator: "neither",
    outcome: { name: "hepatitis C reinfection", control: 0.12, ratio: 0.42 },
  },
  names: {
    jpn: { condition: "C型慢性肝炎", intervention: "直接作用型抗ウイルス薬" },
    chi: { condition: "慢性丙型肝炎", intervention: "直接抗病毒药物" },
  },
};

const shortRegimensTuberculosis: TopicCard = {
  id: "short-regimens-tuberculosis",
  profile: "therapy",
  since: 2014,
  condition: {
    name: "drug-resistant tuberculosis",
    mesh: ["Tuberculosis, Multidrug-Resistant", "Mycobacterium tuberculosis"],
    keywords: ["tuberculosis", "rifampicin resistance"],
  },
  intervention: {
    name: "bedaquiline-based short regimens",
    plural: true,
    mesh: ["Antitubercular Agents", "Diarylquinolines"],
    keywords: ["bedaquiline", "linezolid", "pretomanid"],
    substances: ["Antitubercular Agents", "bedaquiline"],
  },
  population: {
    who: "adults with pulmonary tuberculosis resistant to rifampicin",
    short: "adults with drug-resistant tuberculosis",
    age: [33, 43],
    women: 0.39,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "bedaquiline, pretomanid and linezolid",
      regimen: "bedaquiline, pretomanid and linezolid for 6 months",
      mesh: ["Linezolid", "Nitroimidazoles"],
      substances: ["bedaquiline", "pretomanid", "Linezolid"],
    },
    {
      name: "an oral nine-month regimen",
      regimen: "an all-oral regimen with bedaquiline for 9 months",
      substances: ["bedaquiline"],
    },
  ],
  comparators: ["a regimen of 18 months", "the locally used standard regimen"],
  outcomes: [
    { name: "treatment success", control: 0.62, ratio: 1.3, wished: true, mesh: ["Treatment Outcome"] },
    { name: "culture conversion at 8 weeks", control: 0.58, ratio: 1.3, wished: true, mesh: ["Sputum"] },
    { name: "death during treatment", control: 0.1, ratio: 0.5 },
  ],
  harms: [
    { name: "peripheral neuropathy", control: 0.08, ratio: 2.2 },
    { name: "QT prolongation", control: 0.04, ratio: 1.5 },
  ],
  trial: { size: [80, 600], followUp: [18, 24, "months"] },
  background: [
    "Treatment of drug-resistant tuberculosis used to take 18 months or more and required injections",
    "Shorter oral regimens with bedaquiline have changed the treatment of drug-resistant tuberculosis",
  ],
  uncertainties: [
    "which dose of linezolid balances efficacy and toxicity",
    "how fast resistance to bedaquiline spreads",
    "how pregnant women should be treated",
  ],
  recommendations: [
    "a 6-month oral regimen for adults without resistance to bedaquiline or linezolid",
    "electrocardiography and blood counts during treatment",
  ],
  aspects: ["new drugs", "resistance to bedaquiline", "toxicity of linezolid"],
  cases: [
    {
      age: [24, 52],
      sex: "either",
      presentation: "numb feet and blurred vision in month 4 of a linezolid-containing regimen",
      finding: "Visual evoked potentials were delayed, and sputum cultures were negative",
      treatment: "interruption of linezolid and continuation of the other drugs",
      course: "Vision recovered within 3 months and cure was confirmed at 1 year",
      lesson: "test vision and sensation every month during linezolid treatment",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with chronic Mycobacterium tuberculosis infection",
        perGroup: 10,
        given: "bedaquiline, pretomanid and linezolid for 8 weeks",
        givenName: "bedaquiline, pretomanid and linezolid",
        measured: [
          { name: "lung bacillary load", change: -94 },
          { name: "relapse after 3 months", change: -61 },
        ],
        mechanism: "that the combination sterilizes lesions",
        mesh: ["Mice, Inbred BALB C", "Colony Count, Microbial", "Linezolid"],
      },
    ],
    genes: [
      {
        marker: "mutations in Rv0678 of Mycobacterium tuberculosis",
        name: "Rv0678 mutations",
        trait: "treatment failure",
        ratio: 3.1,
        followUp: "Minimal inhibitory concentrations of bedaquiline and clofazimine rose together",
        mesh: ["Bacterial Proteins", "Whole Genome Sequencing", "Drug Resistance, Bacterial"],
      },
    ],
  },
  voices: [
    {
      who: "patients and community health workers",
      about: "months of treatment for resistant tuberculosis",
      themes: ["hiding the illness at work", "tablets on an empty stomach", "the injection nobody misses"],
      mesh: ["Social Stigma", "Community Health Workers"],
    },
  ],
  test: {
    name: "a cartridge-based nucleic acid test",
    cutoff: null,
    target: "rifampicin resistance",
    reference: "phenotypic susceptibility testing of cultures",
    sensitivity: 0.95,
    specificity: 0.97,
    prevalence: 0.2,
    mesh: ["Nucleic Acid Amplification Techniques", "Rifampin"],
  },
  otherTreatment: {
    name: "video-observed treatment",
    regimen: "daily video-observed treatment by telephone",
    mesh: ["Directly Observed Therapy", "Telemedicine"],
    comparator: "treatment observed in person",
    outcome: { name: "treatment completion", control: 0.7, ratio: 1.15, wished: true },
  },
  names: {
    jpn: { condition: "多剤耐性結核", intervention: "ベダキリンを含む短期療法" },
    chi: { condition: "耐多药结核病", intervention: "含贝达喹啉短程方案" },
  },
};

export const CHRONIC_INFECTION_TOPICS: readonly TopicCard[] = [antiviralsHepatitisC, shortRegimensTuberculosis];

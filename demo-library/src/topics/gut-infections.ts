import type { TopicCard } from "../topic-card.ts";

const fmtClostridioides: TopicCard = {
  id: "fmt-clostridioides-difficile",
  profile: "therapy",
  since: 2008,
  condition: {
    name: "recurrent Clostridioides difficile infection",
    mesh: ["Clostridium Infections", "Clostridioides difficile"],
    keywords: ["recurrence", "Clostridium difficile"],
  },
  intervention: {
    name: "fecal microbiota transplantation",
    short: "FMT",
    mesh: ["Fecal Microbiota Transplantation"],
    keywords: ["stool transplantation", "microbiome"],
  },
  population: {
    who: "adults with a second or later recurrence of Clostridioides difficile infection",
    short: "adults with recurrent Clostridioides difficile infection",
    age: [62, 73],
    women: 0.6,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "fecal microbiota transplantation by colonoscopy",
      regimen: "fecal microbiota transplantation by colonoscopy after vancomycin",
      mesh: ["Colonoscopy"],
    },
    {
      name: "oral microbiota capsules",
      regimen: "oral capsules of purified spores once daily for 3 days",
      plural: true,
      mesh: ["Capsules"],
    },
  ],
  comparators: ["vancomycin", "placebo", "fidaxomicin"],
  outcomes: [
    { name: "recurrence within 8 weeks", control: 0.42, ratio: 0.38, mesh: ["Recurrence"] },
    { name: "sustained cure", control: 0.48, ratio: 1.6, wished: true, mesh: ["Treatment Outcome"] },
    {
      name: "the Shannon diversity of stool",
      unit: "units",
      baseline: 1.6,
      sd: 0.7,
      difference: 1.1,
      better: "higher",
      mesh: ["Gastrointestinal Microbiome"],
    },
  ],
  harms: [
    { name: "transient diarrhea", control: 0.2, ratio: 1.5 },
    { name: "bacteremia", control: 0.008, ratio: 1.2 },
  ],
  trial: { size: [40, 280], followUp: [8, 24, "weeks"] },
  background: [
    "One in five patients with Clostridioides difficile infection has a recurrence, and half of these have another",
    "Antibiotics deplete the gut microbiota that would keep Clostridioides difficile in check",
  ],
  uncertainties: [
    "whether a first recurrence should be treated in this way",
    "how donors should be screened",
    "whether there are long-term harms",
  ],
  recommendations: [
    "fecal microbiota transplantation after a second recurrence that was treated with appropriate antibiotics",
    "screening of donors for multidrug-resistant organisms",
  ],
  aspects: ["colonization resistance", "route of administration", "regulation and donor screening"],
  cases: [
    {
      age: [29, 80],
      sex: "either",
      presentation: "the fifth episode of Clostridioides difficile infection after treatment of a urinary infection",
      finding: "Toxin was positive, and colonoscopy showed pseudomembranes",
      treatment: "fecal microbiota transplantation by colonoscopy",
      course: "Stools were formed within 4 days and no recurrence followed in 1 year",
      lesson: "review the need for every further antibiotic after recurrence",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with clindamycin-induced Clostridioides difficile colitis",
        perGroup: 10,
        given: "a consortium of secondary bile acid producers by gavage",
        givenName: "a bacterial consortium",
        measured: [
          { name: "fecal toxin titer", change: -76 },
          { name: "fecal deoxycholate", change: 180 },
        ],
        mechanism: "that secondary bile acids inhibit outgrowth of spores",
        mesh: ["Mice", "Bile Acids and Salts", "Spores, Bacterial"],
      },
    ],
  },
  voices: [
    {
      who: "patients with several recurrences",
      about: "receiving someone else's stool",
      themes: ["disgust that gives way to despair", "hope after failed antibiotics", "wish for capsules"],
      mesh: ["Patient Acceptance of Health Care"],
    },
  ],
  otherTreatment: {
    name: "bezlotoxumab",
    regimen: "a single infusion of bezlotoxumab 10 mg/kg",
    mesh: ["Broadly Neutralizing Antibodies"],
    substances: ["bezlotoxumab"],
    comparator: "placebo",
    outcome: { name: "recurrence within 12 weeks", control: 0.27, ratio: 0.62 },
  },
  otherCondition: {
    condition: { name: "ulcerative colitis", short: "UC", mesh: ["Colitis, Ulcerative"] },
    population: {
      who: "adults with mild to moderate ulcerative colitis",
      short: "adults with ulcerative colitis",
      age: [37, 46],
      women: 0.44,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: { name: "clinical remission", control: 0.18, ratio: 1.6, wished: true },
  },
  names: {
    jpn: { condition: "再発性クロストリジオイデス・ディフィシル感染症", intervention: "便微生物移植" },
    chi: { condition: "复发性艰难梭菌感染", intervention: "粪菌移植" },
  },
};

const vonoprazanHelicobacter: TopicCard = {
  id: "vonoprazan-helicobacter-pylori",
  profile: "therapy",
  since: 2014,
  condition: {
    name: "Helicobacter pylori infection",
    mesh: ["Helicobacter Infections", "Helicobacter pylori"],
    keywords: ["eradication", "gastritis"],
  },
  intervention: {
    name: "vonoprazan-based therapy",
    mesh: ["Anti-Bacterial Agents", "Drug Therapy, Combination"],
    keywords: ["vonoprazan", "potassium-competitive acid blocker"],
    substances: [
      "1-(5-(2-fluorophenyl)-1-(pyridin-3-ylsulfonyl)-1H-pyrrol-3-yl)-N-methylmethanamine",
      "Anti-Bacterial Agents",
    ],
  },
  population: {
    who: "adults with Helicobacter pylori infection who had not been treated before",
    short: "adults with Helicobacter pylori infection",
    age: [42, 56],
    women: 0.5,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "vonoprazan triple therapy",
      regimen: "vonoprazan 20 mg, amoxicillin 1 g and clarithromycin 500 mg twice daily",
      mesh: ["Amoxicillin", "Clarithromycin"],
      substances: ["Amoxicillin", "Clarithromycin"],
    },
    {
      name: "vonoprazan-amoxicillin dual therapy",
      regimen: "vonoprazan 20 mg twice daily and amoxicillin 1 g three times daily",
      mesh: ["Amoxicillin"],
      substances: ["Amoxicillin"],
    },
  ],
  comparators: ["lansoprazole triple therapy", "bismuth quadruple therapy"],
  outcomes: [
    { name: "eradication", control: 0.77, ratio: 1.15, wished: true, mesh: ["Treatment Outcome"] },
    {
      name: "eradication of clarithromycin-resistant strains",
      control: 0.4,
      ratio: 1.75,
      wished: true,
      mesh: ["Drug Resistance, Bacterial"],
    },
    { name: "intragastric pH over 24 hours", unit: "units", baseline: 4.9, sd: 1.1, difference: 1.2, better: "higher" },
  ],
  harms: [
    { name: "diarrhea", control: 0.1, ratio: 0.95 },
    { name: "taste disturbance", control: 0.08, ratio: 0.85 },
  ],
  trial: { size: [120, 900], followUp: [4, 12, "weeks"] },
  background: [
    "Resistance to clarithromycin has made standard triple therapy for Helicobacter pylori unreliable in many regions",
    "Vonoprazan blocks the gastric proton pump for longer and independently of CYP2C19",
  ],
  uncertainties: [
    "whether dual therapy is enough in heavier patients",
    "how treatment affects the gut microbiota",
    "whether results from East Asia apply elsewhere",
  ],
  recommendations: [
    "a 14-day regimen chosen according to local resistance",
    "confirming eradication by breath test at least 4 weeks after treatment",
  ],
  aspects: ["antibiotic resistance", "potassium-competitive acid blockers", "prevention of gastric cancer"],
  cases: [
    {
      age: [35, 63],
      sex: "either",
      presentation: "failure of three eradication attempts and an active duodenal ulcer",
      finding: "Culture showed resistance to clarithromycin, metronidazole and levofloxacin",
      treatment: "vonoprazan, amoxicillin and rifabutin for 14 days",
      course: "The breath test was negative at 8 weeks and the ulcer had healed",
      lesson: "obtain culture and susceptibility after repeated failure",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "Mongolian gerbils infected with Helicobacter pylori",
        perGroup: 9,
        given: "vonoprazan with amoxicillin for 7 days",
        givenName: "vonoprazan with amoxicillin",
        measured: [
          { name: "gastric bacterial load", change: -92 },
          { name: "gastric neutrophil infiltration", change: -47 },
        ],
        mechanism: "that sustained acid suppression makes amoxicillin bactericidal",
        mesh: ["Gerbillinae", "Gastritis", "Amoxicillin"],
      },
    ],
    genes: [
      {
        marker: "mutations in the bacterial 23S rRNA gene",
        name: "23S rRNA mutations",
        trait: "failure of clarithromycin-based therapy",
        ratio: 5.2,
        followUp: "The A2143G mutation accounted for most of the resistant strains",
        mesh: ["RNA, Ribosomal, 23S", "Drug Resistance, Bacterial", "Clarithromycin"],
      },
    ],
  },
  test: {
    name: "the stool antigen test",
    cutoff: null,
    target: "Helicobacter pylori infection",
    reference: "histology and rapid urease test of gastric biopsies",
    sensitivity: 0.92,
    specificity: 0.93,
    prevalence: 0.45,
    mesh: ["Antigens, Bacterial", "Feces", "Breath Tests"],
  },
  exposure: {
    name: "eradication of Helicobacter pylori",
    exposed: "persons after successful eradication",
    unexposed: "infected persons without eradication",
    outcome: { name: "gastric cancer", control: 0.022, ratio: 0.62, mesh: ["Stomach Neoplasms"] },
  },
  otherTreatment: {
    name: "probiotic supplementation",
    regimen: "Saccharomyces boulardii 500 mg daily with triple therapy",
    mesh: ["Probiotics"],
    comparator: "triple therapy alone",
    outcome: { name: "eradication", control: 0.76, ratio: 1.05, wished: true },
  },
  names: {
    jpn: { condition: "ヘリコバクター・ピロリ感染症", intervention: "ボノプラザン" },
    chi: { condition: "幽门螺杆菌感染", intervention: "伏诺拉生" },
  },
};

export const GUT_INFECTION_TOPICS: readonly TopicCard[] = [fmtClostridioides, vonoprazanHelicobacter];

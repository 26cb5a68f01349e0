import type { TopicCard } from "../topic-card.ts";

const probioticsAntibioticDiarrhea: TopicCard = {
  id: "probiotics-antibiotic-diarrhea",
  profile: "therapy",
  example: true,
  condition: {
    name: "antibiotic-associated diarrhea",
    short: "AAD",
    mesh: ["Diarrhea", "Anti-Bacterial Agents"],
    keywords: ["antibiotic-associated diarrhea", "Clostridioides difficile"],
  },
  intervention: { name: "probiotics", plural: true, mesh: ["Probiotics"], keywords: ["probiotic", "Lactobacillus"] },
  population: {
    who: "children and adults who started a course of antibiotics",
    short: "patients taking antibiotics",
    age: [6, 48],
    women: 0.52,
    mesh: ["Child", "Adolescent", "Adult"],
  },
  arms: [
    {
      name: "Lacticaseibacillus rhamnosus GG",
      regimen: "Lacticaseibacillus rhamnosus GG, 10 billion colony-forming units twice daily",
      mesh: ["Lacticaseibacillus rhamnosus"],
    },
    {
      name: "Saccharomyces boulardii",
      regimen: "Saccharomyces boulardii 250 mg twice daily",
      mesh: ["Saccharomyces boulardii"],
    },
    {
      name: "mixed lactobacilli and bifidobacteria",
      plural: true,
      regimen: "a capsule of lactobacilli and bifidobacteria once daily",
      mesh: ["Lactobacillus", "Bifidobacterium"],
    },
  ],
  comparators: ["placebo", "no probiotic"],
  outcomes: [
    { name: "antibiotic-associated diarrhea", control: 0.19, ratio: 0.64, mesh: ["Diarrhea"] },
    { name: "Clostridioides difficile infection", control: 0.035, ratio: 0.6, mesh: ["Clostridium Infections"] },
    { name: "diarrhea lasting longer than three days", control: 0.09, ratio: 0.66 },
    { name: "premature discontinuation of the antibiotic", control: 0.08, ratio: 0.85 },
  ],
  harms: [
    { name: "bloating", control: 0.11, ratio: 1.08 },
    { name: "nausea", control: 0.09, ratio: 0.97 },
    { name: "constipation", control: 0.03, ratio: 1.1 },
  ],
  trial: { size: [120, 1600], followUp: [2, 8, "weeks"] },
  background: [
    "Diarrhea is the most frequent unwanted effect of antibiotics in children and in adults",
    "Probiotics are often bought together with antibiotics, although hospitals differ widely in offering them",
    "Disturbance of the intestinal microbiota by antibiotics can lead to diarrhea and, less often, to Clostridioides difficile infection",
    "Diarrhea during a course of antibiotics leads many patients to stop treatment early",
  ],
  uncertainties: [
    "which strain and which dose of probiotics should be used",
    "whether probiotics prevent diarrhea in hospital inpatients of advanced age",
    "whether probiotics delay the recovery of the patient's own microbiota",
    "whether the effect differs between single strains and mixtures",
  ],
  recommendations: [
    "a probiotic with documented strain and dose for children who start antibiotics, if families wish it",
    "starting the probiotic within two days of the first dose of the antibiotic",
    "against the use of probiotics in patients with severe immunosuppression or a central venous catheter",
  ],
  aspects: [
    "the choice of strain and dose in preventing antibiotic-associated diarrhea",
    "the safety of live microorganisms in vulnerable patients",
    "colonization resistance and its loss during antibiotic treatment",
  ],
  cases: [
    {
      age: [58, 84],
      sex: "either",
      presentation: "fever and chills while taking a yeast probiotic during treatment of pneumonia",
      finding: "Blood cultures grew Saccharomyces cerevisiae, and a central venous catheter was in place",
      treatment: "removal of the catheter and intravenous caspofungin",
      course: "Fever resolved within 3 days and later cultures remained sterile",
      lesson: "avoid yeast probiotics in patients with a central venous catheter",
    },
    {
      age: [2, 9],
      sex: "either",
      presentation: "watery diarrhea on the sixth day of amoxicillin-clavulanate",
      finding: "Stool tests for Clostridioides difficile toxin and enteric viruses were negative",
      treatment: "oral rehydration and Lacticaseibacillus rhamnosus GG",
      course: "Stools were formed again after 4 days without a change of antibiotic",
      lesson: "rule out dehydration before deciding to stop the antibiotic",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with clindamycin-induced dysbiosis",
        perGroup: 10,
        given: "Lacticaseibacillus rhamnosus GG by gavage for 7 days",
        givenName: "Lacticaseibacillus rhamnosus GG",
        measured: [
          { name: "fecal water content", change: -22 },
          { name: "cecal concentration of butyrate", change: 38 },
          { name: "serum concentration of endotoxin", change: -31 },
        ],
        mechanism: "that preserved fermentation keeps the mucosal barrier intact during antibiotic treatment",
        mesh: ["Mice", "Dysbiosis", "Clindamycin", "Gastrointestinal Microbiome"],
      },
    ],
    cells: [
      {
        model: "Caco-2 cell monolayers exposed to Clostridioides difficile toxin A",
        given: "Saccharomyces boulardii supernatant for 12 hours",
        givenName: "Saccharomyces boulardii supernatant",
        measured: [
          { name: "transepithelial resistance", change: 27 },
          { name: "secretion of interleukin-8", change: -41 },
        ],
        mechanism: "that a secreted yeast protease breaks down the toxin or its receptor",
        mesh: ["Caco-2 Cells", "Bacterial Toxins", "Interleukin-8"],
      },
    ],
    genes: [
      {
        marker: "the abundance of Bifidobacterium 16S ribosomal RNA genes in stool before treatment",
        name: "fecal bifidobacteria",
        trait: "antibiotic-associated diarrhea",
        ratio: 0.71,
        followUp: "Diversity of the microbiota recovered more slowly in those who developed diarrhea",
        mesh: ["RNA, Ribosomal, 16S", "Gastrointestinal Microbiome", "Feces"],
      },
    ],
  },
  voices: [
    {
      who: "parents and community pharmacists",
      about: "giving probiotics together with antibiotics",
      themes: [
        "trust in advice from the pharmacy counter",
        "confusion about strains and labels",
        "reluctance to give children another product",
      ],
      mesh: ["Community Pharmacy Services", "Parents"],
    },
  ],
  exposure: {
    name: "use of probiotics during antibiotic treatment",
    exposed: "patients who took a probiotic",
    unexposed: "patients who took no probiotic",
    outcome: { name: "antibiotic-associated diarrhea", control: 0.21, ratio: 0.79 },
    followUp: [2, 8, "weeks"],
  },
  otherTreatment: {
    name: "yogurt",
    regimen: "200 mL of yogurt daily",
    mesh: ["Yogurt"],
    comparator: "no yogurt",
    outcome: { name: "antibiotic-associated diarrhea", control: 0.16, ratio: 0.93 },
  },
  otherCondition: {
    condition: { name: "necrotizing enterocolitis", short: "NEC", mesh: ["Enterocolitis, Necrotizing"] },
    population: {
      who: "infants born before 32 weeks of gestation",
      short: "preterm infants",
      age: [0.1, 0.2],
      women: 0.48,
      mesh: ["Infant, Newborn", "Infant, Premature"],
    },
    outcome: { name: "necrotizing enterocolitis", control: 0.06, ratio: 0.6, mesh: ["Enterocolitis, Necrotizing"] },
  },
  names: {
    jpn: { condition: "抗菌薬関連下痢症", intervention: "プロバイオティクス" },
    chi: { condition: "抗生素相关性腹泻", intervention: "益生菌" },
    ger: { condition: "Antibiotika-assoziierte Diarrhö", intervention: "Probiotika" },
    fre: { condition: "Diarrhée associée aux antibiotiques", intervention: "probiotiques" },
  },
};

export const DIARRHEA_TOPICS: readonly TopicCard[] = [probioticsAntibioticDiarrhea];

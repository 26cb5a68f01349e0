import type { TopicCard } from "../topic-card.ts";

const rikkunshitoFunctionalDyspepsia: TopicCard = {
  id: "rikkunshito-functional-dyspepsia",
  profile: "therapy",
  since: 2005,
  condition: {
    name: "functional dyspepsia",
    mesh: ["Dyspepsia"],
    keywords: ["epigastric pain", "postprandial distress"],
  },
  intervention: {
    name: "rikkunshito",
    mesh: ["Medicine, Kampo", "Drugs, Chinese Herbal"],
    keywords: ["kampo", "herbal medicine", "Liu-Jun-Zi-Tang"],
    substances: ["liu-jun-zi-tang", "Drugs, Chinese Herbal"],
  },
  population: {
    who: "adults with functional dyspepsia without Helicobacter pylori infection",
    short: "adults with functional dyspepsia",
    age: [46, 57],
    women: 0.69,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "rikkunshito",
      regimen: "rikkunshito 2.5 g three times a day before meals",
      substances: ["liu-jun-zi-tang"],
    },
    {
      name: "rikkunshito with acotiamide",
      regimen: "rikkunshito 2.5 g with acotiamide 100 mg three times a day",
      substances: ["liu-jun-zi-tang", "acotiamide"],
    },
  ],
  comparators: ["placebo", "domperidone", "mosapride"],
  outcomes: [
    { name: "global improvement at 8 weeks", control: 0.42, ratio: 1.28, wished: true, mesh: ["Treatment Outcome"] },
    {
      name: "the postprandial fullness score",
      unit: "points",
      baseline: 4.1,
      sd: 1.6,
      difference: -0.4,
      better: "lower",
      mesh: ["Severity of Illness Index"],
    },
    {
      name: "plasma acylated ghrelin",
      unit: "fmol/mL",
      baseline: 12.5,
      sd: 6.2,
      difference: 1.6,
      better: "higher",
      mesh: ["Ghrelin"],
    },
    { name: "relief of epigastric pain", control: 0.38, ratio: 1.12, wished: true, mesh: ["Abdominal Pain"] },
  ],
  harms: [
    { name: "hypokalemia", control: 0.006, ratio: 1.7, mesh: ["Hypokalemia"] },
    { name: "nausea", control: 0.03, ratio: 0.95, mesh: ["Nausea"] },
  ],
  trial: { size: [40, 260], followUp: [4, 12, "weeks"] },
  background: [
    "Functional dyspepsia affects one in ten adults, and no drug helps most of them",
    "Rikkunshito is a kampo medicine of eight herbs that is widely used for dyspepsia in Japan",
    "Traditional medicines are often studied in small trials without placebo",
  ],
  uncertainties: [
    "which symptoms respond",
    "whether the effect is seen outside East Asia",
    "how the composition of extracts varies between makers",
  ],
  recommendations: [
    "rikkunshito as an option for patients with postprandial distress who do not respond to acid suppression",
    "checking potassium in older patients who take products with licorice",
  ],
  aspects: ["ghrelin and gastric accommodation", "quality of herbal extracts", "licorice and pseudoaldosteronism"],
  cases: [
    {
      age: [71, 86],
      sex: "woman",
      presentation: "weakness of both legs five weeks after starting two kampo medicines that contained licorice",
      finding: "Potassium was 2.1 mmol/L with suppressed renin and aldosterone",
      treatment: "withdrawal of the medicines, potassium and spironolactone",
      course: "Strength returned in 10 days",
      lesson: "add up the amount of licorice when kampo medicines are combined",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rats given cisplatin 2 mg/kg",
        perGroup: 9,
        given: "rikkunshito 1000 mg/kg daily for 5 days",
        givenName: "rikkunshito",
        measured: [
          { name: "food intake", change: 41 },
          { name: "plasma acylated ghrelin", change: 58 },
          { name: "gastric emptying", change: 24 },
        ],
        mechanism: "that flavonoids block serotonin 2B and 2C receptors and so restore ghrelin",
        mesh: ["Rats", "Ghrelin", "Receptors, Serotonin", "Gastric Emptying"],
      },
    ],
    genes: [
      {
        marker: "the GNB3 C825T variant",
        name: "GNB3 C825T",
        trait: "functional dyspepsia",
        ratio: 1.4,
        followUp: "Response to rikkunshito did not differ by genotype",
        mesh: ["Heterotrimeric GTP-Binding Proteins", "Polymorphism, Single Nucleotide"],
      },
    ],
  },
  voices: [
    {
      who: "patients and kampo physicians",
      about: "taking a herbal medicine for the stomach",
      themes: ["bitter taste as proof of effect", "being seen as a whole", "doubt about evidence"],
      mesh: ["Medicine, Traditional", "Patient Satisfaction"],
    },
  ],
  otherTreatment: {
    name: "acotiamide",
    regimen: "acotiamide 100 mg three times a day",
    mesh: ["Gastrointestinal Agents"],
    substances: ["acotiamide"],
    comparator: "placebo",
    outcome: { name: "global improvement at 4 weeks", control: 0.35, ratio: 1.5, wished: true },
  },
  otherCondition: {
    condition: { name: "chemotherapy-induced anorexia", mesh: ["Anorexia", "Antineoplastic Agents"] },
    population: {
      who: "adults receiving cisplatin-based chemotherapy",
      short: "patients receiving cisplatin",
      age: [59, 65],
      women: 0.32,
      mesh: ["Adult", "Middle Aged", "Aged"],
    },
    outcome: { name: "loss of appetite in the delayed phase", control: 0.58, ratio: 0.8, mesh: ["Anorexia"] },
  },
  names: {
    jpn: { condition: "機能性ディスペプシア", intervention: "六君子湯" },
    chi: { condition: "功能性消化不良", intervention: "六君子汤" },
  },
};

export const KAMPO_TOPICS: readonly TopicCard[] = [rikkunshitoFunctionalDyspepsia];

import type { TopicCard } from "../topic-card.ts";

const caloricRestrictionEpigeneticAging: TopicCard = {
  id: "caloric-restriction-epigenetic-aging",
  profile: "basic",
  since: 2006,
  condition: {
    name: "epigenetic aging",
    mesh: ["Epigenesis, Genetic", "Aging", "DNA Methylation"],
    keywords: ["epigenetic clock", "biological age"],
  },
  intervention: {
    name: "caloric restriction",
    mesh: ["Caloric Restriction"],
    keywords: ["dietary restriction", "longevity"],
  },
  population: {
    who: "healthy adults aged 25 to 50 years without obesity",
    short: "healthy adults",
    age: [36, 41],
    women: 0.6,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    { name: "caloric restriction", regimen: "a 25% reduction of energy intake" },
    {
      name: "a fasting-mimicking diet",
      regimen: "a plant-based diet of 750 kcal on five days a month",
      mesh: ["Fasting"],
    },
  ],
  comparators: ["an unrestricted diet"],
  outcomes: [
    {
      name: "the pace of aging by DNA methylation",
      unit: "percentage points",
      baseline: 100,
      sd: 8,
      difference: -1.9,
      better: "lower",
      mesh: ["DNA Methylation"],
    },
    {
      name: "fasting insulin",
      unit: "µU/mL",
      baseline: 7.4,
      sd: 2.6,
      difference: -1.3,
      better: "lower",
      mesh: ["Insulin"],
    },
    { name: "biological age below calendar age", control: 0.48, ratio: 1.1, wished: true },
  ],
  harms: [
    { name: "loss of bone mineral density", control: 0.08, ratio: 1.6, mesh: ["Bone Density"] },
    { name: "transient anemia", control: 0.03, ratio: 1.7, mesh: ["Anemia"] },
  ],
  trial: { size: [40, 200], followUp: [6, 24, "months"] },
  background: [
    "Restricting energy without malnutrition prolongs life in many species",
    "Patterns of DNA methylation change with age so regularly that age can be read from them",
    "It is not known whether slowing an epigenetic clock means slowing aging",
  ],
  uncertainties: [
    "whether epigenetic clocks measure causes or mere companions of aging",
    "whether effects in rodents carry over to people",
    "how late in life restriction still has an effect",
  ],
  recommendations: [
    "reporting more than one epigenetic clock in trials of interventions on aging",
    "monitoring bone density during caloric restriction",
  ],
  aspects: ["nutrient sensing and lifespan", "the meaning of epigenetic clocks", "caloric restriction in primates"],
  cases: [],
  laboratory: {
    animals: [
      {
        model: "mice kept on caloric restriction from the age of 3 months",
        perGroup: 16,
        given: "a diet with 30% less energy",
        givenName: "caloric restriction",
        measured: [
          { name: "epigenetic age of the liver", change: -24 },
          { name: "median lifespan", change: 21 },
          { name: "fasting insulin", change: -42 },
        ],
        mechanism: "that methylation of lipid metabolism genes is kept young",
        mesh: ["Mice, Inbred C57BL", "Liver", "Longevity"],
      },
      {
        model: "aged rats of 20 months",
        perGroup: 10,
        given: "a diet with 30% less energy for 4 months",
        givenName: "late caloric restriction",
        measured: [
          { name: "epigenetic age of blood", change: -9 },
          { name: "inflammation of adipose tissue", change: -31 },
        ],
        mechanism: "that a late start reaches inflammation more than methylation",
        mesh: ["Rats", "Inflammation", "Adipose Tissue"],
      },
      {
        model: "Drosophila melanogaster lacking the sirtuin Sir2",
        perGroup: 60,
        given: "a diet with half the yeast",
        givenName: "dietary restriction",
        measured: [
          { name: "mean lifespan", change: 6 },
          { name: "histone H3 acetylation", change: -3 },
        ],
        mechanism: "that sirtuins are needed for most of the gain",
        mesh: ["Drosophila melanogaster", "Sirtuins", "Histones"],
      },
    ],
    cells: [
      {
        model: "human fibroblasts at late passage",
        given: "low glucose and rapamycin at 20 nM for 10 weeks",
        givenName: "low glucose with rapamycin",
        measured: [
          { name: "advance of the epigenetic clock", change: -34 },
          { name: "the number of population doublings", change: 12 },
        ],
        mechanism: "that mTOR links nutrients to the clock independently of cell division",
        mesh: ["Fibroblasts", "TOR Serine-Threonine Kinases", "DNA Methylation"],
      },
      {
        model: "mouse hepatocytes",
        given: "beta-hydroxybutyrate at 5 mM for 48 hours",
        givenName: "beta-hydroxybutyrate",
        measured: [
          { name: "histone H3 lysine 9 acetylation", change: 41 },
          { name: "FOXO3A expression", change: 36 },
        ],
        mechanism: "that ketone bodies inhibit histone deacetylases",
        mesh: ["Hepatocytes", "3-Hydroxybutyric Acid", "Histone Deacetylases"],
      },
    ],
    genes: [
      {
        marker: "methylation of ELOVL2 in blood",
        name: "ELOVL2 methylation",
        trait: "biological age above calendar age",
        ratio: 2.3,
        followUp: "Methylation did not change with two years of caloric restriction",
        mesh: ["DNA Methylation", "Fatty Acid Elongases"],
      },
      {
        marker: "variants in FOXO3",
        name: "FOXO3 variants",
        trait: "survival beyond 90 years",
        ratio: 1.24,
        followUp: "Carriers had lower insulin at the age of 70",
        mesh: ["Forkhead Box Protein O3", "Longevity", "Polymorphism, Single Nucleotide"],
      },
    ],
  },
  exposure: {
    name: "low energy intake",
    exposed: "adults in the lowest third of energy intake",
    unexposed: "adults in the highest third",
    outcome: { name: "biological age above calendar age", control: 0.46, ratio: 0.86, mesh: ["Aging"] },
  },
  otherTreatment: {
    name: "vitamin D and omega-3 fatty acids",
    regimen: "vitamin D 2000 IU and omega-3 fatty acids 1 g daily",
    plural: true,
    mesh: ["Vitamin D", "Fatty Acids, Omega-3"],
    substances: ["Vitamin D", "Fatty Acids, Omega-3"],
    comparator: "placebo",
    outcome: { name: "biological age below calendar age", control: 0.47, ratio: 1.04, wished: true },
  },
  names: {
    jpn: { condition: "エピジェネティック老化", intervention: "カロリー制限" },
    chi: { condition: "表观遗传衰老", intervention: "热量限制" },
  },
};

export const EPIGENETIC_AGING_TOPICS: readonly TopicCard[] = [caloricRestrictionEpigeneticAging];

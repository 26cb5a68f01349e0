import type { TopicCard } from "../topic-card.ts";

const butyrateObesityMicrobiome: TopicCard = {
  id: "butyrate-obesity-microbiome",
  profile: "basic",
  since: 2008,
  condition: {
    name: "insulin resistance in obesity",
    mesh: ["Insulin Resistance", "Obesity"],
    keywords: ["metabolic syndrome", "gut microbiota"],
  },
  intervention: {
    name: "butyrate",
    mesh: ["Butyrates", "Gastrointestinal Microbiome", "Fatty Acids, Volatile"],
    keywords: ["short-chain fatty acids", "dietary fiber"],
    substances: ["Butyrates", "Fatty Acids, Volatile"],
  },
  population: {
    who: "adults with obesity and impaired fasting glucose",
    short: "adults with obesity and insulin resistance",
    age: [42, 52],
    women: 0.54,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "sodium butyrate",
      regimen: "sodium butyrate 4 g daily",
      mesh: ["Butyric Acid"],
      substances: ["Butyric Acid"],
    },
    { name: "inulin", regimen: "inulin 16 g daily", mesh: ["Inulin", "Prebiotics"], substances: ["Inulin"] },
    {
      name: "resistant starch",
      regimen: "resistant starch 40 g daily",
      mesh: ["Resistant Starch"],
      substances: ["Resistant Starch"],
    },
  ],
  comparators: ["placebo", "maltodextrin"],
  outcomes: [
    {
      name: "the insulin resistance index HOMA-IR",
      unit: "points",
      baseline: 4.1,
      sd: 1.6,
      difference: -0.25,
      better: "lower",
      mesh: ["Insulin Resistance"],
    },
    {
      name: "fasting glucose",
      unit: "mg/dL",
      baseline: 109,
      sd: 12,
      difference: -1.4,
      better: "lower",
      mesh: ["Blood Glucose"],
    },
    { name: "normal fasting glucose at the end of the study", control: 0.18, ratio: 1.15, wished: true },
  ],
  harms: [
    { name: "flatulence", control: 0.2, ratio: 1.9, mesh: ["Flatulence"] },
    { name: "abdominal pain", control: 0.07, ratio: 1.3, mesh: ["Abdominal Pain"] },
  ],
  trial: { size: [24, 160], followUp: [4, 24, "weeks"] },
  background: [
    "Gut bacteria ferment fiber to butyrate, which feeds the mucosa and reaches the liver",
    "Obesity goes along with a less diverse gut microbiota",
    "Butyrate improves insulin sensitivity in mice, whereas human trials are small and disagree",
  ],
  uncertainties: [
    "whether butyrate taken by mouth reaches the colon",
    "why men with metabolic syndrome respond less than lean men",
    "whether changes in microbiota cause or follow obesity",
  ],
  recommendations: [
    "fiber from food rather than butyrate supplements",
    "controlling diet in studies of the microbiota",
  ],
  aspects: [
    "short-chain fatty acids and host metabolism",
    "the gut barrier and endotoxin",
    "causality in microbiome research",
  ],
  cases: [
    {
      age: [29, 51],
      sex: "either",
      presentation: "confusion, slurred speech and ataxia after meals rich in carbohydrates",
      finding: "D-lactate was 6.8 mmol/L, and a jejunoileal bypass had been done years before",
      treatment: "bicarbonate, fasting and oral metronidazole",
      course: "Symptoms resolved within 24 hours and did not return on a low-carbohydrate diet",
      lesson: "think of D-lactic acidosis in a patient with a short bowel and neurological symptoms",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice fed a high-fat diet",
        perGroup: 12,
        given: "sodium butyrate 5% of the diet for 10 weeks",
        givenName: "sodium butyrate",
        measured: [
          { name: "insulin sensitivity", change: 31 },
          { name: "body weight", change: -15 },
          { name: "expression of PGC-1 alpha in brown adipose tissue", change: 44 },
        ],
        mechanism: "that greater energy expenditure, not lower intake, accounts for the effect",
        mesh: ["Mice, Inbred C57BL", "Diet, High-Fat", "Adipose Tissue, Brown", "Thermogenesis"],
      },
      {
        model: "germ-free mice colonized with microbiota of obese donors",
        perGroup: 9,
        given: "inulin 10% of the diet for 6 weeks",
        givenName: "inulin",
        measured: [
          { name: "cecal concentration of butyrate", change: 88 },
          { name: "adiposity", change: -12 },
          { name: "plasma concentration of endotoxin", change: -29 },
        ],
        mechanism: "that the donor's bacteria decide who profits from fiber",
        mesh: ["Germ-Free Life", "Inulin", "Fecal Microbiota Transplantation"],
      },
      {
        model: "mice lacking free fatty acid receptor 3",
        perGroup: 10,
        given: "butyrate by gavage for 4 weeks",
        givenName: "butyrate",
        measured: [
          { name: "glucose tolerance", change: 4 },
          { name: "intestinal gluconeogenesis", change: 33 },
        ],
        mechanism: "that signaling through the gut-brain axis needs the receptor",
        mesh: ["Mice, Knockout", "Receptors, G-Protein-Coupled", "Gluconeogenesis"],
      },
    ],
    cells: [
      {
        model: "human colonic enteroids",
        given: "butyrate at 5 mM for 24 hours",
        givenName: "butyrate",
        measured: [
          { name: "transepithelial resistance", change: 28 },
          { name: "claudin-1 expression", change: 37 },
        ],
        mechanism: "that butyrate tightens the barrier through histone deacetylase inhibition",
        mesh: ["Intestinal Mucosa", "Claudin-1", "Histone Deacetylase Inhibitors"],
      },
      {
        model: "murine L cells",
        given: "butyrate at 2 mM for 2 hours",
        givenName: "butyrate",
        measured: [
          { name: "release of glucagon-like peptide 1", change: 49 },
          { name: "intracellular calcium", change: 35 },
        ],
        mechanism: "that enteroendocrine cells sense bacterial products",
        mesh: ["Enteroendocrine Cells", "Glucagon-Like Peptide 1"],
      },
    ],
    genes: [
      {
        marker: "the abundance of bacterial butyryl-CoA transferase genes in stool",
        name: "butyrate-producing genes",
        trait: "insulin resistance in obesity",
        ratio: 0.74,
        followUp: "The association weakened after adjustment for fiber intake",
        mesh: ["Metagenomics", "Feces", "Bacteria"],
      },
      {
        marker: "host variants linked to stool propionate and butyrate",
        name: "host variants for fecal short-chain fatty acids",
        trait: "type 2 diabetes",
        ratio: 1.06,
        followUp: "Butyrate itself showed no causal signal",
        mesh: ["Mendelian Randomization Analysis", "Diabetes Mellitus, Type 2"],
      },
    ],
  },
  exposure: {
    name: "high fiber intake",
    exposed: "adults in the highest third of fiber intake",
    unexposed: "adults in the lowest third",
    outcome: { name: "type 2 diabetes", control: 0.07, ratio: 0.83, mesh: ["Diabetes Mellitus, Type 2"] },
  },
  otherTreatment: {
    name: "fecal microbiota transplantation",
    regimen: "capsules of fecal microbiota from lean donors",
    mesh: ["Fecal Microbiota Transplantation"],
    comparator: "autologous capsules",
    outcome: { name: "a clinically relevant gain in insulin sensitivity", control: 0.2, ratio: 1.25, wished: true },
  },
  otherCondition: {
    condition: { name: "ulcerative colitis", mesh: ["Colitis, Ulcerative"] },
    population: {
      who: "adults with mildly active ulcerative colitis",
      short: "adults with ulcerative colitis",
      age: [38, 44],
      women: 0.47,
      mesh: ["Adult"],
    },
    outcome: { name: "clinical remission", control: 0.25, ratio: 1.12, wished: true },
  },
  names: {
    jpn: { condition: "肥満におけるインスリン抵抗性", intervention: "酪酸" },
    chi: { condition: "肥胖相关胰岛素抵抗", intervention: "丁酸" },
  },
};

export const MICROBIOME_AND_METABOLISM_TOPICS: readonly TopicCard[] = [butyrateObesityMicrobiome];

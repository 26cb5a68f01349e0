import type { TopicCard } from "../topic-card.ts";

const advancedTherapyUlcerativeColitis: TopicCard = {
  id: "biologics-ulcerative-colitis",
  profile: "therapy",
  since: 2010,
  condition: {
    name: "ulcerative colitis",
    short: "UC",
    mesh: ["Colitis, Ulcerative", "Inflammatory Bowel Diseases"],
    keywords: ["inflammatory bowel disease"],
  },
  intervention: {
    name: "advanced therapies",
    plural: true,
    mesh: ["Antibodies, Monoclonal", "Janus Kinase Inhibitors"],
    keywords: ["biologics", "JAK inhibitor", "vedolizumab"],
    substances: ["Antibodies, Monoclonal", "Janus Kinase Inhibitors"],
  },
  population: {
    who: "adults with moderately to severely active ulcerative colitis",
    short: "adults with active ulcerative colitis",
    age: [37, 46],
    women: 0.42,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "vedolizumab",
      regimen: "vedolizumab 300 mg intravenously every 8 weeks after induction",
      mesh: ["Antibodies, Monoclonal, Humanized"],
      substances: ["vedolizumab"],
    },
    {
      name: "upadacitinib",
      regimen: "upadacitinib 45 mg daily for 8 weeks and 30 mg daily thereafter",
      mesh: ["Heterocyclic Compounds, 3-Ring"],
      substances: ["upadacitinib"],
    },
    {
      name: "infliximab",
      regimen: "infliximab 5 mg/kg every 8 weeks after induction",
      mesh: ["Infliximab"],
      substances: ["Infliximab"],
    },
  ],
  comparators: ["placebo", "adalimumab"],
  outcomes: [
    { name: "clinical remission at one year", control: 0.2, ratio: 1.75, wished: true, mesh: ["Remission Induction"] },
    { name: "endoscopic improvement", control: 0.26, ratio: 1.65, wished: true, mesh: ["Colonoscopy"] },
    {
      name: "the Mayo score",
      unit: "points",
      baseline: 8.9,
      sd: 2.9,
      difference: -1.8,
      better: "lower",
      mesh: ["Severity of Illness Index"],
    },
  ],
  harms: [
    { name: "serious infection", control: 0.025, ratio: 1.1 },
    { name: "herpes zoster", control: 0.012, ratio: 1.9 },
  ],
  trial: { size: [120, 900], followUp: [26, 52, "weeks"] },
  background: [
    "Many patients with ulcerative colitis do not reach remission with aminosalicylates and corticosteroids",
    "Antibodies and small molecules for ulcerative colitis have multiplied, but few have been compared directly",
  ],
  uncertainties: [
    "in which order advanced therapies should be used",
    "whether histological remission should be the goal",
    "when treatment can be stopped",
  ],
  recommendations: [
    "an advanced therapy for outpatients with moderate to severe ulcerative colitis rather than gradual step-up",
    "checking vaccination and hepatitis B status beforehand",
  ],
  aspects: ["positioning of drugs", "safety of Janus kinase inhibitors", "therapeutic drug monitoring"],
  cases: [
    {
      age: [22, 55],
      sex: "either",
      presentation: "bloody diarrhea that worsened under infliximab",
      finding: "Biopsy showed inclusions, and cytomegalovirus DNA was found in tissue",
      treatment: "ganciclovir and a pause of infliximab",
      course: "Bleeding stopped within 10 days and infliximab was resumed",
      lesson: "exclude cytomegalovirus before treatment is escalated",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with dextran sulfate sodium colitis",
        perGroup: 10,
        given: "a Janus kinase 1 inhibitor 10 mg/kg daily for 7 days",
        givenName: "Janus kinase 1 inhibition",
        measured: [
          { name: "histological colitis score", change: -41 },
          { name: "colon length", change: 18 },
        ],
        mechanism: "that blocking several cytokines at once restores the epithelium",
        mesh: ["Mice", "Dextran Sulfate", "Janus Kinase 1", "Intestinal Mucosa"],
      },
    ],
    cells: [
      {
        model: "colonic organoids from patients",
        given: "tumor necrosis factor with and without vedolizumab",
        givenName: "vedolizumab",
        measured: [
          { name: "epithelial barrier resistance", change: 3 },
          { name: "interleukin-8 release", change: -5 },
        ],
        mechanism: "that vedolizumab acts on leukocyte traffic rather than on the epithelium",
        mesh: ["Organoids", "Interleukin-8", "Colon"],
      },
    ],
  },
  test: {
    name: "fecal calprotectin",
    cutoff: "150 µg/g",
    target: "endoscopically active ulcerative colitis",
    reference: "colonoscopy with the Mayo endoscopic score",
    sensitivity: 0.85,
    specificity: 0.78,
    prevalence: 0.45,
    mesh: ["Leukocyte L1 Antigen Complex", "Feces"],
  },
  exposure: {
    name: "treatment with vedolizumab",
    exposed: "new users of vedolizumab",
    unexposed: "new users of infliximab",
    outcome: { name: "serious infection", control: 0.05, ratio: 0.72, mesh: ["Infections"] },
  },
  otherTreatment: {
    name: "oral mesalamine",
    regimen: "mesalamine 4.8 g daily",
    mesh: ["Mesalamine"],
    substances: ["Mesalamine"],
    comparator: "placebo",
    outcome: { name: "clinical remission", control: 0.2, ratio: 1.5, wished: true },
  },
  otherCondition: {
    condition: { name: "Crohn disease", mesh: ["Crohn Disease"] },
    population: {
      who: "adults with moderately to severely active Crohn disease",
      short: "adults with Crohn disease",
      age: [33, 41],
      women: 0.5,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: { name: "clinical remission", control: 0.22, ratio: 1.7, wished: true },
  },
  names: {
    jpn: { condition: "潰瘍性大腸炎", intervention: "生物学的製剤およびJAK阻害薬" },
    chi: { condition: "溃疡性结肠炎", intervention: "生物制剂和小分子药物" },
  },
};

const fodmapIrritableBowel: TopicCard = {
  id: "fodmap-irritable-bowel",
  profile: "therapy",
  since: 2009,
  condition: {
    name: "irritable bowel syndrome",
    short: "IBS",
    mesh: ["Irritable Bowel Syndrome"],
    keywords: ["abdominal pain", "bloating"],
  },
  intervention: {
    name: "a low FODMAP diet",
    mesh: ["Diet, Carbohydrate-Restricted", "FODMAP Diet"],
    keywords: ["FODMAP", "diet therapy"],
  },
  population: {
    who: "adults with irritable bowel syndrome according to the Rome IV criteria",
    short: "adults with irritable bowel syndrome",
    age: [35, 46],
    women: 0.72,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    { name: "a low FODMAP diet", regimen: "a low FODMAP diet taught by a dietitian" },
    {
      name: "app-guided FODMAP restriction",
      regimen: "FODMAP restriction and reintroduction guided by an app",
      mesh: ["Mobile Applications"],
    },
  ],
  comparators: ["traditional dietary advice", "a sham diet"],
  outcomes: [
    { name: "adequate relief of symptoms", control: 0.4, ratio: 1.36, wished: true, mesh: ["Treatment Outcome"] },
    {
      name: "the IBS severity score",
      unit: "points",
      baseline: 292,
      sd: 88,
      difference: -43,
      better: "lower",
      mesh: ["Severity of Illness Index"],
    },
    {
      name: "fecal Bifidobacterium abundance",
      unit: "%",
      baseline: 5.5,
      sd: 3.4,
      difference: -1.5,
      better: "higher",
      mesh: ["Bifidobacterium"],
    },
  ],
  harms: [
    { name: "difficulty eating out", control: 0.2, ratio: 2.2 },
    { name: "weight loss of more than 5%", control: 0.02, ratio: 1.6 },
  ],
  trial: { size: [50, 320], followUp: [4, 26, "weeks"] },
  background: [
    "Poorly absorbed short-chain carbohydrates (FODMAPs) draw water into the bowel and are fermented, which may cause symptoms",
    "Diet is what people with irritable bowel syndrome ask about first",
  ],
  uncertainties: [
    "how much of the benefit is a placebo effect",
    "whether reintroduction is achieved in practice",
    "whether the change in microbiota matters",
  ],
  recommendations: [
    "a limited trial of a low FODMAP diet with reintroduction under a dietitian",
    "traditional dietary advice as the first step",
  ],
  aspects: ["mechanisms of symptoms", "problems of blinding", "nutritional adequacy"],
  cases: [
    {
      age: [19, 38],
      sex: "woman",
      presentation: "weight loss of 11 kg after two years on a self-imposed low FODMAP diet",
      finding: "Assessment showed avoidant food intake and iron deficiency",
      treatment: "stepwise reintroduction with dietary and psychological support",
      course: "Weight was regained within 9 months, while bloating was unchanged",
      lesson: "ask about eating disorders before advising restriction",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rats fed a diet rich in FODMAPs",
        perGroup: 10,
        given: "a diet low in fructans and lactose for 3 weeks",
        givenName: "a low FODMAP diet",
        measured: [
          { name: "visceral hypersensitivity", change: -34 },
          { name: "luminal lipopolysaccharide", change: -45 },
        ],
        mechanism: "that fermentation products activate mast cells",
        mesh: ["Rats", "Visceral Pain", "Lipopolysaccharides", "Mast Cells"],
      },
    ],
  },
  voices: [
    {
      who: "patients and dietitians",
      about: "living with a restricted diet",
      themes: ["control over an unpredictable gut", "the cost of special food", "fear of reintroduction"],
      mesh: ["Nutritionists", "Feeding Behavior"],
    },
  ],
  otherTreatment: {
    name: "gut-directed hypnotherapy",
    regimen: "six sessions of gut-directed hypnotherapy",
    mesh: ["Hypnosis"],
    comparator: "education",
    outcome: { name: "adequate relief of symptoms", control: 0.32, ratio: 1.4, wished: true },
  },
  names: {
    jpn: { condition: "過敏性腸症候群", intervention: "低FODMAP食" },
    chi: { condition: "肠易激综合征", intervention: "低FODMAP饮食" },
    ger: { condition: "Reizdarmsyndrom", intervention: "FODMAP-arme Kost" },
  },
};

export const BOWEL_TOPICS: readonly TopicCard[] = [advancedTherapyUlcerativeColitis, fodmapIrritableBowel];

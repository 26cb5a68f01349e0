import type { TopicCard } from "../topic-card.ts";

const gutMicrobiotaParkinson: TopicCard = {
  id: "gut-microbiota-parkinson",
  profile: "basic",
  example: true,
  since: 2011,
  condition: {
    name: "Parkinson's disease",
    short: "PD",
    mesh: ["Parkinson Disease"],
    keywords: ["Parkinson disease", "alpha-synuclein"],
  },
  intervention: {
    name: "the gut microbiota",
    mesh: ["Gastrointestinal Microbiome", "Brain-Gut Axis"],
    keywords: ["gut microbiota", "gut-brain axis", "short-chain fatty acids"],
  },
  population: {
    who: "adults with Parkinson's disease of mild to moderate severity",
    short: "patients with Parkinson's disease",
    age: [62, 69],
    women: 0.4,
    mesh: ["Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "fecal microbiota transplantation",
      regimen: "fecal microbiota transplantation by colonoscopy from a healthy donor",
      mesh: ["Fecal Microbiota Transplantation"],
    },
    {
      name: "a multistrain probiotic",
      regimen: "a multistrain probiotic of Lactobacillus and Bifidobacterium once daily",
      mesh: ["Probiotics"],
    },
    {
      name: "a prebiotic fiber mixture",
      regimen: "10 g of a prebiotic fiber mixture daily",
      mesh: ["Prebiotics", "Dietary Fiber"],
    },
  ],
  comparators: ["placebo", "autologous stool"],
  outcomes: [
    {
      name: "the MDS-UPDRS motor score",
      unit: "points",
      baseline: 34,
      sd: 8,
      difference: -2.4,
      better: "lower",
      mesh: ["Severity of Illness Index"],
    },
    {
      name: "complete spontaneous bowel movements per week",
      unit: "movements",
      baseline: 2.1,
      sd: 1.9,
      difference: 0.9,
      better: "higher",
      mesh: ["Constipation"],
    },
    { name: "relief of constipation", control: 0.28, ratio: 1.5, wished: true },
  ],
  harms: [
    { name: "abdominal bloating", control: 0.16, ratio: 1.5 },
    { name: "transient diarrhea", control: 0.1, ratio: 1.4 },
  ],
  trial: { size: [40, 160], followUp: [8, 24, "weeks"] },
  background: [
    "Constipation often precedes the motor signs of Parkinson's disease by years, which has drawn attention to the gut",
    "Alpha-synuclein aggregates are found in the enteric nervous system of people with Parkinson's disease",
    "Several studies report a different composition of the gut microbiota in Parkinson's disease, but the direction of causality is unknown",
    "Bacterial metabolites such as short-chain fatty acids may influence neuroinflammation through the gut-brain axis",
  ],
  uncertainties: [
    "whether changes of the gut microbiota are a cause or a consequence of Parkinson's disease",
    "how far diet and medication explain the differences",
    "whether alpha-synuclein pathology spreads from the gut to the brain in people",
  ],
  recommendations: [
    "treating constipation actively at every stage of Parkinson's disease",
    "against fecal microbiota transplantation for Parkinson's disease outside of clinical trials",
  ],
  aspects: [
    "bacterial metabolites and neuroinflammation",
    "the vagus nerve as a route",
    "levodopa metabolism by gut bacteria",
    "trials of microbiota-directed treatment",
  ],
  cases: [
    {
      age: [58, 75],
      sex: "either",
      presentation: "erratic responses to levodopa and severe constipation",
      finding: "Breath testing indicated small intestinal bacterial overgrowth",
      treatment: "rifaximin for 10 days followed by a fiber-rich diet",
      course: "Delayed-on periods became shorter and motor fluctuations lessened for 4 months",
      lesson: "think of bacterial overgrowth when levodopa works erratically",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice overexpressing human alpha-synuclein",
        perGroup: 12,
        given: "stool of patients with Parkinson's disease by gavage after germ-free rearing",
        givenName: "fecal microbiota from patients with Parkinson's disease",
        measured: [
          { name: "time to descend a pole", change: 46 },
          { name: "microglial activation in the striatum", change: 39 },
          { name: "fecal butyrate", change: -33 },
        ],
        mechanism: "that the gut microbiota of patients worsens motor deficits in a genetically susceptible host",
        mesh: ["Mice, Transgenic", "alpha-Synuclein", "Germ-Free Life", "Microglia"],
      },
      {
        model: "mice treated with MPTP",
        perGroup: 10,
        given: "sodium butyrate 200 mg/kg daily for 3 weeks",
        givenName: "sodium butyrate",
        measured: [
          { name: "dopaminergic neurons in the substantia nigra", change: 34 },
          { name: "tumor necrosis factor alpha in the striatum", change: -31 },
        ],
        mechanism: "that butyrate protects dopaminergic neurons through less neuroinflammation",
        mesh: ["Mice, Inbred C57BL", "MPTP Poisoning", "Butyric Acid", "Dopaminergic Neurons"],
      },
      {
        model: "rats with rotenone-induced parkinsonism",
        perGroup: 11,
        given: "Clostridium butyricum by gavage for 4 weeks",
        givenName: "Clostridium butyricum",
        measured: [
          { name: "rotarod latency", change: 28 },
          { name: "intestinal permeability", change: -37 },
          { name: "colonic alpha-synuclein", change: -24 },
        ],
        mechanism: "that a tighter intestinal barrier limits inflammation reaching the brain",
        mesh: ["Rats", "Rotenone", "Intestinal Mucosa", "Permeability"],
      },
      {
        model: "mice injected with alpha-synuclein fibrils into the duodenum",
        perGroup: 9,
        given: "truncal vagotomy two weeks before injection",
        givenName: "vagotomy",
        measured: [
          { name: "phosphorylated alpha-synuclein in the dorsal motor nucleus", change: -68 },
          { name: "loss of striatal dopamine", change: -41 },
        ],
        mechanism: "that the vagus nerve carries pathology from gut to brain",
        mesh: ["Mice", "Vagotomy", "alpha-Synuclein", "Vagus Nerve"],
      },
    ],
    cells: [
      {
        model: "human enteroendocrine cells",
        given: "bacterial curli for 24 hours",
        givenName: "bacterial curli",
        measured: [
          { name: "alpha-synuclein aggregation", change: 57 },
          { name: "cell viability", change: -12 },
        ],
        mechanism: "that bacterial amyloid seeds alpha-synuclein in the gut wall",
        mesh: ["Enteroendocrine Cells", "Amyloidogenic Proteins", "alpha-Synuclein"],
      },
      {
        model: "primary mouse microglia",
        given: "sodium propionate at 1 mM before lipopolysaccharide",
        givenName: "propionate",
        measured: [
          { name: "interleukin-1 beta release", change: -35 },
          { name: "NLRP3 inflammasome assembly", change: -27 },
        ],
        mechanism: "that short-chain fatty acids restrain the inflammasome",
        mesh: ["Microglia", "NLR Family, Pyrin Domain-Containing 3 Protein", "Fatty Acids, Volatile"],
      },
    ],
    genes: [
      {
        marker: "the abundance of Akkermansia and Prevotella in stool by shotgun sequencing",
        name: "fecal Akkermansia abundance",
        trait: "Parkinson's disease",
        ratio: 1.5,
        followUp: "Genes for mucin degradation were enriched, and those for butyrate synthesis were depleted",
        mesh: ["Akkermansia", "Prevotella", "Metagenomics", "RNA, Ribosomal, 16S"],
      },
      {
        marker: "LRRK2 variants shared by Parkinson's disease and Crohn disease",
        name: "LRRK2 variants",
        trait: "Parkinson's disease with early constipation",
        ratio: 1.35,
        followUp: "Carriers had more calprotectin in stool than noncarriers",
        mesh: ["Leucine-Rich Repeat Serine-Threonine Protein Kinase-2", "Polymorphism, Single Nucleotide"],
      },
      {
        marker: "bacterial tyrosine decarboxylase genes in stool samples",
        name: "bacterial tyrosine decarboxylase genes",
        trait: "a high levodopa dose",
        ratio: 1.7,
        followUp: "Gene copy number correlated with conversion of levodopa to dopamine in vitro",
        mesh: ["Tyrosine Decarboxylase", "Levodopa", "Enterococcus faecalis"],
      },
    ],
  },
  exposure: {
    name: "small intestinal bacterial overgrowth",
    exposed: "patients with small intestinal bacterial overgrowth",
    unexposed: "patients without it",
    outcome: { name: "motor fluctuations", control: 0.3, ratio: 1.4 },
  },
  otherTreatment: {
    name: "exenatide",
    regimen: "exenatide 2 mg once weekly",
    mesh: ["Exenatide"],
    substances: ["Exenatide"],
    comparator: "placebo",
    outcome: { name: "a worsening of the motor score by more than 5 points", control: 0.36, ratio: 0.85 },
  },
  otherCondition: {
    condition: { name: "multiple system atrophy", short: "MSA", mesh: ["Multiple System Atrophy"] },
    population: {
      who: "adults with probable multiple system atrophy",
      short: "patients with multiple system atrophy",
      age: [59, 65],
      women: 0.48,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "relief of constipation", control: 0.25, ratio: 1.6, wished: true },
  },
  names: {
    jpn: { condition: "パーキンソン病", intervention: "腸内細菌叢" },
    chi: { condition: "帕金森病", intervention: "肠道菌群" },
    ger: { condition: "Parkinson-Krankheit", intervention: "Darmmikrobiota" },
  },
};

export const GUT_AND_BRAIN_TOPICS: readonly TopicCard[] = [gutMicrobiotaParkinson];

import type { TopicCard } from "../topic-card.ts";

const ketogenicDietEpilepsy: TopicCard = {
  id: "ketogenic-diet-epilepsy",
  profile: "therapy",
  condition: {
    name: "drug-resistant epilepsy",
    mesh: ["Drug Resistant Epilepsy"],
    keywords: ["refractory epilepsy", "seizures"],
  },
  intervention: {
    name: "ketogenic diet therapy",
    mesh: ["Diet, Ketogenic"],
    keywords: ["ketogenic diet", "modified Atkins diet"],
  },
  population: {
    who: "children aged 2 to 16 years with daily or weekly seizures in spite of two or more drugs",
    short: "children with drug-resistant epilepsy",
    age: [5, 9],
    women: 0.46,
    mesh: ["Child, Preschool", "Child", "Adolescent"],
  },
  arms: [
    { name: "the classic ketogenic diet", regimen: "a classic ketogenic diet at a ratio of 4 to 1" },
    {
      name: "the modified Atkins diet",
      regimen: "a modified Atkins diet with 10 g of carbohydrate a day",
      mesh: ["Diet, Carbohydrate-Restricted"],
    },
    {
      name: "the medium-chain triglyceride diet",
      regimen: "a diet with 45% of energy from medium-chain triglycerides",
      mesh: ["Triglycerides"],
      substances: ["Triglycerides"],
    },
  ],
  comparators: ["usual diet and unchanged drugs", "usual care"],
  outcomes: [
    { name: "a reduction in seizures by at least half", control: 0.12, ratio: 3.1, wished: true },
    { name: "freedom from seizures", control: 0.02, ratio: 4, wished: true },
    {
      name: "seizures per week",
      unit: "seizures",
      baseline: 16,
      sd: 9,
      difference: -4.6,
      better: "lower",
      mesh: ["Seizures"],
    },
  ],
  harms: [
    { name: "constipation", control: 0.08, ratio: 2.6, mesh: ["Constipation"] },
    { name: "vomiting", control: 0.06, ratio: 2.2, mesh: ["Vomiting"] },
    { name: "nephrolithiasis", control: 0.004, ratio: 4, mesh: ["Kidney Calculi"] },
  ],
  trial: { size: [30, 160], followUp: [3, 12, "months"] },
  background: [
    "One in three children with epilepsy goes on having seizures in spite of drugs",
    "The ketogenic diet imitates fasting, which has been known to suppress seizures for a century",
    "Keeping to a ketogenic diet asks a great deal of children and families",
  ],
  uncertainties: [
    "whether less strict diets work as well as the classic one",
    "whether adults benefit to the same degree",
    "how long the diet should be kept once seizures have stopped",
  ],
  recommendations: [
    "a trial of a ketogenic diet for three months in children in whom two antiseizure drugs have failed",
    "screening for disorders of fatty acid oxidation before the diet begins",
  ],
  aspects: [
    "mechanisms by which ketosis suppresses seizures",
    "growth and lipids during long-term use",
    "less restrictive variants of the diet",
  ],
  cases: [
    {
      age: [2, 8],
      sex: "either",
      presentation: "clusters of atonic seizures that four drugs had not controlled",
      finding: "Glucose in cerebrospinal fluid was 33 mg/dL, and a variant in SLC2A1 was found",
      treatment: "a ketogenic diet at a ratio of 3 to 1",
      course: "Seizures stopped within 3 weeks, and language developed over the following year",
      lesson: "measure glucose in cerebrospinal fluid in unexplained early epilepsy",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with spontaneous seizures due to loss of Kcna1",
        perGroup: 11,
        given: "a ketogenic diet for 3 weeks",
        givenName: "ketogenic diet",
        measured: [
          { name: "the seizure rate", change: -54 },
          { name: "fecal Akkermansia", change: 210 },
          { name: "hippocampal GABA-to-glutamate ratio", change: 33 },
        ],
        mechanism: "that gut bacteria take part in the protection",
        mesh: ["Mice, Knockout", "Seizures", "Gastrointestinal Microbiome", "gamma-Aminobutyric Acid"],
      },
    ],
    cells: [
      {
        model: "rat hippocampal neurons",
        given: "beta-hydroxybutyrate at 4 mM for 24 hours",
        givenName: "beta-hydroxybutyrate",
        measured: [
          { name: "frequency of epileptiform discharges", change: -38 },
          { name: "opening of ATP-sensitive potassium channels", change: 45 },
        ],
        mechanism: "that ketone bodies stabilize the membrane through potassium channels",
        mesh: ["Neurons", "3-Hydroxybutyric Acid", "KATP Channels"],
      },
    ],
  },
  voices: [
    {
      who: "parents and dietitians",
      about: "cooking and living with a ketogenic diet",
      themes: ["weighing every gram", "birthdays without cake", "pride in a treatment the family provides"],
      mesh: ["Parents", "Nutritionists"],
    },
  ],
  otherTreatment: {
    name: "vagus nerve stimulation",
    regimen: "implantation of a vagus nerve stimulator",
    mesh: ["Vagus Nerve Stimulation"],
    comparator: "low-level stimulation",
    outcome: { name: "a reduction in seizures by at least half", control: 0.15, ratio: 1.7, wished: true },
  },
  otherCondition: {
    condition: { name: "infantile epileptic spasms syndrome", mesh: ["Spasms, Infantile"] },
    population: {
      who: "infants with epileptic spasms after hormonal treatment",
      short: "infants with epileptic spasms",
      age: [0.6, 0.9],
      women: 0.44,
      mesh: ["Infant"],
    },
    outcome: { name: "cessation of spasms", control: 0.2, ratio: 1.6, wished: true },
  },
  names: {
    jpn: { condition: "薬剤抵抗性てんかん", intervention: "ケトン食療法" },
    chi: { condition: "药物难治性癫痫", intervention: "生酮饮食" },
    ger: { condition: "Pharmakoresistente Epilepsie", intervention: "Ketogene Diät" },
  },
};

const antiCd20MultipleSclerosis: TopicCard = {
  id: "anti-cd20-multiple-sclerosis",
  profile: "therapy",
  since: 2008,
  condition: {
    name: "multiple sclerosis",
    short: "MS",
    mesh: ["Multiple Sclerosis"],
    keywords: ["relapsing multiple sclerosis"],
  },
  intervention: {
    name: "anti-CD20 antibodies",
    plural: true,
    mesh: ["Antigens, CD20", "Antibodies, Monoclonal"],
    keywords: ["B-cell depletion", "disease-modifying therapy"],
    substances: ["Antigens, CD20", "Antibodies, Monoclonal"],
  },
  population: {
    who: "adults with relapsing multiple sclerosis and at least one relapse in the past year",
    short: "adults with multiple sclerosis",
    age: [34, 42],
    women: 0.68,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    { name: "ocrelizumab", regimen: "ocrelizumab 600 mg intravenously every 24 weeks", substances: ["ocrelizumab"] },
    { name: "ofatumumab", regimen: "ofatumumab 20 mg subcutaneously every 4 weeks", substances: ["ofatumumab"] },
    {
      name: "rituximab",
      regimen: "rituximab 500 mg intravenously every 6 months",
      mesh: ["Rituximab"],
      substances: ["Rituximab"],
    },
  ],
  comparators: ["interferon beta-1a", "teriflunomide", "dimethyl fumarate"],
  outcomes: [
    { name: "relapse within two years", control: 0.33, ratio: 0.54, mesh: ["Recurrence"] },
    {
      name: "confirmed disability progression",
      control: 0.14,
      ratio: 0.66,
      mesh: ["Disease Progression", "Disability Evaluation"],
    },
    {
      name: "gadolinium-enhancing lesions per scan",
      unit: "lesions",
      baseline: 1.7,
      sd: 1.9,
      difference: -0.7,
      better: "lower",
      mesh: ["Magnetic Resonance Imaging"],
    },
    { name: "no evidence of disease activity", control: 0.27, ratio: 1.75, wished: true },
  ],
  harms: [
    { name: "an infusion or injection reaction", control: 0.1, ratio: 2.8 },
    { name: "serious infection", control: 0.018, ratio: 1.6, mesh: ["Infections"] },
    { name: "low immunoglobulin G", control: 0.02, ratio: 2.3, mesh: ["Agammaglobulinemia"] },
  ],
  trial: { size: [150, 1200], followUp: [12, 30, "months"] },
  background: [
    "Multiple sclerosis is the commonest disabling neurological illness of young adults",
    "B cells drive relapses of multiple sclerosis, and antibodies against CD20 remove them from the circulation",
    "Early use of highly effective treatment may spare patients disability, at the price of infections",
  ],
  uncertainties: [
    "whether the interval between infusions can be extended",
    "whether treatment slows progression that is independent of relapses",
    "when treatment can be stopped in older patients",
  ],
  recommendations: [
    "an anti-CD20 antibody for adults with active relapsing multiple sclerosis, also as first treatment",
    "completing vaccinations and screening for hepatitis B before the first dose",
  ],
  aspects: [
    "B cells in the pathogenesis of multiple sclerosis",
    "infection and vaccination during B-cell depletion",
    "treatment around pregnancy",
  ],
  cases: [
    {
      age: [32, 55],
      sex: "either",
      presentation: "fever and cough for seven weeks after COVID-19 during treatment with ocrelizumab",
      finding:
        "Viral RNA was still detected in bronchoalveolar fluid, and antibodies against the spike protein were absent",
      treatment: "remdesivir for 10 days and antibody-containing plasma",
      course: "Fever ceased within 4 days, and viral RNA was no longer found",
      lesson: "think of persistent viral infection when fever continues during B-cell depletion",
    },
  ],
  laboratory: {
    animals: [
      {
        model:
          "mice with experimental autoimmune encephalomyelitis induced by human myelin oligodendrocyte glycoprotein",
        perGroup: 12,
        given: "an anti-CD20 antibody 10 mg/kg weekly",
        givenName: "anti-CD20 treatment",
        measured: [
          { name: "clinical score", change: -41 },
          { name: "Th17-cell infiltration of the spinal cord", change: -47 },
        ],
        mechanism: "that B cells act as antigen-presenting cells in disease",
        mesh: ["Mice", "Encephalomyelitis, Autoimmune, Experimental", "B-Lymphocytes", "Th17 Cells"],
      },
    ],
    genes: [
      {
        marker: "the HLA-DRB1*15:01 allele",
        name: "HLA-DRB1*15:01",
        trait: "multiple sclerosis",
        ratio: 2.9,
        followUp: "The allele was not associated with response to B-cell depletion",
        mesh: ["HLA-DRB1 Chains", "Genetic Predisposition to Disease"],
      },
    ],
  },
  exposure: {
    name: "anti-CD20 treatment",
    exposed: "patients treated with an anti-CD20 antibody",
    unexposed: "patients treated with fingolimod or natalizumab",
    outcome: { name: "infection leading to admission", control: 0.03, ratio: 1.5, mesh: ["Hospitalization"] },
  },
  otherTreatment: {
    name: "autologous hematopoietic stem cell transplantation",
    regimen: "autologous hematopoietic stem cell transplantation",
    mesh: ["Hematopoietic Stem Cell Transplantation", "Transplantation, Autologous"],
    comparator: "natalizumab",
    outcome: { name: "no evidence of disease activity", control: 0.45, ratio: 1.6, wished: true },
  },
  names: {
    jpn: { condition: "多発性硬化症", intervention: "抗CD20抗体" },
    chi: { condition: "多发性硬化", intervention: "抗CD20单克隆抗体" },
    fre: { condition: "Sclérose en plaques", intervention: "anticorps anti-CD20" },
  },
};

export const EPILEPSY_AND_MULTIPLE_SCLEROSIS_TOPICS: readonly TopicCard[] = [
  ketogenicDietEpilepsy,
  antiCd20MultipleSclerosis,
];

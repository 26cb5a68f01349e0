import type { TopicCard } from "../topic-card.ts";

const satralizumabNmosd: TopicCard = {
  id: "satralizumab-nmosd",
  profile: "rare",
  since: 2007,
  condition: {
    name: "neuromyelitis optica spectrum disorder",
    short: "NMOSD",
    mesh: ["Neuromyelitis Optica"],
    keywords: ["aquaporin-4", "optic neuritis"],
  },
  intervention: {
    name: "monoclonal antibody therapy",
    mesh: ["Antibodies, Monoclonal"],
    keywords: ["relapse prevention", "satralizumab", "eculizumab"],
    substances: ["Antibodies, Monoclonal"],
  },
  population: {
    who: "adults with neuromyelitis optica spectrum disorder and antibodies against aquaporin-4",
    short: "patients with neuromyelitis optica spectrum disorder",
    age: [40, 47],
    women: 0.89,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "satralizumab",
      regimen: "satralizumab 120 mg every 4 weeks",
      mesh: ["Antibodies, Monoclonal, Humanized"],
      substances: ["satralizumab"],
    },
    {
      name: "eculizumab",
      regimen: "eculizumab 1200 mg every 2 weeks",
      mesh: ["Complement Inactivating Agents"],
      substances: ["eculizumab"],
    },
    { name: "rituximab", regimen: "rituximab 1000 mg every 6 months", mesh: ["Rituximab"], substances: ["Rituximab"] },
  ],
  comparators: ["placebo", "azathioprine"],
  outcomes: [
    { name: "a relapse within one year", control: 0.42, ratio: 0.3, mesh: ["Recurrence", "Secondary Prevention"] },
    { name: "worsening of the disability score", control: 0.25, ratio: 0.6, mesh: ["Disability Evaluation"] },
    {
      name: "the annualized relapse rate",
      unit: "relapses",
      baseline: 1.4,
      sd: 0.6,
      difference: -0.3,
      better: "lower",
    },
  ],
  harms: [
    { name: "urinary tract infection", control: 0.2, ratio: 1.1 },
    { name: "an infusion reaction", control: 0.08, ratio: 1.7 },
  ],
  trial: { size: [24, 140], followUp: [24, 96, "weeks"] },
  background: [
    "Neuromyelitis optica spectrum disorder causes attacks of optic neuritis and myelitis that leave lasting disability",
    "Antibodies against aquaporin-4 distinguish neuromyelitis optica spectrum disorder from multiple sclerosis",
  ],
  uncertainties: [
    "which antibody should be given first",
    "how patients without aquaporin-4 antibodies should be treated",
    "whether treatment can ever be stopped",
  ],
  recommendations: [
    "starting relapse prevention after the first attack in patients with aquaporin-4 antibodies",
    "against treatment with interferon beta, fingolimod or natalizumab",
  ],
  aspects: ["aquaporin-4 and complement", "comparison of antibodies", "pregnancy"],
  cases: [
    {
      age: [22, 48],
      sex: "woman",
      presentation: "intractable hiccups and vomiting for three weeks",
      finding: "Magnetic resonance imaging showed a lesion of the area postrema, and aquaporin-4 antibodies were found",
      treatment: "methylprednisolone, plasma exchange and satralizumab",
      course: "Hiccups ceased within 5 days and no relapse followed in 2 years",
      lesson: "consider neuromyelitis optica in unexplained hiccups and vomiting",
    },
    {
      age: [30, 60],
      sex: "woman",
      presentation: "loss of vision in both eyes within days",
      finding: "The lesions of the optic nerves reached the chiasm",
      treatment: "plasma exchange on the second day and rituximab",
      course: "Vision recovered to 20/40 in one eye",
      lesson: "not delay plasma exchange in severe optic neuritis",
    },
    {
      age: [26, 44],
      sex: "woman",
      presentation: "myelitis over eight segments six weeks after delivery",
      finding:
        "Antibodies against aquaporin-4 were present, and those against myelin oligodendrocyte glycoprotein were absent",
      treatment: "methylprednisolone and later eculizumab after vaccination",
      course: "Walking without aid was regained after 5 months",
      lesson: "plan prevention of relapse for the weeks after delivery",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rats given human aquaporin-4 antibody with complement",
        perGroup: 9,
        given: "a C1 inhibitor infusion",
        givenName: "C1 inhibition",
        measured: [
          { name: "area of astrocyte loss", change: -54 },
          { name: "demyelination", change: -47 },
        ],
        mechanism: "that complement mediates astrocyte injury",
        mesh: ["Rats", "Aquaporin 4", "Astrocytes", "Complement C1"],
      },
    ],
    cells: [
      {
        model: "human astrocytes",
        given: "aquaporin-4 antibody with and without satralizumab",
        givenName: "satralizumab",
        measured: [
          { name: "interleukin-6 signaling", change: -63 },
          { name: "barrier leakage in coculture", change: -29 },
        ],
        mechanism: "that interleukin-6 opens the blood-brain barrier",
        mesh: ["Astrocytes", "Blood-Brain Barrier", "Interleukin-6"],
      },
    ],
  },
  test: {
    name: "a cell-based assay for aquaporin-4 antibodies",
    cutoff: null,
    target: "neuromyelitis optica spectrum disorder",
    reference: "international consensus criteria after 2 years",
    sensitivity: 0.78,
    specificity: 0.98,
    prevalence: 0.3,
    mesh: ["Aquaporin 4", "Autoantibodies", "Immunoassay"],
  },
  otherTreatment: {
    name: "autologous stem cell transplantation",
    regimen: "autologous hematopoietic stem cell transplantation",
    mesh: ["Hematopoietic Stem Cell Transplantation", "Transplantation, Autologous"],
    comparator: "continued immunosuppression",
    outcome: { name: "a relapse within 5 years", control: 0.6, ratio: 0.4 },
  },
  otherCondition: {
    condition: {
      name: "myelin oligodendrocyte glycoprotein antibody-associated disease",
      short: "MOGAD",
      mesh: ["Demyelinating Autoimmune Diseases, CNS"],
    },
    population: {
      who: "adults with relapsing myelin oligodendrocyte glycoprotein antibody-associated disease",
      short: "patients with MOG antibodies",
      age: [34, 42],
      women: 0.57,
      mesh: ["Adult"],
    },
    outcome: { name: "a relapse within one year", control: 0.45, ratio: 0.75 },
  },
  names: {
    jpn: { condition: "視神経脊髄炎スペクトラム障害", intervention: "抗体療法" },
    chi: { condition: "视神经脊髓炎谱系疾病", intervention: "单克隆抗体治疗" },
  },
};

export const NEUROMYELITIS_TOPICS: readonly TopicCard[] = [satralizumabNmosd];

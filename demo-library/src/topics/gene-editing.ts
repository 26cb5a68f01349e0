import type { TopicCard } from "../topic-card.ts";

const crisprDuchenne: TopicCard = {
  id: "crispr-duchenne",
  profile: "basic",
  since: 2014,
  condition: {
    name: "Duchenne muscular dystrophy",
    short: "DMD",
    mesh: ["Muscular Dystrophy, Duchenne"],
    keywords: ["dystrophin", "muscle disease"],
  },
  intervention: {
    name: "CRISPR gene editing",
    mesh: ["CRISPR-Cas Systems", "Gene Editing"],
    keywords: ["CRISPR-Cas9", "genome editing", "base editing"],
    substances: ["Dystrophin", "CRISPR-Associated Protein 9"],
  },
  population: {
    who: "boys aged 4 to 12 years with Duchenne muscular dystrophy",
    short: "boys with Duchenne muscular dystrophy",
    age: [6, 9],
    women: 0,
    mesh: ["Child, Preschool", "Child"],
  },
  arms: [
    {
      name: "micro-dystrophin gene transfer",
      regimen: "one infusion of a vector carrying micro-dystrophin",
      mesh: ["Dependovirus", "Genetic Vectors"],
      substances: ["Dystrophin"],
    },
    {
      name: "exon skipping by antisense oligonucleotides",
      regimen: "weekly infusions of an antisense oligonucleotide that skips exon 51",
      mesh: ["Oligonucleotides, Antisense"],
      substances: ["eteplirsen"],
    },
  ],
  comparators: ["placebo", "natural history controls"],
  outcomes: [
    {
      name: "the North Star Ambulatory Assessment score",
      unit: "points",
      baseline: 22,
      sd: 4.8,
      difference: 1.1,
      better: "higher",
      mesh: ["Muscle Strength"],
    },
    { name: "dystrophin expression on biopsy", control: 0.03, ratio: 9, wished: true, mesh: ["Dystrophin"] },
    { name: "loss of ambulation within two years", control: 0.12, ratio: 0.86, mesh: ["Mobility Limitation"] },
  ],
  harms: [
    { name: "a rise in aminotransferases", control: 0.08, ratio: 3.2, mesh: ["Transaminases"] },
    { name: "myocarditis", control: 0.004, ratio: 3, mesh: ["Myocarditis"] },
  ],
  trial: { size: [10, 110], followUp: [12, 24, "months"] },
  background: [
    "Duchenne muscular dystrophy is caused by mutations that disrupt the reading frame of dystrophin",
    "Gene editing could restore dystrophin for good if it reached muscle stem cells",
    "Immune reactions to viral vectors and to Cas9 stand between mouse studies and treatment of children",
  ],
  uncertainties: [
    "whether editing of muscle stem cells lasts for life",
    "how often editing leads to unwanted integration of vector sequences",
    "how much dystrophin is needed to protect the heart",
  ],
  recommendations: [
    "genome-wide assessment of off-target editing before first use in people",
    "screening for antibodies against the vector",
  ],
  aspects: [
    "delivery to skeletal and cardiac muscle",
    "exon deletion, base editing and prime editing",
    "immune responses to Cas9",
  ],
  cases: [
    {
      age: [5, 10],
      sex: "man",
      presentation: "calf hypertrophy, frequent falls and a creatine kinase of 18,000 U/L",
      finding: "Deletion of exons 48 to 50 of DMD was found",
      treatment: "prednisone 0.75 mg/kg daily and enrollment in an exon-skipping trial",
      course: "Ambulation was kept until the age of 13",
      lesson: "measure creatine kinase in boys who walk late",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mdx mice",
        perGroup: 10,
        given: "adeno-associated virus carrying Cas9 and two guide RNAs around exon 23",
        givenName: "CRISPR-Cas9 exon deletion",
        measured: [
          { name: "the share of dystrophin-positive fibers", change: 390 },
          { name: "specific force of the tibialis anterior", change: 33 },
          { name: "serum creatine kinase", change: -48 },
        ],
        mechanism: "that restoring a tenth of normal dystrophin improves force",
        mesh: ["Mice, Inbred mdx", "Dependovirus", "Dystrophin"],
      },
      {
        model: "dogs with a deletion of exon 50",
        perGroup: 4,
        given: "adeno-associated virus carrying Cas9 and a guide RNA to exon 51",
        givenName: "CRISPR-Cas9 exon skipping",
        measured: [
          { name: "dystrophin in the heart", change: 240 },
          { name: "serum creatine kinase", change: -36 },
        ],
        mechanism: "that a single cut can reframe dystrophin in a large animal",
        mesh: ["Dogs", "Myocardium", "Dystrophin"],
      },
      {
        model: "mice with a nonsense mutation in exon 44",
        perGroup: 9,
        given: "an adenine base editor delivered by lipid nanoparticles",
        givenName: "adenine base editing",
        measured: [
          { name: "the share of corrected transcripts in muscle", change: 170 },
          { name: "grip strength", change: 21 },
        ],
        mechanism: "that editing without double-strand breaks avoids integration of vector sequences",
        mesh: ["Mice", "Liposomes", "Adenine"],
      },
    ],
    cells: [
      {
        model: "cardiomyocytes derived from stem cells of patients",
        given: "prime editing of exon 51 for 72 hours",
        givenName: "prime editing",
        measured: [
          { name: "dystrophin expression", change: 310 },
          { name: "arrhythmic beating", change: -46 },
        ],
        mechanism: "that calcium handling normalizes with dystrophin",
        mesh: ["Induced Pluripotent Stem Cells", "Myocytes, Cardiac", "Calcium Signaling"],
      },
      {
        model: "human satellite cells",
        given: "Cas9 ribonucleoprotein by electroporation for 48 hours",
        givenName: "Cas9 ribonucleoprotein",
        measured: [
          { name: "the rate of insertions and deletions at the target", change: 64 },
          { name: "fusion into myotubes", change: -7 },
        ],
        mechanism: "that editing of stem cells leaves differentiation intact",
        mesh: ["Satellite Cells, Skeletal Muscle", "Electroporation", "Ribonucleoproteins"],
      },
    ],
    genes: [
      {
        marker: "deletions that CRISPR-Cas9 editing of exon 51 could correct",
        name: "deletions amenable to editing of exon 51",
        trait: "scoliosis in Duchenne muscular dystrophy",
        ratio: 1.25,
        followUp: "Revertant dystrophin-positive fibers were fewer in carriers than in other patients",
        mesh: ["Dystrophin", "Sequence Deletion"],
      },
      {
        marker: "variants in LTBP4 and SPP1",
        name: "LTBP4 and SPP1 variants",
        trait: "early loss of ambulation in Duchenne muscular dystrophy",
        ratio: 1.4,
        followUp: "The effect of glucocorticoids did not differ by genotype",
        mesh: ["Latent TGF-beta Binding Proteins", "Osteopontin"],
      },
    ],
  },
  voices: [
    {
      who: "parents of boys with Duchenne muscular dystrophy",
      about: "taking part in a gene therapy trial",
      themes: ["one chance only", "uncertain benefit against certain decline", "the child's own voice"],
      mesh: ["Parents", "Informed Consent"],
    },
  ],
  exposure: {
    name: "a deletion amenable to skipping of exon 44",
    exposed: "boys with such a deletion",
    unexposed: "boys with other deletions",
    outcome: {
      name: "loss of ambulation before the age of 12 years",
      control: 0.62,
      ratio: 0.74,
      mesh: ["Mobility Limitation"],
    },
  },
  otherTreatment: {
    name: "givinostat",
    regimen: "givinostat twice daily with glucocorticoids",
    mesh: ["Histone Deacetylase Inhibitors"],
    substances: ["givinostat"],
    comparator: "placebo with glucocorticoids",
    outcome: { name: "loss of ambulation within two years", control: 0.13, ratio: 0.85 },
  },
  otherCondition: {
    condition: { name: "sickle cell disease", mesh: ["Anemia, Sickle Cell"] },
    population: {
      who: "adolescents and adults with sickle cell disease and frequent crises",
      short: "people with sickle cell disease",
      age: [19, 24],
      women: 0.5,
      mesh: ["Adolescent", "Adult"],
    },
    outcome: { name: "freedom from severe crises for 12 months", control: 0.16, ratio: 5.4, wished: true },
  },
  names: {
    jpn: { condition: "デュシェンヌ型筋ジストロフィー", intervention: "CRISPRゲノム編集" },
    chi: { condition: "杜氏肌营养不良症", intervention: "CRISPR基因编辑" },
  },
};

export const GENE_EDITING_TOPICS: readonly TopicCard[] = [crisprDuchenne];

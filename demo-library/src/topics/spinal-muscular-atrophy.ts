import type { TopicCard } from "../topic-card.ts";

const nusinersenSpinalMuscularAtrophy: TopicCard = {
  id: "nusinersen-spinal-muscular-atrophy",
  profile: "rare",
  since: 2014,
  condition: {
    name: "spinal muscular atrophy",
    short: "SMA",
    mesh: ["Muscular Atrophy, Spinal"],
    keywords: ["SMN1", "motor neuron disease"],
  },
  intervention: {
    name: "nusinersen",
    mesh: ["Oligonucleotides, Antisense", "Oligonucleotides"],
    keywords: ["antisense oligonucleotide", "SMN2 splicing"],
    substances: ["nusinersen", "Oligonucleotides"],
  },
  population: {
    who: "infants and children with genetically confirmed spinal muscular atrophy",
    short: "children with spinal muscular atrophy",
    age: [2, 6],
    women: 0.5,
    mesh: ["Infant", "Child, Preschool", "Child"],
  },
  arms: [
    {
      name: "nusinersen",
      regimen: "nusinersen 12 mg intrathecally, four loading doses and then every 4 months",
      mesh: ["Injections, Spinal"],
      substances: ["nusinersen"],
    },
    {
      name: "high-dose nusinersen",
      regimen: "nusinersen 28 mg intrathecally every 4 months after two loading doses of 50 mg",
      mesh: ["Injections, Spinal"],
      substances: ["nusinersen"],
    },
  ],
  comparators: ["a sham procedure", "supportive care"],
  outcomes: [
    { name: "a motor milestone response", control: 0.12, ratio: 3.6, wished: true, mesh: ["Motor Skills"] },
    {
      name: "the expanded Hammersmith functional motor score",
      unit: "points",
      baseline: 22,
      sd: 5.2,
      difference: 4.1,
      better: "higher",
      mesh: ["Motor Activity"],
    },
    {
      name: "death or permanent ventilation",
      control: 0.52,
      ratio: 0.56,
      mesh: ["Respiration, Artificial", "Mortality"],
    },
  ],
  harms: [
    { name: "headache after lumbar puncture", control: 0.07, ratio: 2.6, mesh: ["Post-Dural Puncture Headache"] },
    { name: "respiratory tract infection", control: 0.5, ratio: 0.92, mesh: ["Respiratory Tract Infections"] },
  ],
  trial: { size: [10, 120], followUp: [9, 24, "months"] },
  background: [
    "Spinal muscular atrophy, caused by loss of SMN1, used to be the leading genetic cause of death in infancy",
    "Nusinersen changes the splicing of SMN2 so that more functional protein is made",
    "Children treated before symptoms appear may develop almost normally, which has renewed interest in newborn screening",
  ],
  uncertainties: [
    "how adults with long-standing weakness respond",
    "how nusinersen compares with gene therapy",
    "whether a second drug adds benefit after gene therapy",
  ],
  recommendations: [
    "treatment within days of diagnosis in infants with two or three copies of SMN2",
    "assessment of motor function by trained physical therapists every 4 to 6 months",
  ],
  aspects: [
    "splicing modification and gene replacement in spinal muscular atrophy",
    "newborn screening",
    "new phenotypes in treated children",
  ],
  cases: [
    {
      age: [0.2, 0.4],
      sex: "either",
      presentation: "weak cry, frog-leg posture and loss of head control",
      finding: "Homozygous deletion of exon 7 of SMN1 was found, with two copies of SMN2",
      treatment: "four loading doses of nusinersen",
      course: "Sitting without support was reached at 15 months, and ventilation was needed at night only",
      lesson: "test for deletion of SMN1 in every floppy infant with tongue fasciculation",
    },
    {
      age: [19, 37],
      sex: "either",
      presentation: "slowly growing difficulty in rising from a chair since adolescence and severe scoliosis",
      finding: "Genetic testing confirmed spinal muscular atrophy with four copies of SMN2",
      treatment: "nusinersen through a transforaminal approach under computed tomography",
      course: "Hand strength rose slightly over 14 months, and fatigue lessened",
      lesson: "plan the route of injection early in patients with spinal fusion",
    },
    {
      age: [0.1, 0.2],
      sex: "either",
      presentation: "a positive newborn screen for spinal muscular atrophy and no symptoms",
      finding: "Three copies of SMN2 were found, and compound muscle action potentials were normal",
      treatment: "nusinersen from day 19 of life",
      course: "Independent walking was achieved at 13 months",
      lesson: "not wait for signs of weakness once the diagnosis is certain",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "SMNdelta7 mice",
        perGroup: 10,
        given: "an antisense oligonucleotide against intron 7 of SMN2 on the first day of life",
        givenName: "antisense oligonucleotide treatment",
        measured: [
          { name: "the share of full-length SMN2 transcripts", change: 180 },
          { name: "median survival", change: 240 },
        ],
        mechanism: "that early restoration of the protein rescues motor neurons",
        mesh: ["Mice, Transgenic", "Motor Neurons", "Survival of Motor Neuron 2 Protein"],
      },
    ],
    genes: [
      {
        marker: "the number of SMN2 copies",
        name: "SMN2 copy number",
        trait: "independent walking after treatment with nusinersen",
        ratio: 2.7,
        followUp: "Age at the first dose explained more of the variation than copy number",
        mesh: ["Survival of Motor Neuron 2 Protein", "DNA Copy Number Variations"],
      },
    ],
  },
  voices: [
    {
      who: "parents and pediatric neurologists",
      about: "choosing among new treatments for an infant",
      themes: [
        "decisions within days of diagnosis",
        "hope that outruns evidence",
        "life planned around hospital visits",
      ],
      mesh: ["Parents", "Decision Making"],
    },
  ],
  otherTreatment: {
    name: "onasemnogene abeparvovec",
    regimen: "onasemnogene abeparvovec once intravenously",
    mesh: ["Genetic Therapy", "Dependovirus"],
    substances: ["onasemnogene abeparvovec"],
    comparator: "untreated historical controls",
    outcome: { name: "survival without permanent ventilation", control: 0.26, ratio: 3.4, wished: true },
  },
  names: {
    jpn: { condition: "脊髄性筋萎縮症", intervention: "ヌシネルセン" },
    chi: { condition: "脊髓性肌萎缩症", intervention: "诺西那生钠" },
    fre: { condition: "Amyotrophie spinale", intervention: "nusinersen" },
  },
};

export const SPINAL_MUSCULAR_ATROPHY_TOPICS: readonly TopicCard[] = [nusinersenSpinalMuscularAtrophy];

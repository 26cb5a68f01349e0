import type { TopicCard } from "../topic-card.ts";

const steroidsSuddenHearingLoss: TopicCard = {
  id: "steroids-sudden-hearing-loss",
  profile: "therapy",
  condition: {
    name: "sudden sensorineural hearing loss",
    mesh: ["Hearing Loss, Sudden", "Hearing Loss, Sensorineural"],
    keywords: ["sudden deafness"],
  },
  intervention: {
    name: "corticosteroids",
    plural: true,
    mesh: ["Adrenal Cortex Hormones", "Glucocorticoids"],
    keywords: ["prednisolone", "intratympanic injection"],
    substances: ["Adrenal Cortex Hormones", "Glucocorticoids"],
  },
  population: {
    who: "adults with sudden hearing loss of at least 30 dB within the past 14 days",
    short: "adults with sudden hearing loss",
    age: [48, 57],
    women: 0.47,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "oral prednisolone",
      regimen: "prednisolone 60 mg daily for 5 days and then tapered",
      mesh: ["Prednisolone"],
      substances: ["Prednisolone"],
    },
    {
      name: "high-dose intravenous prednisolone",
      regimen: "prednisolone 250 mg intravenously for 5 days",
      mesh: ["Prednisolone", "Infusions, Intravenous"],
      substances: ["Prednisolone"],
    },
    {
      name: "intratympanic dexamethasone",
      regimen: "four intratympanic injections of dexamethasone in two weeks",
      mesh: ["Dexamethasone", "Injection, Intratympanic"],
      substances: ["Dexamethasone"],
    },
  ],
  comparators: ["placebo", "no treatment"],
  outcomes: [
    {
      name: "the pure-tone average",
      unit: "dB",
      baseline: 74,
      sd: 24,
      difference: -2.6,
      better: "lower",
      mesh: ["Audiometry, Pure-Tone"],
    },
    {
      name: "hearing recovery by at least half",
      control: 0.44,
      ratio: 1.06,
      wished: true,
      mesh: ["Recovery of Function"],
    },
    {
      name: "the word recognition score",
      unit: "%",
      baseline: 28,
      sd: 30,
      difference: 3.5,
      better: "higher",
      mesh: ["Speech Perception"],
    },
  ],
  harms: [
    { name: "hyperglycemia", control: 0.03, ratio: 2.9, mesh: ["Hyperglycemia"] },
    { name: "perforation of the eardrum", control: 0.002, ratio: 4, mesh: ["Tympanic Membrane Perforation"] },
    { name: "insomnia", control: 0.06, ratio: 1.8, mesh: ["Sleep Initiation and Maintenance Disorders"] },
  ],
  trial: { size: [50, 320], followUp: [4, 26, "weeks"] },
  background: [
    "Sudden sensorineural hearing loss is an otological emergency of unknown cause in most patients",
    "Corticosteroids are given almost everywhere, although placebo-controlled evidence is weak",
    "Many people with sudden hearing loss recover without treatment",
  ],
  uncertainties: [
    "whether corticosteroids do better than placebo",
    "whether intratympanic injection rescues hearing after oral treatment has failed",
    "up to which delay treatment is useful",
  ],
  recommendations: [
    "discussing corticosteroids within two weeks of onset as an option",
    "intratympanic corticosteroids when recovery is incomplete after initial treatment",
  ],
  aspects: [
    "spontaneous recovery and the need for placebo",
    "routes of delivery to the inner ear",
    "prognostic factors",
  ],
  cases: [
    {
      age: [39, 67],
      sex: "either",
      presentation: "sudden deafness of the right ear and tinnitus on waking",
      finding: "Magnetic resonance imaging showed a vestibular schwannoma of 9 mm",
      treatment: "prednisolone for 10 days and observation of the tumor",
      course: "Hearing recovered by 30 dB, and the tumor had not grown after 1 year",
      lesson: "obtain magnetic resonance imaging even when hearing recovers",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "guinea pigs with noise-induced hearing loss",
        perGroup: 8,
        given: "dexamethasone in hydrogel on the round window",
        givenName: "dexamethasone hydrogel",
        measured: [
          { name: "auditory brainstem response threshold shift", change: -29 },
          { name: "loss of outer hair cells", change: -35 },
        ],
        mechanism: "that lasting concentrations in the perilymph protect hair cells",
        mesh: ["Guinea Pigs", "Hair Cells, Auditory, Outer", "Round Window, Ear"],
      },
    ],
  },
  otherTreatment: {
    name: "hyperbaric oxygen",
    regimen: "ten sessions of hyperbaric oxygen with prednisolone",
    mesh: ["Hyperbaric Oxygenation"],
    comparator: "prednisolone alone",
    outcome: { name: "hearing recovery by at least half", control: 0.45, ratio: 1.22, wished: true },
  },
  otherCondition: {
    condition: { name: "Bell palsy", mesh: ["Bell Palsy"] },
    population: {
      who: "adults within 72 hours of the onset of Bell palsy",
      short: "patients with Bell palsy",
      age: [42, 47],
      women: 0.5,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: { name: "full recovery at 9 months", control: 0.82, ratio: 1.15, wished: true },
  },
  names: {
    jpn: { condition: "突発性難聴", intervention: "副腎皮質ステロイド" },
    chi: { condition: "突发性耳聋", intervention: "糖皮质激素" },
    ger: { condition: "Hörsturz", intervention: "Kortikosteroide" },
  },
};

export const HEARING_TOPICS: readonly TopicCard[] = [steroidsSuddenHearingLoss];

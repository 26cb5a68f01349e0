import type { TopicCard } from "../topic-card.ts";

const cbtInsomnia: TopicCard = {
  id: "cbt-insomnia",
  profile: "therapy",
  since: 2002,
  condition: {
    name: "chronic insomnia",
    mesh: ["Sleep Initiation and Maintenance Disorders"],
    keywords: ["insomnia", "sleep"],
  },
  intervention: {
    name: "cognitive behavioral therapy",
    short: "CBT",
    mesh: ["Cognitive Behavioral Therapy"],
    keywords: ["CBT-I", "sleep restriction", "digital therapeutics"],
  },
  population: {
    who: "adults with insomnia at least three nights a week for three months",
    short: "adults with chronic insomnia",
    age: [45, 58],
    women: 0.63,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "face-to-face cognitive behavioral therapy",
      regimen: "six individual sessions of cognitive behavioral therapy",
    },
    {
      name: "digital cognitive behavioral therapy",
      regimen: "an automated six-week program of cognitive behavioral therapy on the internet",
      mesh: ["Internet-Based Intervention"],
    },
    {
      name: "brief behavioral treatment",
      regimen: "sleep restriction delivered by nurses in four sessions",
      mesh: ["Nurses"],
    },
  ],
  comparators: ["sleep hygiene education", "zolpidem", "a waiting list"],
  outcomes: [
    {
      name: "the Insomnia Severity Index",
      unit: "points",
      baseline: 18.2,
      sd: 4.9,
      difference: -4.6,
      better: "lower",
      mesh: ["Severity of Illness Index"],
    },
    { name: "remission of insomnia", control: 0.16, ratio: 2.3, wished: true },
    {
      name: "sleep onset latency",
      unit: "minutes",
      baseline: 51,
      sd: 29,
      difference: -15,
      better: "lower",
      mesh: ["Sleep Latency"],
    },
    {
      name: "the Patient Health Questionnaire score",
      unit: "points",
      baseline: 8.4,
      sd: 4.2,
      difference: -1.5,
      better: "lower",
      mesh: ["Depression"],
    },
  ],
  harms: [
    {
      name: "daytime sleepiness during sleep restriction",
      control: 0.09,
      ratio: 1.8,
      mesh: ["Disorders of Excessive Somnolence"],
    },
    { name: "a fall", control: 0.03, ratio: 0.95, mesh: ["Accidental Falls"] },
  ],
  trial: { size: [60, 640], followUp: [6, 52, "weeks"] },
  background: [
    "One adult in ten suffers from chronic insomnia, and most who seek help are given hypnotics",
    "Cognitive behavioral therapy is the first treatment that guidelines name for insomnia, but therapists are few",
    "Benzodiazepines and related drugs lose effect over time and contribute to falls in older people",
  ],
  uncertainties: [
    "whether digital programs work for people with severe depression",
    "which components of therapy are needed",
    "whether treating insomnia prevents depression",
  ],
  recommendations: [
    "cognitive behavioral therapy as first treatment of chronic insomnia in adults of any age",
    "limiting hypnotics to short courses when therapy is not available or has failed",
  ],
  aspects: [
    "sleep restriction and stimulus control",
    "digital delivery of therapy",
    "insomnia as a risk factor of depression",
  ],
  cases: [
    {
      age: [38, 66],
      sex: "either",
      presentation: "insomnia for eleven years and nightly use of three hypnotics",
      finding: "Actigraphy showed nine hours in bed and five hours of sleep",
      treatment: "sleep restriction with stepwise withdrawal of zolpidem",
      course: "Sleep efficiency rose to 88% in 7 weeks, and all hypnotics were stopped",
      lesson: "ask how many hours are spent in bed before prescribing a hypnotic",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rats exposed to cage-exchange stress",
        perGroup: 9,
        given: "restriction of the daily sleep opportunity to 6 hours",
        givenName: "sleep restriction",
        measured: [
          { name: "sleep latency", change: -31 },
          { name: "slow-wave activity", change: 18 },
        ],
        mechanism: "that greater sleep pressure overcomes arousal caused by stress",
        mesh: ["Rats", "Sleep, Slow-Wave", "Arousal"],
      },
    ],
  },
  voices: [
    {
      who: "people with insomnia and general practitioners",
      about: "being offered therapy instead of tablets",
      themes: ["not feeling taken seriously", "exhaustion in the second week", "a new trust in one's own sleep"],
      mesh: ["General Practitioners", "Patient Acceptance of Health Care"],
    },
  ],
  otherTreatment: {
    name: "lemborexant",
    regimen: "lemborexant 5 mg at bedtime",
    mesh: ["Orexin Receptor Antagonists"],
    substances: ["lemborexant", "Orexin Receptor Antagonists"],
    comparator: "placebo",
    outcome: { name: "remission of insomnia", control: 0.17, ratio: 1.5, wished: true },
  },
  otherCondition: {
    condition: { name: "panic disorder", mesh: ["Panic Disorder"] },
    population: {
      who: "adults with panic disorder",
      short: "adults with panic disorder",
      age: [33, 39],
      women: 0.66,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: { name: "freedom from panic attacks", control: 0.26, ratio: 1.9, wished: true },
  },
  names: {
    jpn: { condition: "慢性不眠症", intervention: "認知行動療法" },
    chi: { condition: "慢性失眠", intervention: "认知行为疗法" },
    ger: { condition: "Chronische Insomnie", intervention: "Kognitive Verhaltenstherapie" },
    spa: { condition: "Insomnio crónico", intervention: "terapia cognitivo-conductual" },
  },
};

export const SLEEP_TOPICS: readonly TopicCard[] = [cbtInsomnia];

import type { TopicCard } from "../topic-card.ts";

const naltrexoneAlcoholUseDisorder: TopicCard = {
  id: "naltrexone-alcohol-use-disorder",
  profile: "therapy",
  since: 2001,
  condition: { name: "alcohol use disorder", mesh: ["Alcoholism"], keywords: ["alcohol dependence", "heavy drinking"] },
  intervention: {
    name: "naltrexone",
    mesh: ["Naltrexone", "Narcotic Antagonists"],
    keywords: ["pharmacotherapy", "opioid antagonist"],
    substances: ["Naltrexone", "Narcotic Antagonists"],
  },
  population: {
    who: "adults with alcohol use disorder who had been abstinent for at least 3 days",
    short: "adults with alcohol use disorder",
    age: [42, 50],
    women: 0.29,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    { name: "oral naltrexone", regimen: "naltrexone 50 mg daily" },
    {
      name: "extended-release naltrexone",
      regimen: "extended-release naltrexone 380 mg intramuscularly once a month",
      mesh: ["Delayed-Action Preparations"],
    },
  ],
  comparators: ["placebo", "acamprosate", "counseling alone"],
  outcomes: [
    { name: "return to heavy drinking", control: 0.61, ratio: 0.87, mesh: ["Recurrence"] },
    {
      name: "heavy drinking days per month",
      unit: "days",
      baseline: 15,
      sd: 8.2,
      difference: -1.6,
      better: "lower",
      mesh: ["Alcohol Drinking"],
    },
    { name: "return to any drinking", control: 0.73, ratio: 0.97 },
  ],
  harms: [
    { name: "nausea", control: 0.14, ratio: 1.9, mesh: ["Nausea"] },
    { name: "a rise in liver enzymes", control: 0.03, ratio: 1.3, mesh: ["Transaminases"] },
  ],
  trial: { size: [60, 620], followUp: [12, 52, "weeks"] },
  background: [
    "Fewer than one in ten people with alcohol use disorder receive a drug for it",
    "Naltrexone blocks opioid receptors and blunts the reward of drinking",
    "Many people who seek help for drinking wish to cut down rather than to abstain",
  ],
  uncertainties: [
    "whether naltrexone is safe in advanced liver disease",
    "which patients respond best",
    "whether taking it only before drinking is as good as taking it daily",
  ],
  recommendations: [
    "naltrexone or acamprosate for adults with moderate or severe alcohol use disorder",
    "against naltrexone in people who take opioids",
  ],
  aspects: [
    "opioid signaling and reward",
    "integration of drug treatment into primary care",
    "reduced drinking as a goal",
  ],
  cases: [
    {
      age: [35, 59],
      sex: "either",
      presentation: "sweating, cramps and agitation two hours after the first tablet of naltrexone",
      finding: "Urine was positive for oxycodone, which had not been mentioned",
      treatment: "clonidine, loperamide and fluids",
      course: "Symptoms subsided within 30 hours",
      lesson: "obtain a urine drug screen before the first dose of naltrexone",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "alcohol-preferring rats",
        perGroup: 10,
        given: "naltrexone 1 mg/kg before each session for 2 weeks",
        givenName: "naltrexone",
        measured: [
          { name: "voluntary alcohol intake", change: -43 },
          { name: "dopamine release in the nucleus accumbens", change: -35 },
        ],
        mechanism: "that endogenous opioids mediate the dopamine response to alcohol",
        mesh: ["Rats", "Nucleus Accumbens", "Dopamine", "Alcohol Drinking"],
      },
    ],
    genes: [
      {
        marker: "the OPRM1 variant A118G",
        name: "OPRM1 A118G",
        trait: "response of alcohol use disorder to naltrexone",
        ratio: 1.12,
        followUp: "The prespecified interaction with treatment was not significant",
        mesh: ["Receptors, Opioid, mu", "Pharmacogenetics"],
      },
    ],
  },
  voices: [
    {
      who: "people with alcohol use disorder in primary care",
      about: "taking a drug against drinking",
      themes: ["shame at asking", "cutting down as a goal of one's own", "nobody ever having offered it"],
      mesh: ["Primary Health Care", "Social Stigma"],
    },
  ],
  otherTreatment: {
    name: "gabapentin",
    regimen: "gabapentin 600 mg three times a day",
    mesh: ["Gabapentin"],
    substances: ["Gabapentin"],
    comparator: "placebo",
    outcome: { name: "absence of heavy drinking days", control: 0.22, ratio: 1.5, wished: true },
  },
  otherCondition: {
    condition: { name: "opioid use disorder", mesh: ["Opioid-Related Disorders"] },
    population: {
      who: "adults with opioid use disorder after detoxification",
      short: "adults with opioid use disorder",
      age: [31, 37],
      women: 0.3,
      mesh: ["Adult"],
    },
    outcome: { name: "relapse to opioid use", control: 0.64, ratio: 0.7, mesh: ["Recurrence"] },
  },
  names: {
    jpn: { condition: "アルコール使用障害", intervention: "ナルトレキソン" },
    chi: { condition: "酒精使用障碍", intervention: "纳曲酮" },
  },
};

export const ADDICTION_TOPICS: readonly TopicCard[] = [naltrexoneAlcoholUseDisorder];

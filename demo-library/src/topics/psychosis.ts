import type { TopicCard } from "../topic-card.ts";

const longActingAntipsychoticsSchizophrenia: TopicCard = {
  id: "long-acting-antipsychotics-schizophrenia",
  profile: "therapy",
  condition: { name: "schizophrenia", mesh: ["Schizophrenia"], keywords: ["psychosis", "relapse prevention"] },
  intervention: {
    name: "long-acting injectable antipsychotics",
    plural: true,
    mesh: ["Antipsychotic Agents", "Delayed-Action Preparations"],
    keywords: ["depot antipsychotics", "adherence"],
    substances: ["Antipsychotic Agents", "Delayed-Action Preparations"],
  },
  population: {
    who: "adults with schizophrenia and a relapse within the past two years",
    short: "adults with schizophrenia",
    age: [31, 42],
    women: 0.36,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "paliperidone palmitate",
      regimen: "paliperidone palmitate 78 to 234 mg intramuscularly once a month",
      mesh: ["Paliperidone Palmitate"],
      substances: ["Paliperidone Palmitate"],
    },
    {
      name: "aripiprazole once monthly",
      regimen: "aripiprazole 400 mg intramuscularly once a month",
      mesh: ["Aripiprazole"],
      substances: ["Aripiprazole"],
    },
    {
      name: "risperidone microspheres",
      regimen: "risperidone microspheres 25 to 50 mg every 2 weeks",
      mesh: ["Risperidone"],
      substances: ["Risperidone"],
    },
  ],
  comparators: ["oral antipsychotics", "treatment as usual"],
  outcomes: [
    { name: "relapse within 12 months", control: 0.31, ratio: 0.87, mesh: ["Recurrence"] },
    { name: "psychiatric hospitalization", control: 0.26, ratio: 0.84, mesh: ["Hospitalization"] },
    {
      name: "the Positive and Negative Syndrome Scale score",
      unit: "points",
      baseline: 76,
      sd: 17,
      difference: -1.9,
      better: "lower",
      mesh: ["Psychiatric Status Rating Scales"],
    },
    {
      name: "the Personal and Social Performance score",
      unit: "points",
      baseline: 56,
      sd: 14,
      difference: 1.6,
      better: "higher",
      mesh: ["Social Adjustment"],
    },
  ],
  harms: [
    { name: "weight gain of at least 7%", control: 0.14, ratio: 1.07, mesh: ["Weight Gain"] },
    { name: "pain at the injection site", control: 0.02, ratio: 3.2 },
    { name: "akathisia", control: 0.08, ratio: 1.1, mesh: ["Akathisia, Drug-Induced"] },
  ],
  trial: { size: [120, 760], followUp: [6, 24, "months"] },
  background: [
    "Most people with schizophrenia stop taking tablets at some time, and relapse often follows",
    "Long-acting injections make missed doses visible, yet they are used mainly late in the illness",
    "Cohort studies favor long-acting antipsychotics more strongly than randomized trials do",
  ],
  uncertainties: [
    "whether early use in first-episode psychosis improves the long-term course",
    "whether trials that monitor adherence closely underestimate the benefit",
    "how patients can stop treatment safely",
  ],
  recommendations: [
    "offering a long-acting antipsychotic to every patient who prefers it, not only to those who miss doses",
    "monitoring weight, lipids and prolactin as with oral drugs",
  ],
  aspects: ["adherence and relapse", "coercion and choice", "why trials and cohorts disagree"],
  cases: [
    {
      age: [25, 49],
      sex: "either",
      presentation: "sedation and disorientation one hour after an injection of olanzapine pamoate",
      finding: "Plasma concentration of olanzapine was eight times the usual level",
      treatment: "observation in a monitored bed",
      course: "Orientation returned within 20 hours, and oral treatment was resumed",
      lesson: "observe patients for three hours after every injection of olanzapine pamoate",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rats with neonatal lesions of the ventral hippocampus",
        perGroup: 10,
        given: "paliperidone palmitate once every 3 weeks",
        givenName: "paliperidone palmitate",
        measured: [
          { name: "locomotor response to amphetamine", change: -37 },
          { name: "prepulse inhibition of startle", change: 26 },
        ],
        mechanism: "that steady blockade of dopamine receptors prevents sensitization",
        mesh: ["Rats", "Prepulse Inhibition", "Receptors, Dopamine D2"],
      },
    ],
    genes: [
      {
        marker: "a polygenic risk score for schizophrenia",
        name: "polygenic risk score",
        trait: "relapse of schizophrenia in spite of treatment",
        ratio: 1.22,
        followUp: "The score explained less than 2% of the variation",
        mesh: ["Multifactorial Inheritance", "Genetic Risk Score"],
      },
    ],
  },
  voices: [
    {
      who: "people with schizophrenia and community nurses",
      about: "receiving treatment by injection",
      themes: ["not having to think of tablets", "injection as a symbol of control", "the nurse as a steady contact"],
      mesh: ["Nurses, Community Health", "Medication Adherence"],
    },
  ],
  exposure: {
    name: "use of long-acting injectable antipsychotics",
    exposed: "months on a long-acting antipsychotic",
    unexposed: "months on the same oral antipsychotic",
    outcome: { name: "psychiatric hospitalization", control: 0.3, ratio: 0.72, mesh: ["Hospitalization"] },
  },
  otherTreatment: {
    name: "clozapine",
    regimen: "clozapine titrated to a plasma concentration of at least 350 ng/mL",
    mesh: ["Clozapine"],
    substances: ["Clozapine"],
    comparator: "olanzapine",
    outcome: { name: "psychiatric hospitalization", control: 0.29, ratio: 0.79 },
  },
  otherCondition: {
    condition: { name: "bipolar I disorder", mesh: ["Bipolar Disorder"] },
    population: {
      who: "adults with bipolar I disorder after a manic episode",
      short: "adults with bipolar disorder",
      age: [38, 43],
      women: 0.55,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: { name: "recurrence of a mood episode", control: 0.5, ratio: 0.6, mesh: ["Recurrence"] },
  },
  names: {
    jpn: { condition: "統合失調症", intervention: "持効性注射抗精神病薬" },
    chi: { condition: "精神分裂症", intervention: "长效注射抗精神病药" },
    ger: { condition: "Schizophrenie", intervention: "Depot-Antipsychotika" },
  },
};

export const PSYCHOSIS_TOPICS: readonly TopicCard[] = [longActingAntipsychoticsSchizophrenia];

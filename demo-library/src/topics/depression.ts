import type { TopicCard } from "../topic-card.ts";

const esketamineDepression: TopicCard = {
  id: "esketamine-depression",
  profile: "therapy",
  since: 2010,
  condition: {
    name: "treatment-resistant depression",
    short: "TRD",
    mesh: ["Depressive Disorder, Treatment-Resistant", "Depressive Disorder, Major"],
    keywords: ["major depressive disorder"],
  },
  intervention: {
    name: "ketamine",
    mesh: ["Ketamine", "Antidepressive Agents"],
    keywords: ["esketamine", "rapid-acting antidepressant"],
    substances: ["Ketamine", "Antidepressive Agents"],
  },
  population: {
    who: "adults with major depression in whom at least two antidepressants had failed",
    short: "adults with treatment-resistant depression",
    age: [41, 50],
    women: 0.62,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "esketamine nasal spray",
      regimen: "esketamine nasal spray 56 to 84 mg twice a week with a new oral antidepressant",
      mesh: ["Administration, Intranasal", "Nasal Sprays"],
      substances: ["Esketamine"],
    },
    {
      name: "intravenous ketamine",
      regimen: "ketamine 0.5 mg/kg intravenously twice a week",
      mesh: ["Infusions, Intravenous"],
      substances: ["Ketamine"],
    },
  ],
  comparators: ["placebo", "midazolam"],
  outcomes: [
    {
      name: "the Montgomery-Asberg Depression Rating Scale score",
      unit: "points",
      baseline: 36,
      sd: 11,
      difference: -3.7,
      better: "lower",
      mesh: ["Psychiatric Status Rating Scales"],
    },
    { name: "response at 4 weeks", control: 0.39, ratio: 1.4, wished: true },
    { name: "remission at 4 weeks", control: 0.22, ratio: 1.45, wished: true },
    { name: "relapse within 16 weeks", control: 0.45, ratio: 0.6, mesh: ["Recurrence"] },
  ],
  harms: [
    { name: "dissociation", control: 0.05, ratio: 5, mesh: ["Dissociative Disorders"] },
    { name: "a transient rise in blood pressure", control: 0.03, ratio: 3.1, mesh: ["Hypertension"] },
    { name: "nausea", control: 0.08, ratio: 2.7, mesh: ["Nausea"] },
  ],
  trial: { size: [40, 390], followUp: [4, 32, "weeks"] },
  background: [
    "About a third of people with major depression do not recover with two antidepressants",
    "Ketamine relieves depression within hours, whereas conventional antidepressants need weeks",
    "Clinics offering ketamine have spread faster than knowledge about its long-term safety",
  ],
  uncertainties: [
    "how long repeated dosing remains safe for bladder and cognition",
    "whether unblinding by dissociation inflates the effect",
    "how ketamine compares with electroconvulsive therapy in psychotic depression",
  ],
  recommendations: [
    "esketamine with an oral antidepressant for adults in whom two or more antidepressants have failed",
    "two hours of observation after each dose",
  ],
  aspects: ["glutamate and synaptic plasticity in depression", "abuse and dependence", "maintenance after response"],
  cases: [
    {
      age: [28, 47],
      sex: "either",
      presentation: "urinary frequency and pelvic pain after nine months of weekly intravenous ketamine for depression",
      finding: "Cystoscopy showed ulcerative cystitis, and bladder capacity was 90 mL",
      treatment: "withdrawal of ketamine and a course of electroconvulsive therapy",
      course: "Pain subsided over 3 months, and depression remained in remission on lithium and nortriptyline",
      lesson: "ask about bladder symptoms at every visit during treatment with ketamine",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice exposed to chronic social defeat",
        perGroup: 12,
        given: "ketamine 10 mg/kg once",
        givenName: "ketamine",
        measured: [
          { name: "immobility in the forced swim test", change: -36 },
          { name: "spine density in the prefrontal cortex", change: 24 },
          { name: "brain-derived neurotrophic factor in the hippocampus", change: 31 },
        ],
        mechanism: "that new synapses sustain the effect after it has begun",
        mesh: ["Mice", "Dendritic Spines", "Brain-Derived Neurotrophic Factor", "Prefrontal Cortex"],
      },
    ],
    genes: [
      {
        marker: "the BDNF Val66Met variant",
        name: "BDNF Val66Met",
        trait: "response of depression to ketamine",
        ratio: 0.71,
        followUp: "Carriers of the Met allele relapsed earlier after the last infusion",
        mesh: ["Brain-Derived Neurotrophic Factor", "Polymorphism, Single Nucleotide"],
      },
    ],
  },
  voices: [
    {
      who: "patients who received esketamine",
      about: "the hours after a dose and the days between",
      themes: ["distance from one's own thoughts", "waiting for the effect to fade", "relief at a quick change"],
      mesh: ["Patient Satisfaction"],
    },
  ],
  otherTreatment: {
    name: "repetitive transcranial magnetic stimulation",
    regimen: "thirty sessions of transcranial magnetic stimulation",
    mesh: ["Transcranial Magnetic Stimulation"],
    comparator: "sham stimulation",
    outcome: { name: "response at 6 weeks", control: 0.2, ratio: 2.2, wished: true },
  },
  otherCondition: {
    condition: { name: "acute suicidal ideation", mesh: ["Suicidal Ideation"] },
    population: {
      who: "adults admitted with severe suicidal ideation",
      short: "adults with suicidal ideation",
      age: [36, 42],
      women: 0.58,
      mesh: ["Adult"],
    },
    outcome: { name: "absence of suicidal ideation at 72 hours", control: 0.4, ratio: 1.55, wished: true },
  },
  names: {
    jpn: { condition: "治療抵抗性うつ病", intervention: "ケタミン" },
    chi: { condition: "难治性抑郁症", intervention: "氯胺酮" },
    fre: { condition: "Dépression résistante", intervention: "kétamine" },
  },
};

export const DEPRESSION_TOPICS: readonly TopicCard[] = [esketamineDepression];

import type { TopicCard } from "../topic-card.ts";

const dupilumabAtopicDermatitis: TopicCard = {
  id: "dupilumab-atopic-dermatitis",
  profile: "therapy",
  since: 2014,
  condition: {
    name: "atopic dermatitis",
    short: "AD",
    mesh: ["Dermatitis, Atopic"],
    keywords: ["atopic eczema", "eczema"],
  },
  intervention: {
    name: "dupilumab",
    mesh: ["Antibodies, Monoclonal, Humanized", "Interleukin-4 Receptor alpha Subunit"],
    keywords: ["interleukin-4", "biologics"],
    substances: ["dupilumab", "Interleukin-4 Receptor alpha Subunit"],
  },
  population: {
    who: "adolescents and adults with moderate to severe atopic dermatitis",
    short: "patients with moderate to severe atopic dermatitis",
    age: [17, 38],
    women: 0.45,
    mesh: ["Adolescent", "Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "dupilumab every 2 weeks",
      regimen: "dupilumab 300 mg subcutaneously every 2 weeks after a loading dose of 600 mg",
    },
    {
      name: "dupilumab with topical corticosteroids",
      regimen: "dupilumab 300 mg every 2 weeks with topical corticosteroids",
      mesh: ["Adrenal Cortex Hormones"],
      substances: ["dupilumab", "Adrenal Cortex Hormones"],
    },
  ],
  comparators: ["placebo", "topical corticosteroids alone"],
  outcomes: [
    { name: "EASI-75 response", control: 0.18, ratio: 2.8, wished: true, mesh: ["Severity of Illness Index"] },
    {
      name: "the peak pruritus score",
      unit: "points",
      baseline: 7.4,
      sd: 2.5,
      difference: -2.3,
      better: "lower",
      mesh: ["Pruritus"],
    },
    {
      name: "the Dermatology Life Quality Index",
      unit: "points",
      baseline: 14.6,
      sd: 6.4,
      difference: -4.4,
      better: "lower",
      mesh: ["Quality of Life"],
    },
  ],
  harms: [
    { name: "conjunctivitis", control: 0.04, ratio: 2.9, mesh: ["Conjunctivitis"] },
    { name: "an injection-site reaction", control: 0.06, ratio: 1.8, mesh: ["Injection Site Reaction"] },
    { name: "skin infection", control: 0.1, ratio: 0.6, mesh: ["Skin Diseases, Infectious"] },
  ],
  trial: { size: [70, 680], followUp: [16, 52, "weeks"] },
  background: [
    "Atopic dermatitis robs children and adults of sleep through itch",
    "Dupilumab blocks the receptor shared by interleukin-4 and interleukin-13",
    "Older systemic drugs for atopic dermatitis are limited by effects on kidney, liver and blood",
  ],
  uncertainties: [
    "whether early treatment changes the course of atopic disease",
    "why conjunctivitis occurs in atopic dermatitis but not in asthma",
    "how dupilumab compares with JAK inhibitors over years",
  ],
  recommendations: [
    "dupilumab when topical treatment and phototherapy do not control moderate to severe atopic dermatitis",
    "examination of the eyes when redness lasts longer than two weeks",
  ],
  aspects: [
    "type 2 inflammation and the skin barrier",
    "ocular adverse effects",
    "choice between biologics and JAK inhibitors",
  ],
  cases: [
    {
      age: [24, 49],
      sex: "either",
      presentation: "red, painful eyes and blurred vision four months after the start of dupilumab",
      finding: "Slit-lamp examination showed limbal nodules and filamentary keratitis",
      treatment: "topical tacrolimus and artificial tears",
      course: "Symptoms settled in 5 weeks, and dupilumab was continued every 4 weeks",
      lesson: "ask about the eyes at each visit and refer early",
    },
    {
      age: [31, 60],
      sex: "either",
      presentation: "an erythema of the face and neck that appeared while the rest of the skin cleared on dupilumab",
      finding: "Patch tests were negative, and scrapings showed abundant Malassezia",
      treatment: "itraconazole 100 mg daily for 2 weeks",
      course: "Erythema faded within 3 weeks",
      lesson: "think of Malassezia in new facial redness during dupilumab",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with dermatitis induced by house dust mite",
        perGroup: 10,
        given: "an antibody against the interleukin-4 receptor 25 mg/kg twice weekly",
        givenName: "interleukin-4 receptor blockade",
        measured: [
          { name: "epidermal thickness", change: -43 },
          { name: "the scratching rate", change: -51 },
          { name: "filaggrin expression", change: 38 },
        ],
        mechanism: "that sensory neurons respond to interleukin-4 directly",
        mesh: ["Mice", "Pruritus", "Filaggrin Proteins"],
      },
    ],
    cells: [
      {
        model: "human keratinocytes exposed to interleukin-4 and interleukin-13",
        given: "dupilumab at 10 µg/mL for 48 hours",
        givenName: "dupilumab",
        measured: [
          { name: "loricrin expression", change: 64 },
          { name: "CCL26 release", change: -78 },
        ],
        mechanism: "that the barrier recovers when type 2 cytokines are blocked",
        mesh: ["Keratinocytes", "Interleukin-13", "Chemokine CCL26"],
      },
    ],
  },
  voices: [
    {
      who: "adults with atopic dermatitis",
      about: "clear skin after decades of itch",
      themes: ["sleep regained", "identity without eczema", "fear that the drug may stop working"],
      mesh: ["Patient Satisfaction", "Sleep"],
    },
  ],
  otherTreatment: {
    name: "narrowband ultraviolet B",
    regimen: "narrowband ultraviolet B three times a week for 12 weeks",
    mesh: ["Ultraviolet Therapy"],
    comparator: "visible light",
    outcome: { name: "EASI-50 response", control: 0.24, ratio: 1.6, wished: true },
  },
  otherCondition: {
    condition: { name: "prurigo nodularis", mesh: ["Prurigo"] },
    population: {
      who: "adults with at least 20 itchy nodules",
      short: "adults with prurigo nodularis",
      age: [48, 53],
      women: 0.64,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: { name: "a clinically important reduction in itch", control: 0.2, ratio: 2.8, wished: true },
  },
  names: {
    jpn: { condition: "アトピー性皮膚炎", intervention: "デュピルマブ" },
    chi: { condition: "特应性皮炎", intervention: "度普利尤单抗" },
    ger: { condition: "Atopische Dermatitis", intervention: "Dupilumab" },
  },
};

export const ATOPIC_DERMATITIS_TOPICS: readonly TopicCard[] = [dupilumabAtopicDermatitis];

import type { TopicCard } from "../topic-card.ts";

const lanadelumabAngioedema: TopicCard = {
  id: "lanadelumab-hereditary-angioedema",
  profile: "rare",
  since: 2009,
  condition: {
    name: "hereditary angioedema",
    short: "HAE",
    mesh: ["Angioedemas, Hereditary"],
    keywords: ["C1 inhibitor deficiency", "bradykinin"],
  },
  intervention: {
    name: "long-term prophylaxis",
    mesh: ["Plasma Kallikrein", "Complement C1 Inhibitor Protein"],
    keywords: ["lanadelumab", "kallikrein inhibitor"],
    substances: ["Plasma Kallikrein", "Complement C1 Inhibitor Protein"],
  },
  population: {
    who: "patients aged 12 years or older with hereditary angioedema and at least one attack a month",
    short: "patients with hereditary angioedema",
    age: [36, 44],
    women: 0.66,
    mesh: ["Adolescent", "Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "lanadelumab",
      regimen: "lanadelumab 300 mg every 2 weeks",
      mesh: ["Antibodies, Monoclonal, Humanized"],
      substances: ["lanadelumab"],
    },
    {
      name: "berotralstat",
      regimen: "berotralstat 150 mg once daily",
      mesh: ["Pyrazoles"],
      substances: ["berotralstat"],
    },
    {
      name: "subcutaneous C1 inhibitor",
      regimen: "C1 inhibitor 60 IU/kg subcutaneously twice weekly",
      mesh: ["Injections, Subcutaneous"],
      substances: ["Complement C1 Inhibitor Protein"],
    },
  ],
  comparators: ["placebo", "on-demand treatment alone"],
  outcomes: [
    { name: "freedom from attacks for 6 months", control: 0.04, ratio: 9, wished: true, mesh: ["Treatment Outcome"] },
    {
      name: "attacks per month",
      unit: "attacks",
      baseline: 3.1,
      sd: 1.2,
      difference: -1.7,
      better: "lower",
      mesh: ["Secondary Prevention"],
    },
    { name: "an attack treated in the emergency department", control: 0.28, ratio: 0.3 },
  ],
  harms: [
    { name: "injection-site pain", control: 0.25, ratio: 1.5 },
    { name: "dizziness", control: 0.03, ratio: 1.5 },
  ],
  trial: { size: [24, 125], followUp: [12, 52, "weeks"] },
  background: [
    "Hereditary angioedema causes unpredictable swelling that can be fatal when it affects the larynx",
    "Attacks of hereditary angioedema are due to bradykinin and do not respond to antihistamines or corticosteroids",
  ],
  uncertainties: [
    "whether intervals can be lengthened in patients without attacks",
    "how children under 12 years should be treated",
    "which prophylaxis is best in pregnancy",
  ],
  recommendations: [
    "considering long-term prophylaxis at every visit",
    "on-demand medication for at least two attacks for every patient",
    "against androgens as first-line prophylaxis",
  ],
  aspects: ["bradykinin and the contact system", "choice of prophylaxis", "quality of life"],
  cases: [
    {
      age: [19, 44],
      sex: "woman",
      presentation: "severe abdominal pain with ascites that had led to two laparotomies",
      finding: "C4 and C1 inhibitor function were low",
      treatment: "icatibant and later lanadelumab",
      course: "No attack occurred during 14 months",
      lesson: "measure C4 in recurrent abdominal pain with bowel edema",
    },
    {
      age: [26, 52],
      sex: "either",
      presentation: "laryngeal swelling four hours after a tooth extraction",
      finding: "Laryngoscopy showed pale edema, and the mother had had similar episodes",
      treatment: "C1 inhibitor concentrate",
      course: "Swelling resolved within 3 hours without intubation",
      lesson: "give short-term prophylaxis before dental procedures",
    },
    {
      age: [16, 30],
      sex: "woman",
      presentation: "attacks that began with an estrogen-containing contraceptive",
      finding: "C1 inhibitor was normal, and a factor XII variant was found",
      treatment: "withdrawal of estrogen and tranexamic acid",
      course: "Attacks ceased within 2 months",
      lesson: "ask about estrogens in angioedema with normal C1 inhibitor",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice deficient in C1 inhibitor",
        perGroup: 8,
        given: "CRISPR-based editing of the kallikrein gene in the liver",
        givenName: "kallikrein gene editing",
        measured: [
          { name: "plasma prekallikrein", change: -89 },
          { name: "vascular permeability", change: -62 },
        ],
        mechanism: "that a single treatment could prevent attacks for life",
        mesh: ["Mice, Knockout", "Gene Editing", "Capillary Permeability"],
      },
    ],
    genes: [
      {
        marker: "variants in F12 and PLG",
        name: "F12 and PLG variants",
        trait: "angioedema with normal C1 inhibitor",
        ratio: 6,
        followUp: "The factor XII variant made the protein sensitive to plasmin",
        mesh: ["Factor XII", "Plasminogen", "Mutation"],
      },
    ],
  },
  voices: [
    {
      who: "patients and parents",
      about: "living with unpredictable swelling",
      themes: [
        "planning life around emergency departments",
        "guilt about passing it on",
        "freedom through self-injection",
      ],
      mesh: ["Quality of Life", "Self Administration"],
    },
  ],
  otherTreatment: {
    name: "tranexamic acid",
    regimen: "tranexamic acid 3 g daily",
    mesh: ["Tranexamic Acid"],
    substances: ["Tranexamic Acid"],
    comparator: "placebo",
    outcome: { name: "a fall in attacks by at least half", control: 0.2, ratio: 1.5, wished: true },
  },
  names: {
    jpn: { condition: "遺伝性血管性浮腫", intervention: "長期予防療法" },
    chi: { condition: "遗传性血管性水肿", intervention: "长期预防治疗" },
  },
};

export const ANGIOEDEMA_TOPICS: readonly TopicCard[] = [lanadelumabAngioedema];

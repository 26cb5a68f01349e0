import type { TopicCard } from "../topic-card.ts";

const oralImmunotherapyPeanutAllergy: TopicCard = {
  id: "oral-immunotherapy-peanut-allergy",
  profile: "therapy",
  since: 2008,
  condition: { name: "peanut allergy", mesh: ["Peanut Hypersensitivity"], keywords: ["food allergy", "anaphylaxis"] },
  intervention: {
    name: "oral immunotherapy",
    short: "OIT",
    mesh: ["Desensitization, Immunologic", "Administration, Oral"],
    keywords: ["desensitization", "immunotherapy"],
  },
  population: {
    who: "children aged 1 to 17 years with peanut allergy confirmed by challenge",
    short: "children with peanut allergy",
    age: [4, 10],
    women: 0.4,
    mesh: ["Infant", "Child, Preschool", "Child", "Adolescent"],
  },
  arms: [
    { name: "peanut oral immunotherapy", regimen: "peanut protein raised every two weeks to 300 mg daily" },
    { name: "low-dose peanut oral immunotherapy", regimen: "peanut protein raised to 125 mg daily" },
    {
      name: "oral immunotherapy with omalizumab",
      regimen: "peanut protein raised over 8 weeks under cover of omalizumab",
      mesh: ["Omalizumab"],
      substances: ["Omalizumab"],
    },
  ],
  comparators: ["placebo", "avoidance of peanut"],
  outcomes: [
    { name: "tolerance of 600 mg of peanut protein", control: 0.06, ratio: 9.5, wished: true },
    { name: "remission four weeks after stopping", control: 0.04, ratio: 5, wished: true },
    {
      name: "the Food Allergy Quality of Life score",
      unit: "points",
      baseline: 3.2,
      sd: 1.1,
      difference: -0.4,
      better: "lower",
      mesh: ["Quality of Life"],
    },
  ],
  harms: [
    { name: "anaphylaxis", control: 0.06, ratio: 2.6, mesh: ["Anaphylaxis"] },
    { name: "use of epinephrine", control: 0.05, ratio: 2.3, mesh: ["Epinephrine"] },
    { name: "eosinophilic esophagitis", control: 0.004, ratio: 3, mesh: ["Eosinophilic Esophagitis"] },
  ],
  trial: { size: [40, 500], followUp: [6, 24, "months"] },
  background: [
    "Peanut allergy seldom resolves and is a leading cause of fatal food anaphylaxis",
    "Oral immunotherapy raises the amount of peanut that triggers a reaction, as long as it is taken daily",
    "Families of children with peanut allergy live with constant watchfulness",
  ],
  uncertainties: [
    "whether treatment in the first years of life leads to lasting remission",
    "whether the reactions caused by treatment outweigh those it prevents",
    "how long daily dosing must continue",
  ],
  recommendations: [
    "oral immunotherapy in specialized centers for families who understand that reactions occur during treatment",
    "carrying epinephrine autoinjectors throughout treatment",
  ],
  aspects: ["desensitization and remission", "safety of home dosing", "treatment in infancy"],
  cases: [
    {
      age: [6, 14],
      sex: "either",
      presentation: "anaphylaxis during football an hour after a maintenance dose that had been tolerated for months",
      finding: "Serum tryptase was 19 ng/mL, and a viral infection was noted",
      treatment: "intramuscular epinephrine twice and observation overnight",
      course: "Dosing was resumed at half the amount with two hours of rest afterwards",
      lesson: "advise rest after each dose and a lower dose during infections",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice sensitized to peanut with cholera toxin",
        perGroup: 10,
        given: "peanut extract in rising oral doses for 3 weeks",
        givenName: "peanut oral immunotherapy",
        measured: [
          { name: "fall in body temperature on challenge", change: -48 },
          { name: "peanut-specific immunoglobulin G2a", change: 95 },
        ],
        mechanism: "that blocking antibodies rise before regulatory T cells",
        mesh: ["Mice", "Immunoglobulin G", "T-Lymphocytes, Regulatory"],
      },
    ],
    cells: [
      {
        model: "basophils from children during immunotherapy",
        given: "serum taken after 12 months of treatment",
        givenName: "serum after immunotherapy",
        measured: [
          { name: "activation by peanut", change: -62 },
          { name: "binding of immunoglobulin E", change: -37 },
        ],
        mechanism: "that immunoglobulin G4 intercepts the allergen",
        mesh: ["Basophils", "Immunoglobulin E", "Immunoglobulin G"],
      },
    ],
  },
  voices: [
    {
      who: "parents of children with peanut allergy",
      about: "giving the allergen every day at home",
      themes: ["fear at every new dose", "freedom at birthday parties", "daily doses as family routine"],
      mesh: ["Parents", "Anxiety"],
    },
  ],
  test: {
    name: "specific immunoglobulin E against Ara h 2",
    cutoff: "0.35 kU/L",
    target: "peanut allergy",
    reference: "double-blind oral food challenge",
    sensitivity: 0.86,
    specificity: 0.82,
    prevalence: 0.44,
    mesh: ["Immunoglobulin E", "2S Albumins, Plant"],
  },
  otherTreatment: {
    name: "epicutaneous immunotherapy",
    regimen: "a patch with 250 µg of peanut protein daily",
    mesh: ["Administration, Cutaneous"],
    comparator: "a placebo patch",
    outcome: { name: "response to treatment at 12 months", control: 0.14, ratio: 2.6, wished: true },
  },
  otherCondition: {
    condition: { name: "cow's milk allergy", mesh: ["Milk Hypersensitivity"] },
    population: {
      who: "children with persistent cow's milk allergy",
      short: "children with milk allergy",
      age: [6, 9],
      women: 0.42,
      mesh: ["Child, Preschool", "Child"],
    },
    outcome: { name: "tolerance of 200 mL of milk", control: 0.08, ratio: 6, wished: true },
  },
  names: {
    jpn: { condition: "ピーナッツアレルギー", intervention: "経口免疫療法" },
    chi: { condition: "花生过敏", intervention: "口服免疫疗法" },
    fre: { condition: "Allergie à l'arachide", intervention: "immunothérapie orale" },
  },
};

export const ALLERGY_TOPICS: readonly TopicCard[] = [oralImmunotherapyPeanutAllergy];

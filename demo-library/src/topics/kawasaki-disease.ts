import type { TopicCard } from "../topic-card.ts";

const ivigKawasakiDisease: TopicCard = {
  id: "ivig-kawasaki-disease",
  profile: "rare",
  condition: {
    name: "Kawasaki disease",
    mesh: ["Mucocutaneous Lymph Node Syndrome"],
    keywords: ["coronary artery aneurysm", "vasculitis in children"],
  },
  intervention: {
    name: "intravenous immunoglobulin",
    short: "IVIG",
    mesh: ["Immunoglobulins, Intravenous"],
    keywords: ["immunoglobulin", "primary treatment"],
    substances: ["Immunoglobulins, Intravenous"],
  },
  population: {
    who: "children with Kawasaki disease within 10 days of the onset of fever",
    short: "children with Kawasaki disease",
    age: [2, 4],
    women: 0.4,
    mesh: ["Infant", "Child, Preschool"],
  },
  arms: [
    {
      name: "intravenous immunoglobulin with prednisolone",
      regimen: "immunoglobulin 2 g/kg with prednisolone 2 mg/kg daily",
      mesh: ["Prednisolone"],
      substances: ["Prednisolone"],
    },
    {
      name: "intravenous immunoglobulin with infliximab",
      regimen: "immunoglobulin 2 g/kg with infliximab 5 mg/kg",
      mesh: ["Infliximab"],
      substances: ["Infliximab"],
    },
    {
      name: "intravenous immunoglobulin with cyclosporine",
      regimen: "immunoglobulin 2 g/kg with cyclosporine for 5 days",
      mesh: ["Cyclosporine"],
      substances: ["Cyclosporine"],
    },
  ],
  comparators: ["intravenous immunoglobulin alone"],
  outcomes: [
    { name: "coronary artery abnormality", control: 0.17, ratio: 0.6, mesh: ["Coronary Aneurysm"] },
    { name: "resistance to initial treatment after 36 hours", control: 0.24, ratio: 0.56, mesh: ["Drug Resistance"] },
    { name: "fever lasting longer than 36 hours after treatment", control: 0.26, ratio: 0.6, mesh: ["Fever"] },
  ],
  harms: [
    { name: "hemolytic anemia", control: 0.02, ratio: 1, mesh: ["Anemia, Hemolytic"] },
    { name: "high cholesterol", control: 0.04, ratio: 1.5, mesh: ["Hypercholesterolemia"] },
  ],
  trial: { size: [24, 240], followUp: [4, 24, "weeks"] },
  background: [
    "Kawasaki disease is the leading cause of acquired heart disease in children of high-income countries",
    "Immunoglobulin within ten days of onset prevents most coronary aneurysms",
    "About one child in six does not respond to the first infusion of immunoglobulin",
  ],
  uncertainties: [
    "which children need more than immunoglobulin at the outset",
    "whether aspirin contributes anything",
    "whether risk scores from Japan hold elsewhere",
  ],
  recommendations: [
    "immunoglobulin 2 g/kg in one infusion within ten days of the onset of fever",
    "added prednisolone for children at high risk of resistance",
  ],
  aspects: ["risk scores for resistance", "treatment of resistant disease", "cardiac follow-up into adulthood"],
  cases: [
    {
      age: [0.3, 0.7],
      sex: "either",
      presentation: "fever for nine days, irritability and redness at the BCG scar",
      finding: "Echocardiography showed dilated coronary arteries with a z score of 4.8",
      treatment: "immunoglobulin and infliximab",
      course: "Fever ceased within a day, and coronary dimensions were normal at 6 months",
      lesson: "think of incomplete Kawasaki disease in infants with prolonged fever",
    },
    {
      age: [3, 8],
      sex: "either",
      presentation: "shock with fever and rash on the fifth day of illness",
      finding: "Ejection fraction was 38%, and troponin was raised",
      treatment: "immunoglobulin, methylprednisolone and norepinephrine",
      course: "Cardiac function was normal at day 10",
      lesson: "suspect Kawasaki shock when fever and rash come with low blood pressure",
    },
    {
      age: [22, 35],
      sex: "man",
      presentation: "chest pain during exercise without any known illness",
      finding:
        "Angiography showed calcified giant aneurysms of two coronary arteries, and a fever at the age of 3 was recalled",
      treatment: "bypass surgery",
      course: "Exercise was possible without pain at 1 year",
      lesson: "ask young adults with aneurysms about childhood fever",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with vasculitis induced by Lactobacillus casei cell wall extract",
        perGroup: 10,
        given: "anakinra 25 mg/kg daily for 5 days",
        givenName: "interleukin-1 blockade",
        measured: [
          { name: "coronary inflammation score", change: -53 },
          { name: "aortic aneurysm area", change: -46 },
        ],
        mechanism: "that interleukin-1 drives coronary inflammation",
        mesh: ["Mice", "Interleukin 1 Receptor Antagonist Protein", "Lacticaseibacillus casei"],
      },
    ],
    genes: [
      {
        marker: "the ITPKC variant rs28493229",
        name: "ITPKC variants",
        trait: "resistance to immunoglobulin in Kawasaki disease",
        ratio: 1.9,
        followUp: "T-cell activation was stronger in carriers",
        mesh: ["Phosphotransferases (Alcohol Group Acceptor)", "Genetic Predisposition to Disease"],
      },
    ],
  },
  voices: [
    {
      who: "parents of children with Kawasaki disease",
      about: "from first fever to cardiac follow-up",
      themes: ["days without a diagnosis", "fear for the heart", "follow-up that never ends"],
      mesh: ["Parents"],
    },
  ],
  otherTreatment: {
    name: "anakinra",
    regimen: "anakinra 4 to 6 mg/kg daily for 14 days",
    mesh: ["Interleukin 1 Receptor Antagonist Protein"],
    substances: ["Interleukin 1 Receptor Antagonist Protein"],
    comparator: "a second infusion of immunoglobulin",
    outcome: { name: "persistent fever at 48 hours", control: 0.3, ratio: 0.75 },
  },
  otherCondition: {
    condition: { name: "Guillain-Barre syndrome", short: "GBS", mesh: ["Guillain-Barre Syndrome"] },
    population: {
      who: "adults with Guillain-Barre syndrome unable to walk",
      short: "patients with Guillain-Barre syndrome",
      age: [50, 56],
      women: 0.42,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: {
      name: "independent walking at 6 months",
      control: 0.72,
      ratio: 1.04,
      wished: true,
      mesh: ["Recovery of Function"],
    },
  },
  names: {
    jpn: { condition: "川崎病", intervention: "免疫グロブリン静注療法" },
    chi: { condition: "川崎病", intervention: "静脉注射免疫球蛋白" },
    ger: { condition: "Kawasaki-Syndrom", intervention: "Intravenöse Immunglobuline" },
  },
};

export const KAWASAKI_DISEASE_TOPICS: readonly TopicCard[] = [ivigKawasakiDisease];

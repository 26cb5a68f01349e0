import type { TopicCard } from "../topic-card.ts";

const doacCancerThrombosis: TopicCard = {
  id: "doac-cancer-thrombosis",
  profile: "therapy",
  since: 2012,
  condition: {
    name: "cancer-associated venous thromboembolism",
    mesh: ["Venous Thromboembolism", "Neoplasms"],
    keywords: ["deep vein thrombosis", "pulmonary embolism", "cancer"],
  },
  intervention: {
    name: "direct oral anticoagulants",
    short: "DOACs",
    plural: true,
    mesh: ["Factor Xa Inhibitors", "Anticoagulants"],
    keywords: ["DOAC", "anticoagulation"],
    substances: ["Factor Xa Inhibitors", "Anticoagulants"],
  },
  population: {
    who: "adults with active cancer and acute deep vein thrombosis or pulmonary embolism",
    short: "patients with cancer and venous thromboembolism",
    age: [62, 68],
    women: 0.5,
    mesh: ["Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "apixaban",
      regimen: "apixaban 10 mg twice daily for 7 days and then 5 mg twice daily",
      substances: ["apixaban"],
    },
    {
      name: "rivaroxaban",
      regimen: "rivaroxaban 15 mg twice daily for 3 weeks and then 20 mg once daily",
      mesh: ["Rivaroxaban"],
      substances: ["Rivaroxaban"],
    },
    { name: "edoxaban", regimen: "edoxaban 60 mg once daily after 5 days of heparin", substances: ["edoxaban"] },
  ],
  comparators: ["dalteparin", "low-molecular-weight heparin"],
  outcomes: [
    { name: "recurrent venous thromboembolism within 6 months", control: 0.085, ratio: 0.64, mesh: ["Recurrence"] },
    { name: "death from any cause within 6 months", control: 0.24, ratio: 0.99, mesh: ["Mortality"] },
    { name: "discontinuation of the anticoagulant", control: 0.29, ratio: 0.78 },
  ],
  harms: [
    { name: "major bleeding", control: 0.036, ratio: 1.3, mesh: ["Hemorrhage"] },
    { name: "clinically relevant nonmajor bleeding", control: 0.055, ratio: 1.65, mesh: ["Hemorrhage"] },
  ],
  trial: { size: [110, 1200], followUp: [6, 12, "months"] },
  background: [
    "Venous thromboembolism is a leading cause of death in patients with cancer",
    "Daily injections of heparin are a burden, and most patients stop them early",
    "Direct oral anticoagulants interact with some cancer drugs and may bleed more in gastrointestinal tumors",
  ],
  uncertainties: [
    "whether patients with gastrointestinal cancer should receive direct oral anticoagulants",
    "which dose suffices after six months",
    "how thrombocytopenia should change treatment",
  ],
  recommendations: [
    "a direct oral anticoagulant or low-molecular-weight heparin for at least 6 months",
    "low-molecular-weight heparin in unresected tumors of the upper gastrointestinal tract",
  ],
  aspects: ["bleeding by site of the tumor", "drug interactions", "duration of anticoagulation"],
  cases: [
    {
      age: [58, 79],
      sex: "either",
      presentation: "black stools three weeks after the start of rivaroxaban for pulmonary embolism",
      finding: "Gastroscopy showed an ulcerated gastric cancer that had not been known",
      treatment: "endoscopic clipping and low-molecular-weight heparin at half dose",
      course: "Bleeding did not recur, and the tumor was resected after chemotherapy",
      lesson: "look for a gastrointestinal tumor when bleeding begins soon after anticoagulation",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice bearing human pancreatic tumors",
        perGroup: 9,
        given: "rivaroxaban 10 mg/kg twice daily",
        givenName: "rivaroxaban",
        measured: [
          { name: "weight of venous thrombi", change: -52 },
          { name: "circulating tissue factor activity", change: -8 },
        ],
        mechanism: "that tumor-derived tissue factor drives thrombosis through factor Xa",
        mesh: ["Mice", "Thromboplastin", "Pancreatic Neoplasms"],
      },
    ],
  },
  exposure: {
    name: "use of direct oral anticoagulants in gastrointestinal cancer",
    exposed: "patients given a direct oral anticoagulant",
    unexposed: "patients given low-molecular-weight heparin",
    outcome: { name: "gastrointestinal bleeding", control: 0.04, ratio: 1.6, mesh: ["Gastrointestinal Hemorrhage"] },
  },
  otherTreatment: {
    name: "an inferior vena cava filter",
    regimen: "an inferior vena cava filter together with anticoagulation",
    mesh: ["Vena Cava Filters"],
    comparator: "anticoagulation alone",
    outcome: { name: "recurrent pulmonary embolism", control: 0.04, ratio: 0.9, mesh: ["Pulmonary Embolism"] },
  },
  otherCondition: {
    condition: { name: "cerebral venous thrombosis", mesh: ["Sinus Thrombosis, Intracranial"] },
    population: {
      who: "adults with acute cerebral venous thrombosis",
      short: "patients with cerebral venous thrombosis",
      age: [41, 46],
      women: 0.63,
      mesh: ["Adult"],
    },
    outcome: { name: "recurrent thrombosis or major bleeding", control: 0.05, ratio: 0.95 },
  },
  names: {
    jpn: { condition: "がん関連静脈血栓塞栓症", intervention: "直接経口抗凝固薬" },
    chi: { condition: "癌症相关静脉血栓栓塞症", intervention: "直接口服抗凝药" },
    ger: { condition: "Krebsassoziierte venöse Thromboembolie", intervention: "Direkte orale Antikoagulanzien" },
  },
};

const emicizumabHemophilia: TopicCard = {
  id: "emicizumab-hemophilia",
  profile: "rare",
  since: 2015,
  condition: { name: "hemophilia A", mesh: ["Hemophilia A"], keywords: ["factor VIII", "inhibitors"] },
  intervention: {
    name: "emicizumab",
    mesh: ["Antibodies, Bispecific"],
    keywords: ["bispecific antibody", "prophylaxis"],
    substances: ["emicizumab", "Antibodies, Bispecific"],
  },
  population: {
    who: "boys and men with severe hemophilia A, with or without inhibitors",
    short: "people with severe hemophilia A",
    age: [12, 35],
    women: 0,
    mesh: ["Child", "Adolescent", "Adult"],
  },
  arms: [
    { name: "weekly emicizumab", regimen: "emicizumab 1.5 mg/kg subcutaneously every week" },
    { name: "emicizumab every 4 weeks", regimen: "emicizumab 6 mg/kg subcutaneously every 4 weeks" },
  ],
  comparators: ["no prophylaxis", "prophylaxis with factor VIII"],
  outcomes: [
    { name: "absence of treated bleeds over 24 weeks", control: 0.16, ratio: 4, wished: true, mesh: ["Hemorrhage"] },
    {
      name: "treated bleeds per year",
      unit: "bleeds",
      baseline: 9.5,
      sd: 5.5,
      difference: -5.8,
      better: "lower",
      mesh: ["Hemorrhage"],
    },
    {
      name: "the Haem-A-QoL score",
      unit: "points",
      baseline: 41,
      sd: 15,
      difference: -9.5,
      better: "lower",
      mesh: ["Quality of Life"],
    },
  ],
  harms: [
    { name: "an injection-site reaction", control: 0.04, ratio: 4, mesh: ["Injection Site Reaction"] },
    { name: "thrombotic microangiopathy", control: 0.003, ratio: 2.5, mesh: ["Thrombotic Microangiopathies"] },
  ],
  trial: { size: [16, 120], followUp: [6, 18, "months"] },
  background: [
    "Severe hemophilia A causes bleeding into joints that leads to arthropathy in early adulthood",
    "Emicizumab bridges factors IXa and X and so takes over the part of missing factor VIII",
    "Inhibitors against factor VIII make treatment of bleeding difficult",
  ],
  uncertainties: [
    "how joints fare over decades on emicizumab",
    "how surgery should be covered",
    "whether infants benefit from prophylaxis from birth",
  ],
  recommendations: [
    "emicizumab as prophylaxis for severe hemophilia A with inhibitors",
    "recombinant factor VIIa rather than activated prothrombin complex for breakthrough bleeds on emicizumab",
  ],
  aspects: [
    "replacement and substitution of factor VIII",
    "monitoring of coagulation during emicizumab",
    "gene therapy of hemophilia",
  ],
  cases: [
    {
      age: [0.6, 1.4],
      sex: "man",
      presentation: "a large hematoma of the scalp after a minor fall",
      finding: "Factor VIII activity was below 1%, and no inhibitor was found",
      treatment: "factor VIII concentrate and weekly emicizumab thereafter",
      course: "No further bleed had occurred at 18 months of age",
      lesson: "begin prophylaxis before the first joint bleed",
    },
    {
      age: [24, 46],
      sex: "man",
      presentation:
        "abdominal pain and falling platelets after activated prothrombin complex for a bleed during emicizumab",
      finding: "Blood films showed schistocytes, and lactate dehydrogenase was raised",
      treatment: "withdrawal of the concentrate and supportive care",
      course: "Platelets recovered within 9 days, and emicizumab was continued",
      lesson: "avoid activated prothrombin complex for more than one day during emicizumab",
    },
    {
      age: [55, 74],
      sex: "man",
      presentation: "unexplained bruises and a psoas hematoma without earlier bleeding",
      finding: "Factor VIII activity was 3% with an inhibitor of 48 Bethesda units",
      treatment: "prednisolone, rituximab and emicizumab",
      course: "Bleeding ceased within a week, and the inhibitor disappeared at 3 months",
      lesson:
        "think of acquired hemophilia when partial thromboplastin time is prolonged in an older patient who bleeds",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "cynomolgus monkeys with acquired hemophilia",
        perGroup: 5,
        given: "a bispecific antibody against factors IXa and X, 3 mg/kg weekly",
        givenName: "factor VIII-mimetic antibody",
        measured: [
          { name: "hematoma area", change: -61 },
          { name: "decline of hemoglobin", change: -48 },
        ],
        mechanism: "that a constant low level of thrombin generation prevents joint bleeds",
        mesh: ["Macaca fascicularis", "Thrombin", "Factor IXa"],
      },
    ],
    genes: [
      {
        marker: "inversion of intron 22 of F8",
        name: "F8 intron 22 inversion",
        trait: "inhibitors against factor VIII",
        ratio: 1.6,
        followUp: "Bleeding on emicizumab did not differ by genotype",
        mesh: ["Factor VIII", "Chromosome Inversion"],
      },
    ],
  },
  voices: [
    {
      who: "men with hemophilia and their mothers",
      about: "life without bleeds",
      themes: ["learning what normal pain is", "sport for the first time", "anxiety at giving up factor concentrate"],
      mesh: ["Mothers", "Men"],
    },
  ],
  otherTreatment: {
    name: "valoctocogene roxaparvovec",
    regimen: "one infusion of valoctocogene roxaparvovec",
    mesh: ["Genetic Therapy", "Dependovirus"],
    substances: ["valoctocogene roxaparvovec"],
    comparator: "earlier prophylaxis with factor VIII",
    outcome: { name: "absence of treated bleeds in the second year", control: 0.3, ratio: 2.2, wished: true },
  },
  names: {
    jpn: { condition: "血友病A", intervention: "エミシズマブ" },
    chi: { condition: "血友病A", intervention: "艾美赛珠单抗" },
    ger: { condition: "Hämophilie A", intervention: "Emicizumab" },
  },
};

export const BLEEDING_AND_CLOTTING_TOPICS: readonly TopicCard[] = [doacCancerThrombosis, emicizumabHemophilia];

import type { TopicCard } from "../topic-card.ts";

const mrnaVaccineMyocarditis: TopicCard = {
  id: "mrna-vaccine-myocarditis",
  profile: "harm",
  since: 2021,
  condition: { name: "myocarditis", mesh: ["Myocarditis"], keywords: ["COVID-19 vaccination", "adverse events"] },
  intervention: {
    name: "mRNA COVID-19 vaccines",
    plural: true,
    mesh: ["COVID-19 Vaccines", "mRNA Vaccines", "Vaccination"],
    keywords: ["BNT162b2", "mRNA-1273", "vaccine safety"],
    substances: ["COVID-19 Vaccines", "mRNA Vaccines"],
  },
  population: {
    who: "people aged 12 to 39 years who were eligible for vaccination",
    short: "adolescents and young adults",
    age: [18, 29],
    women: 0.5,
    mesh: ["Adolescent", "Adult"],
  },
  arms: [
    {
      name: "BNT162b2",
      regimen: "two doses of BNT162b2 three weeks apart",
      mesh: ["BNT162 Vaccine"],
      substances: ["BNT162 Vaccine"],
    },
    {
      name: "mRNA-1273",
      regimen: "two doses of mRNA-1273 four weeks apart",
      mesh: ["2019-nCoV Vaccine mRNA-1273"],
      substances: ["2019-nCoV Vaccine mRNA-1273"],
    },
  ],
  comparators: ["no vaccination", "an adenovirus-vectored vaccine"],
  outcomes: [
    { name: "myocarditis within 28 days", control: 0.0006, ratio: 3.2 },
    { name: "hospitalization for COVID-19", control: 0.006, ratio: 0.22, mesh: ["COVID-19", "Hospitalization"] },
    { name: "death from any cause within 6 months", control: 0.0009, ratio: 0.9, mesh: ["Mortality"] },
  ],
  harms: [
    { name: "chest pain", control: 0.02, ratio: 1.6, mesh: ["Chest Pain"] },
    { name: "fever after vaccination", control: 0.03, ratio: 4, mesh: ["Fever"] },
  ],
  trial: { size: [6000, 30000], followUp: [1, 6, "months"] },
  background: [
    "Myocarditis was noticed as a rare effect of mRNA COVID-19 vaccines in 2021, mainly in young men after the second dose",
    "COVID-19 itself causes myocarditis, which complicates the weighing of benefit and risk",
    "Most patients with myocarditis after vaccination leave hospital within a few days",
  ],
  uncertainties: [
    "whether a longer interval between doses lowers the risk",
    "what late enhancement on cardiac imaging means in the long run",
    "how risk compares between vaccine types in adolescents",
  ],
  recommendations: [
    "vaccination as the safer course for people at risk of severe COVID-19",
    "an interval of at least eight weeks between the first two doses in males aged 12 to 39 years",
  ],
  aspects: [
    "mechanisms of vaccine-associated myocarditis",
    "long-term cardiac follow-up",
    "communication of rare risks",
  ],
  cases: [
    {
      age: [16, 27],
      sex: "man",
      presentation: "sharp chest pain three days after the second dose of an mRNA COVID-19 vaccine",
      finding: "Troponin T was 860 ng/L, and cardiac magnetic resonance imaging showed subepicardial late enhancement",
      treatment: "ibuprofen and rest from sport for 4 months",
      course: "Troponin normalized by day 8, and enhancement had shrunk at 6 months",
      lesson: "measure troponin in young patients with chest pain in the week after vaccination",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice immunized with an mRNA vaccine",
        perGroup: 12,
        given: "intravenous injection of the mRNA vaccine",
        givenName: "intravenous mRNA vaccine",
        measured: [
          { name: "myocardial interleukin-1 beta", change: 72 },
          { name: "cardiac troponin I", change: 48 },
        ],
        mechanism: "that accidental intravenous injection could contribute",
        mesh: ["Mice", "Injections, Intravenous", "Interleukin-1beta"],
      },
    ],
    genes: [
      {
        marker: "free spike protein in plasma after vaccination",
        name: "circulating spike protein",
        trait: "myocarditis after vaccination",
        ratio: 3.8,
        followUp: "Antibody responses did not differ from those of vaccinated controls",
        mesh: ["Spike Glycoprotein, Coronavirus", "Autoantibodies"],
      },
    ],
  },
  voices: [
    {
      who: "parents of adolescents",
      about: "deciding on COVID-19 vaccination",
      themes: ["two risks that cannot be felt", "trust lost and regained", "the child's own wish"],
      mesh: ["Vaccination Hesitancy", "Parents"],
    },
  ],
  exposure: {
    name: "mRNA COVID-19 vaccination",
    exposed: "vaccinated young people",
    unexposed: "unvaccinated young people",
    outcome: { name: "myocarditis within 28 days", control: 0.0006, ratio: 3.1, mesh: ["Myocarditis"] },
  },
  otherTreatment: {
    name: "colchicine",
    regimen: "colchicine 0.5 mg twice daily for 3 months",
    mesh: ["Colchicine"],
    substances: ["Colchicine"],
    comparator: "usual treatment",
    outcome: {
      name: "persistent late enhancement at 6 months",
      control: 0.5,
      ratio: 0.9,
      mesh: ["Magnetic Resonance Imaging"],
    },
  },
  otherCondition: {
    condition: { name: "Guillain-Barre syndrome", mesh: ["Guillain-Barre Syndrome"] },
    population: {
      who: "adults eligible for vaccination",
      short: "adults",
      age: [45, 55],
      women: 0.52,
      mesh: ["Adult", "Middle Aged", "Aged"],
    },
    outcome: {
      name: "Guillain-Barre syndrome within 42 days",
      control: 0.0004,
      ratio: 1.02,
      mesh: ["Guillain-Barre Syndrome"],
    },
  },
  names: {
    jpn: { condition: "心筋炎", intervention: "mRNA新型コロナワクチン" },
    chi: { condition: "心肌炎", intervention: "mRNA新冠疫苗" },
    ger: { condition: "Myokarditis", intervention: "mRNA-Impfstoffe gegen COVID-19" },
  },
};

const nirmatrelvirCovid: TopicCard = {
  id: "nirmatrelvir-covid",
  profile: "therapy",
  since: 2021,
  condition: { name: "COVID-19", mesh: ["COVID-19"], keywords: ["SARS-CoV-2", "coronavirus"] },
  intervention: {
    name: "nirmatrelvir-ritonavir",
    mesh: ["Antiviral Agents", "Ritonavir", "COVID-19 Drug Treatment"],
    keywords: ["nirmatrelvir", "oral antiviral"],
    substances: ["nirmatrelvir", "Ritonavir", "Antiviral Agents"],
  },
  population: {
    who: "adults with symptomatic COVID-19 for no more than 5 days and a risk factor for severe disease",
    short: "outpatients with COVID-19",
    age: [52, 66],
    women: 0.53,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "nirmatrelvir-ritonavir for 5 days",
      regimen: "nirmatrelvir 300 mg with ritonavir 100 mg twice daily for 5 days",
    },
    {
      name: "nirmatrelvir-ritonavir for 15 days",
      regimen: "nirmatrelvir 300 mg with ritonavir 100 mg twice daily for 15 days",
    },
  ],
  comparators: ["placebo", "usual care", "molnupiravir"],
  outcomes: [
    {
      name: "hospitalization or death within 28 days",
      control: 0.028,
      ratio: 0.62,
      mesh: ["Hospitalization", "Mortality"],
    },
    { name: "recovery by day 10", control: 0.55, ratio: 1.08, wished: true, mesh: ["Recovery of Function"] },
    { name: "post-COVID-19 condition at 3 months", control: 0.14, ratio: 0.95, mesh: ["Post-Acute COVID-19 Syndrome"] },
    {
      name: "SARS-CoV-2 RNA in nasopharyngeal swabs",
      unit: "log10 copies/mL",
      baseline: 6.4,
      sd: 1.9,
      difference: -0.8,
      better: "lower",
      mesh: ["Viral Load"],
    },
  ],
  harms: [
    { name: "dysgeusia", control: 0.004, ratio: 14, mesh: ["Dysgeusia"] },
    { name: "viral rebound", control: 0.05, ratio: 1.5, mesh: ["Recurrence"] },
    { name: "diarrhea", control: 0.02, ratio: 1.8, mesh: ["Diarrhea"] },
  ],
  trial: { size: [240, 2200], followUp: [28, 180, "days"] },
  background: [
    "COVID-19 remains dangerous for older and immunocompromised people",
    "Nirmatrelvir inhibits the main protease of SARS-CoV-2, and ritonavir slows its breakdown",
    "Early trials were done in unvaccinated people, who are now a minority",
  ],
  uncertainties: [
    "whether vaccinated people at moderate risk benefit",
    "how interactions of ritonavir should be managed",
    "whether early treatment prevents post-COVID-19 condition",
  ],
  recommendations: [
    "nirmatrelvir-ritonavir within five days of symptoms for adults aged 65 years or older and for immunocompromised people",
    "checking all drugs for interactions before ritonavir",
  ],
  aspects: ["drug interactions of ritonavir", "rebound of virus and symptoms", "treatment of immunocompromised people"],
  cases: [
    {
      age: [54, 76],
      sex: "either",
      presentation:
        "dizziness and kidney failure five days after nirmatrelvir-ritonavir in a kidney transplant recipient",
      finding: "Tacrolimus was above 60 ng/mL",
      treatment: "withdrawal of both drugs and phenytoin for 2 days",
      course: "Kidney function recovered within 10 days",
      lesson: "avoid ritonavir with tacrolimus or stop tacrolimus beforehand under monitoring",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "Syrian hamsters infected with SARS-CoV-2",
        perGroup: 8,
        given: "nirmatrelvir 250 mg/kg twice daily for 4 days",
        givenName: "nirmatrelvir",
        measured: [
          { name: "viral titer in the lung", change: -93 },
          { name: "weight loss", change: -58 },
        ],
        mechanism: "that early inhibition of the protease prevents lung injury",
        mesh: ["Cricetinae", "SARS-CoV-2", "Coronavirus 3C Proteases"],
      },
    ],
    cells: [
      {
        model: "human airway epithelial cells",
        given: "nirmatrelvir at 1 µM for 72 hours",
        givenName: "nirmatrelvir",
        measured: [
          { name: "viral RNA", change: -88 },
          { name: "interferon lambda release", change: -61 },
        ],
        mechanism: "that replication is halted before interferon is released",
        mesh: ["Epithelial Cells", "SARS-CoV-2", "Virus Replication"],
      },
    ],
    genes: [
      {
        marker: "substitutions at position 166 of the main protease",
        name: "E166 substitutions",
        trait: "viral rebound after nirmatrelvir",
        ratio: 1.3,
        followUp: "Resistant variants were seen only in severely immunocompromised patients",
        mesh: ["Coronavirus 3C Proteases", "Drug Resistance, Viral"],
      },
    ],
  },
  exposure: {
    name: "treatment with nirmatrelvir-ritonavir",
    exposed: "treated outpatients",
    unexposed: "eligible outpatients who were not treated",
    outcome: {
      name: "hospitalization or death within 28 days",
      control: 0.018,
      ratio: 0.66,
      mesh: ["Hospitalization"],
    },
  },
  otherTreatment: {
    name: "ivermectin",
    regimen: "ivermectin 400 µg/kg daily for 3 days",
    mesh: ["Ivermectin"],
    substances: ["Ivermectin"],
    comparator: "placebo",
    outcome: { name: "hospitalization or death within 28 days", control: 0.03, ratio: 0.98 },
  },
  names: {
    jpn: { condition: "新型コロナウイルス感染症（COVID-19）", intervention: "ニルマトレルビル・リトナビル" },
    chi: { condition: "新型冠状病毒感染（COVID-19）", intervention: "奈玛特韦/利托那韦" },
    fre: { condition: "COVID-19", intervention: "nirmatrelvir-ritonavir" },
  },
};

export const COVID_TOPICS: readonly TopicCard[] = [mrnaVaccineMyocarditis, nirmatrelvirCovid];

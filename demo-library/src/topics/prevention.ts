import type { TopicCard } from "../topic-card.ts";

const hpvVaccineCervicalCancer: TopicCard = {
  id: "hpv-vaccine-cervical-cancer",
  profile: "therapy",
  since: 2002,
  condition: {
    name: "cervical intraepithelial neoplasia",
    short: "CIN",
    mesh: ["Uterine Cervical Dysplasia", "Uterine Cervical Neoplasms"],
    keywords: ["cervical cancer", "HPV"],
  },
  intervention: {
    name: "human papillomavirus vaccination",
    mesh: ["Papillomavirus Vaccines", "Vaccination"],
    keywords: ["HPV vaccine", "immunization"],
    substances: ["Papillomavirus Vaccines"],
  },
  population: {
    who: "girls and women aged 9 to 26 years",
    short: "girls and young women",
    age: [12, 20],
    women: 1,
    mesh: ["Child", "Adolescent", "Adult"],
  },
  arms: [
    {
      name: "the nine-valent vaccine",
      regimen: "three doses of the nine-valent vaccine over 6 months",
      mesh: ["Human Papillomavirus Recombinant Vaccine Quadrivalent, Types 6, 11, 16, 18"],
    },
    { name: "a single dose", regimen: "one dose of the bivalent vaccine", mesh: ["Immunization Schedule"] },
    {
      name: "two doses",
      regimen: "two doses of the quadrivalent vaccine six months apart",
      plural: true,
      mesh: ["Immunization Schedule"],
    },
  ],
  comparators: ["a control vaccine", "no vaccination"],
  outcomes: [
    { name: "cervical intraepithelial neoplasia of grade 2 or higher", control: 0.024, ratio: 0.36 },
    {
      name: "persistent infection with human papillomavirus 16 or 18",
      control: 0.046,
      ratio: 0.12,
      mesh: ["Papillomavirus Infections"],
    },
    { name: "conization", control: 0.014, ratio: 0.5, mesh: ["Conization"] },
  ],
  harms: [
    { name: "pain at the injection site", control: 0.4, ratio: 1.7, mesh: ["Injection Site Reaction"] },
    { name: "syncope after injection", control: 0.003, ratio: 1.1, mesh: ["Syncope"] },
    { name: "a new autoimmune disease", control: 0.006, ratio: 0.99, mesh: ["Autoimmune Diseases"] },
  ],
  trial: { size: [500, 6800], followUp: [2, 10, "years"] },
  background: [
    "Human papillomavirus causes nearly all cancers of the uterine cervix",
    "Vaccination before first sexual contact prevents infection with the types it contains",
    "Coverage collapsed in some countries after reports of symptoms that studies could not link to the vaccine",
  ],
  uncertainties: [
    "whether one dose protects for decades",
    "how screening should change in vaccinated cohorts",
    "whether vaccination after conization prevents recurrence",
  ],
  recommendations: [
    "vaccination of all girls and boys at 9 to 14 years of age",
    "one or two doses in this age group depending on the national program",
  ],
  aspects: ["herd effects", "single-dose schedules", "confidence and hesitancy"],
  cases: [
    {
      age: [28, 41],
      sex: "woman",
      presentation: "postcoital bleeding two years after a normal smear",
      finding: "Biopsy showed adenocarcinoma of the cervix positive for human papillomavirus 18",
      treatment: "radical hysterectomy",
      course: "No recurrence was seen at 3 years",
      lesson: "not be reassured by a normal smear when bleeding persists",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rabbits vaccinated with L2 peptides",
        perGroup: 8,
        given: "three doses of an L2 vaccine",
        givenName: "L2 vaccine",
        measured: [
          { name: "the number of papillomas after heterologous challenge", change: -81 },
          { name: "neutralizing antibody titer", change: 190 },
        ],
        mechanism: "that a conserved epitope could widen protection",
        mesh: ["Rabbits", "Antibodies, Neutralizing", "Capsid Proteins"],
      },
    ],
    genes: [
      {
        marker: "methylation of FAM19A4 and miR124-2 in cervical samples",
        name: "FAM19A4 and miR124-2 methylation",
        trait: "progression of cervical intraepithelial neoplasia",
        ratio: 2.4,
        followUp: "Methylation was rare in lesions that regressed",
        mesh: ["DNA Methylation", "MicroRNAs"],
      },
    ],
  },
  voices: [
    {
      who: "mothers and school nurses",
      about: "deciding on vaccination of a daughter",
      themes: ["news that frightened", "too early to talk about sex", "a doctor's plain advice"],
      mesh: ["Vaccination Hesitancy", "Mothers"],
    },
  ],
  test: {
    name: "self-sampled human papillomavirus testing",
    cutoff: null,
    target: "cervical intraepithelial neoplasia of grade 2 or higher",
    reference: "colposcopy with biopsy",
    sensitivity: 0.88,
    specificity: 0.86,
    prevalence: 0.09,
    mesh: ["Self-Testing", "Human Papillomavirus DNA Tests"],
  },
  exposure: {
    name: "vaccination before the age of 17 years",
    exposed: "women vaccinated before the age of 17 years",
    unexposed: "unvaccinated women",
    outcome: { name: "invasive cervical cancer", control: 0.0009, ratio: 0.24, mesh: ["Uterine Cervical Neoplasms"] },
  },
  otherTreatment: {
    name: "a therapeutic DNA vaccine",
    regimen: "three doses of a therapeutic DNA vaccine with electroporation",
    mesh: ["Vaccines, DNA", "Electroporation"],
    comparator: "placebo",
    outcome: { name: "regression of the lesion", control: 0.31, ratio: 1.5, wished: true },
  },
  names: {
    jpn: { condition: "子宮頸部上皮内腫瘍", intervention: "HPVワクチン" },
    chi: { condition: "宫颈上皮内瘤变", intervention: "HPV疫苗" },
    spa: { condition: "Neoplasia intraepitelial cervical", intervention: "vacuna contra el VPH" },
  },
};

const eCigarettesSmokingCessation: TopicCard = {
  id: "e-cigarettes-smoking-cessation",
  profile: "therapy",
  since: 2010,
  condition: {
    name: "tobacco smoking",
    mesh: ["Tobacco Smoking", "Smoking Cessation"],
    keywords: ["smoking cessation", "nicotine dependence"],
  },
  intervention: {
    name: "electronic cigarettes",
    plural: true,
    mesh: ["Electronic Nicotine Delivery Systems", "Vaping"],
    keywords: ["e-cigarettes", "vaping"],
    substances: ["Nicotine"],
  },
  population: {
    who: "adults who smoked at least ten cigarettes a day and wished to quit",
    short: "adults who smoke",
    age: [39, 48],
    women: 0.48,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "nicotine electronic cigarettes",
      regimen: "a refillable electronic cigarette with nicotine 18 mg/mL and counseling",
      plural: true,
      substances: ["Nicotine"],
    },
    {
      name: "electronic cigarettes with a nicotine patch",
      regimen: "an electronic cigarette together with a 21-mg nicotine patch",
      plural: true,
      mesh: ["Tobacco Use Cessation Devices"],
      substances: ["Nicotine"],
    },
  ],
  comparators: ["nicotine replacement therapy", "electronic cigarettes without nicotine", "counseling alone"],
  outcomes: [
    {
      name: "abstinence from smoking at 6 months",
      control: 0.1,
      ratio: 1.6,
      wished: true,
      mesh: ["Smoking Cessation"],
    },
    { name: "a reduction of cigarettes by at least half", control: 0.3, ratio: 1.25, wished: true },
    { name: "continued use of nicotine at 12 months", control: 0.2, ratio: 2.4 },
  ],
  harms: [
    { name: "irritation of the throat or mouth", control: 0.4, ratio: 1.25 },
    { name: "cough", control: 0.2, ratio: 0.95, mesh: ["Cough"] },
  ],
  trial: { size: [120, 1100], followUp: [6, 12, "months"] },
  background: [
    "Half of all people who go on smoking die of it",
    "Electronic cigarettes deliver nicotine without burning tobacco",
    "Health authorities disagree on whether electronic cigarettes help adults to quit or lead young people to smoke",
  ],
  uncertainties: [
    "what long-term vaping does to lungs and vessels",
    "whether those who quit remain dependent on nicotine",
    "how vaping by adolescents can be prevented",
  ],
  recommendations: [
    "varenicline or combined nicotine replacement with counseling as first choice",
    "offering electronic cigarettes to adults in whom other aids have failed",
  ],
  aspects: ["dual use and its risks", "regulation and youth uptake", "toxicants in aerosol"],
  cases: [],
  laboratory: {
    animals: [
      {
        model: "mice exposed to electronic cigarette aerosol",
        perGroup: 10,
        given: "aerosol for 1 hour daily for 4 months",
        givenName: "electronic cigarette aerosol",
        measured: [
          { name: "the share of lipid-laden alveolar macrophages", change: 130 },
          { name: "mortality after influenza", change: 44 },
        ],
        mechanism: "that solvents rather than nicotine disturb surfactant",
        mesh: ["Mice", "Macrophages, Alveolar", "Pulmonary Surfactants"],
      },
    ],
    cells: [
      {
        model: "human bronchial epithelial cells",
        given: "flavored aerosol condensate for 24 hours",
        givenName: "flavored aerosol",
        measured: [
          { name: "ciliary beat frequency", change: -28 },
          { name: "interleukin-8 release", change: 63 },
        ],
        mechanism: "that flavoring aldehydes are toxic to cilia",
        mesh: ["Epithelial Cells", "Flavoring Agents", "Cilia"],
      },
    ],
  },
  voices: [
    {
      who: "people who switched from smoking to vaping",
      about: "quitting cigarettes with a device",
      themes: ["keeping the ritual", "not being quite free", "mixed messages from doctors"],
      mesh: ["Smokers"],
    },
  ],
  exposure: {
    name: "vaping by adolescents who never smoked",
    exposed: "adolescents who vaped",
    unexposed: "adolescents who did not",
    outcome: { name: "smoking initiation within two years", control: 0.08, ratio: 2.6 },
  },
  otherTreatment: {
    name: "varenicline",
    regimen: "varenicline 1 mg twice daily for 12 weeks",
    mesh: ["Varenicline"],
    substances: ["Varenicline"],
    comparator: "placebo",
    outcome: { name: "abstinence from smoking at 6 months", control: 0.12, ratio: 2.1, wished: true },
  },
  names: {
    jpn: { condition: "喫煙", intervention: "電子たばこ" },
    chi: { condition: "吸烟", intervention: "电子烟" },
    ger: { condition: "Tabakrauchen", intervention: "E-Zigaretten" },
  },
};

export const PREVENTION_TOPICS: readonly TopicCard[] = [hpvVaccineCervicalCancer, eCigarettesSmokingCessation];

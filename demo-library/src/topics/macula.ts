import type { TopicCard } from "../topic-card.ts";

const antiVegfMacularDegeneration: TopicCard = {
  id: "anti-vegf-macular-degeneration",
  profile: "therapy",
  since: 2005,
  condition: {
    name: "neovascular age-related macular degeneration",
    short: "AMD",
    mesh: ["Wet Macular Degeneration"],
    keywords: ["macular degeneration", "retina"],
  },
  intervention: {
    name: "anti-VEGF drugs",
    plural: true,
    mesh: ["Angiogenesis Inhibitors", "Vascular Endothelial Growth Factor A"],
    keywords: ["intravitreal injection", "treat and extend"],
    substances: ["Angiogenesis Inhibitors", "Vascular Endothelial Growth Factor A"],
  },
  population: {
    who: "adults aged 50 years or older with untreated neovascular age-related macular degeneration",
    short: "patients with neovascular macular degeneration",
    age: [74, 79],
    women: 0.58,
    mesh: ["Aged", "Aged, 80 and over"],
  },
  arms: [
    {
      name: "aflibercept",
      regimen: "aflibercept 2 mg intravitreally every 8 weeks after three monthly doses",
      mesh: ["Intravitreal Injections"],
      substances: ["aflibercept"],
    },
    {
      name: "ranibizumab",
      regimen: "ranibizumab 0.5 mg intravitreally in a treat-and-extend regimen",
      mesh: ["Ranibizumab"],
      substances: ["Ranibizumab"],
    },
    {
      name: "bevacizumab",
      regimen: "bevacizumab 1.25 mg intravitreally every 4 weeks",
      mesh: ["Bevacizumab"],
      substances: ["Bevacizumab"],
    },
    {
      name: "faricimab",
      regimen: "faricimab 6 mg intravitreally every 8 to 16 weeks",
      mesh: ["Antibodies, Bispecific"],
      substances: ["faricimab"],
    },
  ],
  comparators: ["photodynamic therapy", "sham injections"],
  outcomes: [
    {
      name: "best-corrected visual acuity",
      unit: "letters",
      baseline: 55,
      sd: 14.5,
      difference: 9.2,
      better: "higher",
      mesh: ["Visual Acuity"],
    },
    { name: "loss of 15 letters or more at one year", control: 0.36, ratio: 0.27, mesh: ["Vision, Low"] },
    {
      name: "central retinal thickness",
      unit: "µm",
      baseline: 435,
      sd: 125,
      difference: -88,
      better: "lower",
      mesh: ["Tomography, Optical Coherence"],
    },
    {
      name: "gain of 15 letters or more at one year",
      control: 0.07,
      ratio: 4.1,
      wished: true,
      mesh: ["Visual Acuity"],
    },
  ],
  harms: [
    { name: "endophthalmitis", control: 0.002, ratio: 1.1, mesh: ["Endophthalmitis"] },
    { name: "intraocular inflammation", control: 0.011, ratio: 1.4, mesh: ["Uveitis"] },
    { name: "arterial thromboembolism", control: 0.02, ratio: 1 },
  ],
  trial: { size: [80, 640], followUp: [12, 24, "months"] },
  background: [
    "Neovascular age-related macular degeneration is the leading cause of blindness in older people of high-income countries",
    "Anti-VEGF injections have changed the outlook, but patients need them for years",
    "The burden of monthly injections leads to undertreatment and loss of vision in everyday practice",
  ],
  uncertainties: [
    "how far the interval between injections can be extended",
    "whether long-term treatment hastens atrophy",
    "whether home monitoring can replace visits",
  ],
  recommendations: [
    "starting anti-VEGF treatment within two weeks of diagnosis",
    "extending the interval by two to four weeks as long as the macula stays dry",
  ],
  aspects: ["treat-and-extend regimens", "longer-acting agents", "macular atrophy during treatment"],
  cases: [
    {
      age: [71, 86],
      sex: "either",
      presentation: "pain and sudden loss of vision three days after an intravitreal injection",
      finding: "Slit-lamp examination showed hypopyon, and vitreous culture grew Staphylococcus epidermidis",
      treatment: "intravitreal vancomycin and ceftazidime and vitrectomy",
      course: "Visual acuity recovered to 20/50 at 3 months",
      lesson: "see every patient with pain after an injection on the same day",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with laser-induced choroidal neovascularization",
        perGroup: 12,
        given: "aflibercept 20 µg intravitreally once",
        givenName: "aflibercept",
        measured: [
          { name: "area of neovascularization", change: -54 },
          { name: "leakage on angiography", change: -46 },
        ],
        mechanism: "that placental growth factor adds to the effect of VEGF",
        mesh: ["Mice", "Choroidal Neovascularization", "Placenta Growth Factor"],
      },
    ],
    genes: [
      {
        marker: "the CFH Y402H variant",
        name: "CFH Y402H",
        trait: "poor visual response to anti-VEGF drugs in macular degeneration",
        ratio: 1.38,
        followUp: "Homozygous carriers needed one more injection a year",
        mesh: ["Complement Factor H", "Pharmacogenetics"],
      },
    ],
  },
  voices: [
    {
      who: "patients and eye clinic nurses",
      about: "coming for injections into the eye",
      themes: ["dread that fades after the first", "dependence on someone to drive", "bargaining for longer intervals"],
      mesh: ["Ambulatory Care", "Patient Satisfaction"],
    },
  ],
  otherTreatment: {
    name: "antioxidant vitamins and zinc",
    regimen: "vitamins C and E, lutein, zeaxanthin and zinc daily",
    plural: true,
    mesh: ["Antioxidants", "Zinc"],
    substances: ["Antioxidants", "Zinc"],
    comparator: "placebo",
    outcome: { name: "progression to advanced macular degeneration", control: 0.28, ratio: 0.78 },
  },
  otherCondition: {
    condition: { name: "diabetic macular edema", short: "DME", mesh: ["Macular Edema", "Diabetic Retinopathy"] },
    population: {
      who: "adults with diabetes and center-involved macular edema",
      short: "patients with diabetic macular edema",
      age: [60, 64],
      women: 0.43,
      mesh: ["Adult", "Middle Aged", "Aged"],
    },
    outcome: {
      name: "gain of 15 letters or more at one year",
      control: 0.14,
      ratio: 2.4,
      wished: true,
      mesh: ["Visual Acuity"],
    },
  },
  names: {
    jpn: { condition: "滲出型加齢黄斑変性", intervention: "抗VEGF薬" },
    chi: { condition: "新生血管性年龄相关性黄斑变性", intervention: "抗VEGF药物" },
    ger: { condition: "Neovaskuläre altersabhängige Makuladegeneration", intervention: "Anti-VEGF-Medikamente" },
  },
};

export const MACULA_TOPICS: readonly TopicCard[] = [antiVegfMacularDegeneration];

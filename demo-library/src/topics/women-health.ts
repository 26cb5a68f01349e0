import type { TopicCard } from "../topic-card.ts";

const hormoneTherapyMenopause: TopicCard = {
  id: "hormone-therapy-menopause",
  profile: "harm",
  condition: {
    name: "menopausal symptoms",
    plural: true,
    mesh: ["Menopause", "Hot Flashes"],
    keywords: ["hot flashes", "vasomotor symptoms"],
  },
  intervention: {
    name: "menopausal hormone therapy",
    short: "MHT",
    mesh: ["Hormone Replacement Therapy", "Estrogen Replacement Therapy"],
    keywords: ["hormone replacement therapy", "HRT", "estrogen"],
    substances: ["Estrogens", "Progestins"],
  },
  population: {
    who: "women aged 45 to 65 years with menopausal symptoms",
    short: "postmenopausal women",
    age: [52, 60],
    women: 1,
    mesh: ["Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "transdermal estradiol with micronized progesterone",
      regimen: "transdermal estradiol 50 µg with micronized progesterone 200 mg",
      mesh: ["Administration, Cutaneous", "Progesterone", "Estradiol"],
      substances: ["Estradiol", "Progesterone"],
    },
    {
      name: "conjugated estrogens with medroxyprogesterone",
      regimen: "conjugated estrogens 0.625 mg with medroxyprogesterone 2.5 mg daily",
      mesh: ["Estrogens, Conjugated (USP)", "Medroxyprogesterone Acetate"],
      substances: ["Estrogens, Conjugated (USP)", "Medroxyprogesterone Acetate"],
    },
    {
      name: "estrogen alone",
      regimen: "oral estradiol 1 mg daily in women without a uterus",
      mesh: ["Estradiol"],
      substances: ["Estradiol"],
    },
  ],
  comparators: ["placebo", "no hormone therapy"],
  outcomes: [
    { name: "breast cancer", control: 0.024, ratio: 1.26, mesh: ["Breast Neoplasms"] },
    {
      name: "hot flashes per day",
      unit: "episodes",
      baseline: 8.1,
      sd: 3.6,
      difference: -3.4,
      better: "lower",
      mesh: ["Hot Flashes"],
    },
    { name: "coronary heart disease", control: 0.025, ratio: 1.05, mesh: ["Coronary Disease"] },
    { name: "hip fracture", control: 0.012, ratio: 0.7, mesh: ["Hip Fractures"] },
  ],
  harms: [
    { name: "venous thromboembolism", control: 0.009, ratio: 1.8, mesh: ["Venous Thromboembolism"] },
    { name: "stroke", control: 0.014, ratio: 1.25, mesh: ["Stroke"] },
    { name: "vaginal bleeding", control: 0.06, ratio: 4, mesh: ["Uterine Hemorrhage"] },
  ],
  trial: { size: [180, 2600], followUp: [1, 8, "years"] },
  background: [
    "Hot flashes and night sweats trouble three of four women around menopause, often for years",
    "Hormone therapy relieves menopausal symptoms better than any other treatment",
    "Fear of breast cancer led many women to stop hormone therapy, including those at low risk",
  ],
  uncertainties: [
    "whether risk differs between natural and synthetic progestogens",
    "whether starting soon after menopause protects the heart",
    "how long women with persistent symptoms can be treated",
  ],
  recommendations: [
    "menopausal hormone therapy for women younger than 60 years with troublesome symptoms and no contraindication",
    "transdermal estradiol for women with risk factors for thrombosis",
  ],
  aspects: ["the timing hypothesis", "breast cancer risk by type and duration", "nonhormonal alternatives"],
  cases: [
    {
      age: [49, 60],
      sex: "woman",
      presentation: "swelling of the left leg ten weeks after the start of oral estrogen",
      finding: "Ultrasound showed iliofemoral thrombosis, and factor V Leiden was found",
      treatment: "apixaban and withdrawal of estrogen",
      course: "Swelling resolved, and hot flashes were treated with fezolinetant",
      lesson: "ask about family history of thrombosis before oral estrogen",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "ovariectomized mice lacking the LDL receptor",
        perGroup: 10,
        given: "estradiol from the time of ovariectomy or 8 weeks later",
        givenName: "early estradiol",
        measured: [
          { name: "aortic plaque area", change: -43 },
          { name: "endothelial nitric oxide production", change: 29 },
        ],
        mechanism: "that estradiol protects healthy but not diseased arteries",
        mesh: ["Mice, Knockout", "Atherosclerosis", "Ovariectomy"],
      },
    ],
    cells: [
      {
        model: "human breast epithelial cells",
        given: "estradiol with medroxyprogesterone at 10 nM for 6 days",
        givenName: "estradiol with medroxyprogesterone",
        measured: [
          { name: "proliferation", change: 48 },
          { name: "expression of RANK ligand", change: 66 },
        ],
        mechanism: "that progestins drive proliferation through RANK ligand",
        mesh: ["Breast", "RANK Ligand", "Cell Proliferation"],
      },
    ],
  },
  voices: [
    {
      who: "women in midlife",
      about: "weighing hormones against hot flashes",
      themes: ["headlines remembered for 20 years", "sleepless nights that decide", "wanting numbers for oneself"],
      mesh: ["Decision Making, Shared", "Middle Aged"],
    },
  ],
  exposure: {
    name: "current use of menopausal hormone therapy",
    exposed: "current users",
    unexposed: "never-users",
    outcome: { name: "breast cancer", control: 0.025, ratio: 1.32, mesh: ["Breast Neoplasms"] },
  },
  otherTreatment: {
    name: "fezolinetant",
    regimen: "fezolinetant 45 mg once daily",
    mesh: ["Receptors, Neurokinin-3"],
    substances: ["fezolinetant"],
    comparator: "placebo",
    outcome: { name: "a reduction of hot flashes by at least half", control: 0.38, ratio: 1.55, wished: true },
  },
  names: {
    jpn: { condition: "更年期症状", intervention: "ホルモン補充療法" },
    chi: { condition: "更年期症状", intervention: "绝经激素治疗" },
    ger: { condition: "Wechseljahresbeschwerden", intervention: "Menopausale Hormontherapie" },
  },
};

const letrozolePolycysticOvaryInfertility: TopicCard = {
  id: "letrozole-polycystic-ovary-infertility",
  profile: "therapy",
  since: 2004,
  condition: {
    name: "infertility in polycystic ovary syndrome",
    mesh: ["Polycystic Ovary Syndrome", "Infertility, Female"],
    keywords: ["PCOS", "anovulation"],
  },
  intervention: {
    name: "letrozole",
    mesh: ["Letrozole", "Aromatase Inhibitors"],
    keywords: ["ovulation induction"],
    substances: ["Letrozole", "Aromatase Inhibitors", "Fertility Agents, Female"],
  },
  population: {
    who: "women aged 18 to 40 years with polycystic ovary syndrome who wished to conceive",
    short: "women with polycystic ovary syndrome",
    age: [27, 31],
    women: 1,
    mesh: ["Adult"],
  },
  arms: [
    { name: "letrozole", regimen: "letrozole 2.5 to 7.5 mg daily on days 3 to 7 of the cycle" },
    { name: "extended letrozole", regimen: "letrozole 5 mg daily for 10 days" },
    {
      name: "letrozole with metformin",
      regimen: "letrozole with metformin 1500 mg daily",
      mesh: ["Metformin"],
      substances: ["Letrozole", "Metformin"],
    },
  ],
  comparators: ["clomiphene", "clomiphene with metformin"],
  outcomes: [
    { name: "live birth", control: 0.19, ratio: 1.42, wished: true, mesh: ["Live Birth"] },
    { name: "ovulation", control: 0.49, ratio: 1.25, wished: true, mesh: ["Ovulation"] },
    { name: "clinical pregnancy", control: 0.22, ratio: 1.38, wished: true, mesh: ["Pregnancy Rate"] },
    { name: "multiple pregnancy", control: 0.06, ratio: 0.6, mesh: ["Pregnancy, Multiple"] },
  ],
  harms: [
    { name: "fatigue", control: 0.15, ratio: 1.4, mesh: ["Fatigue"] },
    { name: "flushing", control: 0.33, ratio: 0.62, mesh: ["Flushing"] },
    { name: "congenital anomaly", control: 0.02, ratio: 1, mesh: ["Congenital Abnormalities"] },
  ],
  trial: { size: [80, 760], followUp: [4, 14, "months"] },
  background: [
    "Polycystic ovary syndrome is the most common cause of anovulatory infertility",
    "Letrozole induces ovulation by lowering estrogen for a few days",
    "Clomiphene has been used for half a century, but many women ovulate without conceiving",
  ],
  uncertainties: [
    "which women need gonadotropins straight away",
    "whether weight loss before treatment raises live birth",
    "whether a longer course helps women resistant to the usual dose",
  ],
  recommendations: [
    "letrozole as first drug for ovulation induction in polycystic ovary syndrome",
    "explaining that letrozole is used outside its approved indication",
  ],
  aspects: ["ovulation induction and obesity", "safety for offspring", "inositol, metformin and lifestyle"],
  cases: [
    {
      age: [25, 36],
      sex: "woman",
      presentation:
        "abdominal distension and breathlessness six days after ovulation induction with letrozole and gonadotropins",
      finding: "Ultrasound showed ovaries of 11 cm and ascites",
      treatment: "paracentesis, albumin and enoxaparin",
      course: "Symptoms resolved over 2 weeks, and a singleton pregnancy went on",
      lesson: "use the lowest dose of gonadotropin in polycystic ovary syndrome",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice exposed to dihydrotestosterone before birth",
        perGroup: 10,
        given: "letrozole 0.5 mg/kg for 5 days at 10 weeks of age",
        givenName: "letrozole",
        measured: [
          { name: "the number of corpora lutea per ovary", change: 85 },
          { name: "luteinizing hormone pulse frequency", change: -9 },
        ],
        mechanism: "that restored follicle-stimulating hormone suffices for ovulation",
        mesh: ["Mice", "Ovarian Follicle", "Follicle Stimulating Hormone"],
      },
    ],
    genes: [
      {
        marker: "variants in FSHR and CYP19A1",
        name: "FSHR and CYP19A1 variants",
        trait: "ovulation with letrozole in polycystic ovary syndrome",
        ratio: 1.1,
        followUp: "Body mass index predicted ovulation better than any variant",
        mesh: ["Receptors, FSH", "Aromatase", "Pharmacogenetics"],
      },
    ],
  },
  otherTreatment: {
    name: "inositol",
    regimen: "myo-inositol 4 g daily",
    mesh: ["Inositol"],
    substances: ["Inositol"],
    comparator: "placebo",
    outcome: { name: "clinical pregnancy", control: 0.16, ratio: 1.08, wished: true, mesh: ["Pregnancy Rate"] },
  },
  otherCondition: {
    condition: { name: "unexplained infertility", mesh: ["Infertility, Female"] },
    population: {
      who: "women with unexplained infertility undergoing insemination",
      short: "women with unexplained infertility",
      age: [31, 34],
      women: 1,
      mesh: ["Adult"],
    },
    outcome: { name: "live birth", control: 0.23, ratio: 0.83, wished: true, mesh: ["Live Birth"] },
  },
  names: {
    jpn: { condition: "多嚢胞性卵巣症候群の不妊", intervention: "レトロゾール" },
    chi: { condition: "多囊卵巢综合征不孕症", intervention: "来曲唑" },
    fre: { condition: "Infertilité du syndrome des ovaires polykystiques", intervention: "létrozole" },
  },
};

export const WOMEN_HEALTH_TOPICS: readonly TopicCard[] = [hormoneTherapyMenopause, letrozolePolycysticOvaryInfertility];

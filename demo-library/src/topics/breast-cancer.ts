import type { TopicCard } from "../topic-card.ts";

const trastuzumabDeruxtecanBreastCancer: TopicCard = {
  id: "trastuzumab-deruxtecan-breast-cancer",
  profile: "therapy",
  since: 2017,
  condition: {
    name: "HER2-positive metastatic breast cancer",
    mesh: ["Breast Neoplasms", "Receptor, ErbB-2"],
    keywords: ["HER2", "metastatic breast cancer"],
  },
  intervention: {
    name: "trastuzumab deruxtecan",
    mesh: ["Immunoconjugates", "Trastuzumab"],
    keywords: ["antibody-drug conjugate"],
    substances: ["trastuzumab deruxtecan", "Immunoconjugates"],
  },
  population: {
    who: "women with HER2-positive metastatic breast cancer after trastuzumab and a taxane",
    short: "women with HER2-positive breast cancer",
    age: [52, 58],
    women: 1,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    { name: "trastuzumab deruxtecan", regimen: "trastuzumab deruxtecan 5.4 mg/kg intravenously every 3 weeks" },
    {
      name: "trastuzumab deruxtecan with pertuzumab",
      regimen: "trastuzumab deruxtecan 5.4 mg/kg and pertuzumab every 3 weeks",
      mesh: ["Antibodies, Monoclonal, Humanized"],
      substances: ["trastuzumab deruxtecan", "pertuzumab"],
    },
  ],
  comparators: ["trastuzumab emtansine", "treatment of the physician's choice"],
  outcomes: [
    {
      name: "disease progression or death at 12 months",
      control: 0.63,
      ratio: 0.44,
      mesh: ["Progression-Free Survival", "Disease Progression"],
    },
    { name: "objective response", control: 0.36, ratio: 2.1, wished: true },
    { name: "death within two years", control: 0.33, ratio: 0.68, mesh: ["Mortality"] },
  ],
  harms: [
    { name: "interstitial lung disease", control: 0.025, ratio: 4.4, mesh: ["Lung Diseases, Interstitial"] },
    { name: "nausea", control: 0.3, ratio: 2.4, mesh: ["Nausea"] },
    { name: "neutropenia of grade 3 or higher", control: 0.04, ratio: 4, mesh: ["Neutropenia"] },
  ],
  trial: { size: [110, 560], followUp: [12, 30, "months"] },
  background: [
    "Most women with HER2-positive metastatic breast cancer eventually progress on trastuzumab",
    "Trastuzumab deruxtecan carries a topoisomerase inhibitor into cells that express HER2 and into their neighbors",
    "Interstitial lung disease is the most feared adverse effect of trastuzumab deruxtecan",
  ],
  uncertainties: [
    "which treatment to give after progression",
    "how well brain metastases respond",
    "whether interstitial lung disease can be predicted",
  ],
  recommendations: [
    "trastuzumab deruxtecan as second treatment of HER2-positive metastatic breast cancer",
    "computed tomography of the chest every 6 to 9 weeks during treatment",
  ],
  aspects: [
    "bystander effects of antibody-drug conjugates",
    "interstitial lung disease and its early detection",
    "activity in HER2-low tumors",
  ],
  cases: [
    {
      age: [44, 69],
      sex: "woman",
      presentation: "cough and mild breathlessness after the sixth cycle of trastuzumab deruxtecan",
      finding: "Computed tomography showed an organizing pneumonia pattern",
      treatment: "withdrawal of the drug and prednisolone 0.5 mg/kg daily",
      course: "Opacities cleared within 7 weeks, and treatment was resumed at a lower dose",
      lesson: "stop the drug at the first radiological sign of interstitial lung disease",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice bearing patient-derived HER2-positive tumors",
        perGroup: 8,
        given: "trastuzumab deruxtecan 4 mg/kg every 3 weeks",
        givenName: "trastuzumab deruxtecan",
        measured: [
          { name: "tumor volume", change: -78 },
          { name: "the share of proliferating cells", change: -61 },
        ],
        mechanism: "that payload released from dying cells also kills neighbors with low HER2",
        mesh: ["Mice", "Xenograft Model Antitumor Assays", "Camptothecin"],
      },
    ],
    cells: [
      {
        model: "HER2-positive breast cancer cells made resistant to trastuzumab emtansine",
        given: "trastuzumab deruxtecan at 10 nM for 6 days",
        givenName: "trastuzumab deruxtecan",
        measured: [
          { name: "cell viability", change: -57 },
          { name: "the number of DNA double-strand breaks", change: 120 },
        ],
        mechanism: "that resistance through drug transporters does not extend to the new payload",
        mesh: ["Cell Line, Tumor", "Drug Resistance, Neoplasm", "DNA Damage"],
      },
    ],
  },
  otherTreatment: {
    name: "tucatinib",
    regimen: "tucatinib 300 mg twice daily with trastuzumab and capecitabine",
    mesh: ["Protein Kinase Inhibitors"],
    substances: ["tucatinib"],
    comparator: "placebo with trastuzumab and capecitabine",
    outcome: { name: "disease progression or death at 12 months", control: 0.85, ratio: 0.79 },
  },
  otherCondition: {
    condition: { name: "HER2-positive gastric cancer", mesh: ["Stomach Neoplasms", "Receptor, ErbB-2"] },
    population: {
      who: "adults with HER2-positive gastric cancer after two earlier treatments",
      short: "patients with HER2-positive gastric cancer",
      age: [63, 67],
      women: 0.24,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "objective response", control: 0.14, ratio: 3, wished: true },
  },
  names: {
    jpn: { condition: "HER2陽性転移性乳癌", intervention: "トラスツズマブ デルクステカン" },
    chi: { condition: "HER2阳性转移性乳腺癌", intervention: "德曲妥珠单抗" },
    fre: { condition: "Cancer du sein métastatique HER2 positif", intervention: "trastuzumab déruxtécan" },
  },
};

const aiMammographyScreening: TopicCard = {
  id: "ai-mammography-screening",
  profile: "diagnosis",
  since: 2016,
  condition: {
    name: "breast cancer",
    mesh: ["Breast Neoplasms"],
    keywords: ["breast cancer screening", "mammography"],
  },
  intervention: {
    name: "artificial intelligence in mammography",
    mesh: ["Artificial Intelligence", "Mammography", "Deep Learning"],
    keywords: ["computer-aided detection", "machine learning"],
  },
  population: {
    who: "women aged 40 to 74 years who attended screening",
    short: "women attending breast screening",
    age: [54, 59],
    women: 1,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "artificial intelligence with one radiologist",
      regimen: "reading by one radiologist supported by artificial intelligence",
    },
    {
      name: "triage by artificial intelligence",
      regimen:
        "single reading of low-risk and double reading of high-risk mammograms as sorted by artificial intelligence",
      mesh: ["Triage"],
    },
  ],
  comparators: ["double reading by two radiologists", "reading by one radiologist"],
  outcomes: [
    {
      name: "cancer detected at screening",
      control: 0.0055,
      ratio: 1.17,
      wished: true,
      mesh: ["Early Detection of Cancer"],
    },
    { name: "recall for further assessment", control: 0.028, ratio: 1.01 },
    { name: "interval cancer", control: 0.0018, ratio: 0.94 },
    { name: "need for arbitration between readers", control: 0.06, ratio: 0.55, mesh: ["Workload"] },
  ],
  harms: [
    { name: "a false-positive recall", control: 0.022, ratio: 1.01, mesh: ["False Positive Reactions"] },
    { name: "biopsy with a benign result", control: 0.006, ratio: 1.04, mesh: ["Biopsy"] },
  ],
  trial: { size: [2400, 9800], followUp: [1, 3, "years"] },
  background: [
    "Double reading of screening mammograms finds more cancers but strains a short supply of radiologists",
    "Artificial intelligence reads mammograms about as well as radiologists in retrospective studies",
    "Readers may rely too much on software, and the cancers that it adds may be slow-growing",
  ],
  uncertainties: [
    "whether more cancers detected means fewer deaths",
    "how performance holds up in dense breasts and in other populations",
    "how software should be monitored after updates",
  ],
  recommendations: [
    "prospective monitoring of recall and interval cancers wherever artificial intelligence replaces a second reader",
    "against reading by artificial intelligence alone",
  ],
  aspects: [
    "automation bias among radiologists",
    "fairness across ethnic groups and breast density",
    "evaluation of software that changes",
  ],
  cases: [
    {
      age: [48, 70],
      sex: "woman",
      presentation: "a normal double-read mammogram that software had given its highest risk score",
      finding: "Ultrasound after review showed a 7-mm invasive lobular carcinoma",
      treatment: "breast-conserving surgery and radiotherapy",
      course: "Sentinel nodes were free of tumor",
      lesson: "look again when software and readers disagree",
    },
  ],
  laboratory: {
    genes: [
      {
        marker: "a polygenic risk score for breast cancer combined with a mammographic risk score",
        name: "polygenic and image-based risk",
        trait: "breast cancer within five years",
        ratio: 2.1,
        followUp: "The two scores were almost independent of each other",
        mesh: ["Genetic Risk Score", "Risk Assessment"],
      },
    ],
  },
  voices: [
    {
      who: "women attending screening and radiologists",
      about: "letting software read mammograms",
      themes: ["wish for a human who takes responsibility", "hope for faster results", "fear of losing skill"],
      mesh: ["Radiologists", "Trust"],
    },
  ],
  test: {
    name: "artificial intelligence reading of mammograms",
    cutoff: "a risk score in the highest decile",
    target: "breast cancer",
    reference: "histology or two years of follow-up",
    sensitivity: 0.84,
    specificity: 0.91,
    prevalence: 0.14,
    mesh: ["Mammography", "Sensitivity and Specificity", "ROC Curve"],
  },
  otherTreatment: {
    name: "digital breast tomosynthesis",
    regimen: "screening by digital breast tomosynthesis",
    mesh: ["Mammography", "Radiographic Image Enhancement"],
    comparator: "digital mammography",
    outcome: { name: "cancer detected at screening", control: 0.0052, ratio: 1.25, wished: true },
  },
  names: {
    jpn: { condition: "乳癌検診", intervention: "人工知能によるマンモグラフィ読影" },
    chi: { condition: "乳腺癌筛查", intervention: "人工智能乳腺X线阅片" },
    ger: { condition: "Brustkrebs-Screening", intervention: "Künstliche Intelligenz" },
  },
};

export const BREAST_CANCER_TOPICS: readonly TopicCard[] = [trastuzumabDeruxtecanBreastCancer, aiMammographyScreening];

import type { TopicCard } from "../topic-card.ts";

const ferroptosisCardiacIschemia: TopicCard = {
  id: "ferroptosis-cardiac-ischemia",
  profile: "basic",
  since: 2015,
  condition: {
    name: "myocardial ischemia-reperfusion injury",
    mesh: ["Myocardial Reperfusion Injury"],
    keywords: ["myocardial infarction", "reperfusion"],
  },
  intervention: {
    name: "ferroptosis inhibitors",
    plural: true,
    mesh: ["Ferroptosis", "Oxidative Stress"],
    keywords: ["lipid peroxidation", "iron", "GPX4"],
    substances: ["ferrostatin-1", "Reactive Oxygen Species"],
  },
  population: {
    who: "adults with a first ST-elevation myocardial infarction treated by primary angioplasty",
    short: "patients with ST-elevation myocardial infarction",
    age: [58, 64],
    women: 0.24,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "deferoxamine",
      regimen: "deferoxamine 50 mg/kg intravenously from before reperfusion for 12 hours",
      mesh: ["Deferoxamine"],
      substances: ["Deferoxamine"],
    },
    {
      name: "selenium",
      regimen: "sodium selenite intravenously before reperfusion",
      mesh: ["Selenium"],
      substances: ["Selenium"],
    },
  ],
  comparators: ["placebo"],
  outcomes: [
    {
      name: "infarct size",
      unit: "% of left ventricle",
      baseline: 21,
      sd: 9.5,
      difference: -0.8,
      better: "lower",
      mesh: ["Myocardial Infarction", "Magnetic Resonance Imaging"],
    },
    {
      name: "left ventricular ejection fraction",
      unit: "%",
      baseline: 47,
      sd: 7.8,
      difference: 0.6,
      better: "higher",
      mesh: ["Stroke Volume"],
    },
    { name: "heart failure within one year", control: 0.11, ratio: 0.95, mesh: ["Heart Failure"] },
  ],
  harms: [
    { name: "low blood pressure during infusion", control: 0.06, ratio: 1.5, mesh: ["Hypotension"] },
    { name: "nausea", control: 0.05, ratio: 1.2, mesh: ["Nausea"] },
  ],
  trial: { size: [30, 150], followUp: [3, 12, "months"] },
  background: [
    "Reopening an occluded coronary artery saves myocardium but also kills cells that ischemia had spared",
    "Ferroptosis is a form of cell death driven by iron and lipid peroxidation",
    "Many compounds that limit infarct size in animals have failed in patients",
  ],
  uncertainties: [
    "whether ferroptosis contributes to infarct size in people",
    "how soon after reperfusion inhibitors must be given",
    "how ferroptosis relates to other forms of cell death",
  ],
  recommendations: [
    "testing cardioprotective compounds in animals with comorbidities before trials",
    "imaging of infarct size as the primary outcome of early trials",
  ],
  aspects: [
    "iron handling in cardiomyocytes",
    "glutathione peroxidase 4 and lipid peroxidation",
    "failed translation of cardioprotection",
  ],
  cases: [
    {
      age: [31, 54],
      sex: "either",
      presentation: "breathlessness and dark skin in the course of thalassemia",
      finding: "Cardiac T2* was 7 ms, and ejection fraction was 34%",
      treatment: "continuous deferoxamine with deferiprone",
      course: "Ejection fraction rose to 52% over 14 months",
      lesson: "image myocardial iron before symptoms appear in patients with many transfusions",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with 45 minutes of coronary ligation",
        perGroup: 12,
        given: "ferrostatin-1 1 mg/kg before reperfusion",
        givenName: "ferrostatin-1",
        measured: [
          { name: "infarct size", change: -34 },
          { name: "malondialdehyde in the heart", change: -41 },
          { name: "left ventricular ejection fraction", change: 17 },
        ],
        mechanism: "that lipid peroxidation in the first hours decides over survival of cells",
        mesh: ["Mice, Inbred C57BL", "Lipid Peroxidation", "Malondialdehyde"],
      },
      {
        model: "pigs with balloon occlusion of the left anterior descending artery",
        perGroup: 7,
        given: "liproxstatin-1 1 mg/kg at reperfusion",
        givenName: "liproxstatin-1",
        measured: [
          { name: "infarct size", change: -6 },
          { name: "microvascular obstruction", change: -11 },
        ],
        mechanism: "that effects in small rodents do not carry over simply",
        mesh: ["Swine", "Balloon Occlusion", "Microcirculation"],
      },
      {
        model: "rats with diabetes and myocardial ischemia",
        perGroup: 10,
        given: "deferoxamine 100 mg/kg before ischemia",
        givenName: "deferoxamine",
        measured: [
          { name: "infarct size", change: -13 },
          { name: "cardiac iron", change: -38 },
        ],
        mechanism: "that diabetes blunts the protection",
        mesh: ["Rats", "Diabetes Mellitus, Experimental", "Iron"],
      },
    ],
    cells: [
      {
        model: "H9c2 cells under hypoxia and reoxygenation",
        given: "ferrostatin-1 at 1 µM for 6 hours",
        givenName: "ferrostatin-1",
        measured: [
          { name: "lipid peroxidation", change: -52 },
          { name: "cell death", change: -37 },
        ],
        mechanism: "that ferroptosis begins at reoxygenation",
        mesh: ["Cell Hypoxia", "Myocytes, Cardiac", "Reactive Oxygen Species"],
      },
      {
        model: "human cardiomyocytes derived from stem cells",
        given: "knockdown of glutathione peroxidase 4 for 48 hours",
        givenName: "glutathione peroxidase 4 knockdown",
        measured: [
          { name: "sensitivity to erastin", change: 120 },
          { name: "mitochondrial membrane potential", change: -33 },
        ],
        mechanism: "that mitochondria are the first to suffer from lipid peroxides",
        mesh: ["Phospholipid Hydroperoxide Glutathione Peroxidase", "Mitochondria, Heart"],
      },
    ],
    genes: [
      {
        marker: "expression of ACSL4 and TFRC in autopsy hearts",
        name: "ACSL4 and TFRC expression",
        trait: "reperfused infarction as against non-reperfused infarction",
        ratio: 2.1,
        followUp: "Expression was highest at the border of the infarct",
        mesh: ["Receptors, Transferrin", "Coenzyme A Ligases", "Gene Expression"],
      },
      {
        marker: "variants in HMOX1",
        name: "HMOX1 variants",
        trait: "heart failure after myocardial infarction",
        ratio: 1.1,
        followUp: "The association was not significant after correction for multiple testing",
        mesh: ["Heme Oxygenase-1", "Polymorphism, Single Nucleotide"],
      },
    ],
  },
  exposure: {
    name: "high transferrin saturation on admission",
    exposed: "patients with high transferrin saturation",
    unexposed: "patients with low transferrin saturation",
    outcome: { name: "heart failure within one year", control: 0.11, ratio: 1.12, mesh: ["Heart Failure"] },
  },
  otherTreatment: {
    name: "remote ischemic conditioning",
    regimen: "four cycles of arm ischemia by cuff before reperfusion",
    mesh: ["Ischemic Preconditioning, Myocardial"],
    comparator: "a sham procedure",
    outcome: { name: "cardiac death or heart failure within one year", control: 0.09, ratio: 1.02 },
  },
  otherCondition: {
    condition: { name: "acute kidney injury after cardiac surgery", mesh: ["Acute Kidney Injury"] },
    population: {
      who: "adults undergoing cardiac surgery with cardiopulmonary bypass",
      short: "patients undergoing cardiac surgery",
      age: [63, 68],
      women: 0.29,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "acute kidney injury within 7 days", control: 0.27, ratio: 0.93, mesh: ["Acute Kidney Injury"] },
  },
  names: {
    jpn: { condition: "心筋虚血再灌流障害", intervention: "フェロトーシス阻害薬" },
    chi: { condition: "心肌缺血再灌注损伤", intervention: "铁死亡抑制剂" },
  },
};

export const FERROPTOSIS_TOPICS: readonly TopicCard[] = [ferroptosisCardiacIschemia];

import type { TopicCard } from "../topic-card.ts";

const aspirinPreeclampsia: TopicCard = {
  id: "aspirin-preeclampsia",
  profile: "therapy",
  since: 2004,
  condition: { name: "preeclampsia", mesh: ["Pre-Eclampsia"], keywords: ["hypertensive disorders of pregnancy"] },
  intervention: {
    name: "low-dose aspirin",
    mesh: ["Aspirin", "Platelet Aggregation Inhibitors"],
    keywords: ["acetylsalicylic acid", "prevention"],
    substances: ["Aspirin", "Platelet Aggregation Inhibitors"],
  },
  population: {
    who: "pregnant women at high risk of preeclampsia at 11 to 16 weeks of gestation",
    short: "women at high risk of preeclampsia",
    age: [30, 34],
    women: 1,
    mesh: ["Adult", "Pregnancy"],
  },
  arms: [
    { name: "aspirin 150 mg", regimen: "aspirin 150 mg each night until 36 weeks of gestation" },
    { name: "aspirin 75 to 81 mg", regimen: "aspirin 81 mg daily until delivery" },
    { name: "aspirin stopped at 24 weeks", regimen: "aspirin 150 mg daily until 24 weeks of gestation only" },
  ],
  comparators: ["placebo", "no treatment"],
  outcomes: [
    { name: "preterm preeclampsia", control: 0.043, ratio: 0.5, mesh: ["Premature Birth"] },
    { name: "preeclampsia at any gestational age", control: 0.095, ratio: 0.81 },
    { name: "fetal growth restriction", control: 0.1, ratio: 0.84, mesh: ["Fetal Growth Retardation"] },
    { name: "perinatal death", control: 0.018, ratio: 0.86, mesh: ["Perinatal Death"] },
  ],
  harms: [
    { name: "postpartum hemorrhage", control: 0.062, ratio: 1.05, mesh: ["Postpartum Hemorrhage"] },
    { name: "vaginal bleeding during pregnancy", control: 0.04, ratio: 1.15, mesh: ["Uterine Hemorrhage"] },
  ],
  trial: { size: [160, 1700], followUp: [20, 28, "weeks"] },
  background: [
    "Preeclampsia kills mothers and newborns, and delivery is the only cure",
    "Low-dose aspirin started early in pregnancy lowers the risk of preterm preeclampsia",
    "Many pregnant women at high risk never receive aspirin, or take too little of it",
  ],
  uncertainties: [
    "which dose of aspirin is best",
    "whether screening by biomarkers is better than screening by history",
    "whether aspirin can be stopped before term",
  ],
  recommendations: [
    "aspirin 100 to 150 mg each night from before 16 weeks of gestation for women at high risk of preeclampsia",
    "explaining the importance of taking at least nine of ten doses",
  ],
  aspects: ["screening in the first trimester", "dose, timing and adherence", "placental mechanisms"],
  cases: [
    {
      age: [28, 41],
      sex: "woman",
      presentation: "headache, upper abdominal pain and a blood pressure of 178/112 mm Hg at 29 weeks of gestation",
      finding: "Platelets were 71,000 per microliter with raised aminotransferases and hemolysis",
      treatment: "magnesium sulfate, labetalol, betamethasone and cesarean delivery",
      course: "Blood values normalized within 6 days, and the infant left the neonatal unit after 7 weeks",
      lesson: "measure platelets and liver enzymes in any pregnant woman with upper abdominal pain",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "pregnant rats with reduced uterine perfusion",
        perGroup: 9,
        given: "aspirin 10 mg/kg daily from day 10 of gestation",
        givenName: "aspirin",
        measured: [
          { name: "mean arterial pressure", change: -11 },
          { name: "soluble fms-like tyrosine kinase 1", change: -26 },
        ],
        mechanism: "that inhibition of thromboxane improves placental blood flow",
        mesh: ["Rats", "Placental Insufficiency", "Thromboxane A2", "Pregnancy"],
      },
    ],
    genes: [
      {
        marker: "fetal variants near FLT1",
        name: "FLT1 variants",
        trait: "preeclampsia",
        ratio: 1.22,
        followUp: "Late-onset disease showed the strongest signal",
        mesh: ["Vascular Endothelial Growth Factor Receptor-1", "Genome-Wide Association Study"],
      },
    ],
  },
  test: {
    name: "the ratio of soluble fms-like tyrosine kinase 1 to placental growth factor",
    cutoff: "38",
    target: "preeclampsia within 4 weeks",
    reference: "clinical outcome at 4 weeks",
    sensitivity: 0.7,
    specificity: 0.84,
    prevalence: 0.17,
    mesh: ["Placenta Growth Factor", "Vascular Endothelial Growth Factor Receptor-1"],
  },
  otherTreatment: {
    name: "calcium supplementation",
    regimen: "calcium 1.5 g daily from 20 weeks of gestation",
    mesh: ["Calcium, Dietary"],
    substances: ["Calcium"],
    comparator: "placebo",
    outcome: { name: "preeclampsia at any gestational age", control: 0.06, ratio: 0.75 },
  },
  names: {
    jpn: { condition: "妊娠高血圧腎症", intervention: "低用量アスピリン" },
    chi: { condition: "子痫前期", intervention: "小剂量阿司匹林" },
    ger: { condition: "Präeklampsie", intervention: "Niedrig dosiertes Aspirin" },
  },
};

const tranexamicAcidPostpartumHemorrhage: TopicCard = {
  id: "tranexamic-acid-postpartum-hemorrhage",
  profile: "therapy",
  since: 2008,
  condition: {
    name: "postpartum hemorrhage",
    short: "PPH",
    mesh: ["Postpartum Hemorrhage"],
    keywords: ["maternal mortality", "childbirth"],
  },
  intervention: {
    name: "tranexamic acid",
    mesh: ["Tranexamic Acid", "Antifibrinolytic Agents"],
    keywords: ["antifibrinolytic"],
    substances: ["Tranexamic Acid", "Antifibrinolytic Agents"],
  },
  population: {
    who: "women giving birth vaginally or by cesarean section",
    short: "women giving birth",
    age: [26, 32],
    women: 1,
    mesh: ["Adult", "Pregnancy"],
  },
  arms: [
    {
      name: "prophylactic tranexamic acid",
      regimen: "tranexamic acid 1 g intravenously within two minutes after birth",
    },
    {
      name: "preoperative tranexamic acid",
      regimen: "tranexamic acid 1 g intravenously before skin incision",
      mesh: ["Cesarean Section"],
    },
    {
      name: "early tranexamic acid",
      regimen: "tranexamic acid 1 g intravenously within three hours of the onset of bleeding",
    },
  ],
  comparators: ["placebo", "oxytocin alone"],
  outcomes: [
    {
      name: "blood loss of 1000 mL or more within 24 hours",
      control: 0.086,
      ratio: 0.84,
      mesh: ["Blood Loss, Surgical"],
    },
    { name: "death due to bleeding within 24 hours", control: 0.004, ratio: 0.83, mesh: ["Maternal Mortality"] },
    { name: "blood transfusion", control: 0.04, ratio: 0.95, mesh: ["Blood Transfusion"] },
  ],
  harms: [
    { name: "vomiting", control: 0.06, ratio: 1.6, mesh: ["Vomiting"] },
    { name: "venous thromboembolism within 90 days", control: 0.002, ratio: 1.1, mesh: ["Venous Thromboembolism"] },
  ],
  trial: { size: [240, 4000], followUp: [2, 6, "weeks"] },
  background: [
    "Postpartum hemorrhage is the leading cause of maternal death worldwide",
    "Tranexamic acid inhibits the breakdown of clots and reduces death from bleeding if given early",
    "Most deaths from postpartum hemorrhage occur where staff, blood and drugs are scarce",
  ],
  uncertainties: [
    "whether all women should receive tranexamic acid as prophylaxis",
    "whether intramuscular injection is as good as infusion",
    "whether thrombosis becomes more frequent after cesarean delivery",
  ],
  recommendations: [
    "tranexamic acid 1 g intravenously within three hours of birth for all women with postpartum hemorrhage",
    "against delaying treatment while other measures are tried",
  ],
  aspects: ["timing of treatment", "prophylaxis and treatment", "use in low-resource settings"],
  cases: [
    {
      age: [27, 40],
      sex: "woman",
      presentation: "severe bleeding 20 minutes after vaginal birth of twins",
      finding: "Fibrinogen was 1.1 g/L, and the uterus did not contract",
      treatment: "oxytocin, tranexamic acid, fibrinogen concentrate and balloon tamponade",
      course: "Bleeding stopped within an hour, and hysterectomy was avoided",
      lesson: "measure fibrinogen early in severe postpartum hemorrhage",
    },
  ],
  laboratory: {
    cells: [
      {
        model: "plasma clots from women at term",
        given: "tranexamic acid at 15 mg/L for 60 minutes",
        givenName: "tranexamic acid",
        measured: [
          { name: "clot lysis induced by tissue plasminogen activator", change: -74 },
          { name: "D-dimer release", change: -58 },
        ],
        mechanism: "that concentrations far below the usual dose inhibit fibrinolysis",
        mesh: ["Fibrinolysis", "Tissue Plasminogen Activator", "Fibrin Fibrinogen Degradation Products"],
      },
    ],
  },
  voices: [
    {
      who: "midwives in district hospitals",
      about: "giving tranexamic acid in an emergency",
      themes: ["drugs locked away at night", "confidence from drills", "waiting for a doctor's order"],
      mesh: ["Midwifery", "Developing Countries"],
    },
  ],
  otherTreatment: {
    name: "heat-stable carbetocin",
    regimen: "carbetocin 100 µg intramuscularly",
    mesh: ["Oxytocics"],
    substances: ["carbetocin"],
    comparator: "oxytocin",
    outcome: { name: "blood loss of 500 mL or more within 24 hours", control: 0.145, ratio: 1 },
  },
  otherCondition: {
    condition: { name: "traumatic hemorrhage", mesh: ["Wounds and Injuries", "Hemorrhage"] },
    population: {
      who: "adults with trauma and significant bleeding",
      short: "adults with traumatic hemorrhage",
      age: [33, 39],
      women: 0.18,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: { name: "death within 28 days", control: 0.16, ratio: 0.91, mesh: ["Mortality"] },
  },
  names: {
    jpn: { condition: "分娩後異常出血", intervention: "トラネキサム酸" },
    chi: { condition: "产后出血", intervention: "氨甲环酸" },
    spa: { condition: "Hemorragia posparto", intervention: "ácido tranexámico" },
  },
};

export const PREGNANCY_AND_BIRTH_TOPICS: readonly TopicCard[] = [
  aspirinPreeclampsia,
  tranexamicAcidPostpartumHemorrhage,
];

import type { TopicCard } from "../topic-card.ts";

const metforminGestationalDiabetes: TopicCard = {
  id: "metformin-gestational-diabetes",
  profile: "therapy",
  example: true,
  since: 2002,
  condition: {
    name: "gestational diabetes",
    short: "GDM",
    mesh: ["Diabetes, Gestational"],
    keywords: ["gestational diabetes mellitus", "pregnancy"],
  },
  intervention: {
    name: "metformin",
    mesh: ["Metformin", "Hypoglycemic Agents"],
    keywords: ["oral glucose-lowering drug"],
    substances: ["Metformin", "Hypoglycemic Agents"],
  },
  population: {
    who: "pregnant women with gestational diabetes whose glucose stayed high despite diet",
    short: "women with gestational diabetes",
    age: [29, 34],
    women: 1,
    mesh: ["Pregnancy", "Adult"],
  },
  arms: [
    { name: "metformin", regimen: "metformin up to 2500 mg daily", mesh: ["Metformin"], substances: ["Metformin"] },
    {
      name: "extended-release metformin",
      regimen: "extended-release metformin up to 2000 mg daily",
      mesh: ["Delayed-Action Preparations"],
      substances: ["Metformin", "Delayed-Action Preparations"],
    },
    {
      name: "metformin with supplementary insulin",
      regimen: "metformin, with insulin added if glucose targets were missed",
      mesh: ["Insulin"],
      substances: ["Metformin", "Insulin"],
    },
  ],
  comparators: ["insulin", "glyburide", "placebo"],
  outcomes: [
    {
      name: "an infant large for gestational age",
      control: 0.19,
      ratio: 0.83,
      mesh: ["Fetal Macrosomia", "Birth Weight"],
    },
    { name: "neonatal hypoglycemia", control: 0.17, ratio: 0.69, mesh: ["Hypoglycemia"] },
    { name: "excessive gestational weight gain", control: 0.34, ratio: 0.72, mesh: ["Gestational Weight Gain"] },
    { name: "cesarean delivery", control: 0.38, ratio: 0.98, mesh: ["Cesarean Section"] },
    { name: "preeclampsia", control: 0.075, ratio: 0.76, mesh: ["Pre-Eclampsia"] },
  ],
  harms: [
    { name: "diarrhea or abdominal discomfort", control: 0.04, ratio: 3.6 },
    { name: "an infant small for gestational age", control: 0.08, ratio: 1.14 },
    { name: "preterm birth", control: 0.08, ratio: 1.05 },
  ],
  trial: { size: [90, 750], followUp: [8, 16, "weeks"] },
  background: [
    "Gestational diabetes raises the risk of macrosomia, cesarean delivery and neonatal hypoglycemia",
    "Insulin has long been the standard when diet does not control gestational diabetes, but injections and monitoring are a burden to pregnant women",
    "Metformin crosses the placenta, and the fetus is exposed to concentrations close to those of the mother",
    "The number of pregnancies complicated by gestational diabetes is growing along with maternal age and obesity",
  ],
  uncertainties: [
    "whether exposure to metformin before birth affects growth and metabolism in childhood",
    "which women will need insulin in addition to metformin",
    "whether metformin should be started at diagnosis rather than after diet has failed",
  ],
  recommendations: [
    "metformin as an alternative to insulin for women who decline or cannot safely use insulin",
    "telling women that metformin crosses the placenta and that long-term data on children are limited",
    "against metformin where fetal growth is already restricted",
  ],
  aspects: [
    "the transfer of metformin across the placenta",
    "maternal and neonatal outcomes with metformin and insulin",
    "growth of children exposed to metformin before birth",
  ],
  cases: [
    {
      age: [27, 41],
      sex: "woman",
      presentation:
        "nausea, vomiting and rapid breathing at 33 weeks of gestation while taking metformin for gestational diabetes",
      finding:
        "Arterial blood gases showed metabolic acidosis with beta-hydroxybutyrate of 4.8 mmol/L and near-normal glucose",
      treatment: "intravenous glucose and insulin and a pause of metformin",
      course: "Acidosis resolved overnight, and a healthy infant was born at 38 weeks",
      lesson: "think of starvation ketosis in pregnant women who vomit, even when glucose is near normal",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "pregnant mice with diabetes induced by a high-fat diet",
        perGroup: 9,
        given: "metformin 250 mg/kg daily from day 8 of gestation",
        givenName: "metformin",
        measured: [
          { name: "maternal glucose after a glucose load", change: -21 },
          { name: "fetal weight", change: -8 },
          { name: "placental vascular area", change: 17 },
        ],
        mechanism: "that metformin improves placental perfusion while limiting the transfer of nutrients",
        mesh: ["Mice", "Pregnancy", "Placenta", "Diet, High-Fat"],
      },
    ],
    cells: [
      {
        model: "primary human trophoblasts cultured in high glucose",
        given: "metformin at 100 µM for 48 hours",
        givenName: "metformin",
        measured: [
          { name: "mTOR activity", change: -32 },
          { name: "release of soluble fms-like tyrosine kinase 1", change: -27 },
        ],
        mechanism: "that metformin curbs the release of antiangiogenic factors",
        mesh: ["Trophoblasts", "TOR Serine-Threonine Kinases", "Vascular Endothelial Growth Factor Receptor-1"],
      },
    ],
    genes: [
      {
        marker: "variants in SLC22A1, which codes for organic cation transporter 1",
        name: "SLC22A1 variants",
        trait: "the need for insulin in addition to metformin in gestational diabetes",
        ratio: 1.31,
        followUp: "Carriers of two variant alleles also reported more gastrointestinal complaints",
        mesh: ["Organic Cation Transporter 1", "Pharmacogenetics", "Polymorphism, Single Nucleotide"],
      },
    ],
  },
  voices: [
    {
      who: "women with gestational diabetes and midwives",
      about: "choosing between tablets and injections in pregnancy",
      themes: ["worry about harming the baby", "relief at avoiding needles", "guilt about weight and food"],
      mesh: ["Patient Preference", "Midwifery"],
    },
  ],
  exposure: {
    name: "metformin exposure before birth",
    exposed: "children of women who took metformin",
    unexposed: "children of women who took insulin",
    outcome: { name: "overweight at 5 years of age", control: 0.2, ratio: 1.12, mesh: ["Pediatric Obesity"] },
  },
  otherTreatment: {
    name: "myo-inositol",
    regimen: "myo-inositol 4 g daily",
    mesh: ["Inositol"],
    substances: ["Inositol"],
    comparator: "placebo",
    outcome: { name: "gestational diabetes", control: 0.24, ratio: 0.82 },
  },
  otherCondition: {
    condition: { name: "obesity in pregnancy", mesh: ["Obesity, Maternal", "Pregnancy Complications"] },
    population: {
      who: "pregnant women with a body mass index of at least 30 kg/m2 and without diabetes",
      short: "pregnant women with obesity",
      age: [28, 33],
      women: 1,
      mesh: ["Pregnancy", "Adult"],
    },
    outcome: { name: "an infant large for gestational age", control: 0.16, ratio: 0.99, mesh: ["Fetal Macrosomia"] },
  },
  names: {
    jpn: { condition: "妊娠糖尿病", intervention: "メトホルミン" },
    chi: { condition: "妊娠期糖尿病", intervention: "二甲双胍" },
    ger: { condition: "Gestationsdiabetes", intervention: "Metformin" },
    spa: { condition: "Diabetes gestacional", intervention: "metformina" },
  },
};

export const DIABETES_IN_PREGNANCY_TOPICS: readonly TopicCard[] = [metforminGestationalDiabetes];

import type { TopicCard } from "../topic-card.ts";

const closedLoopType1Diabetes: TopicCard = {
  id: "closed-loop-type-1-diabetes",
  profile: "therapy",
  since: 2012,
  condition: {
    name: "type 1 diabetes",
    short: "T1D",
    mesh: ["Diabetes Mellitus, Type 1"],
    keywords: ["type 1 diabetes mellitus"],
  },
  intervention: {
    name: "closed-loop insulin delivery",
    mesh: ["Insulin Infusion Systems", "Pancreas, Artificial"],
    keywords: ["artificial pancreas", "automated insulin delivery"],
    substances: ["Insulin", "Blood Glucose"],
  },
  population: {
    who: "children, adolescents and adults with type 1 diabetes for at least one year",
    short: "people with type 1 diabetes",
    age: [13, 38],
    women: 0.5,
    mesh: ["Child", "Adolescent", "Adult"],
  },
  arms: [
    { name: "hybrid closed-loop delivery", regimen: "a hybrid closed-loop system day and night" },
    { name: "overnight closed-loop delivery", regimen: "a closed-loop system used overnight only" },
    {
      name: "dual-hormone closed-loop delivery",
      regimen: "a closed-loop system that delivers insulin and glucagon",
      mesh: ["Glucagon"],
      substances: ["Glucagon"],
    },
  ],
  comparators: ["a sensor-augmented pump", "multiple daily injections with continuous glucose monitoring"],
  outcomes: [
    {
      name: "time in the target range of 70 to 180 mg/dL",
      unit: "percentage points",
      baseline: 58,
      sd: 11,
      difference: 10.2,
      better: "higher",
      mesh: ["Blood Glucose", "Glycemic Control"],
    },
    {
      name: "glycated hemoglobin",
      unit: "%",
      baseline: 7.9,
      sd: 0.8,
      difference: -0.35,
      better: "lower",
      mesh: ["Glycated Hemoglobin"],
    },
    {
      name: "time below 70 mg/dL",
      unit: "percentage points",
      baseline: 3.9,
      sd: 2.4,
      difference: -0.9,
      better: "lower",
      mesh: ["Hypoglycemia"],
    },
    {
      name: "the Hypoglycemia Fear Survey score",
      unit: "points",
      baseline: 42,
      sd: 17,
      difference: -2.5,
      better: "lower",
      mesh: ["Fear"],
    },
  ],
  harms: [
    { name: "severe hypoglycemia", control: 0.02, ratio: 0.9, mesh: ["Hypoglycemia"] },
    { name: "diabetic ketoacidosis", control: 0.012, ratio: 1.3, mesh: ["Diabetic Ketoacidosis"] },
    { name: "skin irritation at the sensor", control: 0.08, ratio: 1.2 },
  ],
  trial: { size: [40, 320], followUp: [12, 52, "weeks"] },
  background: [
    "Most people with type 1 diabetes do not reach glucose targets in spite of pumps and sensors",
    "Closed-loop systems adjust insulin every few minutes according to sensor glucose",
    "The burden of managing type 1 diabetes falls on patients and families around the clock",
  ],
  uncertainties: [
    "whether the systems lessen the burden for parents of very young children",
    "whether gains last once close support by study staff ends",
    "how people with little technical experience fare",
  ],
  recommendations: [
    "offering closed-loop insulin delivery to people with type 1 diabetes who can and wish to use it",
    "structured training of patients and schools before the system is started",
  ],
  aspects: [
    "control algorithms and their safety",
    "psychological effects of automation",
    "access to diabetes technology",
  ],
  cases: [
    {
      age: [9, 34],
      sex: "either",
      presentation: "nausea and drowsiness after a night in which the closed-loop system had reported no alarm",
      finding: "Blood ketones were 5.1 mmol/L, and the infusion cannula was kinked",
      treatment: "subcutaneous insulin by pen, fluids and replacement of the cannula",
      course: "Ketosis resolved within 10 hours",
      lesson: "check ketones and change the cannula when glucose stays high in spite of automated delivery",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "diabetic pigs",
        perGroup: 6,
        given: "closed-loop delivery of insulin and glucagon for 7 days",
        givenName: "dual-hormone closed-loop delivery",
        measured: [
          { name: "time in target range", change: 44 },
          { name: "insulin dose", change: -11 },
        ],
        mechanism: "that small doses of glucagon allow more vigorous insulin delivery",
        mesh: ["Swine", "Glucagon", "Insulin"],
      },
    ],
  },
  voices: [
    {
      who: "parents and teenagers with type 1 diabetes",
      about: "handing over decisions to an algorithm",
      themes: ["sleeping through the night", "arguments about trust in the machine", "alarms as a new burden"],
      mesh: ["Parents", "Adolescent", "Trust"],
    },
  ],
  otherTreatment: {
    name: "teplizumab",
    regimen: "teplizumab intravenously for 14 days",
    mesh: ["Antibodies, Monoclonal, Humanized"],
    substances: ["teplizumab"],
    comparator: "placebo",
    outcome: { name: "preserved C-peptide", control: 0.5, ratio: 1.45, wished: true, mesh: ["C-Peptide"] },
  },
  names: {
    jpn: { condition: "1型糖尿病", intervention: "クローズドループ型インスリン注入" },
    chi: { condition: "1型糖尿病", intervention: "闭环胰岛素输注" },
    ger: { condition: "Typ-1-Diabetes", intervention: "Closed-Loop-Insulinabgabe" },
  },
};

export const TYPE_1_DIABETES_TOPICS: readonly TopicCard[] = [closedLoopType1Diabetes];

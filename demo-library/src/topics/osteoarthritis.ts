import type { TopicCard } from "../topic-card.ts";

const exerciseKneeOsteoarthritis: TopicCard = {
  id: "exercise-knee-osteoarthritis",
  profile: "therapy",
  example: true,
  condition: {
    name: "knee osteoarthritis",
    short: "KOA",
    mesh: ["Osteoarthritis, Knee"],
    keywords: ["knee osteoarthritis", "knee pain"],
  },
  intervention: { name: "exercise therapy", mesh: ["Exercise Therapy"], keywords: ["exercise", "physical therapy"] },
  population: {
    who: "adults aged 50 years or older with painful radiographic knee osteoarthritis",
    short: "adults with knee osteoarthritis",
    age: [60, 68],
    women: 0.64,
    mesh: ["Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "strength training",
      regimen: "supervised strength training of the quadriceps and hip muscles three times a week",
      mesh: ["Resistance Training"],
    },
    { name: "aerobic walking", regimen: "a walking program of 150 minutes a week", mesh: ["Walking"] },
    { name: "neuromuscular exercise", regimen: "neuromuscular exercise in small groups twice a week" },
    { name: "aquatic exercise", regimen: "exercise in warm water twice a week", mesh: ["Hydrotherapy"] },
  ],
  comparators: ["education alone", "usual care", "a waiting list"],
  outcomes: [
    {
      name: "the WOMAC pain score",
      unit: "points",
      baseline: 9.2,
      sd: 3.6,
      difference: -1.4,
      better: "lower",
      mesh: ["Pain Measurement", "Pain"],
    },
    {
      name: "the WOMAC physical function score",
      unit: "points",
      baseline: 31,
      sd: 10.5,
      difference: -3.9,
      better: "lower",
      mesh: ["Activities of Daily Living", "Recovery of Function"],
    },
    {
      name: "knee extensor strength",
      unit: "Nm",
      baseline: 88,
      sd: 21,
      difference: 9.5,
      better: "higher",
      mesh: ["Muscle Strength", "Quadriceps Muscle"],
    },
    { name: "knee replacement", control: 0.07, ratio: 0.88, mesh: ["Arthroplasty, Replacement, Knee"] },
  ],
  harms: [
    { name: "a flare of knee pain", control: 0.06, ratio: 1.7 },
    { name: "a fall", control: 0.05, ratio: 0.9 },
  ],
  trial: { size: [80, 420], followUp: [3, 18, "months"] },
  background: [
    "Knee osteoarthritis is a leading cause of pain and disability in older adults, and no drug is known to halt it",
    "Guidelines name exercise as a first treatment of knee osteoarthritis, yet few patients are referred to it before surgery is discussed",
    "Weakness of the quadriceps accompanies knee osteoarthritis and can be reversed by training",
    "Fear that movement wears out the joint keeps many people with knee pain from being active",
  ],
  uncertainties: [
    "which kind and dose of exercise suits which patient",
    "whether the benefit is kept once supervision ends",
    "whether exercise delays knee replacement",
    "how much of the relief of pain is due to attention and expectation",
  ],
  recommendations: [
    "supervised exercise for all patients with knee osteoarthritis, whatever their age and the severity on radiographs",
    "combining exercise with weight loss in patients with obesity",
    "against arthroscopic debridement before a course of exercise has been completed",
  ],
  aspects: [
    "the dose and type of exercise in knee osteoarthritis",
    "adherence after supervised programs",
    "effects of mechanical loading on cartilage",
  ],
  cases: [
    {
      age: [55, 74],
      sex: "either",
      presentation: "sudden severe knee pain three weeks after starting a walking program",
      finding: "Magnetic resonance imaging showed a subchondral insufficiency fracture of the medial femoral condyle",
      treatment: "protected weight bearing for 6 weeks followed by cycling",
      course: "Pain had subsided at 3 months and graded strength training was resumed",
      lesson: "image the knee when pain rises suddenly at the start of training",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rats with osteoarthritis induced by transection of the anterior cruciate ligament",
        perGroup: 12,
        given: "treadmill running at moderate speed for 4 weeks",
        givenName: "treadmill running",
        measured: [
          { name: "the Mankin score of cartilage damage", change: -26 },
          { name: "synovial concentration of interleukin-1 beta", change: -33 },
          { name: "paw withdrawal threshold", change: 29 },
        ],
        mechanism: "that moderate loading damps synovial inflammation before it protects cartilage",
        mesh: ["Rats", "Physical Conditioning, Animal", "Cartilage, Articular"],
      },
    ],
    cells: [
      {
        model: "human articular chondrocytes in agarose",
        given: "cyclic compression at 0.5 Hz for 48 hours",
        givenName: "cyclic compression",
        measured: [
          { name: "synthesis of aggrecan", change: 24 },
          { name: "expression of matrix metalloproteinase 13", change: -28 },
        ],
        mechanism: "that loading within the range of walking favors repair of the matrix",
        mesh: ["Chondrocytes", "Aggrecans", "Matrix Metalloproteinase 13", "Stress, Mechanical"],
      },
    ],
    genes: [
      {
        marker: "the GDF5 variant rs143384 and its interaction with physical activity",
        name: "GDF5 variants",
        trait: "progression of knee osteoarthritis",
        ratio: 1.17,
        followUp: "The association was weaker in people who exercised at least twice a week",
        mesh: ["Growth Differentiation Factor 5", "Polymorphism, Single Nucleotide"],
      },
    ],
  },
  voices: [
    {
      who: "patients and physical therapists",
      about: "keeping up exercise with a painful knee",
      themes: ["fear of wearing out the joint", "the pull of a group", "impatience for surgery"],
      mesh: ["Patient Compliance", "Physical Therapists"],
    },
  ],
  exposure: {
    name: "regular physical activity",
    exposed: "adults who exercised at least twice a week",
    unexposed: "inactive adults",
    outcome: { name: "knee replacement", control: 0.09, ratio: 0.84, mesh: ["Arthroplasty, Replacement, Knee"] },
  },
  otherTreatment: {
    name: "intra-articular hyaluronic acid",
    regimen: "three weekly injections of hyaluronic acid",
    mesh: ["Hyaluronic Acid", "Injections, Intra-Articular"],
    substances: ["Hyaluronic Acid"],
    comparator: "saline injections",
    outcome: { name: "a clinically important reduction in pain", control: 0.44, ratio: 1.06, wished: true },
  },
  otherCondition: {
    condition: { name: "hip osteoarthritis", mesh: ["Osteoarthritis, Hip"] },
    population: {
      who: "adults with painful hip osteoarthritis",
      short: "adults with hip osteoarthritis",
      age: [62, 69],
      women: 0.55,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "hip replacement", control: 0.28, ratio: 0.8, mesh: ["Arthroplasty, Replacement, Hip"] },
  },
  names: {
    jpn: { condition: "変形性膝関節症", intervention: "運動療法" },
    chi: { condition: "膝骨关节炎", intervention: "运动疗法" },
    ger: { condition: "Gonarthrose", intervention: "Bewegungstherapie" },
    spa: { condition: "Artrosis de rodilla", intervention: "ejercicio terapéutico" },
  },
};

export const OSTEOARTHRITIS_TOPICS: readonly TopicCard[] = [exerciseKneeOsteoarthritis];

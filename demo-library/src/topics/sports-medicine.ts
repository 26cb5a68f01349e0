import type { TopicCard } from "../topic-card.ts";

const prpTendinopathy: TopicCard = {
  id: "prp-tendinopathy",
  profile: "therapy",
  since: 2008,
  condition: {
    name: "Achilles tendinopathy",
    mesh: ["Tendinopathy", "Achilles Tendon"],
    keywords: ["tendon pain", "overuse injury"],
  },
  intervention: {
    name: "platelet-rich plasma",
    short: "PRP",
    mesh: ["Platelet-Rich Plasma"],
    keywords: ["PRP injection", "orthobiologics"],
  },
  population: {
    who: "adults with midportion Achilles tendinopathy for at least 3 months",
    short: "adults with Achilles tendinopathy",
    age: [44, 52],
    women: 0.43,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "one injection of platelet-rich plasma",
      regimen: "one ultrasound-guided injection of leukocyte-rich platelet-rich plasma",
      mesh: ["Ultrasonography, Interventional"],
    },
    {
      name: "repeated injections of platelet-rich plasma",
      regimen: "three injections of platelet-rich plasma at intervals of two weeks",
      plural: true,
    },
  ],
  comparators: ["a sham injection", "saline injection with eccentric training"],
  outcomes: [
    {
      name: "the Victorian Institute of Sports Assessment score",
      unit: "points",
      baseline: 45,
      sd: 19,
      difference: 0.8,
      better: "higher",
      mesh: ["Severity of Illness Index"],
    },
    {
      name: "pain during loading",
      unit: "points",
      baseline: 5.8,
      sd: 2.4,
      difference: -0.1,
      better: "lower",
      mesh: ["Pain Measurement"],
    },
    { name: "return to sport within 6 months", control: 0.44, ratio: 1.03, wished: true, mesh: ["Return to Sport"] },
  ],
  harms: [
    { name: "pain after the injection lasting over 48 hours", control: 0.09, ratio: 1.8, mesh: ["Pain"] },
    { name: "tendon rupture", control: 0.004, ratio: 1, mesh: ["Rupture"] },
  ],
  trial: { size: [40, 260], followUp: [3, 12, "months"] },
  background: [
    "Achilles tendinopathy keeps runners and inactive adults alike from walking without pain",
    "Platelet-rich plasma is widely sold as a treatment of tendons, with little control of what it contains",
    "Loading exercise is the mainstay of treatment but needs patience over months",
  ],
  uncertainties: [
    "whether the composition of platelet-rich plasma matters",
    "whether some tendons respond and others do not",
    "why uncontrolled series look so favorable",
  ],
  recommendations: [
    "progressive loading exercise for at least 12 weeks",
    "against routine injection of platelet-rich plasma in Achilles tendinopathy",
  ],
  aspects: ["growth factors in tendon repair", "placebo effects of injections", "standards for preparation"],
  cases: [
    {
      age: [29, 52],
      sex: "either",
      presentation:
        "sudden pain and a palpable gap in the tendon three weeks after an injection for Achilles tendinopathy",
      finding: "Ultrasound showed a complete rupture, and ciprofloxacin had been taken for a urinary infection",
      treatment: "a functional brace and early rehabilitation",
      course: "Heel raises were possible at 6 months",
      lesson: "avoid fluoroquinolones in patients with tendinopathy",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rats with collagenase-induced tendinopathy",
        perGroup: 10,
        given: "platelet-rich plasma once",
        givenName: "platelet-rich plasma",
        measured: [
          { name: "load to failure at 2 weeks", change: 19 },
          { name: "load to failure at 8 weeks", change: 2 },
        ],
        mechanism: "that early gains are lost once the graft of platelets is used up",
        mesh: ["Rats", "Collagenases", "Biomechanical Phenomena"],
      },
    ],
    cells: [
      {
        model: "human tenocytes",
        given: "10% platelet-rich plasma releasate for 72 hours",
        givenName: "platelet-rich plasma releasate",
        measured: [
          { name: "proliferation", change: 54 },
          { name: "ratio of collagen I to collagen III", change: -21 },
        ],
        mechanism: "that growth does not mean formation of mature tendon",
        mesh: ["Tenocytes", "Collagen Type I", "Collagen Type III"],
      },
    ],
  },
  otherTreatment: {
    name: "extracorporeal shock wave therapy",
    regimen: "three sessions of shock wave therapy",
    mesh: ["Extracorporeal Shockwave Therapy"],
    comparator: "sham shock waves",
    outcome: { name: "a clinically important reduction in pain", control: 0.42, ratio: 1.25, wished: true },
  },
  otherCondition: {
    condition: { name: "knee osteoarthritis", mesh: ["Osteoarthritis, Knee"] },
    population: {
      who: "adults with mild to moderate knee osteoarthritis",
      short: "adults with knee osteoarthritis",
      age: [56, 62],
      women: 0.58,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "a clinically important reduction in pain", control: 0.5, ratio: 1.04, wished: true },
  },
  names: {
    jpn: { condition: "アキレス腱症", intervention: "多血小板血漿" },
    chi: { condition: "跟腱病", intervention: "富血小板血浆" },
    ger: { condition: "Achillessehnen-Tendinopathie", intervention: "Plättchenreiches Plasma" },
  },
};

const neuromuscularTrainingAclInjury: TopicCard = {
  id: "neuromuscular-training-acl-injury",
  profile: "therapy",
  since: 2003,
  condition: {
    name: "anterior cruciate ligament injury",
    mesh: ["Anterior Cruciate Ligament Injuries"],
    keywords: ["ACL", "sports injury"],
  },
  intervention: {
    name: "neuromuscular training",
    mesh: ["Athletic Injuries", "Plyometric Exercise", "Warm-Up Exercise"],
    keywords: ["injury prevention", "warm-up program"],
  },
  population: {
    who: "female football and handball players aged 13 to 19 years",
    short: "young female athletes",
    age: [15, 17],
    women: 1,
    mesh: ["Adolescent"],
  },
  arms: [
    { name: "a structured warm-up", regimen: "a 20-minute neuromuscular warm-up before training twice a week" },
    {
      name: "jump-landing training with feedback",
      regimen: "jump-landing training with video feedback once a week",
      mesh: ["Feedback, Sensory"],
    },
  ],
  comparators: ["the usual warm-up"],
  outcomes: [
    { name: "anterior cruciate ligament injury", control: 0.011, ratio: 0.5 },
    { name: "any injury of the leg", control: 0.16, ratio: 0.76, mesh: ["Leg Injuries"] },
    {
      name: "peak knee abduction moment on landing",
      unit: "Nm",
      baseline: 24,
      sd: 9,
      difference: -3.4,
      better: "lower",
      mesh: ["Biomechanical Phenomena"],
    },
  ],
  harms: [
    { name: "muscle soreness that led to a missed session", control: 0.05, ratio: 1.2, mesh: ["Myalgia"] },
    { name: "ankle sprain during exercises", control: 0.01, ratio: 1.1, mesh: ["Ankle Injuries"] },
  ],
  trial: { size: [400, 4200], followUp: [6, 12, "months"] },
  background: [
    "Girls who play football tear the anterior cruciate ligament two to three times as often as boys",
    "Knee osteoarthritis follows in half of those who tear the ligament in youth",
    "Prevention programs work in trials, but few clubs keep to them",
  ],
  uncertainties: [
    "which components of training matter",
    "how coaches can be helped to keep it up",
    "whether younger children should begin",
  ],
  recommendations: [
    "a neuromuscular warm-up at least twice a week in youth team sports",
    "instruction of coaches at the start of each season",
  ],
  aspects: [
    "landing mechanics and sex differences",
    "adherence of coaches",
    "cost of prevention and of reconstruction",
  ],
  cases: [
    {
      age: [14, 19],
      sex: "woman",
      presentation: "a twisting injury and a pop in the knee while landing from a jump",
      finding:
        "Magnetic resonance imaging showed a complete tear of the anterior cruciate ligament and a lesion of the lateral meniscus",
      treatment: "reconstruction with a hamstring graft and nine months of rehabilitation",
      course: "Sport was resumed at 11 months after strength was symmetrical",
      lesson: "allow return to sport by function rather than by calendar",
    },
  ],
  laboratory: {
    genes: [
      {
        marker: "the COL5A1 variant rs12722",
        name: "COL5A1 variants",
        trait: "anterior cruciate ligament injury",
        ratio: 1.3,
        followUp: "The association was seen in women only",
        mesh: ["Collagen Type V", "Polymorphism, Single Nucleotide"],
      },
    ],
  },
  voices: [
    {
      who: "coaches and young players",
      about: "doing injury prevention every week",
      themes: ["time taken from the ball", "seeing a teammate injured", "exercises that are made a game"],
      mesh: ["Mentoring", "Athletes"],
    },
  ],
  otherTreatment: {
    name: "prophylactic knee bracing",
    regimen: "a hinged knee brace during matches",
    mesh: ["Braces"],
    comparator: "no brace",
    outcome: { name: "ligament injury of the knee", control: 0.03, ratio: 0.96 },
  },
  names: {
    jpn: { condition: "前十字靭帯損傷", intervention: "神経筋トレーニング" },
    chi: { condition: "前交叉韧带损伤", intervention: "神经肌肉训练" },
  },
};

export const SPORTS_MEDICINE_TOPICS: readonly TopicCard[] = [prpTendinopathy, neuromuscularTrainingAclInjury];

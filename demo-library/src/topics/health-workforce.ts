import type { TopicCard } from "../topic-card.ts";

const mindfulnessBurnout: TopicCard = {
  id: "mindfulness-burnout",
  profile: "care",
  since: 2008,
  condition: {
    name: "burnout among health professionals",
    mesh: ["Burnout, Professional", "Health Personnel"],
    keywords: ["physician burnout", "well-being"],
  },
  intervention: {
    name: "mindfulness training",
    mesh: ["Mindfulness", "Stress, Psychological"],
    keywords: ["mindfulness-based stress reduction", "resilience"],
  },
  population: {
    who: "physicians and nurses in hospitals and primary care",
    short: "physicians and nurses",
    age: [34, 44],
    women: 0.68,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "mindfulness-based stress reduction",
      regimen: "eight weekly group sessions of mindfulness-based stress reduction",
    },
    {
      name: "a mindfulness smartphone application",
      regimen: "ten minutes of guided practice a day by smartphone",
      mesh: ["Mobile Applications", "Smartphone"],
    },
  ],
  comparators: ["a waiting list", "usual staff support"],
  outcomes: [
    {
      name: "the emotional exhaustion score",
      unit: "points",
      baseline: 26.5,
      sd: 9.8,
      difference: -3.1,
      better: "lower",
      mesh: ["Surveys and Questionnaires"],
    },
    { name: "high burnout at 6 months", control: 0.42, ratio: 0.86 },
    {
      name: "the Perceived Stress Scale score",
      unit: "points",
      baseline: 19,
      sd: 6.2,
      difference: -2.1,
      better: "lower",
      mesh: ["Stress, Psychological"],
    },
    { name: "intention to leave the job", control: 0.24, ratio: 0.97, mesh: ["Personnel Turnover"] },
  ],
  harms: [
    { name: "distress during practice", control: 0.03, ratio: 1.5, mesh: ["Psychological Distress"] },
    { name: "lack of time to attend sessions", control: 0.12, ratio: 1.7 },
  ],
  trial: { size: [50, 420], followUp: [2, 12, "months"] },
  background: [
    "Almost half of physicians report symptoms of burnout, which endangers them and their patients",
    "Mindfulness training is the best studied individual measure against burnout",
    "Workload and loss of control, rather than lack of resilience, are thought to cause most burnout",
  ],
  uncertainties: [
    "whether measures directed at individuals last when workload stays the same",
    "whether less burnout means fewer errors",
    "who takes part and who stays away",
  ],
  recommendations: [
    "combining support of individuals with changes of workload and documentation",
    "measuring burnout every year with a validated instrument",
  ],
  aspects: [
    "individual and organizational measures",
    "electronic health records and workload",
    "burnout and patient safety",
  ],
  cases: [],
  laboratory: {
    genes: [
      {
        marker: "hair cortisol concentration",
        name: "hair cortisol",
        trait: "high burnout",
        ratio: 1.15,
        followUp: "Concentrations rose in interns during their first six months",
        mesh: ["Hydrocortisone", "Hair"],
      },
    ],
  },
  voices: [
    {
      who: "resident physicians",
      about: "staying well during training",
      themes: ["silence about exhaustion", "a chief who notices", "mindfulness offered instead of staff"],
      mesh: ["Internship and Residency", "Organizational Culture"],
    },
    {
      who: "nurses in intensive care",
      about: "going on after the pandemic",
      themes: ["grief that had no place", "pride in the team", "thoughts of leaving"],
      mesh: ["Critical Care Nursing", "Moral Injury"],
    },
  ],
  exposure: {
    name: "more than 60 working hours a week",
    exposed: "physicians who worked more than 60 hours",
    unexposed: "physicians who worked less than 48 hours",
    outcome: { name: "high burnout at one year", control: 0.3, ratio: 1.5 },
  },
  otherTreatment: {
    name: "artificial intelligence scribes",
    regimen: "automatic drafting of notes from recorded consultations",
    mesh: ["Artificial Intelligence", "Documentation"],
    comparator: "usual documentation",
    outcome: { name: "high burnout at 3 months", control: 0.4, ratio: 0.85 },
  },
  otherCondition: {
    condition: { name: "recurrent depression", mesh: ["Depressive Disorder, Major", "Recurrence"] },
    population: {
      who: "adults in remission with at least three earlier episodes of depression",
      short: "adults with recurrent depression",
      age: [47, 52],
      women: 0.7,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: { name: "relapse within 24 months", control: 0.47, ratio: 0.9, mesh: ["Recurrence"] },
  },
  names: {
    jpn: { condition: "医療従事者のバーンアウト", intervention: "マインドフルネス" },
    chi: { condition: "医务人员职业倦怠", intervention: "正念训练" },
    ger: { condition: "Burnout bei Gesundheitsberufen", intervention: "Achtsamkeitstraining" },
  },
};

export const HEALTH_WORKFORCE_TOPICS: readonly TopicCard[] = [mindfulnessBurnout];

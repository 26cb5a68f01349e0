import type { TopicCard } from "../topic-card.ts";

const robotStrokeRehabilitation: TopicCard = {
  id: "robot-stroke-rehabilitation",
  profile: "therapy",
  since: 2001,
  condition: {
    name: "arm weakness after stroke",
    mesh: ["Stroke", "Paresis", "Upper Extremity"],
    keywords: ["hemiparesis", "stroke rehabilitation"],
  },
  intervention: {
    name: "robot-assisted training",
    mesh: ["Stroke Rehabilitation", "Robotics"],
    keywords: ["rehabilitation robot", "neurorehabilitation"],
  },
  population: {
    who: "adults with arm weakness 2 weeks to 12 months after a first stroke",
    short: "stroke survivors with arm weakness",
    age: [57, 66],
    women: 0.39,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    { name: "an end-effector robot", regimen: "robot-assisted reaching for 45 minutes three times a week" },
    {
      name: "an exoskeleton robot",
      regimen: "training in an arm exoskeleton five times a week",
      mesh: ["Exoskeleton Device"],
    },
    {
      name: "robot-assisted training with electrical stimulation",
      regimen: "robot-assisted training with functional electrical stimulation of wrist extensors",
      mesh: ["Electric Stimulation Therapy"],
    },
  ],
  comparators: ["conventional therapy of equal duration", "usual care"],
  outcomes: [
    {
      name: "the Fugl-Meyer upper extremity score",
      unit: "points",
      baseline: 28,
      sd: 9.5,
      difference: 2.3,
      better: "higher",
      mesh: ["Recovery of Function"],
    },
    {
      name: "the Action Research Arm Test score",
      unit: "points",
      baseline: 18,
      sd: 10.5,
      difference: 0.9,
      better: "higher",
      mesh: ["Disability Evaluation"],
    },
    {
      name: "use of the affected arm in daily life",
      control: 0.42,
      ratio: 1.04,
      wished: true,
      mesh: ["Activities of Daily Living"],
    },
  ],
  harms: [
    { name: "shoulder pain", control: 0.07, ratio: 1.1, mesh: ["Shoulder Pain"] },
    { name: "skin abrasion", control: 0.01, ratio: 2 },
  ],
  trial: { size: [40, 380], followUp: [6, 26, "weeks"] },
  background: [
    "Two in three stroke survivors leave hospital with a weak arm, and many never use it again",
    "Recovery of the arm depends on many repetitions, which therapists can hardly provide alone",
    "Robots allow intensive practice, but whether gains carry over to daily life is debated",
  ],
  uncertainties: [
    "whether gains on motor scales translate into use of the arm at home",
    "which phase after stroke is best for intensive training",
    "whether robots save therapists' time",
  ],
  recommendations: [
    "robot-assisted training as an addition to, not a replacement for, conventional therapy",
    "goal-directed practice of everyday tasks alongside training in the robot",
  ],
  aspects: [
    "dose and timing of motor training",
    "plasticity of the motor cortex after stroke",
    "costs of technology in rehabilitation",
  ],
  cases: [
    {
      age: [44, 70],
      sex: "either",
      presentation: "a flaccid left arm five months after hemorrhagic stroke",
      finding: "Transcranial magnetic stimulation evoked small motor potentials in the finger extensors",
      treatment: "robot-assisted training with electrical stimulation for 8 weeks",
      course: "Voluntary hand opening returned, and the arm was used to hold objects",
      lesson: "not rule out recovery in the chronic phase when motor potentials can be evoked",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rats with photothrombotic stroke of the motor cortex",
        perGroup: 10,
        given: "robot-guided reaching for 20 days",
        givenName: "robot-guided reaching",
        measured: [
          { name: "success in pellet retrieval", change: 38 },
          { name: "density of dendritic spines around the infarct", change: 19 },
        ],
        mechanism: "that repetition drives remodeling of the cortex around the infarct",
        mesh: ["Rats", "Motor Cortex", "Neuronal Plasticity"],
      },
    ],
  },
  voices: [
    {
      who: "stroke survivors and occupational therapists",
      about: "training the arm with a machine",
      themes: [
        "seeing movement on the screen before feeling it",
        "boredom of endless repetition",
        "the therapist as the one who makes sense of it",
      ],
      mesh: ["Occupational Therapists", "Motivation"],
    },
  ],
  otherTreatment: {
    name: "constraint-induced movement therapy",
    regimen: "restraint of the good arm for six hours a day over two weeks",
    mesh: ["Exercise Therapy"],
    comparator: "usual care",
    outcome: { name: "use of the affected arm in daily life", control: 0.4, ratio: 1.3, wished: true },
  },
  names: {
    jpn: { condition: "脳卒中後上肢麻痺", intervention: "ロボットリハビリテーション" },
    chi: { condition: "脑卒中后上肢偏瘫", intervention: "机器人辅助训练" },
    ger: { condition: "Armparese nach Schlaganfall", intervention: "Robotergestütztes Training" },
  },
};

export const STROKE_REHABILITATION_TOPICS: readonly TopicCard[] = [robotStrokeRehabilitation];

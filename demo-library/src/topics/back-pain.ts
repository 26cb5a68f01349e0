import type { TopicCard } from "../topic-card.ts";

const acupunctureLowBackPain: TopicCard = {
  id: "acupuncture-low-back-pain",
  profile: "therapy",
  example: true,
  condition: {
    name: "chronic low back pain",
    mesh: ["Low Back Pain", "Chronic Pain"],
    keywords: ["back pain", "nonspecific low back pain"],
  },
  intervention: {
    name: "acupuncture",
    mesh: ["Acupuncture Therapy"],
    keywords: ["needling", "traditional Chinese medicine"],
  },
  population: {
    who: "adults with nonspecific low back pain for at least 12 weeks",
    short: "adults with chronic low back pain",
    age: [45, 56],
    women: 0.58,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    { name: "manual acupuncture", regimen: "ten sessions of manual acupuncture over 8 weeks" },
    {
      name: "electroacupuncture",
      regimen: "twelve sessions of electroacupuncture at 2/100 Hz over 6 weeks",
      mesh: ["Electroacupuncture"],
    },
    {
      name: "acupuncture at distal points",
      regimen: "eight sessions of needling at distal points of the bladder meridian",
      mesh: ["Acupuncture Points", "Meridians"],
    },
  ],
  comparators: ["sham acupuncture", "usual care", "a waiting list"],
  outcomes: [
    {
      name: "pain intensity on a 100-mm visual analog scale",
      unit: "mm",
      baseline: 56,
      sd: 21,
      difference: -7.5,
      better: "lower",
      mesh: ["Pain Measurement"],
    },
    {
      name: "the Roland-Morris Disability Questionnaire score",
      unit: "points",
      baseline: 10.6,
      sd: 4.8,
      difference: -1.3,
      better: "lower",
      mesh: ["Disability Evaluation"],
    },
    { name: "a clinically important reduction in pain", control: 0.4, ratio: 1.18, wished: true },
    { name: "use of opioids at the end of the study", control: 0.13, ratio: 0.88, mesh: ["Analgesics, Opioid"] },
  ],
  harms: [
    { name: "bruising or bleeding at a needling site", control: 0.03, ratio: 2 },
    { name: "dizziness during treatment", control: 0.012, ratio: 1.3 },
  ],
  trial: { size: [60, 520], followUp: [8, 52, "weeks"] },
  background: [
    "Chronic low back pain is the world's leading cause of disability, and most drugs bring little relief",
    "Acupuncture is widely used for back pain in East Asia and beyond, yet its specific effect remains debated",
    "Trials of acupuncture against usual care show larger effects than trials against sham needling",
    "Concern about opioids has renewed the interest in treatments of back pain without drugs",
  ],
  uncertainties: [
    "how much of the effect depends on where needles are placed",
    "how long relief lasts after the last session",
    "whether older people with several illnesses benefit alike",
    "whether sham acupuncture is an inert control",
  ],
  recommendations: [
    "a course of acupuncture as one option for patients with chronic low back pain who prefer to avoid drugs",
    "combining acupuncture with advice to stay active rather than using it alone",
    "stopping after six sessions when there is no improvement",
  ],
  aspects: [
    "specific and contextual effects of acupuncture",
    "the design of sham controls in acupuncture trials",
    "endogenous opioids and descending inhibition of pain",
  ],
  cases: [
    {
      age: [41, 68],
      sex: "either",
      presentation:
        "sudden chest pain and breathlessness an hour after acupuncture of the upper back for chronic low back pain",
      finding: "Chest radiography showed a right-sided pneumothorax",
      treatment: "a small-bore chest drain",
      course: "The lung re-expanded within 2 days",
      lesson: "think of pneumothorax in anyone who is breathless after needling of the chest or upper back",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rats with back pain induced by injection of complete Freund adjuvant",
        perGroup: 10,
        given: "electroacupuncture at bladder 23 and bladder 40 for 30 minutes daily",
        givenName: "electroacupuncture",
        measured: [
          { name: "mechanical pain threshold", change: 34 },
          { name: "spinal microglial activation", change: -29 },
          { name: "spinal concentration of beta-endorphin", change: 41 },
        ],
        mechanism: "that relief depends on spinal opioids and damped microglia",
        mesh: ["Rats", "Electroacupuncture", "Microglia", "beta-Endorphin"],
      },
    ],
    cells: [
      {
        model: "fibroblasts in a collagen gel",
        given: "needle rotation for 5 minutes",
        givenName: "needle rotation",
        measured: [
          { name: "cell area", change: 36 },
          { name: "release of adenosine triphosphate", change: 48 },
        ],
        mechanism: "that winding of connective tissue turns a mechanical stimulus into a chemical one",
        mesh: ["Fibroblasts", "Connective Tissue", "Adenosine Triphosphate"],
      },
    ],
    genes: [
      {
        marker: "the OPRM1 variant A118G",
        name: "OPRM1 variants",
        trait: "response of chronic low back pain to acupuncture",
        ratio: 0.82,
        followUp: "No such association was seen in patients given sham acupuncture",
        mesh: ["Receptors, Opioid, mu", "Polymorphism, Single Nucleotide"],
      },
    ],
  },
  voices: [
    {
      who: "patients with back pain and acupuncturists",
      about: "acupuncture in the course of long-lasting back pain",
      themes: ["being listened to for the first time", "doubt about needles and meridians", "cost of regular sessions"],
      mesh: ["Patient Satisfaction", "Professional-Patient Relations"],
    },
  ],
  exposure: {
    name: "acupuncture within three months of first diagnosis",
    exposed: "patients treated with acupuncture",
    unexposed: "patients treated without acupuncture",
    outcome: { name: "lumbar surgery within two years", control: 0.05, ratio: 0.72 },
  },
  otherTreatment: {
    name: "spinal manipulation",
    regimen: "eight sessions of spinal manipulation",
    mesh: ["Manipulation, Spinal"],
    comparator: "sham manipulation",
    outcome: { name: "a clinically important reduction in pain", control: 0.42, ratio: 1.09, wished: true },
  },
  otherCondition: {
    condition: {
      name: "chemotherapy-induced peripheral neuropathy",
      short: "CIPN",
      mesh: ["Peripheral Nervous System Diseases", "Antineoplastic Agents"],
    },
    population: {
      who: "adults with painful neuropathy after chemotherapy",
      short: "cancer survivors with neuropathy",
      age: [55, 62],
      women: 0.7,
      mesh: ["Adult", "Middle Aged", "Aged"],
    },
    outcome: {
      name: "a clinically important reduction in neuropathic pain",
      control: 0.3,
      ratio: 1.35,
      wished: true,
      mesh: ["Neuralgia"],
    },
  },
  names: {
    jpn: { condition: "慢性腰痛", intervention: "鍼治療" },
    chi: { condition: "慢性腰痛", intervention: "针刺" },
    ger: { condition: "Chronischer Kreuzschmerz", intervention: "Akupunktur" },
    fre: { condition: "Lombalgie chronique", intervention: "acupuncture" },
  },
};

export const BACK_PAIN_TOPICS: readonly TopicCard[] = [acupunctureLowBackPain];

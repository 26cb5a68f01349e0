import type { TopicCard } from "../topic-card.ts";

const thrombectomyIschemicStroke: TopicCard = {
  id: "thrombectomy-ischemic-stroke",
  profile: "therapy",
  since: 2012,
  condition: {
    name: "acute ischemic stroke",
    mesh: ["Ischemic Stroke"],
    keywords: ["large vessel occlusion", "stroke"],
  },
  intervention: {
    name: "endovascular thrombectomy",
    mesh: ["Thrombectomy", "Endovascular Procedures"],
    keywords: ["mechanical thrombectomy", "stent retriever"],
  },
  population: {
    who: "adults with acute ischemic stroke due to occlusion of a large cerebral artery",
    short: "patients with large vessel occlusion",
    age: [65, 73],
    women: 0.46,
    mesh: ["Middle Aged", "Aged", "Aged, 80 and over"],
  },
  arms: [
    {
      name: "thrombectomy with a stent retriever",
      regimen: "thrombectomy with a stent retriever within 6 hours",
      mesh: ["Stents"],
    },
    { name: "contact aspiration", regimen: "thrombectomy by contact aspiration" },
    {
      name: "late thrombectomy",
      regimen: "thrombectomy 6 to 24 hours after onset in patients selected by perfusion imaging",
      mesh: ["Perfusion Imaging"],
    },
  ],
  comparators: ["medical treatment alone", "intravenous thrombolysis alone"],
  outcomes: [
    {
      name: "functional independence at 90 days",
      control: 0.29,
      ratio: 1.58,
      wished: true,
      mesh: ["Recovery of Function", "Disability Evaluation"],
    },
    { name: "death within 90 days", control: 0.18, ratio: 0.88, mesh: ["Mortality"] },
    {
      name: "the National Institutes of Health Stroke Scale score at 24 hours",
      unit: "points",
      baseline: 17,
      sd: 7.5,
      difference: -3.2,
      better: "lower",
      mesh: ["Severity of Illness Index"],
    },
    { name: "successful reperfusion within 24 hours", control: 0.36, ratio: 2.1, wished: true, mesh: ["Reperfusion"] },
  ],
  harms: [
    { name: "symptomatic intracranial hemorrhage", control: 0.043, ratio: 1.06, mesh: ["Intracranial Hemorrhages"] },
    { name: "embolism in a new territory", control: 0.02, ratio: 2.1 },
  ],
  trial: { size: [110, 640], followUp: [90, 365, "days"] },
  background: [
    "Occlusion of a large cerebral artery leads to death or severe disability in most untreated patients",
    "Every minute without reperfusion costs neurons, and thrombolysis alone seldom opens large arteries",
    "Thrombectomy has changed stroke care, but many regions cannot offer it around the clock",
  ],
  uncertainties: [
    "whether patients with a large infarct core benefit",
    "whether thrombolysis should be given before thrombectomy",
    "whether occlusions of medium-sized vessels should be treated",
  ],
  recommendations: [
    "thrombectomy within 6 hours of onset for adults with occlusion of the internal carotid or middle cerebral artery",
    "transfer protocols that bypass hospitals without thrombectomy when severe stroke is suspected",
  ],
  aspects: ["patient selection by imaging", "organization of transfer and networks", "anesthesia during thrombectomy"],
  cases: [
    {
      age: [31, 52],
      sex: "either",
      presentation: "sudden aphasia and right-sided weakness two weeks after a viral illness",
      finding:
        "Angiography showed occlusion of the left middle cerebral artery, and echocardiography showed a left atrial myxoma",
      treatment: "thrombectomy, and surgical removal of the tumor on day 9",
      course: "Speech recovered almost fully by 3 months, and histology of the clot showed myxoma cells",
      lesson: "send the retrieved clot for histology when the cause of stroke is unclear",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rats with occlusion of the middle cerebral artery for 90 minutes",
        perGroup: 12,
        given: "a neutrophil elastase inhibitor at reperfusion",
        givenName: "neutrophil elastase inhibition",
        measured: [
          { name: "infarct volume", change: -27 },
          { name: "brain water content", change: -6 },
          { name: "microvascular no-reflow", change: -35 },
        ],
        mechanism: "that neutrophils in capillaries limit the benefit of recanalization",
        mesh: ["Rats", "Reperfusion Injury", "Neutrophils", "Infarction, Middle Cerebral Artery"],
      },
    ],
    genes: [
      {
        marker: "expression of neutrophil extracellular trap genes in retrieved clots",
        name: "neutrophil extracellular traps",
        trait: "failed first-pass reperfusion",
        ratio: 1.62,
        followUp: "Clots of cardioembolic origin contained the most traps",
        mesh: ["Extracellular Traps", "Thrombosis", "Gene Expression"],
      },
    ],
  },
  voices: [
    {
      who: "relatives and paramedics",
      about: "decisions in the first hour of a stroke",
      themes: [
        "not knowing whom to call",
        "speed felt as lack of explanation",
        "gratitude mixed with doubt about the life that followed",
      ],
      mesh: ["Emergency Medical Services", "Family"],
    },
  ],
  exposure: {
    name: "direct transport to a thrombectomy center",
    exposed: "patients taken directly to a thrombectomy center",
    unexposed: "patients transferred from a local hospital",
    outcome: { name: "functional independence at 90 days", control: 0.33, ratio: 1.18, wished: true },
  },
  otherTreatment: {
    name: "tenecteplase",
    regimen: "tenecteplase 0.25 mg/kg as one bolus",
    mesh: ["Tenecteplase", "Thrombolytic Therapy"],
    substances: ["Tenecteplase", "Fibrinolytic Agents"],
    comparator: "alteplase",
    outcome: { name: "functional independence at 90 days", control: 0.37, ratio: 1.05, wished: true },
  },
  otherCondition: {
    condition: { name: "basilar artery occlusion", mesh: ["Vertebrobasilar Insufficiency", "Basilar Artery"] },
    population: {
      who: "adults with acute occlusion of the basilar artery",
      short: "patients with basilar artery occlusion",
      age: [64, 69],
      women: 0.33,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "good functional outcome at 90 days", control: 0.24, ratio: 1.8, wished: true },
  },
  names: {
    jpn: { condition: "急性期脳梗塞", intervention: "血栓回収療法" },
    chi: { condition: "急性缺血性卒中", intervention: "血管内取栓" },
    ger: { condition: "Akuter ischämischer Schlaganfall", intervention: "Mechanische Thrombektomie" },
    fre: { condition: "AVC ischémique aigu", intervention: "thrombectomie mécanique" },
  },
};

export const STROKE_TOPICS: readonly TopicCard[] = [thrombectomyIschemicStroke];

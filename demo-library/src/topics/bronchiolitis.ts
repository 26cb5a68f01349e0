import type { TopicCard } from "../topic-card.ts";

const highFlowBronchiolitis: TopicCard = {
  id: "high-flow-bronchiolitis",
  profile: "therapy",
  since: 2010,
  condition: {
    name: "acute bronchiolitis",
    mesh: ["Bronchiolitis"],
    keywords: ["respiratory syncytial virus", "infants"],
  },
  intervention: {
    name: "high-flow nasal oxygen",
    mesh: ["Oxygen Inhalation Therapy", "Cannula"],
    keywords: ["high-flow nasal cannula", "noninvasive support"],
    substances: ["Oxygen"],
  },
  population: {
    who: "infants younger than 12 months with bronchiolitis and oxygen saturation below 92%",
    short: "infants with bronchiolitis",
    age: [0.3, 0.5],
    women: 0.41,
    mesh: ["Infant"],
  },
  arms: [
    {
      name: "high-flow oxygen at 2 L/kg per minute",
      regimen: "heated humidified high-flow oxygen at 2 L/kg per minute",
    },
    {
      name: "high-flow oxygen at 1 L/kg per minute",
      regimen: "heated humidified high-flow oxygen at 1 L/kg per minute",
    },
  ],
  comparators: ["standard low-flow oxygen"],
  outcomes: [
    { name: "escalation of care within 72 hours", control: 0.22, ratio: 0.6, mesh: ["Treatment Failure"] },
    { name: "admission to intensive care", control: 0.1, ratio: 1.08, mesh: ["Intensive Care Units, Pediatric"] },
    { name: "hospital stay longer than 3 days", control: 0.46, ratio: 0.97, mesh: ["Length of Stay"] },
  ],
  harms: [
    { name: "pneumothorax", control: 0.002, ratio: 1, mesh: ["Pneumothorax"] },
    { name: "feeding by tube", control: 0.3, ratio: 1.07, mesh: ["Enteral Nutrition"] },
  ],
  trial: { size: [90, 900], followUp: [3, 14, "days"] },
  background: [
    "Bronchiolitis is the most common reason for admission in the first year of life",
    "High-flow nasal oxygen has spread through pediatric wards faster than evidence",
    "Treatment of bronchiolitis is supportive, since neither bronchodilators nor steroids help",
  ],
  uncertainties: [
    "whether high flow from the outset is better than rescue use",
    "how flow should be weaned",
    "whether costs are offset by fewer transfers",
  ],
  recommendations: [
    "high-flow oxygen as rescue for infants who fail low-flow oxygen",
    "against bronchodilators and corticosteroids in bronchiolitis",
  ],
  aspects: ["physiology of high nasal flow", "rescue and first-line use", "deimplementation of ineffective drugs"],
  cases: [
    {
      age: [0.2, 0.8],
      sex: "either",
      presentation: "rapid breathing and poor feeding that worsened on high-flow oxygen",
      finding: "Echocardiography showed dilated cardiomyopathy with an ejection fraction of 22%",
      treatment: "milrinone, diuretics and ventilation",
      course: "Cardiac function recovered over 5 months",
      lesson: "reconsider the diagnosis when an infant with bronchiolitis does not improve",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "newborn lambs infected with respiratory syncytial virus",
        perGroup: 6,
        given: "an inhaled fusion inhibitor daily for 3 days",
        givenName: "an inhaled fusion inhibitor",
        measured: [
          { name: "viral load in lavage fluid", change: -72 },
          { name: "area of lung consolidation", change: -34 },
        ],
        mechanism: "that lowering viral load early reduces obstruction of airways",
        mesh: ["Sheep", "Respiratory Syncytial Viruses", "Viral Load"],
      },
    ],
  },
  voices: [
    {
      who: "parents and ward nurses",
      about: "caring for a baby on high-flow oxygen",
      themes: ["the machine as reassurance", "not being able to feed", "noise and sleeplessness"],
      mesh: ["Parents", "Pediatric Nursing"],
    },
  ],
  otherTreatment: {
    name: "nebulized hypertonic saline",
    regimen: "3% saline by nebulizer every 6 hours",
    mesh: ["Saline Solution, Hypertonic"],
    substances: ["Saline Solution, Hypertonic"],
    comparator: "0.9% saline",
    outcome: { name: "hospital stay longer than 3 days", control: 0.45, ratio: 0.95, mesh: ["Length of Stay"] },
  },
  otherCondition: {
    condition: { name: "acute hypoxemic respiratory failure", mesh: ["Respiratory Insufficiency"] },
    population: {
      who: "adults with acute hypoxemic respiratory failure",
      short: "adults with respiratory failure",
      age: [59, 65],
      women: 0.35,
      mesh: ["Adult", "Middle Aged", "Aged"],
    },
    outcome: { name: "intubation within 28 days", control: 0.4, ratio: 0.87, mesh: ["Intubation, Intratracheal"] },
  },
  names: {
    jpn: { condition: "急性細気管支炎", intervention: "高流量鼻カニュラ酸素療法" },
    chi: { condition: "急性毛细支气管炎", intervention: "经鼻高流量氧疗" },
    fre: { condition: "Bronchiolite aiguë", intervention: "oxygénothérapie nasale à haut débit" },
  },
};

export const BRONCHIOLITIS_TOPICS: readonly TopicCard[] = [highFlowBronchiolitis];

import type { TopicCard } from "../topic-card.ts";

const tocilizumabGiantCellArteritis: TopicCard = {
  id: "tocilizumab-giant-cell-arteritis",
  profile: "rare",
  since: 2011,
  condition: {
    name: "giant cell arteritis",
    short: "GCA",
    mesh: ["Giant Cell Arteritis"],
    keywords: ["temporal arteritis", "vasculitis"],
  },
  intervention: {
    name: "tocilizumab",
    mesh: ["Antibodies, Monoclonal, Humanized", "Interleukin-6 Inhibitors"],
    keywords: ["interleukin-6 receptor"],
    substances: ["tocilizumab", "Interleukin-6 Inhibitors"],
  },
  population: {
    who: "adults older than 50 years with new or relapsing giant cell arteritis",
    short: "patients with giant cell arteritis",
    age: [69, 75],
    women: 0.73,
    mesh: ["Middle Aged", "Aged", "Aged, 80 and over"],
  },
  arms: [
    {
      name: "weekly tocilizumab",
      regimen: "tocilizumab 162 mg subcutaneously every week with a 26-week prednisone taper",
    },
    {
      name: "tocilizumab with an ultra-short prednisone course",
      regimen: "tocilizumab after 500 mg of methylprednisolone on three days and no further prednisone",
      mesh: ["Methylprednisolone"],
      substances: ["tocilizumab", "Methylprednisolone"],
    },
  ],
  comparators: ["placebo with a 26-week prednisone taper", "placebo with a 52-week prednisone taper"],
  outcomes: [
    {
      name: "sustained remission without glucocorticoids at 52 weeks",
      control: 0.16,
      ratio: 3.3,
      wished: true,
      mesh: ["Remission Induction"],
    },
    { name: "relapse", control: 0.6, ratio: 0.42, mesh: ["Recurrence"] },
    {
      name: "the daily prednisone dose",
      unit: "mg",
      baseline: 38,
      sd: 9.5,
      difference: -6.2,
      better: "lower",
      mesh: ["Prednisone", "Glucocorticoids"],
    },
  ],
  harms: [
    { name: "serious infection", control: 0.08, ratio: 1.05, mesh: ["Infections"] },
    { name: "neutropenia", control: 0.01, ratio: 3.5, mesh: ["Neutropenia"] },
  ],
  trial: { size: [16, 150], followUp: [26, 104, "weeks"] },
  background: [
    "Giant cell arteritis can blind within hours and requires high doses of glucocorticoids",
    "Relapses are frequent when glucocorticoids are tapered, and most patients suffer from their adverse effects",
    "Interleukin-6 is raised in giant cell arteritis and falls with treatment",
  ],
  uncertainties: [
    "how long tocilizumab should be given",
    "how disease activity can be judged when C-reactive protein is suppressed",
    "whether tocilizumab prevents loss of vision and aortic aneurysm",
  ],
  recommendations: [
    "tocilizumab in relapsing disease and in patients at high risk of glucocorticoid toxicity",
    "immediate high-dose glucocorticoids when giant cell arteritis is suspected, before biopsy",
  ],
  aspects: ["ultrasound and biopsy in diagnosis", "glucocorticoid-sparing treatment", "aortic involvement"],
  cases: [
    {
      age: [66, 82],
      sex: "either",
      presentation: "sudden loss of vision in one eye after four weeks of headache and jaw claudication",
      finding: "Ultrasound showed a halo sign in both temporal arteries, and C-reactive protein was 96 mg/L",
      treatment: "methylprednisolone 1 g on three days, then prednisone and tocilizumab",
      course: "Vision of the other eye was preserved, and prednisone was stopped at 26 weeks",
      lesson: "treat suspected giant cell arteritis at once and image within a week",
    },
    {
      age: [64, 79],
      sex: "either",
      presentation: "chest pain two years into remission on tocilizumab",
      finding: "Computed tomography showed an aneurysm of the ascending aorta of 57 mm",
      treatment: "replacement of the ascending aorta",
      course: "Histology showed active inflammation in spite of normal C-reactive protein",
      lesson: "image the aorta during follow-up even when markers are normal",
    },
    {
      age: [68, 84],
      sex: "woman",
      presentation: "abdominal pain and fever during tocilizumab and prednisone 20 mg daily",
      finding: "C-reactive protein was 4 mg/L, and computed tomography showed perforated diverticulitis",
      treatment: "sigmoid resection and withdrawal of tocilizumab",
      course: "Recovery was slow but complete, and methotrexate was given thereafter",
      lesson: "not rely on C-reactive protein to rule out infection during tocilizumab",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice engrafted with inflamed human temporal arteries",
        perGroup: 7,
        given: "an interleukin-6 receptor antibody twice weekly for 2 weeks",
        givenName: "interleukin-6 receptor blockade",
        measured: [
          { name: "Th17-cell infiltration of the vessel wall", change: -55 },
          { name: "interferon-gamma in the vessel wall", change: -9 },
        ],
        mechanism: "that one arm of the inflammation persists during blockade",
        mesh: ["Mice, SCID", "Th17 Cells", "Interferon-gamma"],
      },
    ],
    genes: [
      {
        marker: "the HLA-DRB1*04 alleles",
        name: "HLA-DRB1*04",
        trait: "giant cell arteritis",
        ratio: 2.4,
        followUp: "Carriers needed longer courses of glucocorticoids",
        mesh: ["HLA-DRB1 Chains", "Genetic Predisposition to Disease"],
      },
    ],
  },
  voices: [
    {
      who: "older patients with giant cell arteritis",
      about: "months on glucocorticoids",
      themes: ["a face in the mirror not one's own", "fear for the other eye", "balancing two risks"],
      mesh: ["Glucocorticoids", "Patient Satisfaction"],
    },
  ],
  test: {
    name: "temporal artery ultrasound",
    cutoff: "a halo sign in at least one branch",
    target: "giant cell arteritis",
    reference: "clinical diagnosis after 6 months of follow-up",
    sensitivity: 0.77,
    specificity: 0.93,
    prevalence: 0.38,
    mesh: ["Ultrasonography", "Temporal Arteries"],
  },
  otherTreatment: {
    name: "methotrexate",
    regimen: "methotrexate 15 mg once a week",
    mesh: ["Methotrexate"],
    substances: ["Methotrexate"],
    comparator: "placebo",
    outcome: { name: "relapse", control: 0.65, ratio: 0.8, mesh: ["Recurrence"] },
  },
  otherCondition: {
    condition: { name: "polymyalgia rheumatica", mesh: ["Polymyalgia Rheumatica"] },
    population: {
      who: "adults with new polymyalgia rheumatica",
      short: "patients with polymyalgia rheumatica",
      age: [69, 73],
      women: 0.55,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "remission without glucocorticoids at 24 weeks", control: 0.2, ratio: 2.3, wished: true },
  },
  names: {
    jpn: { condition: "巨細胞性動脈炎", intervention: "トシリズマブ" },
    chi: { condition: "巨细胞动脉炎", intervention: "托珠单抗" },
    ger: { condition: "Riesenzellarteriitis", intervention: "Tocilizumab" },
  },
};

export const GIANT_CELL_ARTERITIS_TOPICS: readonly TopicCard[] = [tocilizumabGiantCellArteritis];

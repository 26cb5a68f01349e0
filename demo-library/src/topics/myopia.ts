import type { TopicCard } from "../topic-card.ts";

const atropineMyopia: TopicCard = {
  id: "atropine-myopia",
  profile: "therapy",
  since: 2005,
  condition: { name: "myopia", mesh: ["Myopia"], keywords: ["nearsightedness", "myopia progression"] },
  intervention: {
    name: "low-dose atropine",
    mesh: ["Atropine", "Ophthalmic Solutions"],
    keywords: ["eye drops", "myopia control"],
    substances: ["Atropine", "Mydriatics"],
  },
  population: {
    who: "children aged 4 to 12 years with myopia of at least 1 diopter",
    short: "children with myopia",
    age: [7, 10],
    women: 0.5,
    mesh: ["Child, Preschool", "Child"],
  },
  arms: [
    { name: "atropine 0.05%", regimen: "one drop of atropine 0.05% each evening" },
    { name: "atropine 0.01%", regimen: "one drop of atropine 0.01% each evening" },
    {
      name: "atropine with orthokeratology",
      regimen: "atropine 0.01% each evening and overnight orthokeratology lenses",
      mesh: ["Orthokeratologic Procedures"],
    },
  ],
  comparators: ["placebo drops", "single-vision spectacles"],
  outcomes: [
    {
      name: "spherical equivalent refraction",
      unit: "diopters",
      baseline: -3.6,
      sd: 0.62,
      difference: 0.34,
      better: "higher",
      mesh: ["Refraction, Ocular"],
    },
    {
      name: "axial length",
      unit: "mm",
      baseline: 24.7,
      sd: 0.28,
      difference: -0.13,
      better: "lower",
      mesh: ["Axial Length, Eye"],
    },
    {
      name: "fast progression of at least 0.75 diopters a year",
      control: 0.42,
      ratio: 0.55,
      mesh: ["Disease Progression"],
    },
  ],
  harms: [
    { name: "photophobia", control: 0.05, ratio: 1.7, mesh: ["Photophobia"] },
    { name: "blurred near vision", control: 0.02, ratio: 1.6 },
    { name: "allergic conjunctivitis", control: 0.03, ratio: 1.1, mesh: ["Conjunctivitis, Allergic"] },
  ],
  trial: { size: [60, 480], followUp: [12, 36, "months"] },
  background: [
    "Myopia is becoming more frequent everywhere, above all in the cities of East Asia",
    "High myopia threatens vision through retinal detachment and maculopathy",
    "Atropine slows the growth of the eye, but higher concentrations cause glare and rebound",
  ],
  uncertainties: [
    "which concentration of atropine offers the best balance",
    "whether rebound after stopping cancels the gain",
    "whether children of European descent benefit alike",
  ],
  recommendations: [
    "atropine 0.025% to 0.05% for children whose myopia grows by more than 0.5 diopters a year",
    "at least two hours outdoors each day for all children",
  ],
  aspects: ["dose and rebound", "outdoor light and prevention", "combination with optical treatment"],
  cases: [
    {
      age: [6, 11],
      sex: "either",
      presentation: "progressive myopia of 9 diopters and poor night vision in spite of atropine",
      finding: "Electroretinography showed a negative waveform, and a variant in NYX was found",
      treatment: "spectacles and withdrawal of atropine",
      course: "Refraction was stable over the next 2 years",
      lesson: "look for inherited retinal disease in high myopia before school age",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "guinea pigs with form-deprivation myopia",
        perGroup: 10,
        given: "atropine 1% drops once daily for 3 weeks",
        givenName: "atropine",
        measured: [
          { name: "axial elongation", change: -46 },
          { name: "scleral hypoxia-inducible factor 1 alpha", change: -32 },
        ],
        mechanism: "that choroidal blood flow links the retina to growth of the sclera",
        mesh: ["Guinea Pigs", "Sclera", "Choroid"],
      },
    ],
    genes: [
      {
        marker: "variants near GJD2 and RASGRF1",
        name: "GJD2 and RASGRF1 variants",
        trait: "high myopia",
        ratio: 1.42,
        followUp: "The association was stronger in children who spent little time outdoors",
        mesh: ["Genome-Wide Association Study", "Gene-Environment Interaction"],
      },
    ],
  },
  voices: [
    {
      who: "parents and school nurses",
      about: "slowing myopia with daily drops",
      themes: ["evening drops as a struggle", "screens as the culprit", "doubt about treating healthy eyes"],
      mesh: ["Parents", "School Nursing"],
    },
  ],
  otherTreatment: {
    name: "repeated low-level red light",
    regimen: "red light at 650 nm for 3 minutes twice daily",
    mesh: ["Low-Level Light Therapy"],
    comparator: "single-vision spectacles",
    outcome: { name: "fast progression of at least 0.75 diopters a year", control: 0.4, ratio: 0.4 },
  },
  names: {
    jpn: { condition: "近視", intervention: "低濃度アトロピン" },
    chi: { condition: "近视", intervention: "低浓度阿托品" },
    ger: { condition: "Myopie", intervention: "Niedrig dosiertes Atropin" },
  },
};

export const MYOPIA_TOPICS: readonly TopicCard[] = [atropineMyopia];

import type { TopicCard } from "../topic-card.ts";

const antibioticsAppendicitis: TopicCard = {
  id: "antibiotics-appendicitis",
  profile: "therapy",
  since: 2006,
  condition: {
    name: "acute uncomplicated appendicitis",
    mesh: ["Appendicitis"],
    keywords: ["appendectomy", "nonoperative treatment"],
  },
  intervention: {
    name: "antibiotic treatment",
    mesh: ["Anti-Bacterial Agents", "Conservative Treatment"],
    keywords: ["antibiotics", "nonoperative management"],
    substances: ["Anti-Bacterial Agents"],
  },
  population: {
    who: "adults with uncomplicated appendicitis on computed tomography",
    short: "adults with uncomplicated appendicitis",
    age: [30, 38],
    women: 0.4,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "intravenous then oral antibiotics",
      regimen: "ertapenem for 3 days and then levofloxacin with metronidazole for 7 days",
      plural: true,
      mesh: ["Ertapenem", "Levofloxacin"],
      substances: ["Ertapenem", "Levofloxacin"],
    },
    {
      name: "oral antibiotics alone",
      regimen: "oral moxifloxacin for 7 days",
      plural: true,
      mesh: ["Moxifloxacin"],
      substances: ["Moxifloxacin"],
    },
  ],
  comparators: ["laparoscopic appendectomy", "open appendectomy"],
  outcomes: [
    { name: "treatment success at one year", control: 0.98, ratio: 0.74, wished: true, mesh: ["Treatment Outcome"] },
    {
      name: "readmission or surgical complication within one year",
      control: 0.12,
      ratio: 0.72,
      mesh: ["Postoperative Complications"],
    },
    { name: "sick leave longer than two weeks", control: 0.24, ratio: 0.5, mesh: ["Sick Leave"] },
  ],
  harms: [
    { name: "perforation", control: 0.02, ratio: 1.2, mesh: ["Intestinal Perforation"] },
    { name: "diarrhea", control: 0.04, ratio: 2, mesh: ["Diarrhea"] },
  ],
  trial: { size: [60, 780], followUp: [3, 60, "months"] },
  background: [
    "Appendectomy has been the treatment of appendicitis for more than a century",
    "Antibiotics alone avoid surgery in most adults with uncomplicated appendicitis in the first year",
    "Patients differ in how they weigh the risk of recurrence against an operation",
  ],
  uncertainties: [
    "who will have a recurrence",
    "whether an appendicolith rules out treatment with antibiotics",
    "whether tumors of the appendix are missed",
  ],
  recommendations: [
    "discussing antibiotics as an alternative to appendectomy in adults without an appendicolith",
    "follow-up imaging in patients over 40 years of age treated without surgery",
  ],
  aspects: ["recurrence after antibiotics", "patient preferences", "outpatient treatment"],
  cases: [
    {
      age: [41, 63],
      sex: "either",
      presentation:
        "recurrent pain in the right lower abdomen seven months after appendicitis had been treated with antibiotics",
      finding: "Computed tomography showed a dilated appendix with a mucinous mass",
      treatment: "right hemicolectomy",
      course: "Histology showed a low-grade mucinous neoplasm that had been removed completely",
      lesson: "arrange imaging after nonoperative treatment in patients over 40",
    },
  ],
  laboratory: {
    genes: [
      {
        marker: "16S ribosomal RNA of the appendix lumen",
        name: "Fusobacterium in the appendix",
        trait: "acute appendicitis as against healthy appendix",
        ratio: 3.1,
        followUp: "Fusobacterium was most abundant in perforated appendicitis",
        mesh: ["Fusobacterium", "RNA, Ribosomal, 16S"],
      },
    ],
  },
  voices: [
    {
      who: "patients with appendicitis",
      about: "choosing between antibiotics and surgery in the emergency room",
      themes: ["wanting it over with", "fear of the knife", "no time to think"],
      mesh: ["Patient Preference", "Emergency Service, Hospital"],
    },
  ],
  test: {
    name: "low-dose computed tomography",
    cutoff: null,
    target: "acute appendicitis",
    reference: "surgery, pathology or three months of follow-up",
    sensitivity: 0.96,
    specificity: 0.94,
    prevalence: 0.41,
    mesh: ["Tomography, X-Ray Computed"],
  },
  otherTreatment: {
    name: "single-incision laparoscopic appendectomy",
    regimen: "single-incision laparoscopic appendectomy",
    mesh: ["Appendectomy", "Laparoscopy"],
    comparator: "three-port laparoscopic appendectomy",
    outcome: { name: "wound infection", control: 0.04, ratio: 1.15, mesh: ["Surgical Wound Infection"] },
  },
  otherCondition: {
    condition: { name: "acute uncomplicated diverticulitis", mesh: ["Diverticulitis, Colonic"] },
    population: {
      who: "adults with uncomplicated diverticulitis on computed tomography",
      short: "adults with diverticulitis",
      age: [54, 60],
      women: 0.55,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: { name: "complicated diverticulitis within 6 months", control: 0.03, ratio: 0.9 },
  },
  names: {
    jpn: { condition: "急性虫垂炎", intervention: "抗菌薬治療" },
    chi: { condition: "急性阑尾炎", intervention: "抗生素治疗" },
    ger: { condition: "Akute Appendizitis", intervention: "Antibiotikatherapie" },
    spa: { condition: "Apendicitis aguda", intervention: "tratamiento antibiótico" },
  },
};

export const APPENDICITIS_TOPICS: readonly TopicCard[] = [antibioticsAppendicitis];

import type { TopicCard } from "../topic-card.ts";

const cyp2c19Clopidogrel: TopicCard = {
  id: "cyp2c19-clopidogrel",
  profile: "diagnosis",
  since: 2005,
  condition: {
    name: "coronary artery disease treated by stenting",
    mesh: ["Coronary Artery Disease", "Percutaneous Coronary Intervention"],
    keywords: ["acute coronary syndrome", "stent"],
  },
  intervention: {
    name: "CYP2C19 genotyping",
    mesh: ["Cytochrome P-450 CYP2C19", "Pharmacogenomic Testing", "Clopidogrel"],
    keywords: ["pharmacogenetics", "clopidogrel", "precision medicine"],
    substances: ["Cytochrome P-450 CYP2C19", "Clopidogrel"],
  },
  population: {
    who: "adults who underwent percutaneous coronary intervention",
    short: "patients after coronary stenting",
    age: [60, 66],
    women: 0.27,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "genotype-guided antiplatelet therapy",
      regimen: "clopidogrel in noncarriers and ticagrelor in carriers of a loss-of-function allele",
      mesh: ["Ticagrelor"],
      substances: ["Clopidogrel", "Ticagrelor"],
    },
    {
      name: "point-of-care genotyping",
      regimen: "bedside CYP2C19 genotyping with a result within one hour",
      mesh: ["Point-of-Care Testing"],
    },
  ],
  comparators: ["clopidogrel for all patients"],
  outcomes: [
    {
      name: "myocardial infarction, stroke, or cardiovascular death within 12 months",
      control: 0.055,
      ratio: 0.82,
      mesh: ["Myocardial Infarction", "Stroke"],
    },
    { name: "stent thrombosis", control: 0.011, ratio: 0.66, mesh: ["Stents", "Thrombosis"] },
    {
      name: "platelet reactivity",
      unit: "units",
      baseline: 208,
      sd: 62,
      difference: -24,
      better: "lower",
      mesh: ["Platelet Function Tests"],
    },
  ],
  harms: [
    { name: "major bleeding", control: 0.022, ratio: 0.97, mesh: ["Hemorrhage"] },
    { name: "dyspnea", control: 0.03, ratio: 1.5, mesh: ["Dyspnea"] },
  ],
  trial: { size: [200, 2600], followUp: [6, 12, "months"] },
  background: [
    "Clopidogrel must be activated by CYP2C19, and up to 60% of East Asian people carry a loss-of-function allele",
    "Ticagrelor and prasugrel do not depend on CYP2C19 but cause more bleeding",
    "Genotyping at the bedside has become quick and cheap",
  ],
  uncertainties: [
    "whether guided treatment improves outcomes in stable disease",
    "whether genotyping is worth its cost outside East Asia",
    "whether phenotype tests add to genotype",
  ],
  recommendations: [
    "an alternative to clopidogrel for carriers of two loss-of-function alleles after stenting",
    "against routine genotyping in stable patients at low risk",
  ],
  aspects: [
    "guided escalation and de-escalation",
    "differences between populations",
    "cost-effectiveness of genotyping",
  ],
  cases: [
    {
      age: [47, 66],
      sex: "man",
      presentation: "chest pain nine days after stenting of the left anterior descending artery",
      finding: "Angiography showed stent thrombosis, and the genotype was CYP2C19*2/*2",
      treatment: "repeat angioplasty and prasugrel",
      course: "No further event occurred in 2 years",
      lesson: "think of CYP2C19 when a stent closes in spite of clopidogrel",
    },
  ],
  laboratory: {
    genes: [
      {
        marker: "loss-of-function alleles of CYP2C19",
        name: "CYP2C19 loss-of-function alleles",
        trait: "stent thrombosis during treatment with clopidogrel",
        ratio: 2.7,
        followUp: "Risk was highest in carriers of two alleles",
        mesh: ["Cytochrome P-450 CYP2C19", "Pharmacogenetics", "Thrombosis"],
      },
    ],
    cells: [
      {
        model: "platelets of carriers of CYP2C19*2",
        given: "the active metabolite of clopidogrel at 10 µM for 30 minutes",
        givenName: "the active metabolite of clopidogrel",
        measured: [
          { name: "platelet aggregation", change: -66 },
          { name: "VASP phosphorylation index", change: -58 },
        ],
        mechanism: "that resistance lies in activation of the drug and not in the receptor",
        mesh: ["Blood Platelets", "Receptors, Purinergic P2Y12"],
      },
    ],
  },
  voices: [
    {
      who: "cardiologists and pharmacists",
      about: "acting on a genotype",
      themes: ["results that come too late", "no field for genes in the record", "guidelines that disagree"],
      mesh: ["Cardiologists", "Pharmacists"],
    },
  ],
  test: {
    name: "point-of-care CYP2C19 genotyping",
    cutoff: null,
    target: "a CYP2C19 loss-of-function allele",
    reference: "laboratory sequencing",
    sensitivity: 0.99,
    specificity: 0.99,
    prevalence: 0.34,
    mesh: ["Point-of-Care Testing", "Genotype"],
  },
  otherTreatment: {
    name: "platelet function testing",
    regimen: "antiplatelet therapy adjusted to platelet function tests",
    mesh: ["Platelet Function Tests"],
    comparator: "conventional treatment",
    outcome: {
      name: "myocardial infarction, stroke, or cardiovascular death within 12 months",
      control: 0.06,
      ratio: 0.97,
    },
  },
  otherCondition: {
    condition: { name: "minor stroke and transient ischemic attack", mesh: ["Stroke", "Ischemic Attack, Transient"] },
    population: {
      who: "adults with minor stroke or transient ischemic attack within 24 hours",
      short: "patients with minor stroke",
      age: [62, 66],
      women: 0.34,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "recurrent stroke within 90 days", control: 0.075, ratio: 0.78, mesh: ["Recurrence"] },
  },
  names: {
    jpn: { condition: "冠動脈ステント留置後", intervention: "CYP2C19遺伝子検査" },
    chi: { condition: "冠心病支架术后", intervention: "CYP2C19基因检测" },
  },
};

export const PHARMACOGENETICS_TOPICS: readonly TopicCard[] = [cyp2c19Clopidogrel];

import type { TopicCard } from "../topic-card.ts";

const organoidsDrugResponseColorectal: TopicCard = {
  id: "organoids-drug-response-colorectal",
  profile: "basic",
  since: 2013,
  condition: {
    name: "metastatic colorectal cancer",
    mesh: ["Colorectal Neoplasms", "Neoplasm Metastasis"],
    keywords: ["precision oncology", "drug sensitivity"],
  },
  intervention: {
    name: "patient-derived organoids",
    plural: true,
    mesh: ["Organoids", "Precision Medicine"],
    keywords: ["tumor organoids", "drug screening"],
  },
  population: {
    who: "adults with metastatic colorectal cancer after two lines of treatment",
    short: "patients with metastatic colorectal cancer",
    age: [57, 63],
    women: 0.42,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    { name: "organoid-guided treatment", regimen: "treatment chosen by the drug response of organoids" },
    {
      name: "organoid-guided treatment with sequencing",
      regimen: "treatment chosen by organoids and tumor sequencing",
      mesh: ["High-Throughput Nucleotide Sequencing"],
    },
  ],
  comparators: ["treatment of the physician's choice"],
  outcomes: [
    { name: "disease progression or death at 6 months", control: 0.74, ratio: 0.96, mesh: ["Disease Progression"] },
    { name: "objective response", control: 0.09, ratio: 1.3, wished: true },
    { name: "a result available before treatment began", control: 0.5, ratio: 1.1, wished: true },
  ],
  harms: [
    { name: "bleeding after biopsy", control: 0.03, ratio: 1.2, mesh: ["Hemorrhage"] },
    { name: "severe treatment-related toxicity", control: 0.3, ratio: 1 },
  ],
  trial: { size: [30, 120], followUp: [6, 18, "months"] },
  background: [
    "Patients with the same type of cancer respond to drugs very differently",
    "Organoids grown from biopsies keep the mutations and the architecture of the tumor",
    "Organoids lack vessels, immune cells and stroma unless these are added",
  ],
  uncertainties: [
    "whether organoids can be grown quickly enough to guide treatment",
    "whether drug response in culture predicts response in the patient",
    "how culture medium changes the choice of clones",
  ],
  recommendations: [
    "blinded comparison of drug response in organoids and patients before organoids guide treatment",
    "banking organoids together with blood and clinical data",
  ],
  aspects: ["culture of intestinal stem cells", "cocultures with immune cells", "prediction of drug response"],
  cases: [
    {
      age: [46, 68],
      sex: "either",
      presentation: "progression of liver metastases on three lines of chemotherapy",
      finding: "Organoids from a biopsy responded to combined MEK and SRC inhibition only",
      treatment: "a MEK inhibitor within a trial",
      course: "Metastases were stable for 5 months",
      lesson: "send viable tissue early if organoids are to guide treatment",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice bearing xenografted human colorectal cancer organoids",
        perGroup: 9,
        given: "cetuximab 20 mg/kg twice weekly for 3 weeks",
        givenName: "cetuximab",
        measured: [
          { name: "tumor volume", change: -52 },
          { name: "the share of LGR5-positive cells", change: 34 },
        ],
        mechanism: "that dormant stem cells survive blockade of EGFR",
        mesh: ["Mice, SCID", "Receptors, G-Protein-Coupled", "Cetuximab"],
      },
      {
        model: "mice with a colitis wound",
        perGroup: 10,
        given: "transplantation of cultured colonic organoids",
        givenName: "colonic organoids",
        measured: [
          { name: "area of epithelial repair", change: 61 },
          { name: "weight loss", change: -28 },
        ],
        mechanism: "that cultured stem cells settle in damaged mucosa",
        mesh: ["Mice", "Colitis", "Stem Cell Transplantation", "Intestinal Mucosa"],
      },
    ],
    cells: [
      {
        model: "organoids from metastatic colorectal cancer",
        given: "5-fluorouracil and oxaliplatin for 6 days",
        givenName: "5-fluorouracil and oxaliplatin",
        measured: [
          { name: "viability of responder organoids", change: -63 },
          { name: "viability of nonresponder organoids", change: -18 },
        ],
        mechanism: "that drug sensitivity is a property of tumor cells that culture preserves",
        mesh: ["Fluorouracil", "Oxaliplatin", "Drug Resistance, Neoplasm"],
      },
      {
        model: "human intestinal organoids carrying APC and TP53 mutations introduced by CRISPR",
        given: "withdrawal of WNT and R-spondin for 10 days",
        givenName: "growth factor withdrawal",
        measured: [
          { name: "survival of mutant organoids", change: 180 },
          { name: "the rate of chromosome segregation errors", change: 74 },
        ],
        mechanism: "that loss of two tumor suppressors suffices for independence of the niche",
        mesh: [
          "CRISPR-Cas Systems",
          "Adenomatous Polyposis Coli Protein",
          "Tumor Suppressor Protein p53",
          "Intestines",
        ],
      },
      {
        model: "colorectal cancer organoids cultured with autologous T cells",
        given: "an anti-PD-1 antibody for 14 days",
        givenName: "anti-PD-1 antibody",
        measured: [
          { name: "the share of interferon-gamma-producing T cells", change: 58 },
          { name: "organoid killing", change: 27 },
        ],
        mechanism: "that mismatch repair-deficient tumors can be recognized in culture",
        mesh: ["T-Lymphocytes", "Coculture Techniques", "Microsatellite Instability"],
      },
    ],
    genes: [
      {
        marker: "a WNT target gene signature in organoids",
        name: "WNT target genes",
        trait: "failure to grow as organoids",
        ratio: 0.6,
        followUp: "Tumors with BRAF mutations needed different medium",
        mesh: ["Wnt Signaling Pathway", "Gene Expression Profiling"],
      },
      {
        marker: "whole-genome sequences of organoids and parent tumors",
        name: "subclonal mutations in organoids",
        trait: "disagreement between culture and patient response",
        ratio: 1.6,
        followUp: "Nine in ten mutations of the tumor were found again in culture",
        mesh: ["Whole Genome Sequencing", "Clone Cells"],
      },
    ],
  },
  test: {
    name: "drug response of tumor organoids",
    cutoff: "a viability below 60%",
    target: "response to irinotecan-based chemotherapy",
    reference: "objective response on computed tomography",
    sensitivity: 0.76,
    specificity: 0.78,
    prevalence: 0.34,
    mesh: ["Organoids", "Drug Screening Assays, Antitumor"],
  },
  exposure: {
    name: "growth of the tumor as organoids",
    exposed: "patients whose tumor grew in culture",
    unexposed: "patients whose tumor did not",
    outcome: { name: "progression within 6 months", control: 0.58, ratio: 1.16, mesh: ["Disease Progression"] },
  },
  otherTreatment: {
    name: "circulating tumor DNA monitoring",
    regimen: "treatment changed according to circulating tumor DNA",
    mesh: ["Circulating Tumor DNA"],
    comparator: "standard follow-up",
    outcome: { name: "disease progression or death at 6 months", control: 0.72, ratio: 0.95 },
  },
  names: {
    jpn: { condition: "転移性大腸がん", intervention: "患者由来オルガノイド" },
    chi: { condition: "转移性结直肠癌", intervention: "患者来源类器官" },
  },
};

export const ORGANOIDS_TOPICS: readonly TopicCard[] = [organoidsDrugResponseColorectal];

import type { TopicCard } from "../topic-card.ts";

const cgrpMigraine: TopicCard = {
  id: "cgrp-migraine",
  profile: "therapy",
  example: true,
  since: 2014,
  condition: { name: "migraine", mesh: ["Migraine Disorders"], keywords: ["chronic migraine", "migraine prevention"] },
  intervention: {
    name: "CGRP antibodies",
    plural: true,
    mesh: ["Calcitonin Gene-Related Peptide Receptor Antagonists", "Antibodies, Monoclonal"],
    keywords: ["calcitonin gene-related peptide", "CGRP inhibitor", "monoclonal antibody"],
    substances: ["Calcitonin Gene-Related Peptide Receptor Antagonists", "Antibodies, Monoclonal"],
  },
  population: {
    who: "adults with at least four migraine days a month",
    short: "adults with migraine",
    age: [38, 46],
    women: 0.85,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "erenumab",
      regimen: "erenumab 70 mg subcutaneously once a month",
      substances: ["erenumab"],
      mesh: ["Antibodies, Monoclonal, Humanized"],
    },
    {
      name: "fremanezumab",
      regimen: "fremanezumab 225 mg subcutaneously once a month",
      substances: ["fremanezumab"],
      mesh: ["Antibodies, Monoclonal"],
    },
    {
      name: "galcanezumab",
      regimen: "galcanezumab 120 mg subcutaneously once a month after a loading dose of 240 mg",
      substances: ["galcanezumab"],
      mesh: ["Antibodies, Monoclonal, Humanized"],
    },
    {
      name: "eptinezumab",
      regimen: "eptinezumab 100 mg intravenously every 12 weeks",
      substances: ["eptinezumab"],
      mesh: ["Antibodies, Monoclonal, Humanized"],
    },
  ],
  comparators: ["placebo", "topiramate", "continued oral preventive treatment"],
  outcomes: [
    { name: "monthly migraine days", unit: "days", baseline: 9.1, sd: 4.1, difference: -1.8, better: "lower" },
    { name: "halving of monthly migraine days", control: 0.28, ratio: 1.7, wished: true },
    {
      name: "the Headache Impact Test score",
      unit: "points",
      baseline: 63,
      sd: 7.2,
      difference: -2.6,
      better: "lower",
      mesh: ["Disability Evaluation", "Quality of Life"],
    },
    {
      name: "days with acute medication per month",
      unit: "days",
      baseline: 6.8,
      sd: 3.6,
      difference: -1.4,
      better: "lower",
    },
  ],
  harms: [
    { name: "a reaction at the injection site", control: 0.05, ratio: 1.9 },
    { name: "constipation", control: 0.02, ratio: 1.8 },
  ],
  trial: { size: [150, 900], followUp: [12, 52, "weeks"] },
  background: [
    "Migraine is among the main causes of years lived with disability in adults under 50",
    "Calcitonin gene-related peptide (CGRP) is released during migraine attacks, and antibodies against it or its receptor prevent attacks in some patients",
    "Older preventive drugs for migraine were developed for other illnesses and are often stopped because of adverse effects",
    "CGRP antibodies are the first preventive treatment designed for migraine, and payers restrict them because of their price",
  ],
  uncertainties: [
    "whether treatment can be stopped after a year without relapse",
    "whether a second CGRP antibody helps when the first has failed",
    "whether long-term blockade of CGRP is safe in patients with cardiovascular disease",
    "how CGRP antibodies compare with older oral preventives",
  ],
  recommendations: [
    "a CGRP antibody for adults with at least four migraine days a month in whom two other preventives have failed",
    "judging the effect after three months of treatment, six months in chronic migraine",
    "against the use of CGRP antibodies in pregnancy until more is known",
  ],
  aspects: [
    "the role of CGRP in the trigeminovascular system",
    "the choice between antibodies against the ligand and the receptor",
    "stopping and switching preventive treatment",
    "medication overuse during CGRP blockade",
  ],
  cases: [
    {
      age: [36, 58],
      sex: "woman",
      presentation: "severe constipation and abdominal distension two weeks after the second injection of erenumab",
      finding: "Computed tomography showed fecal impaction without mechanical obstruction",
      treatment: "laxatives and withdrawal of erenumab",
      course: "Bowel habit returned to normal within 6 weeks, and fremanezumab was later tolerated",
      lesson: "ask about constipation before choosing an antibody against the CGRP receptor",
    },
    {
      age: [29, 52],
      sex: "either",
      presentation: "new-onset Raynaud phenomenon three months after the start of galcanezumab",
      finding: "Capillaroscopy was normal and antinuclear antibodies were absent",
      treatment: "switching from galcanezumab to candesartan",
      course: "Attacks of finger pallor ceased over 4 months while migraine days rose slightly",
      lesson: "look for vasospasm during CGRP blockade",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rats with dural application of inflammatory mediators",
        perGroup: 10,
        given: "a fremanezumab analog 30 mg/kg once intravenously",
        givenName: "an anti-CGRP antibody",
        measured: [
          { name: "firing of high-threshold trigeminovascular neurons", change: -46 },
          { name: "periorbital mechanical allodynia", change: -38 },
        ],
        mechanism: "that the antibody acts outside the blood-brain barrier on thin myelinated fibers",
        mesh: ["Rats", "Rats, Sprague-Dawley", "Trigeminal Ganglion", "Hyperalgesia"],
      },
    ],
    cells: [
      {
        model: "cultured trigeminal ganglion neurons",
        given: "an antibody against CGRP at 100 nM for 6 hours",
        givenName: "CGRP antibodies",
        measured: [
          { name: "phosphorylation of CREB", change: -36 },
          { name: "release of CGRP on depolarization", change: -12 },
        ],
        mechanism: "that blockade interrupts a loop in which CGRP sustains its own release",
        mesh: [
          "Trigeminal Ganglion",
          "Neurons",
          "Calcitonin Gene-Related Peptide",
          "Cyclic AMP Response Element-Binding Protein",
        ],
      },
    ],
    genes: [
      {
        marker: "variants in RAMP1, which codes for a subunit of the CGRP receptor",
        name: "RAMP1 variants",
        trait: "response to CGRP antibodies in migraine",
        ratio: 1.28,
        followUp: "The signal was confined to patients treated with antibodies against the receptor",
        mesh: ["Receptor Activity-Modifying Protein 1", "Pharmacogenetics", "Polymorphism, Single Nucleotide"],
      },
    ],
  },
  voices: [
    {
      who: "people with migraine and their employers",
      about: "living with fewer migraine days on CGRP antibodies",
      themes: ["planning a week again", "fear of losing access to treatment", "the wait for approval by insurers"],
      mesh: ["Patient Satisfaction", "Employment"],
    },
  ],
  exposure: {
    name: "treatment with CGRP antibodies",
    exposed: "new users of a CGRP antibody",
    unexposed: "new users of onabotulinumtoxinA",
    outcome: { name: "halving of monthly migraine days", control: 0.4, ratio: 1.15, wished: true },
  },
  otherTreatment: {
    name: "onabotulinumtoxinA",
    regimen: "onabotulinumtoxinA 155 units every 12 weeks",
    mesh: ["Botulinum Toxins, Type A"],
    substances: ["Botulinum Toxins, Type A"],
    comparator: "placebo injections",
    outcome: { name: "halving of monthly headache days", control: 0.35, ratio: 1.33, wished: true },
  },
  otherCondition: {
    condition: { name: "episodic cluster headache", mesh: ["Cluster Headache"] },
    population: {
      who: "adults in a bout of episodic cluster headache",
      short: "adults with cluster headache",
      age: [42, 48],
      women: 0.2,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: { name: "halving of weekly attacks", control: 0.52, ratio: 1.3, wished: true },
  },
  names: {
    jpn: { condition: "片頭痛", intervention: "CGRP抗体" },
    chi: { condition: "偏头痛", intervention: "降钙素基因相关肽单克隆抗体" },
    ger: { condition: "Migräne", intervention: "CGRP-Antikörper" },
    fre: { condition: "Migraine", intervention: "anticorps anti-CGRP" },
  },
};

export const HEADACHE_TOPICS: readonly TopicCard[] = [cgrpMigraine];

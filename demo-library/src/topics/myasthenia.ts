import type { TopicCard } from "../topic-card.ts";

const fcrnMyastheniaGravis: TopicCard = {
  id: "fcrn-myasthenia-gravis",
  profile: "rare",
  since: 2017,
  condition: {
    name: "generalized myasthenia gravis",
    mesh: ["Myasthenia Gravis"],
    keywords: ["acetylcholine receptor antibodies"],
  },
  intervention: {
    name: "neonatal Fc receptor blockers",
    plural: true,
    mesh: ["Receptors, Fc", "Histocompatibility Antigens Class I"],
    keywords: ["FcRn inhibitor"],
    substances: ["Receptors, Fc"],
  },
  population: {
    who: "adults with generalized myasthenia gravis and acetylcholine receptor antibodies",
    short: "adults with generalized myasthenia gravis",
    age: [44, 54],
    women: 0.6,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "efgartigimod",
      regimen: "efgartigimod 10 mg/kg intravenously once a week for 4 weeks",
      substances: ["efgartigimod alfa"],
    },
    {
      name: "rozanolixizumab",
      regimen: "rozanolixizumab 7 mg/kg subcutaneously once a week for 6 weeks",
      substances: ["rozanolixizumab"],
    },
  ],
  comparators: ["placebo", "conventional immunosuppression alone"],
  outcomes: [
    {
      name: "a meaningful improvement in activities of daily living",
      control: 0.31,
      ratio: 2.1,
      wished: true,
      mesh: ["Activities of Daily Living"],
    },
    {
      name: "the Quantitative Myasthenia Gravis score",
      unit: "points",
      baseline: 16,
      sd: 4.8,
      difference: -3.1,
      better: "lower",
      mesh: ["Severity of Illness Index"],
    },
    {
      name: "serum immunoglobulin G",
      unit: "g/L",
      baseline: 11.4,
      sd: 1.9,
      difference: -5.7,
      better: "lower",
      mesh: ["Immunoglobulin G"],
    },
  ],
  harms: [
    { name: "headache", control: 0.26, ratio: 1.15, mesh: ["Headache"] },
    { name: "upper respiratory tract infection", control: 0.07, ratio: 1.6, mesh: ["Respiratory Tract Infections"] },
  ],
  trial: { size: [14, 160], followUp: [8, 26, "weeks"] },
  background: [
    "Generalized myasthenia gravis causes fluctuating weakness that can endanger breathing",
    "The neonatal Fc receptor recycles immunoglobulin G, so that blocking it lowers pathogenic antibodies",
    "Many patients with myasthenia gravis live with the adverse effects of long-term glucocorticoids",
  ],
  uncertainties: [
    "whether treatment cycles can replace glucocorticoids",
    "whether patients without detectable antibodies respond",
    "how infections can be prevented in long-term use",
  ],
  recommendations: [
    "a neonatal Fc receptor blocker for patients whose weakness persists on conventional immunosuppression",
    "completing vaccinations before the first cycle",
  ],
  aspects: [
    "recycling of immunoglobulin G as a target",
    "complement and Fc receptor inhibitors in sequence",
    "myasthenic crisis and its prevention",
  ],
  cases: [
    {
      age: [23, 41],
      sex: "woman",
      presentation: "double vision, slurred speech and difficulty climbing stairs four months after childbirth",
      finding: "Acetylcholine receptor antibodies were raised, and repetitive stimulation showed a decrement of 28%",
      treatment: "efgartigimod once a week for 4 weeks and pyridostigmine",
      course: "Speech was clear after the second infusion, and weakness returned at 11 weeks",
      lesson: "plan the next cycle by symptoms rather than by the calendar",
    },
    {
      age: [58, 77],
      sex: "man",
      presentation: "drooping eyelids and neck weakness three weeks after the second dose of pembrolizumab",
      finding: "Acetylcholine receptor antibodies, creatine kinase and troponin were raised",
      treatment: "glucocorticoids, plasma exchange and efgartigimod",
      course: "Ventilation was avoided, and strength recovered over 6 weeks",
      lesson: "measure troponin in every patient with myasthenia during checkpoint inhibition",
    },
    {
      age: [34, 63],
      sex: "either",
      presentation: "rapidly worsening dysphagia in the course of generalized myasthenia gravis",
      finding: "Vital capacity had fallen to 1.1 L, and chest imaging showed a thymoma",
      treatment: "rozanolixizumab as a bridge to thymectomy",
      course: "Surgery was performed 5 weeks later without postoperative crisis",
      lesson: "look for thymoma when myasthenia worsens without a trigger",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rats with experimental autoimmune myasthenia gravis",
        perGroup: 9,
        given: "an antibody against the neonatal Fc receptor 40 mg/kg every other day",
        givenName: "neonatal Fc receptor blockade",
        measured: [
          { name: "serum immunoglobulin G", change: -58 },
          { name: "decrement on repetitive stimulation", change: -44 },
        ],
        mechanism: "that removal of antibodies restores transmission within days",
        mesh: ["Rats", "Myasthenia Gravis, Autoimmune, Experimental", "Neuromuscular Junction"],
      },
    ],
  },
  voices: [
    {
      who: "patients and their partners",
      about: "living between treatment cycles",
      themes: ["watching for the first weak day", "freedom from steroids", "distance to the infusion unit"],
      mesh: ["Patient Satisfaction", "Spouses"],
    },
  ],
  otherTreatment: {
    name: "eculizumab",
    regimen: "eculizumab 1200 mg intravenously every 2 weeks",
    mesh: ["Complement Inactivating Agents"],
    substances: ["eculizumab"],
    comparator: "placebo",
    outcome: {
      name: "a meaningful improvement in activities of daily living",
      control: 0.38,
      ratio: 1.5,
      wished: true,
    },
  },
  otherCondition: {
    condition: {
      name: "chronic inflammatory demyelinating polyneuropathy",
      short: "CIDP",
      mesh: ["Polyradiculoneuropathy, Chronic Inflammatory Demyelinating"],
    },
    population: {
      who: "adults with active chronic inflammatory demyelinating polyneuropathy",
      short: "adults with chronic inflammatory demyelinating polyneuropathy",
      age: [52, 57],
      women: 0.35,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: { name: "relapse within 48 weeks", control: 0.54, ratio: 0.52, mesh: ["Recurrence"] },
  },
  names: {
    jpn: { condition: "全身型重症筋無力症", intervention: "胎児性Fc受容体阻害薬" },
    chi: { condition: "全身型重症肌无力", intervention: "新生儿Fc受体拮抗剂" },
    ger: { condition: "Generalisierte Myasthenia gravis", intervention: "FcRn-Blocker" },
  },
};

export const MYASTHENIA_TOPICS: readonly TopicCard[] = [fcrnMyastheniaGravis];

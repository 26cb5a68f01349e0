import type { TopicCard } from "../topic-card.ts";

const anticoagulationAtrialFibrillation: TopicCard = {
  id: "anticoagulation-atrial-fibrillation",
  profile: "therapy",
  since: 2009,
  condition: {
    name: "atrial fibrillation",
    short: "AF",
    mesh: ["Atrial Fibrillation", "Stroke"],
    keywords: ["stroke prevention"],
  },
  intervention: {
    name: "direct oral anticoagulants",
    short: "DOACs",
    plural: true,
    mesh: ["Anticoagulants", "Factor Xa Inhibitors"],
    keywords: ["DOAC", "anticoagulation"],
    substances: ["Anticoagulants", "Factor Xa Inhibitors"],
  },
  population: {
    who: "adults with nonvalvular atrial fibrillation and at least one risk factor for stroke",
    short: "patients with atrial fibrillation",
    age: [70, 78],
    women: 0.42,
    mesh: ["Middle Aged", "Aged", "Aged, 80 and over"],
  },
  arms: [
    {
      name: "apixaban",
      regimen: "apixaban 5 mg twice daily",
      mesh: ["Pyrazoles", "Pyridones"],
      substances: ["apixaban"],
    },
    {
      name: "rivaroxaban",
      regimen: "rivaroxaban 20 mg once daily",
      mesh: ["Rivaroxaban"],
      substances: ["Rivaroxaban"],
    },
    { name: "dabigatran", regimen: "dabigatran 150 mg twice daily", mesh: ["Dabigatran"], substances: ["Dabigatran"] },
  ],
  comparators: ["warfarin", "a vitamin K antagonist"],
  outcomes: [
    { name: "stroke or systemic embolism", control: 0.034, ratio: 0.82, mesh: ["Embolism"] },
    { name: "major bleeding", control: 0.052, ratio: 0.78, mesh: ["Hemorrhage"] },
    { name: "death from any cause", control: 0.075, ratio: 0.91, mesh: ["Mortality"] },
  ],
  harms: [
    { name: "gastrointestinal bleeding", control: 0.018, ratio: 1.15 },
    { name: "intracranial hemorrhage", control: 0.012, ratio: 0.5 },
  ],
  trial: { size: [900, 9000], followUp: [1, 3, "years"] },
  background: [
    "Atrial fibrillation causes about one in five ischemic strokes, most of which anticoagulation can prevent",
    "Direct oral anticoagulants (DOACs) need no routine monitoring, but doses are often lower than advised",
  ],
  uncertainties: [
    "whether frail patients should be switched from warfarin",
    "how to anticoagulate patients on dialysis",
    "whether short episodes found by devices need treatment",
  ],
  recommendations: [
    "a direct oral anticoagulant in preference to warfarin for most patients with atrial fibrillation",
    "against aspirin alone for prevention of stroke in atrial fibrillation",
    "correcting risk factors for bleeding instead of withholding anticoagulation",
  ],
  aspects: [
    "dose selection",
    "kidney disease and dialysis",
    "reversal of anticoagulation",
    "device-detected arrhythmia",
  ],
  cases: [
    {
      age: [71, 88],
      sex: "either",
      presentation: "intracranial hemorrhage while taking apixaban",
      finding: "Computed tomography showed a subdural hematoma with midline shift",
      treatment: "prothrombin complex concentrate and burr-hole drainage",
      course: "The patient went home after 12 days, and anticoagulation was resumed at 6 weeks",
      lesson: "decide about resuming anticoagulation with neurosurgeons before discharge",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with laser-induced arterial thrombosis",
        perGroup: 10,
        given: "a factor XIa inhibitor 10 mg/kg",
        givenName: "factor XIa inhibition",
        measured: [
          { name: "thrombus size", change: -48 },
          { name: "tail bleeding time", change: 5 },
        ],
        mechanism: "that thrombosis and hemostasis can be separated",
        mesh: ["Mice", "Factor XIa", "Thrombosis"],
      },
    ],
    genes: [
      {
        marker: "variants near PITX2",
        name: "PITX2 variants",
        trait: "atrial fibrillation",
        ratio: 1.6,
        followUp: "Carriers had shorter atrial refractory periods",
        mesh: ["Homeodomain Proteins", "Homeobox Protein PITX2", "Genome-Wide Association Study"],
      },
    ],
  },
  voices: [
    {
      who: "patients and pharmacists",
      about: "switching from warfarin to a new tablet",
      themes: ["freedom from blood tests", "loss of the reassurance that tests gave", "worry about having no antidote"],
      mesh: ["Medication Adherence", "Pharmacists"],
    },
  ],
  exposure: {
    name: "use of direct oral anticoagulants",
    exposed: "new users of a direct oral anticoagulant",
    unexposed: "new users of warfarin",
    outcome: { name: "major bleeding", control: 0.06, ratio: 0.8 },
  },
  otherTreatment: {
    name: "left atrial appendage closure",
    regimen: "percutaneous left atrial appendage closure",
    mesh: ["Atrial Appendage", "Left Atrial Appendage Closure"],
    comparator: "warfarin",
    outcome: { name: "stroke or systemic embolism", control: 0.04, ratio: 0.97 },
  },
  otherCondition: {
    condition: { name: "venous thromboembolism", short: "VTE", mesh: ["Venous Thromboembolism"] },
    population: {
      who: "adults with acute venous thromboembolism and active cancer",
      short: "patients with cancer-associated thrombosis",
      age: [62, 68],
      women: 0.5,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "recurrent thromboembolism", control: 0.09, ratio: 0.68 },
  },
  names: {
    jpn: { condition: "心房細動", intervention: "直接経口抗凝固薬" },
    chi: { condition: "心房颤动", intervention: "直接口服抗凝药" },
    ger: { condition: "Vorhofflimmern", intervention: "direkte orale Antikoagulanzien" },
  },
};

const taviAorticStenosis: TopicCard = {
  id: "tavi-aortic-stenosis",
  profile: "therapy",
  since: 2010,
  condition: { name: "severe aortic stenosis", mesh: ["Aortic Valve Stenosis"], keywords: ["aortic valve"] },
  intervention: {
    name: "transcatheter aortic valve implantation",
    short: "TAVI",
    mesh: ["Transcatheter Aortic Valve Replacement"],
    keywords: ["TAVR", "transcatheter valve"],
  },
  population: {
    who: "adults aged 70 years or older with severe symptomatic aortic stenosis at low to intermediate surgical risk",
    short: "older adults with severe aortic stenosis",
    age: [75, 82],
    women: 0.45,
    mesh: ["Aged", "Aged, 80 and over"],
  },
  arms: [
    {
      name: "transfemoral TAVI",
      regimen: "transfemoral transcatheter aortic valve implantation",
      mesh: ["Heart Valve Prosthesis"],
    },
    {
      name: "TAVI with cerebral protection",
      regimen: "transcatheter aortic valve implantation with a cerebral protection device",
      mesh: ["Embolic Protection Devices"],
    },
  ],
  comparators: ["surgical valve replacement", "open aortic valve surgery"],
  outcomes: [
    { name: "death or disabling stroke within one year", control: 0.085, ratio: 0.85, mesh: ["Stroke", "Mortality"] },
    { name: "new-onset atrial fibrillation", control: 0.33, ratio: 0.35 },
    {
      name: "the Kansas City Cardiomyopathy Questionnaire score",
      unit: "points",
      baseline: 62,
      sd: 19,
      difference: 2.4,
      better: "higher",
      mesh: ["Quality of Life"],
    },
  ],
  harms: [
    { name: "pacemaker implantation", control: 0.06, ratio: 2.6 },
    { name: "paravalvular leak", control: 0.012, ratio: 3.4 },
  ],
  trial: { size: [240, 1800], followUp: [1, 5, "years"] },
  background: [
    "Severe symptomatic aortic stenosis is fatal within a few years unless the valve is replaced",
    "Transcatheter aortic valve implantation began in patients too frail for surgery and is now offered at lower risk",
  ],
  uncertainties: [
    "how long transcatheter valves last in younger patients",
    "whether asymptomatic patients should be treated early",
    "which antithrombotic treatment is best afterwards",
  ],
  recommendations: [
    "transfemoral implantation for patients older than 80 years with suitable anatomy",
    "deciding between implantation and surgery in a heart team that includes the patient",
  ],
  aspects: ["durability", "conduction disturbances", "antithrombotic treatment"],
  cases: [
    {
      age: [78, 89],
      sex: "either",
      presentation: "fever and embolic skin lesions nine months after transcatheter valve implantation",
      finding: "Blood cultures grew Enterococcus faecalis and echocardiography showed a vegetation on the prosthesis",
      treatment: "ampicillin and ceftriaxone for 6 weeks",
      course: "Cultures became sterile, and the valve functioned normally at 1 year",
      lesson: "take blood cultures before antibiotics in every febrile patient with a valve prosthesis",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "sheep with transcatheter valves",
        perGroup: 6,
        given: "leaflets treated with a glutaraldehyde-free process",
        givenName: "glutaraldehyde-free leaflet processing",
        measured: [
          { name: "leaflet calcium content", change: -57 },
          { name: "transvalvular gradient", change: -21 },
        ],
        mechanism: "that residual aldehydes drive calcification",
        mesh: ["Sheep", "Bioprosthesis", "Calcinosis"],
      },
    ],
  },
  otherTreatment: {
    name: "early surgery",
    regimen: "early surgical valve replacement",
    mesh: ["Heart Valve Prosthesis Implantation"],
    comparator: "watchful waiting",
    outcome: { name: "cardiovascular death", control: 0.12, ratio: 0.55 },
  },
  names: {
    jpn: { condition: "重症大動脈弁狭窄症", intervention: "経カテーテル大動脈弁留置術" },
    chi: { condition: "重度主动脉瓣狭窄", intervention: "经导管主动脉瓣植入术" },
    ger: { condition: "hochgradiger Aortenstenose", intervention: "Transkatheter-Aortenklappenimplantation" },
  },
};

export const HEART_RHYTHM_AND_VALVE_TOPICS: readonly TopicCard[] = [
  anticoagulationAtrialFibrillation,
  taviAorticStenosis,
];

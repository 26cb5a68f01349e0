import type { TopicCard } from "../topic-card.ts";

const complementInhibitionPnh: TopicCard = {
  id: "complement-inhibitors-pnh",
  profile: "rare",
  since: 2004,
  condition: {
    name: "paroxysmal nocturnal hemoglobinuria",
    short: "PNH",
    mesh: ["Hemoglobinuria, Paroxysmal"],
    keywords: ["hemolysis", "complement"],
  },
  intervention: {
    name: "complement inhibitors",
    plural: true,
    mesh: ["Complement Inactivating Agents"],
    keywords: ["eculizumab", "C5 inhibitor"],
    substances: ["Complement Inactivating Agents"],
  },
  population: {
    who: "adults with paroxysmal nocturnal hemoglobinuria and hemolysis",
    short: "patients with paroxysmal nocturnal hemoglobinuria",
    age: [38, 50],
    women: 0.5,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "ravulizumab",
      regimen: "ravulizumab every 8 weeks",
      mesh: ["Antibodies, Monoclonal, Humanized"],
      substances: ["ravulizumab"],
    },
    {
      name: "pegcetacoplan",
      regimen: "pegcetacoplan 1080 mg subcutaneously twice weekly",
      mesh: ["Peptides"],
      substances: ["pegcetacoplan"],
    },
    {
      name: "iptacopan",
      regimen: "iptacopan 200 mg twice daily",
      mesh: ["Complement Factor B"],
      substances: ["iptacopan"],
    },
  ],
  comparators: ["eculizumab", "placebo"],
  outcomes: [
    { name: "avoidance of transfusion", control: 0.42, ratio: 1.6, wished: true, mesh: ["Blood Transfusion"] },
    {
      name: "hemoglobin",
      unit: "g/dL",
      baseline: 8.9,
      sd: 1.4,
      difference: 1.9,
      better: "higher",
      mesh: ["Hemoglobins"],
    },
    { name: "breakthrough hemolysis", control: 0.16, ratio: 0.6, mesh: ["Hemolysis"] },
  ],
  harms: [
    { name: "meningococcal infection", control: 0.01, ratio: 1.2 },
    { name: "headache", control: 0.22, ratio: 1.1 },
  ],
  trial: { size: [20, 120], followUp: [16, 48, "weeks"] },
  background: [
    "In paroxysmal nocturnal hemoglobinuria, blood cells lack complement regulators and are destroyed in the vessels",
    "Inhibition of C5 stops intravascular hemolysis but leaves many patients anemic from extravascular hemolysis",
  ],
  uncertainties: [
    "whether proximal inhibitors prevent thrombosis as well as C5 inhibitors do",
    "how breakthrough hemolysis is best treated",
    "how pregnancy should be managed",
  ],
  recommendations: [
    "vaccination against meningococci at least two weeks before treatment",
    "a C5 inhibitor for patients with hemolysis and high lactate dehydrogenase or thrombosis",
  ],
  aspects: ["complement biology", "C5 and proximal inhibitors", "infection risk"],
  cases: [
    {
      age: [24, 48],
      sex: "either",
      presentation: "abdominal pain and dark urine in the morning",
      finding: "Computed tomography showed hepatic vein thrombosis, and flow cytometry showed a clone of 78%",
      treatment: "anticoagulation and eculizumab",
      course: "Lactate dehydrogenase normalized within 2 weeks and no further thrombosis occurred",
      lesson: "test for paroxysmal nocturnal hemoglobinuria in thrombosis at unusual sites",
    },
    {
      age: [20, 36],
      sex: "woman",
      presentation: "breakthrough hemolysis in week 28 of pregnancy",
      finding: "Complement activity was no longer suppressed before each infusion",
      treatment: "eculizumab every week instead of every two weeks",
      course: "A healthy child was born at 37 weeks",
      lesson: "expect a need for higher doses in pregnancy",
    },
    {
      age: [30, 62],
      sex: "either",
      presentation: "fever and a petechial rash 14 months after the start of ravulizumab",
      finding: "Blood cultures grew Neisseria meningitidis of serogroup B",
      treatment: "ceftriaxone within the first hour",
      course: "Recovery was complete, and prophylactic penicillin was begun",
      lesson: "treat fever as an emergency in vaccinated patients too",
    },
  ],
  laboratory: {
    cells: [
      {
        model: "red cells from patients",
        given: "a factor B inhibitor in acidified serum",
        givenName: "factor B inhibition",
        measured: [
          { name: "lysis of red cells", change: -88 },
          { name: "C3 fragments on red cells", change: -64 },
        ],
        mechanism: "that blocking the alternative pathway prevents both kinds of hemolysis",
        mesh: ["Erythrocytes", "Complement Factor B", "Complement C3"],
      },
    ],
    genes: [
      {
        marker: "somatic PIGA mutations with clonal hematopoiesis",
        name: "PIGA mutations",
        trait: "expansion of the clone",
        ratio: 2.1,
        followUp: "Additional mutations were found in a third of large clones",
        mesh: ["Membrane Proteins", "Clonal Hematopoiesis", "Mutation"],
      },
    ],
  },
  otherTreatment: {
    name: "allogeneic stem cell transplantation",
    regimen: "reduced-intensity allogeneic stem cell transplantation",
    mesh: ["Hematopoietic Stem Cell Transplantation"],
    comparator: "supportive care",
    outcome: { name: "death within 3 years", control: 0.2, ratio: 1.3 },
  },
  names: {
    jpn: { condition: "発作性夜間ヘモグロビン尿症", intervention: "補体阻害薬" },
    chi: { condition: "阵发性睡眠性血红蛋白尿症", intervention: "补体抑制剂" },
  },
};

const caplacizumabTtp: TopicCard = {
  id: "caplacizumab-ttp",
  profile: "rare",
  since: 2012,
  condition: {
    name: "immune-mediated thrombotic thrombocytopenic purpura",
    short: "iTTP",
    mesh: ["Purpura, Thrombotic Thrombocytopenic"],
    keywords: ["ADAMTS13", "thrombotic microangiopathy"],
  },
  intervention: {
    name: "caplacizumab",
    mesh: ["Single-Domain Antibodies", "von Willebrand Factor"],
    keywords: ["nanobody"],
    substances: ["caplacizumab", "von Willebrand Factor"],
  },
  population: {
    who: "adults with a first episode or relapse of immune-mediated thrombotic thrombocytopenic purpura",
    short: "adults with thrombotic thrombocytopenic purpura",
    age: [40, 50],
    women: 0.68,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "caplacizumab with plasma exchange",
      regimen: "caplacizumab 10 mg daily with plasma exchange and corticosteroids",
      mesh: ["Plasma Exchange"],
      substances: ["caplacizumab"],
    },
    {
      name: "caplacizumab without plasma exchange",
      regimen: "caplacizumab 10 mg daily with corticosteroids and rituximab",
      mesh: ["Rituximab"],
      substances: ["caplacizumab", "Rituximab"],
    },
  ],
  comparators: ["plasma exchange with placebo", "plasma exchange with corticosteroids"],
  outcomes: [
    {
      name: "normalization of the platelet count within 4 days",
      control: 0.45,
      ratio: 1.45,
      wished: true,
      mesh: ["Platelet Count"],
    },
    { name: "exacerbation or refractory disease", control: 0.36, ratio: 0.3, mesh: ["Recurrence"] },
    { name: "death during treatment", control: 0.06, ratio: 0.4 },
  ],
  harms: [{ name: "mucosal bleeding", control: 0.15, ratio: 2.4 }],
  trial: { size: [20, 150], followUp: [1, 12, "months"] },
  background: [
    "Immune-mediated thrombotic thrombocytopenic purpura is fatal in most patients if plasma exchange is delayed",
    "Caplacizumab prevents binding of platelets to von Willebrand factor until ADAMTS13 has recovered",
  ],
  uncertainties: [
    "whether plasma exchange can be left out",
    "how long caplacizumab should be given",
    "whether its price is justified for all patients",
  ],
  recommendations: [
    "plasma exchange within 8 hours of suspicion",
    "rituximab together with first treatment to prevent relapse",
    "stopping caplacizumab when ADAMTS13 activity exceeds 20%",
  ],
  aspects: ["ADAMTS13 and von Willebrand factor", "treatment guided by ADAMTS13", "long-term outcome"],
  cases: [
    {
      age: [24, 52],
      sex: "woman",
      presentation: "aphasia, bruising and a platelet count of 9 × 10⁹ per liter",
      finding: "ADAMTS13 activity was below 5% with an inhibitor",
      treatment: "plasma exchange, prednisone, caplacizumab and rituximab",
      course: "Platelets were normal on day 3 and speech recovered fully",
      lesson: "begin treatment on a high clinical score before ADAMTS13 is known",
    },
    {
      age: [35, 60],
      sex: "either",
      presentation: "chest pain and raised troponin with thrombocytopenia",
      finding: "Schistocytes were seen on the smear, and coronary arteries were normal",
      treatment: "plasma exchange and caplacizumab",
      course: "Troponin fell within 3 days and no arrhythmia occurred",
      lesson: "look at the blood smear before antiplatelet treatment is started",
    },
    {
      age: [19, 38],
      sex: "woman",
      presentation: "a relapse in the second trimester of pregnancy",
      finding: "ADAMTS13 activity was undetectable, and fetal growth was normal",
      treatment: "plasma exchange and prednisone without caplacizumab",
      course: "Remission lasted until delivery at 38 weeks",
      lesson: "measure ADAMTS13 every month in pregnancies after thrombotic thrombocytopenic purpura",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "baboons given an antibody against ADAMTS13",
        perGroup: 5,
        given: "caplacizumab daily for 5 days",
        givenName: "caplacizumab",
        measured: [
          { name: "platelet count", change: 66 },
          { name: "schistocytes", change: -52 },
        ],
        mechanism: "that blocking platelet binding suffices while ADAMTS13 is absent",
        mesh: ["Papio", "ADAMTS13 Protein", "Thrombocytopenia"],
      },
    ],
    genes: [
      {
        marker: "HLA-DRB1*11 alleles",
        name: "HLA-DRB1*11",
        trait: "antibodies against ADAMTS13",
        ratio: 3,
        followUp: "The alleles presented peptides of the CUB2 domain",
        mesh: ["HLA-DRB1 Chains", "ADAMTS13 Protein"],
      },
    ],
  },
  otherTreatment: {
    name: "preemptive rituximab",
    regimen: "rituximab 500 mg when ADAMTS13 activity falls below 15%",
    mesh: ["Rituximab"],
    substances: ["Rituximab"],
    comparator: "observation",
    outcome: { name: "clinical relapse", control: 0.4, ratio: 0.35 },
  },
  names: {
    jpn: { condition: "免疫性血栓性血小板減少性紫斑病", intervention: "カプラシズマブ" },
    chi: { condition: "免疫性血栓性血小板减少性紫癜", intervention: "卡普赛珠单抗" },
  },
};

export const RARE_BLOOD_TOPICS: readonly TopicCard[] = [complementInhibitionPnh, caplacizumabTtp];

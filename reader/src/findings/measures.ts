export const PAIN_SCALE = /\b(?:pain|VAS|NRS|visual analog(?:ue)? scale|numeric(?:al)? rating scale)\b/iu;

const DEPRESSION = /\bdepress\w+|\b(?:HAM-?D|HDRS|HRSD|MADRS|BDI(?:-II)?|PHQ-?9|CES-?D|EPDS|HADS-D)\b/iu;
const ANXIETY = /\banxi\w+|\b(?:STAI|HAM-?A|GAD-?7|HADS-A|BAI)\b/iu;
const BLOOD_PRESSURE =
  /\bblood pressure\b|\b(?:SBP|DBP|MAP)\b|\b(?:systolic|diastolic|mean arterial) (?:blood )?pressures?\b/iu;
const BLEEDING = /\bble(?:ed\w*|d)\b|\bha?emorrhag\w+|\bblood loss\b|\btransfus\w+/iu;
const LIPIDS = /\b(?:LDL|HDL|triglycerides?|cholesterol|lipids?)\b/iu;

/** What papers measure that stands for a heading, and is no name of it. */
export const MEASURED_AS = new Map([
  ["Smoking Cessation", /\b(?:abstinen\w+|abstain\w*|quit\w*|stopp\w+ smoking|relapse)/iu],
  ["Alcohol Abstinence", /\b(?:abstinen\w+|abstain\w*|drinking)/iu],
  ["Weight Loss", /\b(?:body ?)?weight\b|\bBMI\b/iu],
  [
    "Glycemic Control",
    /\bHb ?A1c\b|\bA1C\b|\bglyc(?:at|osylat)ed ha?emoglobin\b|\bha?emoglobin A1c\b|\b(?:fasting|plasma|blood|postprandial) glucose\b/iu,
  ],
  [
    "Forced Expiratory Volume",
    /\bFEV ?1\b|\bforced expiratory volume\b|\bFVC\b|\bvital capacity\b|\bpeak (?:expiratory )?flow\b/iu,
  ],
  ["Physical Fitness", /\b(?:6|six)[- ]?min(?:ute)?s?[- ]walk|\b6MW[DT]\b|\bVO2\b|\boxygen (?:uptake|consumption)\b/iu],
  ["Glomerular Filtration Rate", /\be?GFR\b|\bcreatinine\b/iu],
  [
    "Inflammation",
    /\binflammatory\b|\b(?:hs-?)?CRP\b|\bC-reactive protein\b|\bIL-?\d|\binterleukin|\bTNF\b|\bcytokines?\b|\bESR\b|\bsedimentation rate\b/iu,
  ],
  ["Vitamin D", /\b25[- ]?\(OH\) ?D|\b25-?hydroxy-?(?:chole)?(?:calciferol|vitamin D)/iu],
  ["Carbon Dioxide", /\bp?(?:a|et|tc|v)?CO ?2\b|\bcarbon dioxide\b|\bhypercapnia\b/iu],
  ["Adipose Tissue", /\b(?:body )?fat(?: mass| percentage)?\b|\bBF\b|\badiposity\b|\bskinfolds?\b/iu],
  [
    "Respiratory Function Tests",
    /\bFEV ?1\b|\bforced (?:expiratory volume|vital capacity)\b|\bFVC\b|\bspirometr\w+|\bpeak (?:expiratory )?flow\b/iu,
  ],
  ["Seizures", /\bseizures?\b|\bresponder rate\b/iu],
  ["Self-Injurious Behavior", /\bself-?(?:injur\w+|harm|mutilat\w+)|\bparasuicid\w+|\bNSSI\b|\bDSH\b/iu],
  ["Platelet Aggregation Inhibitors", /\bplatelet (?:reactivity|aggregation|inhibition)\b|\bPRU\b/iu],
  ["Pain", PAIN_SCALE],
  ["Postoperative Nausea and Vomiting", /\b(?:PO[NV]V?|nausea|vomiting|emesis|emetic episodes|retching)\b/iu],
  ["Pain Management", PAIN_SCALE],
  ["Bone Density", /\bbone (?:mass|mineral)\b|\bBM[DC]\b/iu],
  ["Cholesterol, LDL", /\bLDL\b|(?<!very[- ])\blow[- ]density lipoproteins?\b/iu],
  [
    "Dental Plaque",
    /\bplaque (?:index|scores?|accumulation|formation|inhibition|reduction|control|levels?|growth)\b|\bPI scores?\b/iu,
  ],
  ["Pain, Postoperative", PAIN_SCALE],
  ["Analgesia", /\b(?:time|duration)\b[^,;]{0,30}\banalges\w+|\banalgesic (?:effect|duration)\b/iu],
  [
    "Cognition",
    /\bcognit\w+|\b(?:working |episodic |verbal |visual )?memory\b|\battention\b|\bexecutive functions?\b|\bprocessing speed\b|\bMMSE\b|\bMini-Mental\b|\bADAS-?Cog\b|\bMoCA\b/iu,
  ],
  ["Depression", DEPRESSION],
  ["Depressive Disorder", DEPRESSION],
  ["Depressive Disorder, Major", DEPRESSION],
  ["Depression, Postpartum", DEPRESSION],
  ["Anxiety", ANXIETY],
  ["Anxiety Disorders", ANXIETY],
  ["Stress, Psychological", /\b(?:perceived |psychological )?stress\b|\bPSS\b/iu],
  ["Quality of Life", /\bquality[- ]of[- ]life\b|\b(?:HR)?QO?LQ?\b|\bSF-(?:36|12)\b|\bEQ-?5D\b/iu],
  ["Blood Pressure", BLOOD_PRESSURE],
  ["Mortality", /\bmortality\b|\bdeaths?\b|\bdied\b|\bsurviv\w+/iu],
  ["Hemorrhage", BLEEDING],
  ["Blood Loss, Surgical", BLEEDING],
  ["Insulin Resistance", /\binsulin (?:resistance|sensitivity)\b|\bHOMA\b/iu],
  ["Lipids", LIPIDS],
  ["Cholesterol", LIPIDS],
  [
    "Muscle Strength",
    /\b(?:muscle|grip|knee extension|leg|isometric) strength\b|\bstrength\b|\b1-?RM\b|\bpeak torque\b/iu,
  ],
  ["Postural Balance", /\bbalance\b|\bBerg\b|\bTUG\b|\btimed up[- ]and[- ]go\b|\bpostural (?:sway|stability)\b/iu],
  ["Length of Stay", /\b(?:length|duration) of (?:hospital )?stay\b|\bhospital(?:i[sz]ation)? stay\b|\bLOS\b/iu],
  ["Surgical Wound Infection", /\b(?:surgical[- ]site|wound) infections?\b|\bSSIs?\b/iu],
  ["Emergence Delirium", /\b(?:emergence )?(?:agitation|delirium)\b|\bPAED\b/iu],
  ["Pregnancy Rate", /\bpregnanc(?:y|ies)\b|\blive births?\b/iu],
]);

/** Where a measure stands for its heading only in papers of these. */
export const WITHIN = new Map([
  ["Postoperative Nausea and Vomiting", /\b(?:surg\w+|post-?operative\w*|operations?|an(?:a)?esthe\w+|\w+ectomy)\b/iu],
]);

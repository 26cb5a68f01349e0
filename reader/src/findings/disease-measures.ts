import type { QuestionConcept } from "../question/concept.ts";
import { PAIN_SCALE } from "./measures.ts";

/** What papers measure, as they name it, of how someone with a disease fares; both are looked for as they are written. */
const DISEASE_MEASURES: readonly (readonly [disease: RegExp, measured: RegExp])[] = [
  [/\b(?:pain|\w*algias?|headache|sciatica|fasciitis|tendin\w+|colic)\b/iu, PAIN_SCALE],
  [/\bmigraine\b|\bheadache\b/iu, /\b(?:migraine|headache)\b|\b(?:MIDAS|HIT-6)\b/iu],
  [
    /\bosteoarthritis\b|\barthrosis\b/iu,
    /\bWOMAC\b|\b[KH]OOS\b|\bLequesne\b|\bpain\b|\bVAS\b|\bphysical function\b|\bstiffness\b/iu,
  ],
  [
    /\brheumatoid\b|\bspondyl\w+|\bpsoriatic arthritis\b/iu,
    /\bDAS-?28\b|\bACR ?(?:20|50|70)\b|\bBASDAI\b|\bBASFI\b|\bASDAS\b|\bHAQ\b|\bdisease activity\b/iu,
  ],
  [/\b(?:back|neck) pain\b/iu, /\bOswestry\b|\bODI\b|\bRoland\b|\bNDI\b|\bneck disability\b|\bdisability\b/iu],
  [/\bshoulder\b|\brotator cuff\b|\bcapsulitis\b/iu, /\bConstant\b|\bDASH\b|\bSPADI\b|\brange of motion\b|\bROM\b/iu],
  [/\bfibromyalgia\b/iu, /\bFIQ\b|\bfibromyalgia impact\b|\btender points?\b/iu],
  [
    /\bdiabet\w+|\bhyperglyc\w+|\bprediabet\w+/iu,
    /\bHb ?A1c\b|\bA1C\b|\bglyc(?:at|osylat)ed ha?emoglobin\b|\b(?:fasting|plasma|blood|postprandial|serum) (?:glucose|sugar)\b|\bglyca?emic control\b|\bHOMA\b/iu,
  ],
  [/\bhypertensi\w+|\bprehypertension\b/iu, /\bblood pressure\b|\b(?:SBP|DBP)\b|\b(?:systolic|diastolic) pressure\b/iu],
  [
    /\b(?:hyper|dys)(?:cholesterol|lipid|lipoprotein|triglycerid)\w+/iu,
    /\b(?:LDL|HDL)\b|\bcholesterol\b|\btriglycerides?\b|\blipids?\b/iu,
  ],
  [/\b(?:obes\w+|overweight)\b/iu, /\b(?:body ?)?weight\b|\bBMI\b|\bbody mass\b|\bwaist\b|\bbody fat\b|\bfat mass\b/iu],
  [
    /\basthma\w*/iu,
    /\bFEV ?1\b|\bpeak (?:expiratory )?flow\b|\bPEFR?\b|\bexacerbations?\b|\bA[CQ][QT]\b|\basthma (?:control|symptoms?)\b|\bsymptom[- ]free\b/iu,
  ],
  [
    /\bCOPD\b|\bPulmonary Disease, Chronic Obstructive\b|\bemphysema\b|\bcystic fibrosis\b|\bbronchiectasis\b/iu,
    /\bFEV ?1\b|\bforced expiratory volume\b|\bexacerbations?\b|\bdyspn(?:o)?ea\b|\bSGRQ\b|\bSt\.? George\b/iu,
  ],
  [
    /\binsomnia\b|\bsleep initiation\b|\bsleep (?:problems?|disturbances?|disorders?)\b/iu,
    /\bPSQI\b|\bISI\b|\bsleep\b|\binsomnia\b/iu,
  ],
  [
    /\bosteopor\w+|\bosteopenia\b|\bBone Diseases, Metabolic\b/iu,
    /\bBM[DC]\b|\bbone (?:mineral|mass)\b|\bfractures?\b/iu,
  ],
  [/\ban(?:a)?emia\b/iu, /\bha?emoglobin\b|\bHb\b(?! ?A1c)|\bferritin\b|\btransfus\w+/iu],
  [/\bconstipation\b/iu, /\bbowel movements?\b|\bSBMs?\b|\bCSBMs?\b|\bstool (?:frequency|consistency)\b|\btransit\b/iu],
  [
    /\bdiarrh(?:o)?ea\b|\bgastroenteritis\b/iu,
    /\bduration of (?:acute )?diarrh\w+|\bstool (?:frequency|output|volume)\b|\bdiarrh(?:o)?ea\b/iu,
  ],
  [
    /\birritable bowel\b|\bIBS\b/iu,
    /\babdominal pain\b|\bIBS-?(?:SSS|symptom)\b|\badequate relief\b|\bglobal (?:relief|symptom)\w*|\bbloating\b/iu,
  ],
  [
    /\b(?:crohn|ulcerative colitis|inflammatory bowel)\b/iu,
    /\bremission\b|\bCDAI\b|\bMayo\b|\bmucosal healing\b|\brelapses?\b|\bclinical response\b/iu,
  ],
  [/\bgastroesophageal reflux\b|\breflux\b|\bGERD\b/iu, /\bheartburn\b|\bregurgitation\b|\bhealing\b|\breflux\b/iu],
  [/\bhelicobacter\b|\bH\. pylori\b/iu, /\beradicat\w+/iu],
  [
    /\bmalaria\b/iu,
    /\bparasit(?:a)?emia\b|\bparasite clearance\b|\bcure rates?\b|\brecrudescence\b|\btreatment failure\b|\bmalaria\b/iu,
  ],
  [
    /\b(?:dementia|alzheimer\w*|cognitive (?:impairment|dysfunction|decline))\b/iu,
    /\bcognit\w+|\bADAS-?Cog\b|\bMMSE\b|\bMini-Mental\b|\bMoCA\b|\bmemory\b/iu,
  ],
  [
    /\bstroke\b|\bcerebral infarction\b|\bhemipleg\w+/iu,
    /\bNIHSS\b|\bRankin\b|\bmRS\b|\bBarthel\b|\bFugl\b|\bfunctional (?:outcome|recovery|independence)\b/iu,
  ],
  [/\bparkinson\w*/iu, /\b(?:MDS-)?UPDRS\b|\bmotor (?:symptoms?|function|score)\b|\boff[- ]time\b/iu],
  [/\bmultiple sclerosis\b/iu, /\bEDSS\b|\brelapses?\b|\brelapse rate\b|\blesions?\b/iu],
  [/\bepilep\w+/iu, /\bseizures?\b|\bresponder rate\b/iu],
  [
    /\bschizophreni\w+|\bpsychos[ei]s\b/iu,
    /\bPANSS\b|\bBPRS\b|\b(?:positive|negative|psychotic) symptoms?\b|\brelapses?\b/iu,
  ],
  [/\b(?:bipolar|mania|manic)\b/iu, /\bYMRS\b|\bYoung Mania\b|\bmanic symptoms?\b/iu],
  [
    /\bPTSD\b|\bpost-?traumatic stress\b|\bStress Disorders, Post-Traumatic\b/iu,
    /\bCAPS\b|\bPTSD (?:symptoms?|severity)\b|\bPCL\b/iu,
  ],
  [/\bobsessive\b/iu, /\bY-?BOCS\b|\bobsess\w+/iu],
  [/\bADHD\b|\battention deficit\b/iu, /\bADHD\b|\binattention\b|\bhyperactivity\b|\bConners\b/iu],
  [/\bpsoriasis\b/iu, /\bPASI\b|\bclear(?:ance|ed)?\b|\bIGA\b|\bDLQI\b/iu],
  [/\b(?:atopic dermatitis|eczema)\b/iu, /\bSCORAD\b|\bEASI\b|\bIGA\b|\bitch\w*|\bprurit\w+/iu],
  [/\bacne\b/iu, /\b(?:acne|inflammatory|total) (?:lesions?|lesion counts?)\b|\bIGA\b/iu],
  [
    /\b(?:wounds?|ulcers?|burns?)\b/iu,
    /\bheal(?:ed|ing)\b|\bwound (?:size|area|closure)\b|\bulcer (?:size|area)\b|\bepitheli\w+/iu,
  ],
  [
    /\brhinitis\b|\bhay fever\b/iu,
    /\b(?:nasal|rhinitis|eye|ocular) symptoms?\b|\bT[NOS]SS\b|\bRQLQ\b|\bsymptom scores?\b/iu,
  ],
  [
    /\bheart failure\b/iu,
    /\bejection fraction\b|\bLVEF\b|\b(?:NT-pro)?BNP\b|\bhospitali[sz]ations?\b|\b6-?min\w*|\bmortality\b/iu,
  ],
  [
    /\b(?:kidney|renal) (?:disease|failure|insufficiency)\b|\bnephropath\w+/iu,
    /\be?GFR\b|\bcreatinine\b|\bproteinuria\b|\balbuminuria\b/iu,
  ],
  [
    /\bfatty liver\b|\bsteato(?:sis|hepatitis)\b|\bNA(?:FLD|SH)\b/iu,
    /\b(?:ALT|AST)\b|\baminotransferases?\b|\bsteatosis\b|\b(?:hepatic|liver) (?:fat|triglycerides?)\b/iu,
  ],
  [
    /\bhepatitis\b/iu,
    /\bsustained viro?logic\w* response\b|\bSVR\b|\bHBV DNA\b|\bHBeAg\b|\bseroconversion\b|\bALT\b/iu,
  ],
  [/\bHIV\b/iu, /\bviral load\b|\bCD4\b|\bviral suppression\b|\bvirologic\w* (?:failure|suppression)\b/iu],
  [/\btuberculosis\b/iu, /\bculture conversion\b|\bsputum\b|\bcure\b|\brelapses?\b/iu],
  [/\bglaucoma\b|\bocular hypertension\b/iu, /\bintraocular pressure\b|\bIOP\b|\bvisual field\b/iu],
  [/\bdry eye\b/iu, /\bOSDI\b|\bSchirmer\b|\bTBUT\b|\btear (?:film )?break-?up\b/iu],
  [/\bmacular\b|\bcataract\b/iu, /\bvisual acuity\b|\bBCVA\b|\bletters\b/iu],
  [
    /\bprostatic hyperplasia\b|\bBPH\b|\blower urinary tract\b/iu,
    /\bIPSS\b|\bQmax\b|\burinary flow\b|\bresidual (?:urine|volume)\b/iu,
  ],
  [/\boveractive bladder\b|\bincontinence\b/iu, /\bincontinence\b|\bmicturitions?\b|\burgency\b|\bleak\w*/iu],
  [/\bjaundice\b|\bhyperbilirubin(?:a)?emia\b/iu, /\bbilirubin\b/iu],
  [/\binfertil\w+|\bsubfertil\w+/iu, /\bpregnanc(?:y|ies)\b|\blive[- ]births?\b|\bconception\b/iu],
  [
    /\bpolycystic ovar\w+|\bPCOS\b/iu,
    /\bovulat\w+|\btestosterone\b|\bmenstrua\w+|\bhirsutism\b|\bpregnanc(?:y|ies)\b/iu,
  ],
  [/\bdysmenorrh\w+|\bendometriosis\b/iu, PAIN_SCALE],
  [/\bdysphagia\b|\bdeglutition\b/iu, /\bswallow\w*|\baspiration\b|\bdysphagia\b/iu],
  [/\bspasticity\b/iu, /\bAshworth\b|\bmuscle tone\b|\bspasticity\b/iu],
  [
    /\bpneumonia\b|\bbronchiolitis\b|\binfluenza\b|\bcommon cold\b|\bpharyngitis\b/iu,
    /\bclinical cure\b|\bduration of (?:illness|symptoms|fever|hospital\w*|clinical symptoms)\b|\billness duration\b|\btime to (?:recovery|resolution|alleviation)\b|\blength of (?:hospital )?stay\b/iu,
  ],
  [/\bsepsis\b|\bseptic\b/iu, /\bmortality\b|\bsurviv\w+|\bdeaths?\b/iu],
  [
    /\b(?:neoplasms?|cancers?|carcinomas?|leuk(?:a)?emia|lymphoma|melanoma|myeloma|sarcoma|tumou?rs?)\b/iu,
    /\b(?:overall |progression-free |disease-free |event-free |relapse-free )?survival\b|\b(?:OS|PFS|DFS)\b|\bresponse rate\b|\bcomplete (?:response|remission)\b|\b(?:time to )?progression\b/iu,
  ],
];

/** Every paper asks for those of the same concepts. */
const KNOWN = new WeakMap<QuestionConcept, RegExp[]>();

/** The patterns of what papers measure of a disease; empty of every other concept, and where none is known. */
export function readDiseaseMeasures(concept: QuestionConcept): RegExp[] {
  const known = KNOWN.get(concept);
  if (known !== undefined) return known;
  const { kind, heading, written, names } = concept;
  const called = kind === "condition" ? [heading ?? "", written, names[0]?.text ?? ""] : [];
  const read = DISEASE_MEASURES.flatMap(([disease, measured]) =>
    called.some((name) => disease.test(name)) ? [measured] : [],
  );
  KNOWN.set(concept, read);
  return read;
}

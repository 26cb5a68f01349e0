import type { PaperText } from "../paper-text.ts";
import type { QuestionConcept } from "../question/concept.ts";
import { doesName } from "./name-match.ts";

const PAIN_SCALE = /\b(?:pain|VAS|NRS|visual analog(?:ue)? scale|numeric(?:al)? rating scale)\b/iu;

/** What papers measure that stands for a heading, and is no name of it. */
const MEASURED_AS = new Map([
  ["Smoking Cessation", /\b(?:abstinen\w+|abstain\w*|quit\w*|stopp\w+ smoking|relapse)/iu],
  ["Alcohol Abstinence", /\b(?:abstinen\w+|abstain\w*|drinking)/iu],
  ["Weight Loss", /\b(?:body ?)?weight\b|\bBMI\b/iu],
  [
    "Glycemic Control",
    /\bHb ?A1c\b|\bA1C\b|\bglyc(?:at|osylat)ed ha?emoglobin\b|\bha?emoglobin A1c\b|\b(?:fasting|plasma|blood|postprandial) glucose\b/iu,
  ],
  ["Forced Expiratory Volume", /\bFEV ?1\b|\bFVC\b|\bvital capacity\b|\bpeak (?:expiratory )?flow\b/iu],
  ["Physical Fitness", /\b(?:6|six)[- ]?min(?:ute)?s?[- ]walk|\b6MW[DT]\b|\bVO2\b|\boxygen (?:uptake|consumption)\b/iu],
  ["Glomerular Filtration Rate", /\be?GFR\b|\bcreatinine\b/iu],
  [
    "Inflammation",
    /\binflammatory\b|\b(?:hs-?)?CRP\b|\bC-reactive protein\b|\bIL-?\d|\binterleukin|\bTNF\b|\bcytokines?\b|\bESR\b|\bsedimentation rate\b/iu,
  ],
  ["Vitamin D", /\b25[- ]?\(OH\) ?D|\b25-?hydroxy-?(?:chole)?(?:calciferol|vitamin D)/iu],
  ["Carbon Dioxide", /\bp?(?:a|et|tc|v)?CO ?2\b|\bcarbon dioxide\b|\bhypercapnia\b/iu],
  ["Adipose Tissue", /\b(?:body )?fat(?: mass| percentage)?\b|\bBF\b|\badiposity\b|\bskinfolds?\b/iu],
  ["Respiratory Function Tests", /\bFEV ?1\b|\bFVC\b|\bspirometr\w+|\bpeak (?:expiratory )?flow\b/iu],
  ["Seizures", /\bseizures?\b|\bresponder rate\b/iu],
  ["Self-Injurious Behavior", /\bself-?(?:injur\w+|harm|mutilat\w+)|\bparasuicid\w+|\bNSSI\b|\bDSH\b/iu],
  ["Platelet Aggregation Inhibitors", /\bplatelet (?:reactivity|aggregation|inhibition)\b|\bPRU\b/iu],
  ["Pain", PAIN_SCALE],
  ["Pain, Postoperative", PAIN_SCALE],
  ["Cognition", /\bMMSE\b|\bMini-Mental\b|\bADAS-?Cog\b|\bMoCA\b/iu],
]);

/** What may harm: no answer to what a treatment does, unless it is asked for. */
export const HARM =
  /\b(?:adverse|side[ -]effects?|toxicit\w+|safety|tolerability|withdrawals?|discontinu\w+|complications?)\b/iu;
/** How long people live without something is another outcome than how long they live. */
const SURVIVAL_WITHOUT = /[- ]free survival\b|\b(?:PFS|DFS|RFS|EFS)\b/u;

/** Words that speak of survival without something, where how long people live is asked about. */
export function isOtherSurvival(words: string, asked: readonly string[]): boolean {
  const isOfLife = asked.length > 0 && asked.every((name) => /\bsurvival$/iu.test(name) && !/free/iu.test(name));
  return isOfLife && SURVIVAL_WITHOUT.test(words) && !/\boverall survival\b|\bOS\b/u.test(words);
}

/** Whether words of a paper speak of how strong pain is, where that is asked for. */
export function namesPainScale(words: string, outcomes: readonly QuestionConcept[]): boolean {
  return outcomes.some(({ heading }) => MEASURED_AS.get(heading ?? "") === PAIN_SCALE) && PAIN_SCALE.test(words);
}

/** Whether words of a paper name an outcome that a question asks for, or what is measured in its place. */
export function namesOutcome(words: string, outcomes: readonly QuestionConcept[], paper: PaperText): boolean {
  const asked = outcomes.map(({ written }) => written);
  if (isOtherSurvival(words, asked)) return false;
  const measured = outcomes.map(({ heading }) => MEASURED_AS.get(heading ?? ""));
  return doesName(words, outcomes, paper) || measured.some((pattern) => pattern?.test(words));
}

import type { PaperText } from "../paper-text.ts";
import { sayInPrintedNames } from "./say-in-printed-names.ts";

/**
 * Words and phrases that mean the same: what people say and what papers print. Only what may stand for each other in any sentence
 * about a result: neither broader nor narrower terms, and nothing that turns the direction round.
 */
const SAME: readonly (readonly string[])[] = [
  ["side effects", "adverse events", "adverse effects", "adverse reactions", "adverse drug reactions"],
  ["heart attack", "myocardial infarction"],
  ["heart attacks", "myocardial infarctions", "myocardial infarction"],
  ["clots in the veins", "blood clots in the veins", "venous thromboembolism", "venous thrombosis"],
  ["high blood pressure", "hypertension"],
  ["low blood sugar", "hypoglycaemia", "hypoglycemia"],
  ["blood sugar", "blood glucose", "plasma glucose", "glucose"],
  ["shortness of breath", "breathlessness", "dyspnoea", "dyspnea"],
  ["tiredness", "fatigue"],
  ["itching", "itch", "pruritus"],
  ["fits", "seizures"],
  ["fever", "pyrexia"],
  ["swelling", "oedema", "edema"],
  ["deaths from any cause", "death from any cause", "all-cause mortality", "all cause mortality"],
  ["deaths", "mortality"],
  [
    "time in hospital",
    "days in hospital",
    "stay in hospital",
    "hospital stay",
    "length of stay",
    "hospitalisation time",
  ],
  ["stay in intensive care", "time in intensive care", "icu stay", "length of stay in the intensive care unit"],
  ["intensive care unit", "intensive care", "icu"],
  ["operation", "surgery", "surgical procedure"],
  ["operations", "surgery", "surgical procedures"],
  ["before surgery", "before the operation", "pre-operative", "preoperative"],
  ["after surgery", "after the operation", "postoperative", "post-operative"],
  ["during surgery", "during the operation", "intraoperative", "intra-operative", "intraoperatively"],
  ["painkillers", "analgesics"],
  ["blood thinners", "anticoagulants"],
  ["quality of life", "qol", "health-related quality of life"],
  ["programme", "program"],
  ["programmes", "programs"],
  ["caecum", "cecum", "caecal", "cecal"],
  ["stool", "stools", "faeces", "feces", "faecal", "fecal"],
  ["kidney", "kidneys", "renal"],
  ["heart", "cardiac"],
  ["lung", "lungs", "pulmonary"],
  ["liver", "hepatic"],
  ["stomach", "gastric"],
  ["gut", "intestine", "bowel", "intestinal", "gastrointestinal"],
  ["skin", "cutaneous", "dermal"],
  ["brain", "cerebral"],
  ["eye", "ocular"],
  ["nose", "noses", "nasal"],
  ["face", "facial"],
  ["belly", "abdomen", "abdominal", "peritoneal cavity"],
  ["teeth", "tooth", "dental"],
  ["complaints", "symptoms"],
  ["microbes", "microbiological", "microbial"],
  ["boys", "males"],
  ["calories", "energy"],
  ["newborns", "newborn babies", "neonates", "newborn infants"],
  ["older people", "elderly people", "older adults", "elderly"],
];

interface Group {
  pattern: RegExp;
  names: readonly string[];
}

const write = (name: string) => name.replaceAll(/[-]/gu, "[- ]");
/** Longer names first, so that "high blood pressure" is not read as what stands in it. */
const NAMES: readonly Group[] = SAME.flatMap((names) =>
  names.map((name) => ({ pattern: new RegExp(`(?<![\\p{L}\\d-])${write(name)}(?![\\p{L}\\d-])`, "iu"), names, name })),
).toSorted((one, other) => other.name.length - one.name.length);

const readLower = ({ title, sentences }: PaperText) => ` ${[title, ...sentences].map(({ lower }) => lower).join(" ")} `;
const hasName = (lower: string, name: string) =>
  new RegExp(`(?<![\\p{L}\\d])${write(name)}(?![\\p{L}\\d])`, "u").test(lower);

const LETTER = /[\p{L}\d]/u;

/** Whether a text, in whatever characters, stands there and in no longer word. */
function hasWhole(lower: string, text: string): boolean {
  for (let at = lower.indexOf(text); at >= 0; at = lower.indexOf(text, at + 1)) {
    if (!LETTER.test(lower[at - 1] ?? "") && !LETTER.test(lower[at + text.length] ?? "")) return true;
  }
  return false;
}

/** A claim with words that its paper does not print put in words of the paper that mean the same; all others stay. */
export function sayInPaperWords(claim: string, paper: PaperText): string {
  const lower = paper.once(readLower);
  const said = NAMES.reduce((text, { pattern, names }) => {
    const found = pattern.exec(text);
    if (found === null || hasName(lower, found[0].toLowerCase())) return text;
    const own = names.find((name) => hasName(lower, name));
    return own === undefined ? text : text.replace(pattern, own);
  }, claim);
  return sayInPrintedNames(said, (text) => hasWhole(lower, text));
}

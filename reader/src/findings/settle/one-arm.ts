import { findAll } from "@medsieve/text/find-all";
import { type PaperSentence, type PaperText, readSentence } from "../../paper-text.ts";
import type { QuotedFinding } from "../../reader.ts";
import { distinguishArms } from "../distinguish-arms.ts";
import { namesArm } from "./settle-names.ts";

const IS_USUAL = /^(?:the |an? )?(?:conventional|usual|standard|routine|control|placebo|sham|reference)\b/iu;
const SIDES = /\b(?:than|versus|vs\.?|compar(?:ed|ing) (?:with|to)|(?:superior|inferior) to)\b/iu;
/** By what two ways of one treatment differ. */
const AMOUNT =
  /(?:\d|\b(?:one|two|three|four|low|high|single|double|short|long|weekly|daily|early|late|intermittent|continuous|oral|intravenous)\b)[^,;]{0,25}$/iu;
const LEAST_LETTERS = 3;
/** What is given beside something else. */
const ADDS = /\bin addition to\b|\bplus\b|\bcombined with\b/iu;

/** Both arms are what is usual, or both sides of the sentence are ways of one treatment: which of them a finding is of, it does not say. */
export function isOfOneArm({ intervention, comparator }: QuotedFinding, { text }: PaperSentence): boolean {
  if (intervention === null) return false;
  if (/ alone$/iu.test(intervention) && !/\balone\b/iu.test(text) && ADDS.test(text)) return true;
  if (comparator !== null && IS_USUAL.test(intervention) && IS_USUAL.test(comparator)) return true;
  const [left = "", right, more] = text.split(SIDES);
  if (right === undefined || more !== undefined || intervention.length < LEAST_LETTERS) return false;
  const name = intervention.toLowerCase();
  const [at, other] = [left.toLowerCase().lastIndexOf(name), right.toLowerCase().indexOf(name)];
  if (at < 0 || other < 0 || (comparator !== null && !comparator.toLowerCase().includes(name))) return false;
  return AMOUNT.test(left.slice(0, at)) && AMOUNT.test(right.slice(0, other));
}

const RECEIVERS =
  /\b(?<what>(?:[\w-]+ ){1,3}?)(?:receiving|treated|supplemented|fed) (?:participants|patients|subjects|children|women|men|adults)\b/iu;
const IS_GENERAL =
  /\b(?:actively|control|placebo|sham|treatment|intervention|non|un|all|both|each|of|in|the \w+ly) ?$/iu;

/** "Lemon balm receiving participants slept longer": of people who got neither arm, where the intervention is not named before. */
function isOfOtherReceivers(
  intervention: string,
  comparator: string,
  { text, section, kind }: PaperSentence,
  paper: PaperText,
): boolean {
  const found = RECEIVERS.exec(text);
  const what = found?.groups?.what?.trim() ?? "";
  if (found === null || what === "" || IS_GENERAL.test(what)) return false;
  const names = (arm: string, words: string) => namesArm(arm, readSentence(words, section ?? "", kind), paper);
  if (comparator !== "" && names(comparator, what)) return false;
  return !names(intervention, text.slice(0, found.index + what.length));
}

/** What turns the name of a substance into that of another thing. */
const OTHER_BEHIND =
  /^[- ](?:phospho)?(?:kinases?|clearance|dehydrogenases?|synthases?|transporters?|oxidases?|receptors?)\b/iu;

/** Whether a paper has a name only within another: "creatine" in "creatine kinase". */
function isOnlyWithin(name: string, { title, sentences }: PaperText): boolean {
  const lower = name.toLowerCase();
  const mentions = [title, ...sentences].flatMap((one) =>
    Array.from(findAll(lower, one.lower), (at) => OTHER_BEHIND.test(one.text.slice(at + name.length))),
  );
  return mentions.length > 0 && mentions.every(Boolean);
}

const LABELLED = /\b[Gg]roups? (?<label>[A-Z]{2,4})\b/gu;

const isWithin = (letters: string, initials: string) => {
  let at = 0;
  for (const initial of initials) if (initial === letters.charAt(at)) at++;
  return at === letters.length;
};

/** The only group that it names goes by letters that stand for nothing the intervention is called by. */
function isOfOtherLabel(intervention: string, comparator: string, sentence: PaperSentence, paper: PaperText): boolean {
  const labels = Array.from(sentence.text.matchAll(LABELLED), ({ groups }) => groups?.label ?? "");
  const [only] = new Set(labels);
  if (only === undefined || new Set(labels).size > 1 || SIDES.test(sentence.text)) return false;
  if (distinguishArms(intervention, comparator, paper).labels.has(only.toLowerCase())) return false;
  const initials = intervention.split(/[ -]/u).map((word) => word.charAt(0).toUpperCase());
  return !isWithin(only, initials.join("")) && !namesArm(intervention, sentence, paper);
}

/** A sentence of people who got another thing than the intervention, as far as it says what they got. */
export function isOfOthers(
  { intervention, comparator, direction }: QuotedFinding,
  sentence: PaperSentence,
  paper: PaperText,
): boolean {
  if (intervention === null) return false;
  if (isOnlyWithin(intervention, paper)) return true;
  if (isOfOtherReceivers(intervention, comparator ?? "", sentence, paper)) return true;
  return direction !== "no_difference" && isOfOtherLabel(intervention, comparator ?? "", sentence, paper);
}

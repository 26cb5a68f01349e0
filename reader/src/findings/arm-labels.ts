import type { PaperSentence } from "../paper-text.ts";
import { splitEntry } from "./finding-text.ts";

/** What leads up to the name of an arm, and what runs on behind it. */
const LEADS =
  /^(?:(?:i\.e\.|e\.g\.),? |(?:[\w-]+ ){0,2}(?:profiles?|characteristics|outcomes?|results|responses?) (?:of|to|after|with|in|for) |that of |those of |the (?:use|addition|application|administration) of |(?:the )?(?:effects?|efficacy) of |(?:an? |the )?(?:[\w-]+ ){0,3}(?:review|evaluation|assessment|analysis|study|trial|use|addition|application|administration|update|overview|comparison) of )+/iu;
const TRAILS =
  /,? (?:(?:administered|given|taken|applied|performed|delivered|provided|added|aiming|aimed|using|starting|beginning|initiated|commencing|based(?= (?:on|upon))|guided(?= by)|twice|once|daily|\d+ times)(?![\w-])|\((?:control|placebo|intervention|group|usual|the|n =))/iu;
/** A group without treatment is not what was tried. */
const IS_NOT_TRIED =
  /^(?:an? |the )?(?:vehicle|placebo|sham|controls?|no treatment|usual care|standard care|untreated)\b/iu;
/** What joins several things, or is the name of a study. */
const IS_MANY = /;| - |\bstud(?:y|ies)\b|\btrials?\b/iu;
const DOSE_AT_END = /,? \d[\d.,–-]* ?(?:mg|g|µg|μg|mcg|IU|ml|mL|U|%)(?:\/\w+){0,3}(?: [\w.]+)?$/u;
const ADVERB_AT_END = / (?!(?:week|dai|month|hour|year|fami|on|assemb|supp)ly$)[\p{L}-]{3,}ly$/u;
const HOW_OFTEN_AT_END = /(?<=\b(?:placebo|sham|control)) (?:once |twice )?(?:weekly|monthly)$/iu;
const NUMBERS_AT_END = /,? \([^()\d]*\d[^()]*\)?$/u;
/** What is no name of something that people get. */
const IS_NO_NAME =
  /^(?:(?:are|is|do|does|did|can|should|how|why|what|which|when)(?: |$)|status of |(?:intensify|improve|reduce|increase|enhance|promote|optimi[sz]e) |sedation$|training$|intubation$|(?:smoking cessation|weight (?:loss|management|reduction)|pain (?:relief|management|control)|fall prevention|supplementation)$|[\p{L}-]+-based$|(?:incidences?|prevalence|frequency|severity|rates?|effectiveness|efficacy|safety|toxicity|tolerability|recurrence)(?: of .*)?$|(?:locally|systemically|orally|topically|daily|weekly|monthly|once|twice|each|every|subcutaneous|intravenous|oral|topical|early|late|intensive|internet|web|home|community|school)$)|\b(?:results?|data|advantages?|findings|evidence|experience|analysis|questions?)$/iu;
/** Who or what a study compares people by, and gives no one. */
const IS_TRAIT =
  /^(?:(?:older |younger |patient |gestational )?age|sex|gender|race|ethnicity|weight|body mass index|bmi|pregnancy|obesity|smoking|menopause|season|time)$/iu;

/** An arm's name without what leads up to it or runs on behind it; null where nothing is left that people could get. */
export function tidyArm(text: string): string | null {
  const led = text.replace(LEADS, "");
  const trail = led.search(TRAILS);
  const end = trail >= 0 && /\bplus\b/iu.test(led.slice(trail)) ? -1 : trail;
  const whole = (end < 0 ? led : led.slice(0, end))
    .replace(NUMBERS_AT_END, "")
    .replace(ADVERB_AT_END, "")
    .replace(HOW_OFTEN_AT_END, "")
    .trim();
  const name = whole.includes("(") && !whole.includes(")") ? whole.slice(0, whole.indexOf("(")).trim() : whole;
  return name.length < 2 || IS_NO_NAME.test(name) || IS_TRAIT.test(name) ? null : name;
}

/** What was tried, as a finding names it: with its dose only where its sentence has it too. Null where it is a control or a study. */
export function nameTried(text: string, evidence: PaperSentence): string | null {
  if (IS_NOT_TRIED.test(text) || IS_MANY.test(text) || text.length > LONGEST) return null;
  const dose = DOSE_AT_END.exec(text)?.[0];
  const isOfDose = dose === undefined || evidence.text.includes(/\d[\d.,–-]*/u.exec(dose)?.[0] ?? dose);
  return isOfDose ? text : text.slice(0, -dose.length);
}

/** A group that gets nothing or only the appearance of something, which its sentence need not name. */
const IS_CONTROL =
  /\b(?:placebo|sham|controls?|usual|standard|conventional|routine|no|without|untreated|waiting|wait-?list|vehicle|saline|alone)\b/iu;
/** UTF-16 units of a name. */
const LONGEST = 80;
/** "Control of pain", "control sevoflurane-induced agitation": what is done to something, and no group. */
const IS_DONE = /^control (?:of |[\p{L}]+-induced)/iu;
/** The group itself at the beginning of a phrase that runs on. */
const CONTROL_GROUP =
  /^(?:an? |the )?(?:[\w-]+ )?(?:control|placebo|sham|vehicle)(?: (?:group|arm|diet|treatment|condition))?/iu;
const RUNS_ON = /\b(?:at a dose|and|or|who|where|were|was|when|while)\b|[,;()]/iu;
const IS_ANY = /^(?:treatments?|therap(?:y|ies)|interventions?|groups?|regimens?|drugs?)$/u;
/** Letters that a word needs to be looked for. */
const LEAST_LETTERS = 4;

/**
 * The comparator of a finding, where one may be sure of it: a control, or what the title or the finding's own sentence names.
 * Null else: a paper compares more than two things, and its sentence may be of another pair.
 */
export function nameSureComparator(
  comparator: string,
  intervention: string,
  evidence: PaperSentence,
  title: PaperSentence,
): string | null {
  const tidy = tidyArm(comparator);
  if (tidy === null || IS_DONE.test(tidy) || tidy.length > LONGEST) return null;
  const name =
    RUNS_ON.test(tidy) && !title.lower.includes(tidy.toLowerCase()) ? (CONTROL_GROUP.exec(tidy)?.[0] ?? null) : tidy;
  if (name === null) return null;
  if (IS_CONTROL.test(name)) return name;
  const words = splitEntry(name).filter((word) => word.length >= LEAST_LETTERS);
  const own = new Set(splitEntry(intervention));
  if (splitEntry(name).every((word) => own.has(word) || IS_ANY.test(word) || /^\p{L}{1,2}$/u.test(word))) return null;
  const isNamedBy = (text: string) => words.length > 0 && words.every((word) => text.includes(word.slice(0, -1)));
  return isNamedBy(evidence.lower) || isNamedBy(title.lower) ? name : null;
}

import type { Direction } from "@medsieve/contract/findings";
import { stemWord } from "@medsieve/text/stem";
import type { PaperSentence, PaperText } from "../../paper-text.ts";
import { listDrugs } from "../../question/drug-names.ts";
import { readAbbreviations } from "../abbreviations.ts";
import { splitEntry } from "../finding-text.ts";
import { findOutcomePolarity } from "../outcome-polarity.ts";

/** What something was given for, before the verb of its sentence. */
const GIVEN_FOR =
  /\b(?:to (?:prevent|treat|relieve|control|reduce|manage|alleviate)|for (?:the )?(?:prevent|treat|reliev|controll?|reduc|manag|prophyla|prevention|treatment|relief|management)\w*(?: of)?) (?:the )?(?:[\w-]+ ){0,2}$/iu;
const VERB_BEHIND =
  /^[^,;.()]{0,60}?\b(?:did|does|was|were|had|has|have|reduced|increased|decreased|improved|lowered|resulted|led|affected|caused|significantly|showed|produced|provided)\b/iu;
/** The main verb stands before it: what it was given for is then what was achieved, as in "was effective to reduce pain". */
const VERB_BEFORE =
  /\b(?:did|does|was|were|is|are|had|has|have|seems?|appears?|reduced|increased|decreased|improved|resulted|led|showed|effective|able|failed|helps?|helped|used|found)\b/iu;
/** What acts on something: "the risk posed by". */
const ACTOR =
  /\b(?:posed|caused|induced|produced|explained|mediated|predicted|followed|accompanied) by (?:the )?(?:[\w-]+ ){0,4}(?:and |or )?$/iu;
/** What something can do to it: "decreased the ability of insulin to suppress glucose production". */
const ABLE =
  /\b(?:ability|capacity) (?:of [\w -]{2,40} )?to (?:suppress|inhibit|reduce|lower|decrease|stimulate|increase|prevent) (?:the )?(?:[\w-]+ )?$/iu;
/** What a value is set against: "compared with fasting level". */
const REFERENCE = /\b(?:than|compared? (?:with|to)|relative to|versus|vs\.?) (?:the |their |its )?(?:[\w-]+ing )?$/iu;

/** What people say they believe. */
const BELIEVED = /\b(?:agree|believe|know|think|(?:aware|belief|opinion|knowledge)) that\b[^.;]*$/iu;

/** "The most frequent events were": a list begins. */
const LISTED = /\bmost $/iu;
/** What is done by it, or whom it is found in. */
const BEHIND = /^[- ](?:strateg(?:y|ies)|guided|based|lowering (?:drugs?|treatments?|therap\w+|strateg\w+))\b/iu;
/** How many came up to a mark, which is no measure of how high or low it was. */
const REACHED = /\b(?:reach|achiev|attain|met)\w* (?:the |their )?(?:[\w-]+ )?(?:goals?|targets?) (?:for|of|in)\b/iu;
const IS_REACHED = /\b(?:goals?|targets?|control|attain\w*|achiev\w*)\b/iu;
const CASES =
  /\b(?:among|in|of) (?:the )?(?:cases|patients|those|people|adults|children|women|men) (?:of|with) (?:[\w-]+ )?$/iu;
const SAYS_TIME =
  /\b(?:times?|timing|durations?|latency|intervals?|longer|shorter|faster|slower|sooner|earlier|later|prolong\w*|shorten\w*|delay\w*|days?|hours?|min(?:utes?)?|seconds?|weeks?|months?|onset|length|stay|\d ?[hs])\b/iu;

/** Whether a sentence names an outcome for something else than what was measured: its aim, its cause, or what it is compared with. */
export function isNoMeasure(outcome: string, { text, lower }: PaperSentence): boolean {
  if (REACHED.test(text) && !IS_REACHED.test(outcome)) return true;
  const name = outcome.toLowerCase();
  const at = lower.indexOf(name);
  if (at < 0 || lower.indexOf(name, at + 1) >= 0) return false;
  const before = text.slice(0, at);
  const behind = text.slice(at + outcome.length);
  if (LISTED.test(before) || BEHIND.test(behind) || CASES.test(before)) return true;
  if (ACTOR.test(before) || ABLE.test(before) || BELIEVED.test(before) || REFERENCE.test(before)) return true;
  const given = GIVEN_FOR.exec(before);
  return given !== null && VERB_BEHIND.test(behind) && !VERB_BEFORE.test(before.slice(0, given.index));
}

/** A time of which a sentence says nothing. */
export const isTimeUnsaid = (outcome: string, { text }: PaperSentence): boolean =>
  /^(?:(?:mean|median|average) )?times? (?:to|until)\b|\b(?:time|duration|latency|interval)s?$/iu.test(outcome) &&
  !SAYS_TIME.test(text);

const ONE_WORD =
  /^(?:\d[\d.]* ?(?:mg|µg|μg|mcg|g)(?:\/kg)? )?[\p{L}-]+(?: (?:infusion|injection|administration|bolus))?$/u;

const IS_CLASS =
  /^(?:mood stabili[sz]ers?|(?:second-generation |atypical )?antipsychotics?|antidepressants?|anticonvulsants?|opioids?|antibiotics?|statins?|NSAIDs?|(?:cortico)?steroids?|diuretics?|beta-?blockers?)$/iu;

/** A drug or a class of drugs by its bare name, or how it was given: nothing that was measured. */
export const isBareDrug = (outcome: string): boolean =>
  IS_CLASS.test(outcome) ||
  (ONE_WORD.test(outcome) && listDrugs(outcome).length > 0 && !/-(?:induced|related|associated)/iu.test(outcome));

const SOONER = /\b(?:faster|sooner|quicker|earlier|more (?:rapid|quick|rapidly|quickly)|accelerated|hastened)\b/iu;
const LATER = /\b(?:slower|later|longer|delayed|prolonged|increased|higher|greater|more(?! (?:rapid|quick)\w*))\b/iu;
const IS_TIME =
  /^(?:[\w-]+ )?(?:times?|durations?|latency|interval|length|onset|days|hours)\b|\b(?:duration|time|latency|interval)$/iu;

/** What came faster took less time: the direction of a time where no word says "longer"; null where none speaks of that. */
export function readSooner(direction: Direction, outcome: string, { text }: PaperSentence): Direction | null {
  if (direction !== "increased" && direction !== "decreased") return null;
  if (
    !SOONER.test(text) ||
    LATER.test(text) ||
    /\b(?:lower|less|fewer|reduced|decreased|shorter|better|worse)\b/iu.test(text)
  )
    return null;
  if (IS_TIME.test(outcome)) return "decreased";
  return findOutcomePolarity(outcome) === "good" ? null : "unclear";
}

const IS_DONE =
  /\b(?:blocks?|blockade|therapy|treatment|surgery|injections?|supplementation|diets?|anesthesia|anaesthesia)$/iu;

/** What was done by its name, which is a part of the intervention's. */
export const isProcedure = (outcome: string, intervention: string | null): boolean =>
  IS_DONE.test(outcome) && (intervention?.toLowerCase().includes(outcome.toLowerCase()) ?? false);

const IS_DISEASE =
  /(?:itis|osis|oma|pathy|sclerosis|diabetes|mellitus|asthma|dementia|epilepsy|migraine|(?:disease|syndrome|disorder|cancer)s?)$/iu;
const HELD = /\b(?:patients?|people|children|adults|women|men|those|subjects|participants) with $|\bmaintain\w* $/iu;

/** A disease that a sentence names only in a longer short form, or as what its people have: "BASFI", "remission of patients with AS". */
export function isOfShortForm(outcome: string, { text, lower }: PaperSentence, paper: PaperText): boolean {
  if (!IS_DISEASE.test(outcome) || lower.includes(outcome.toLowerCase())) return false;
  const own = splitEntry(outcome).map(stemWord);
  const printed = new Set([...(text.match(/[\p{L}\d/-]+/gu) ?? []), ...(text.match(/[\p{L}\d]+/gu) ?? [])]);
  const found = Array.from(readAbbreviations(paper)).filter(
    ([short, long]) => printed.has(short) && own.every((stem) => long.includes(stem)),
  );
  return (
    found.length > 0 &&
    found.every(([short, long]) => long.length > own.length || HELD.test(text.slice(0, text.indexOf(short))))
  );
}

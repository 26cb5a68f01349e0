import type { PaperSentence } from "../../paper-text.ts";
import { completePhrase } from "../../pico/complete-phrase.ts";
import { completeOutcome } from "../complete-outcome.ts";

/** Up to where or from where something was counted: "haemoglobin <10.5 g/dL", "time when glucose was in the target range". */
const THRESHOLD =
  /^ ?(?:(?:was|were) (?:in|within|above|below) (?:the )?(?:target|normal)(?: range)?|(?:below|above|less than|greater than|more than|of at least|of less than) \d[\d.·/]*(?: ?(?:mmol\/[lL]|mg\/d[lL]|g\/d[lL]|g\/[lL]|%|mm ?Hg|kg|cm|mm|g)(?![\p{L}\d]))?|[<>≤≥] ?\d[\d.·/]*(?: ?(?:mmol\/[lL]|mg\/d[lL]|g\/d[lL]|g\/[lL]|%|mm ?Hg|kg|cm|mm|g)(?![\p{L}\d]))?)/u;
/** Who or what is without something: "seizure-free patients". */
const FREE_OF_IT = /^ (?:patients|days|people|participants|survival|intervals?|time|rates?|status)\b/u;
const OF_SCORE = /^ of \d(?![\d.·]*\d)(?: \([^()]{0,40}\))?(?: or \d(?: \([^()]{0,40}\))?)?(?=[ .,;]|$)/u;
const HAS_SHARE = /\d ?%(?! ?(?:CI|confidence))|\b(?:proportion|percentage|number) of\b/iu;
const IS_SCORE = /\b(?:scores?|grades?|class|stages?)$/iu;
const PROLONGED = /^(?:prolonged|shortened|poorer|worse) (?=\S)/iu;
/** A clause of its own, of which the end is missing. */
const IS_OPEN =
  /\b(?:time|days|periods?|proportion|percentage)\b.{0,120} (?:when|that|where|whose|which) \S+(?: \S+){0,3}$/iu;
const AS_WELL = /^.* as well as (?:the |their )?(?=\S+ )/iu;
/** Degrees and amounts that a sentence may lack. */
const DEGREE =
  /^(?:severe|mild|moderate|serious|total|overall|mean|median|average|daily|minor|major|new|acute|chronic) (?=\S)/iu;

const BY_POINTS = / of (?:[-−–]?\d+[.·]\d+|[-−–]?\d[\d.·]* (?:points?|mm|cm|kg|mm ?Hg|%))$/iu;
const SURVIVAL =
  /(?<![\p{L}-])(?:[Oo]verall|(?:[Pp]rogression|[Dd]isease|[Rr]elapse|[Ee]vent|[Rr]ecurrence|[Mm]etastasis|[Ff]ailure)[- ]free|(?:[Cc]ancer|[Dd]isease|[Cc]ause)-specific) survival(?!\p{L})|(?<!\p{L})(?:OS|PFS|DFS|EFS|RFS)(?!\p{L})/gu;

/** "Survival" as the one of which its sentence speaks. */
function nameSurvival(outcome: string, { text }: PaperSentence): string {
  const [only, ...more] = outcome.toLowerCase() === "survival" ? (text.match(SURVIVAL) ?? []) : [];
  return only === undefined || more.length > 0 ? outcome : only;
}

/** An outcome without a degree that its sentence lacks, and with what else it says of it: "severe hypoglycaemia" as "fear of hypoglycaemia". */
function dropDegree(outcome: string, { text, lower }: PaperSentence): string {
  if (lower.includes(outcome.toLowerCase())) return outcome;
  const rest = outcome.replace(DEGREE, "");
  if (rest === outcome || !lower.includes(rest.toLowerCase())) return outcome;
  return completeOutcome(rest, text) ?? rest;
}

/** The first half of a word that a hyphen joins to what stands behind it. */
const FIRST_HALF = /(?<![\p{L}\d])[\p{L}\d]{1,20}[-–]$/u;

/** "Min walking test" as the "6-min walking test" that its sentence has. */
function completeHalf(outcome: string, { text, lower }: PaperSentence): string {
  const at = lower.indexOf(outcome.toLowerCase());
  if (at <= 0 || lower.indexOf(outcome.toLowerCase(), at + 1) >= 0) return outcome;
  return `${FIRST_HALF.exec(text.slice(0, at))?.[0] ?? ""}${outcome}`;
}

/** An outcome as far as its sentence names it; null where a part of it is missing there. */
export function completeName(outcome: string, sentence: PaperSentence): string | null {
  const own = outcome.replace(AS_WELL, "").replace(PROLONGED, "").replace(BY_POINTS, "");
  const named = completeHalf(dropDegree(nameSurvival(own, sentence), sentence), sentence);
  const at = sentence.lower.indexOf(named.toLowerCase());
  const behind = at < 0 ? "" : sentence.text.slice(at + named.length);
  const free = named.endsWith("-free") ? FREE_OF_IT.exec(behind)?.[0] : undefined;
  if (free !== undefined) return `${named}${free}`;
  const threshold = THRESHOLD.exec(behind)?.[0] ?? "";
  const ofScore = IS_SCORE.test(named) && HAS_SHARE.test(sentence.text) ? OF_SCORE.exec(behind)?.[0] : undefined;
  if (ofScore !== undefined) return `${named}${ofScore}`;
  if (threshold !== "") return `${named}${threshold}`;
  return IS_OPEN.test(named) ? null : named;
}

const CHANGED = /^(?:lowered|reduced|increased|improved|raised|decreased|elevated|lower|higher) (?=\S)/iu;

/** A name of one word as the noun phrase that its sentence has of it: "memory" as "rate of memory retention". */
export function completeWord(outcome: string, sentence: PaperSentence): string {
  const named = completeOutcome(outcome, sentence.text) ?? outcome;
  const whole = completePhrase("outcome", { text: named, sentence })?.text ?? named;
  return whole.replace(CHANGED, "");
}

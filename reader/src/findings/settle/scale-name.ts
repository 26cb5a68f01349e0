import { findAll } from "@medsieve/text/find-all";
import type { PaperSentence } from "../../paper-text.ts";

const ENDS = /^(?:Scores?|Scales?|Index|Inventory|Questionnaire|Subscales?)$/u;
const JOINS = /^(?:and|of|for|the|in|on|with|to|by|&)$/u;
const IN_CAPITALS = /^(?!(?:The|An?|In|For|On|Of|And|With)$)\p{Lu}/u;
/** UTF-16 units of a scale's name. */
const LONGEST = 90;
const WORD = /[\p{L}\d’'&-]+/gu;

/** Where scales are named in capitals, "Knee Injury and Osteoarthritis Outcome Score", from and to in UTF-16 units. */
function findScales(text: string): { from: number; to: number }[] {
  const scales: { from: number; to: number }[] = [];
  let from: number | null = null;
  let last = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const isNext = from !== null && text.slice(last, index).trim() === "";
    if (!isNext) from = null;
    if (IN_CAPITALS.test(word)) from ??= index;
    else if (!(isNext && JOINS.test(word))) from = null;
    last = index + word.length;
    if (from !== null && ENDS.test(word) && last - from <= LONGEST) scales.push({ from, to: last });
  }
  return scales;
}

/** An outcome that is a part of a scale's name, as the whole name: "Knee Injury" as "Knee Injury and Osteoarthritis Outcome Score". */
export function nameWholeScale(outcome: string, { text, lower }: PaperSentence): string {
  const places = Array.from(findAll(outcome.toLowerCase(), lower));
  const scales = findScales(text);
  const within = places.map((at) => scales.find(({ from, to }) => at + outcome.length > from && at < to));
  const [first] = within;
  if (first === undefined || within.includes(undefined)) return outcome;
  const [at = 0] = places;
  return text.slice(Math.min(at, first.from), Math.max(at + outcome.length, first.to));
}

const MORE_OR_LESS =
  /^(?:reduce|increase|improve|decrease|lower|enhance) (?=\S{3})|^(?:lesser|fewer|lowest|highest|lower|higher|greater|shorter|longer|better|worse|less|more|reduced|increased|improved|decreased) (?=(?:overall |mean |median )?(?:numbers?|rates?|incidences?|risks?|levels?|scores?|time|durations?|proportions?|pain scores?)\b)/iu;
const IS_UNIT = /^(?:h|hours?|min|minutes?|days?|weeks?|months?|years?)\b/iu;
const COUNT_BEFORE = /(?<![\p{L}\d.])(?:\d{1,3}|(?:two|three|four|five|six|eight|ten|twelve)(?=-))[ -]?$/iu;

/** Whom it was measured in: "antibody levels in RRMS". */
const IN_WHOM =
  /(?<=\S{4}) (?:in|among) (?:the )?(?:[\p{L}-]+ ){0,3}(?:children|patients|women|men|adults|people|infants|participants|subjects)$|(?<=\b(?:levels?|concentrations?|scores?|rates?|titers?)) in (?:\p{Lu}{2,6}|groups? with .{3,60})$/u;

/** "Distress syndrome and severity": of the severity alone it says nothing. */
const DEGREE_AT_END = /(?<=\S{4}) and (?:severity|duration|frequency|intensity|incidence)$/iu;
const ARTICLE = /^(?:(?:[Tt]he|[Aa]n?) |\p{Lu}{2,4}[’']s )(?=\S{3})/u;

const WITH_LETTERS = /^(?<words>[^()]{3,60}) \((?<letters>\p{Lu}{3,6})\)$/u;

/** "Negative Syndrome Scale (PANSS)", of which the beginning was lost, as its letters. */
export function nameByLetters(outcome: string): string {
  const { words, letters } = WITH_LETTERS.exec(outcome)?.groups ?? {};
  if (words === undefined || letters === undefined) return outcome;
  const initials = (words.match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0).toUpperCase()).join("");
  const isRest = initials.length > 1 && initials.length < letters.length && letters.endsWith(initials);
  return isRest ? letters : outcome;
}

/** An outcome without the people it was measured in, without the word for more or less before it, and with the count of its time: "six-minute walking distance". */
export function nameMeasuredOver(outcome: string, { text, lower }: PaperSentence): string {
  const bare = outcome.replace(ARTICLE, "").replace(MORE_OR_LESS, "").replace(IN_WHOM, "").replace(DEGREE_AT_END, "");
  const at = IS_UNIT.test(bare) ? lower.indexOf(bare.toLowerCase()) : -1;
  const count = at > 0 ? COUNT_BEFORE.exec(text.slice(Math.max(0, at - 12), at))?.[0] : undefined;
  return count === undefined ? bare : `${count}${bare}`;
}

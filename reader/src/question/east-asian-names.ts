import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import { ASPECT_WORDS } from "./aspect-words.ts";
import { type CandidateSpan, chooseSpans } from "./choose-spans.ts";
import { dropDegrees, findDegrees } from "./degree-words.ts";
import {
  type FoldedText,
  foldEastAsianName,
  isAlphanumeric,
  isEastAsian,
  isHan,
  isHiragana,
  isKatakana,
} from "./east-asian-text.ts";
import type { Named } from "./name-index.ts";
import { EAST_ASIAN_STOP_WORDS } from "./stop-words.ts";

/** A name, or a general word by its English words. */
export type EastAsianName = Named | { general: readonly string[] };

/** What a stretch of Japanese or Chinese text is; null: a word that builds the question. */
export type EastAsianMeaning = EastAsianName | null;

/** A stretch that is understood, in units of the folded text. */
export type EastAsianSpan = CandidateSpan<EastAsianMeaning>;

const NAME_WEIGHT = 1;
/** Of a word that builds questions or names an aspect, where a name competes for its characters. */
const PLAIN_WEIGHT = 0.5;
/** A katakana name within a longer katakana word is that name only when both are about this long. */
const SHORTEST_PART = 4;
const SHORTEST_REST = 3;
const ENDS_DRUG_NAMES = /^(?:单抗|单克隆抗体|抗体)$/u;

/** Of a general word: less than a plain word, so that it fills what nothing else takes. */
const GENERAL_WEIGHT = 0.45;

/** What an ideograph or katakana costs that no span takes: 乳がん and 検診, and not 乳 and がん検診. */
const LOSS = 14;

interface EastAsianNames {
  japanese: Map<string, EastAsianName>;
  chinese: Map<string, EastAsianName>;
  plain: Set<string>;
  longest: number;
}

function buildIndex(): EastAsianNames {
  const japanese = new Map<string, EastAsianName>();
  const chinese = new Map<string, EastAsianName>();
  const add = (names: Map<string, EastAsianName>, text: string, named: EastAsianName) => {
    const folded = foldEastAsianName(text.normalize("NFKC"));
    if (isEastAsian(folded) && !names.has(folded)) names.set(folded, named);
  };
  const addGeneral = (names: Map<string, EastAsianName>, text: string, general: readonly string[]) => {
    if (!plain.has(foldEastAsianName(text))) add(names, text, { general });
  };
  // A concept with a heading goes before a namesake that is only listed under a class.
  const concepts = [...TERMINOLOGY.concepts].sort((a, b) => Number(a.heading === null) - Number(b.heading === null));
  for (const concept of concepts) {
    for (const text of concept.japanese) add(japanese, text, { concept });
    for (const text of concept.chinese) add(chinese, text, { concept });
  }
  for (const [english, ja, zh] of ASPECT_WORDS) {
    const named = { aspect: english.split("|") };
    for (const text of ja.split("|")) add(japanese, text, named);
    for (const text of zh.split("|")) add(chinese, text, named);
  }
  const plain = new Set([...EAST_ASIAN_STOP_WORDS].map(foldEastAsianName));
  for (const { english, japanese: ja, chinese: zh } of TERMINOLOGY.generalWords) {
    for (const text of ja) addGeneral(japanese, text, english);
    for (const text of zh) addGeneral(chinese, text, english);
  }
  const lengths = [...japanese.keys(), ...chinese.keys(), ...plain].map((name) => name.length);
  return { japanese, chinese, plain, longest: lengths.reduce((most, length) => Math.max(most, length), 1) };
}

let eastAsianNames: EastAsianNames | null = null;

/** Indexed when a text in Japanese or Chinese is first read, and kept. */
function loadNames(): EastAsianNames {
  eastAsianNames ??= buildIndex();
  return eastAsianNames;
}

/**
 * The names of the vocabulary and the plain words in Japanese or Chinese text, which has no blanks between words: the
 * division into known words whose longest ones are longest. `isTaken` says which units are something else already,
 * `isMeasure` which are a number and its unit, of which no general word takes a part.
 */
export function findEastAsianNames(
  folded: FoldedText,
  isTaken: (unit: number) => boolean,
  isMeasure: (unit: number) => boolean,
): EastAsianSpan[] {
  const { text } = folded;
  if (!isEastAsian(text)) return [];
  const { japanese, chinese, plain, longest } = loadNames();
  const [first, second] = /\p{Script=Hiragana}/u.test(text) ? [japanese, chinese] : [chinese, japanese];
  const degrees = findDegrees(text);
  const candidates: EastAsianSpan[] = [];
  for (let start = 0; start < text.length; start++) {
    const most = Math.min(longest, text.length - start);
    for (let length = 1; length <= most && !isTaken(start + length - 1); length++) {
      const end = start + length;
      const piece = text.slice(start, end);
      // COPDの増悪 is COPD増悪; 中の薬 is no 中薬.
      const plainly = dropDegrees(piece, start, degrees);
      const bare = length > 3 && /.[の的]./u.test(plainly) ? plainly.replace(/(?<=.)[の的](?=.)/gu, "") : plainly;
      const named = pickName([first.get(piece), second.get(piece), first.get(bare), second.get(bare)]);
      if (named === undefined && !plain.has(piece)) continue;
      if (!standsAlone(folded, start, end) || cutsSymptom(text, end)) continue;
      const isGeneral = named !== undefined && "general" in named;
      if (isGeneral && (isMeasure(start) || isMeasure(end - 1))) continue;
      const weight = weigh(named);
      candidates.push({ start, end, score: weight * length * length, value: named ?? null });
    }
  }
  const isLost = (unit: number) => (isHan(text.charAt(unit)) || isKatakana(text.charAt(unit))) && !isTaken(unit);
  const chosen = chooseSpans(candidates, text.length, (unit) => (isLost(unit) ? LOSS : 0));
  return chosen.filter((span, index) => isPlausible(folded, span, chosen[index - 1], chosen[index + 1]));
}

/** 抑郁症状 is no 抑郁症. */
const cutsSymptom = (text: string, end: number): boolean => /^症[状狀]/u.test(text.slice(end - 1, end + 1));

/** The first that is no general word, else the first. */
function pickName(names: readonly (EastAsianName | undefined)[]): EastAsianName | undefined {
  const known = names.filter((name) => name !== undefined);
  return known.find((name) => !("general" in name)) ?? known[0];
}

function weigh(named: EastAsianName | undefined): number {
  if (named === undefined || "aspect" in named) return PLAIN_WEIGHT;
  return "concept" in named ? NAME_WEIGHT : GENERAL_WEIGHT;
}

/** A name that begins or ends in letters or digits does not stand within a longer word or number. */
function standsAlone({ text, apart }: FoldedText, start: number, end: number): boolean {
  const cutsBefore = !apart[start] && isAlphanumeric(text.charAt(start - 1)) && isAlphanumeric(text.charAt(start));
  const cutsAfter = !apart[end] && isAlphanumeric(text.charAt(end)) && isAlphanumeric(text.charAt(end - 1));
  return !cutsBefore && !cutsAfter;
}

/** Hiragana that is no particle: a name in hiragana does not begin behind it. */
const BEFORE_NO_NAME = /[\u3041-\u3096](?<![はがをにのとでもへやかよりさおご])/u;

/** Whether a short name is a word here, not a piece of a longer one that is unknown. */
function isPlausible(
  { text, apart }: FoldedText,
  span: EastAsianSpan,
  before: EastAsianSpan | undefined,
  after: EastAsianSpan | undefined,
): boolean {
  if (span.value === null) return true;
  const { start, end } = span;
  const freeBefore = before === undefined || before.end < start;
  const freeAfter = after === undefined || after.start > end;
  const last = text.charAt(end - 1);
  const next = text.charAt(end);
  if (freeBefore && !apart[start] && isKatakana(text.charAt(start)) && isKatakana(text.charAt(start - 1))) {
    const rest = countKatakana(text, start - 1, -1, before?.end ?? 0);
    if (end - start < SHORTEST_PART || rest < SHORTEST_REST) return false;
  }
  if (freeAfter && !apart[end] && isKatakana(last) && isKatakana(next)) {
    const rest = countKatakana(text, end, 1, after?.start ?? text.length);
    if (end - start < SHORTEST_PART || rest < SHORTEST_REST) return false;
  }
  if (end - start === 1 && isHan(last)) {
    if ((freeBefore && isHan(text.charAt(start - 1))) || (freeAfter && isHan(next))) return false;
  }
  if (span.value !== null && "general" in span.value && freeBefore && freeAfter) {
    if (isHan(text.charAt(start - 1)) && isHan(next)) return false;
  }
  // 食べないほうがいい asks what is better, and is no loss of appetite.
  if (
    /な[いく]$/u.test(text.slice(start, end)) &&
    /^(?:ほうが|方が|と(?:だめ|駄目|いけ|なら))/u.test(text.slice(end, end + 4))
  )
    return false;
  // 单抗 ends the name of a drug: after unknown characters it is part of one.
  if (ENDS_DRUG_NAMES.test(text.slice(start, end)) && freeBefore && isHan(text.charAt(start - 1))) return false;
  const isAllHiragana = [...text.slice(start, end)].every(isHiragana);
  // ほうがいい is no うがい.
  if (isAllHiragana && freeBefore && !apart[start] && BEFORE_NO_NAME.test(text.charAt(start - 1))) return false;
  return !(isAllHiragana && freeAfter && /[ばるれりろっん]/u.test(next));
}

function countKatakana(text: string, from: number, step: 1 | -1, until: number): number {
  let count = 0;
  for (let index = from; step > 0 ? index < until : index >= until; index += step) {
    if (!isKatakana(text.charAt(index))) break;
    count++;
  }
  return count;
}

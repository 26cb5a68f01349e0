import { readClauseChoice } from "./clause-choice.ts";
import type { QuestionConcept } from "./concept.ts";
import { joinsAlternatives, measuresBy } from "./east-asian-joints.ts";
import { readChoiceSides } from "./east-asian-sides.ts";
import { isEastAsian } from "./east-asian-text.ts";
import { asksOfEither } from "./either-acts.ts";
import type { FoundConcept } from "./found-concept.ts";
import { isGeneral } from "./measured-by-word.ts";
import { readNounChoices } from "./noun-choice.ts";
import { findOpposedPair } from "./opposed-ways.ts";
import { type Place, readQuestionFrame } from "./question-frame.ts";
import { STOP_WORDS, WEAK_WORDS } from "./stop-words.ts";
import { findAdjectivePair, findNounPair } from "./way-adjectives.ts";
import { findFigurePair } from "./way-figures.ts";
import { findAlikeSides, findMannerPair, findWithAndWithout } from "./way-forms.ts";
import { readVersusSides, type Sides } from "./way-sides.ts";

/** What a question sets against each other by words of its own, where that is not one treatment against another. */
export interface Ways {
  /** Two stretches of the normalized text, in its order. */
  places: readonly Place[];
  /** One treatment, given in two ways: another dose, for longer, with something or alone. */
  areOfOne: boolean;
}

const ALONE =
  /\b(?:alone|monotherapy|on its own|by itself|only)\b|単独|単剤|单用|單用|单独|單獨|单纯|單純|单药|單藥|(?:のみ|だけ)$/iu;
const TOGETHER = /\+|＋|\b(?:plus|and|with|combined|adding)\b|併用|联合|聯合|合并|合併|[加と和与與]/iu;
/** What most trials compare with is no way of the treatment. */
const CONTROL =
  /^(?:an? |the )?(?:no\b|none|nothing|not\b|without|controls?|usual|standard|routine|sham|placebo|wait|conventional|untreated|baseline|observation|conservative)|プラセボ|偽薬|対照|通常|標準治療|無治療|経過観察|安慰剂|安慰劑|对照|對照|常规|常規|空白|假/iu;
/** What is measured, and who it is measured in, is no side. */
const NO_SIDE =
  /^(?:it|this|that|they|these|those|one|there|he|she|before|ever|expected|none)$|\b(?:outcomes?|rates?|risks?|mortality|survival|incidence|results?|women|men|males?|females?|adults|children|boys|girls|smokers|patients|people|young\w*|old\w*)\b|男性|女性|小児|成人|高齢者|患者|儿童|老年人?|[男女]$/iu;
const EXPLICIT = /\b(?:vs|versus|instead of|than|as)\b|対|还是|還是|对比|對比|それとも/iu;
/** "Or" between two words that say how. */
const EITHER = /^\s?(?:か|または|又は|あるいは|もしくは|それとも|或者?|还是|還是)\s?$/u;
const LONGEST_SIDE = 40;
const NAMES_SUBJECT: ReadonlySet<string> = new Set(["condition", "population", "outcome"]);

const keyOf = ({ heading, names, written }: QuestionConcept): string => heading ?? names[0]?.text ?? written;
const isWithin = (it: FoundConcept, { start, end }: Place): boolean => start <= it.start && it.end <= end;
const isTreatment = ({ concept }: FoundConcept): boolean => concept.kind === "intervention" && !concept.excluded;
const listTreatments = (found: readonly FoundConcept[], place: Place): string[] =>
  found.filter((it) => isTreatment(it) && isWithin(it, place)).map(({ concept }) => keyOf(concept));

const order = ({ one, other }: Sides): readonly Place[] => [one, other];

/** "A + B versus A alone", "alternating A and B versus either alone", TACE+仑伐替尼 vs 单用仑伐替尼. */
function areOneTreatment({ one, other }: Sides, found: readonly FoundConcept[], text: string): boolean {
  const [left, right] = [listTreatments(found, one), listTreatments(found, other)];
  const [leftText, rightText] = [text.slice(one.start, one.end), text.slice(other.start, other.end)];
  if (leftText === rightText || left.length + right.length === 0) return false;
  if (left.some((treatment) => right.includes(treatment))) return left.length > 0 && right.length > 0;
  const [isLeftAlone, isRightAlone] = [ALONE.test(leftText), ALONE.test(rightText)];
  if (isLeftAlone === isRightAlone) return false;
  const [whole, alone] = isLeftAlone ? [right, left] : [left, right];
  const together = isLeftAlone ? rightText : leftText;
  return whole.length > 0 && (alone.length === 0 || whole.length > 1) && TOGETHER.test(together);
}

/** One side has two treatments that are given together. */
function isCombined({ one, other }: Sides, found: readonly FoundConcept[], text: string): boolean {
  return [one, other].some(
    (place) =>
      listTreatments(found, place).length > 1 &&
      /\+|＋|\bplus\b|併用|联合|聯合/iu.test(text.slice(place.start, place.end)),
  );
}

/** "Can I have tablets rather than …": who asks. */
const ASKER =
  /^(?:i|we|he|she|they|you|my [a-z]{1,14}) (?:just )?(?:have|take|use|get|be given|try|start|go on|do|need|want) (?:the |an? |some )?/iu;

const SET_AGAINST = /^ (?:or|vs\.?|versus|than|rather than|instead of|compared (?:with|to)) (?:an? |the )?$/iu;

/** 喝红酒比喝白酒, "red wine or white wine": two things that the vocabulary has as one. */
function findNamesakes(found: readonly FoundConcept[], text: string): readonly Place[] {
  for (const [index, left] of found.entries()) {
    const right = found[index + 1];
    if (right === undefined || !isTreatment(left) || !isTreatment(right)) continue;
    const areNamesakes =
      keyOf(left.concept) === keyOf(right.concept) &&
      text.slice(left.start, left.end).toLowerCase() !== text.slice(right.start, right.end).toLowerCase();
    const between = text.slice(left.end, right.start);
    const areApart = SET_AGAINST.test(between) || measuresBy(between) || joinsAlternatives(between);
    if (areNamesakes && areApart) return [left, right].map(({ start, end }) => ({ start, end }));
  }
  return [];
}

/** Where care is given, which may be set against another place. */
const CARE_PLACES: ReadonlySet<string> = new Set([
  "Inpatients",
  "Outpatients",
  "Intensive Care Units",
  "Primary Health Care",
  "Nursing Homes",
]);

/** A side without what stands around it: whom it is about, and what comes of it. */
function trimSides({ one, other }: Sides, found: readonly FoundConcept[], text: string): Sides {
  if (isEastAsian(text)) {
    const first = found.find((it) => it.start === one.start && it.end < one.end);
    return first?.concept.kind === "condition" ? { one: { start: first.end, end: one.end }, other } : { one, other };
  }
  const around = found.filter(
    ({ concept }) => NAMES_SUBJECT.has(concept.kind) && !CARE_PLACES.has(concept.heading ?? ""),
  );
  const before = around.filter((it) => isWithin(it, one)).at(-1);
  const behind = around.find((it) => isWithin(it, other));
  const led = ASKER.exec(text.slice(one.start, one.end))?.[0].length ?? 0;
  return {
    one: { start: Math.max(before?.end ?? one.start, one.start + led), end: one.end },
    other: { start: other.start, end: behind?.start ?? other.end },
  };
}

function trimBlanks({ start, end }: Place, text: string): Place {
  const written = text.slice(start, end);
  return { start: start + written.length - written.trimStart().length, end: start + written.trimEnd().length };
}

/** "Do tablets prevent them better than cream?": the side ends before its verb. */
function cutVerb({ start, end }: Place, found: readonly FoundConcept[], text: string): Place {
  const isNamed = (at: number) => found.some((it) => isTreatment(it) && it.start < at && at < it.end);
  const verb = Array.from(text.slice(start, end).matchAll(/ (?<word>[a-z]+)/gu)).find(
    ({ index, groups }) =>
      (STOP_WORDS.has(groups?.word ?? "") || WEAK_WORDS.has(groups?.word ?? "")) && !isNamed(start + index),
  );
  return verb === undefined ? { start, end } : { start, end: start + verb.index };
}

/** The sides of an explicit "versus" of which the treatments are not known as such: 電話 vs 対面. */
function findPlainSides(sides: readonly Sides[], found: readonly FoundConcept[], text: string): readonly Place[] {
  for (const whole of sides) {
    const { one, other } = trimSides(whole, found, text);
    const isThan = /\b(?:than|as)\b/iu.test(text.slice(one.end, other.start));
    const places = [
      isThan ? cutVerb(trimBlanks(one, text), found, text) : trimBlanks(one, text),
      trimBlanks(other, text),
    ];
    const [left = "", right = ""] = places.map(({ start, end }) => text.slice(start, end));
    const between = text.slice(one.end, other.start);
    const areSides = [left, right].every(
      (side) => /\p{L}/u.test(side) && side.length <= LONGEST_SIDE && !CONTROL.test(side) && !NO_SIDE.test(side),
    );
    if (areSides && left !== right && EXPLICIT.test(between)) return places;
  }
  return [];
}

/** Two words that say how, with "or" between them: 経口か静注, 口服还是静脉. */
function findGeneralPair(found: readonly FoundConcept[], text: string): readonly Place[] {
  for (const [index, left] of found.entries()) {
    const right = found[index + 1];
    if (right === undefined || !isGeneral(left) || !isGeneral(right)) continue;
    if (EITHER.test(text.slice(left.end, right.start))) return [left, right].map(({ start, end }) => ({ start, end }));
  }
  return [];
}

/** "Should I come off it slowly or just stop?" */
function findActs(text: string): readonly Place[] {
  const choice = readClauseChoice(text);
  return choice === null ? [] : [choice.one, choice.other];
}

/** "People having a hip replacement or a knee replacement": who is asked about. */
function areOfPeople(places: readonly Place[], found: readonly FoundConcept[]): boolean {
  return places.every((place) => {
    const named = found.filter((it) => isWithin(it, place));
    const isPerson = ({ concept: { kind, heading } }: FoundConcept) =>
      kind === "population" && !CARE_PLACES.has(heading ?? "");
    return named.length > 0 && named.every(isPerson);
  });
}

const ASKS =
  /\b(?:which|what|should|would|could|can|do|does|is|are|better|torn|between|comparison|from|instead|whether)\b/iu;

/** "Which is better, tablets or a spray": things of which one at least is named, and no diseases. */
function findThings(found: readonly FoundConcept[], text: string): readonly Place[] {
  if (isEastAsian(text)) return [];
  const affected = readQuestionFrame(text)?.outcome ?? { start: 0, end: 0 };
  for (const { one, other } of readNounChoices(text)) {
    // "Do sprays harm lungs or skin?"
    if ([one, other].every(({ start, end }) => affected.start <= start && end <= affected.end)) continue;
    const named = [one, other].map((place) => found.filter((it) => it.start < place.end && place.start < it.end));
    const isOfSubject = named.flat().some(({ concept }) => NAMES_SUBJECT.has(concept.kind));
    // "Grain brain or meathead?" is a title: there what a side ends with is a treatment.
    const isNamed = named.some((side) =>
      ASKS.test(text)
        ? side.some(({ concept }) => ["intervention", "subject"].includes(concept.kind))
        : side.at(-1)?.concept.kind === "intervention",
    );
    const areSides = [one, other].every(({ start, end }) => {
      const side = text.slice(start, end);
      return !CONTROL.test(side) && !NO_SIDE.test(side);
    });
    if (areSides && isNamed && !isOfSubject) return [one, other];
  }
  return [];
}

/** 早上吃药好还是睡前吃好, 手術するか様子を見るか: whatever a Japanese or Chinese question lets one choose between. */
function findChosen(found: readonly FoundConcept[], text: string): readonly Place[] {
  for (const { one, other } of readChoiceSides(found, text)) {
    const areSides = [one, other].every(({ start, end }) => {
      const side = text.slice(start, end);
      return !CONTROL.test(side) && !NO_SIDE.test(side);
    });
    if (areSides) return [one, other];
  }
  return [];
}

/**
 * The two ways that a question sets against each other: "75 mg or 150 mg", 晚上还是早上, "A plus B versus A alone", with and
 * without a drain, "telephone versus face to face". `found` is in the order of the text, each place that names something;
 * `comparison` has the treatments that it compares. Null where there are none but these.
 */
export function findWays(
  found: readonly FoundConcept[],
  comparison: readonly QuestionConcept[],
  text: string,
): Ways | null {
  const sides = readVersusSides(text);
  const ofOne = sides.find((it) => areOneTreatment(it, found, text));
  if (ofOne !== undefined) return { places: order(ofOne), areOfOne: true };
  const combined = sides.find((it) => isCombined(it, found, text));
  if (combined !== undefined) return { places: order(combined), areOfOne: false };
  const opposed = findOpposedPair(found, text);
  // Where both are treatments by their names, they are compared as such.
  const areArms =
    opposed.length > 0 &&
    opposed.every((place) =>
      comparison.some(
        (arm) =>
          arm.kind === "intervention" && found.some((it) => keyOf(it.concept) === keyOf(arm) && isWithin(it, place)),
      ),
    );
  if (areArms) return null;
  const manners = opposed.length > 0 ? opposed : findMannerPair(found, text);
  // 停药 is a treatment by its name, and beside 继续 a way.
  const isArm = comparison.some((arm) =>
    found.some((it) => keyOf(it.concept) === keyOf(arm) && manners.some((place) => isWithin(it, place))),
  );
  if (isArm) return { places: manners, areOfOne: true };
  if (comparison.length > 0) return null;
  const ofOneTreatment = [
    findFigurePair(found, text),
    manners,
    findWithAndWithout(found, text),
    findNamesakes(found, text),
  ];
  for (const places of [...ofOneTreatment, findAdjectivePair(found, text)]) {
    if (places.length > 0) return { places, areOfOne: true };
  }
  if (asksOfEither(text)) return null;
  for (const places of [
    findAlikeSides(found, text),
    findChosen(found, text),
    findPlainSides(sides, found, text),
    findGeneralPair(found, text),
    findNounPair(text),
    findActs(text),
    findThings(found, text),
  ]) {
    if (places.length > 0 && !areOfPeople(places, found)) return { places, areOfOne: false };
  }
  return null;
}

/** What says how a treatment is given is required of no paper: it only helps ranking. */
const WAY_WEIGHT = 0.3;

/** The concepts of a question with those that only say which way made weak, so that no query requires them. */
export function weakenWays(found: readonly FoundConcept[], ways: Ways | null): FoundConcept[] {
  if (ways === null) return [...found];
  const inWay = (it: FoundConcept) => ways.places.some((place) => it.start < place.end && place.start < it.end);
  const hasTreatment = found.some((it) => isTreatment(it) && !inWay(it) && it.concept.weight >= 0.4);
  return found.map((it) => {
    const { kind, heading, weight } = it.concept;
    const isManner =
      kind === "word" || kind === "subject" || (kind === "intervention" && heading === null && hasTreatment);
    const mayBeLess = inWay(it) && isManner && weight > WAY_WEIGHT && !it.concept.excluded;
    return mayBeLess ? { ...it, concept: { ...it.concept, weight: WAY_WEIGHT } } : it;
  });
}

import { NUTRIENT, TOGETHER } from "./alike-arms.ts";
import { isEastAsian } from "./east-asian-text.ts";
import type { FoundConcept } from "./found-concept.ts";
import { type Place, trimPlace } from "./question-frame.ts";

/** Two stretches that a Japanese or Chinese question lets its reader choose between, in its order. */
export interface ChoiceSides {
  one: Place;
  other: Place;
}

const BREAK = /[\s、。，,;；?？!！：:（）()「」]/u;
/** The words that may stand between a choice and the question behind it. */
const LONGEST = 26;

const CHINESE_OR = /[，,、？?]?\s?(?:还是说|还是是|还是|還是|抑或|亦或)/gu;
const CHINESE_WHICH =
  "(?:\\s?(?:到底|究竟|相比|比起来|比较|比較|对比|對比)?[^\\s、。，,;；?？]{0,8}?(?:哪一?[个種种样樣]|哪边|谁(?:更|的|好|比)|有(?:什么|啥|何|没有)[^\\s，,]{0,3}(?:区别|不同|差别|差异)|一样[吗嗎]?(?:$|[?？])|的?(?:区别|差别|差异)|相比|比较|比較|对比|對比))";
const CHINESE_BESIDE = new RegExp(
  `(?<one>[^\\s、。，,;；?？]{2,${LONGEST}}?)(?:和|与|與|跟|同|比)(?<other>[^\\s、。，,;；?？]{2,${LONGEST}}?)(?=${CHINESE_WHICH})`,
  "gu",
);
/** 光吃药行不行，要不要做支架: whether one is enough, or the other is needed. */
const CHINESE_ENOUGH =
  /(?<one>(?:光|只|单靠|仅|单纯|单)[^\s、。，,;；?？]{2,18}?)(?:就)?(?:行不行|可以[吗么]|行[吗么]|够不够|够[吗么了]|能行[吗么]?|好不好)[，,？?\s]+(?:还是)?(?:是不是|要不要|需不需要|需要|必须|还要|还得|得|要|有没有必要|用不用)(?<other>[^\s、。，,;；?？]{2,16}?)(?=[吗么呢?？，,。]|$)/gu;

const JAPANESE_OR = /[、。？?]?\s?(?:それとも|あるいは)[、\s]?/gu;
const JAPANESE_WHICH = "(?:どちら|どっち|どれ|いずれ|違い|違う|違います|違って|差が|差は|差の)";
const JAPANESE_BESIDE = new RegExp(
  `(?<one>[^\\s、。，？?]{2,${LONGEST}}?)と、?(?<other>[^\\s、。，？?]{2,${LONGEST}}?)(?=(?:の)?(?:とでは|とで|では|でも|で|は|なら|だと|の|が)?(?:[、\\s]?[^、。？?]{0,14}?${JAPANESE_WHICH}|、[^、。？?]{1,16}のは(?:$|[？?。])))`,
  "gu",
);
/** 手術するか様子を見るか迷っています, 抜くか残すか. */
const JAPANESE_EITHER =
  /(?<one>(?:[^\s、。，？?か]|か(?=[らえかけさしせっなみ])){1,18}?(?:する|べき|[るうのくすつむぶぬぐ\p{Script=Han}\p{Script=Katakana}ー]))(?<![何誰])か(?![らもどゆなくけげしえれかっ])、?\s?(?<other>(?:[^\s、。，？?か]|か(?=[らえかけさしせっなみ])){1,18})か(?=$|[\s、。?？]|迷|悩|どちら|どっち|で(?!き))/gu;
/** 食事だけで十分？薬を飲んだほうがいい？: whether one is enough, or the other is needed. */
const JAPANESE_ENOUGH =
  /(?<one>[^\s、。，？?]{2,20}?)(?:だけ|のみ)?で(?:も)?(?:十分|充分|大丈夫|いい|よい|良い|足り|済み|治り?|治る|治す|様子見)[^、。？?]{0,8}[。？?]\s?(?<other>[^\s。？?]{2,20}?)(?=(?:が|は)?(?:必要|[すたる](?:ほう|方)が|べき|しないと|した)|[？?])/gu;
/** 取る？経過を見る？: two short questions at the end, neither of which is a whole sentence. */
const JAPANESE_TWO =
  /(?<=^|[\s、。，？?はが])(?<one>[^\s、。，？?]{2,16})[？?]\s?(?<other>[^\s、。，？?]{2,16})[？?]\s*$/gu;
/** 橈骨遠位端骨折 掌側プレートと外固定 機能: two names of a telegram, with と between them. */
const JAPANESE_TELEGRAM =
  /(?<=\s|^)(?<one>[^\s、。，？?と\u3041-\u3096]{2,16})と(?<other>[^\s、。，？?と\u3041-\u3096]{2,16})(?=\s)/gu;
const RELATED = /併存|合併|相関|影響|予防|リスク/u;
const WHOLE_SENTENCE = /(?:です|ます|でしょう|ません)か?$/u;

/** What leads a side and belongs to neither. */
const CHINESE_LEAD =
  /^(?:的|了|后|以后|之后|时候|时|应该|应|该|需不需要|需要(?!时)|要不要|要|是|能不能|可不可以|能|可以|会|不知道|到底|究竟|选择|选|直接|平时|现在|一般|治疗|患者|病人|我|最好|打算|还是|得|必须|只能|去|说|就|对|先|，|,)+/u;
const CHINESE_TAIL =
  /(?:哪个|哪种|谁)?(?:比较|更|最|会)?(?:效果)?(?:好使|好一点|好一些|好些|好呢|好吗|好不好|好|管用|行不行|行吗|可以吗|可以|就行了?|就够了?|就可以了?|够吗|够|合适|划算|安全|有效|靠谱)?(?:一点|一些)?(?:的)?[呢吗啊吧了么]{0,3}$/u;
const JAPANESE_LEAD = /^(?:には|では|とは|治療は|治療に|治療|患者|は|に|で|が|を|も|の|へ|と)+(?!つう|んどう)/u;
const JAPANESE_TAIL =
  /(?:(?:(?:する|した|の|る|た)?(?:ほう|方))?(?:が|は|を|に|で|も|の)?(?:する|した)?(?:いい|よい|良い|十分|大丈夫|必要|べき|安全|おすすめ)?(?:なの|ん)?(?:です|でしょう|ます|だ)?(?:か|の)?)$/u;

const SUBJECTS: ReadonlySet<string> = new Set(["condition", "population", "outcome"]);

/** 入院させるべきか: an act, and not what it is about. */
const IS_ACT = /^(?:する|させ|した|し|され)/u;

/** From where a side is, behind what it is about. */
function cutSubject({ start, end }: Place, found: readonly FoundConcept[], text: string): Place {
  const subject = found.findLast(
    (it) =>
      SUBJECTS.has(it.concept.kind) &&
      !it.concept.excluded &&
      it.start >= start &&
      it.end < end - 1 &&
      !IS_ACT.test(text.slice(it.end, it.end + 4)),
  );
  return subject === undefined ? { start, end } : { start: subject.end, end };
}

const OCCASION = /(?:に対して|における|において|に対する|に|で)は(?!なく|ない)|(?:に対する|における)/gu;

/** 腸管洗浄にはモビプレップ: from behind what it is for. */
function cutOccasion({ start, end }: Place, text: string): Place {
  const last = [...text.slice(start, end).matchAll(OCCASION)].at(-1);
  const from = last === undefined ? start : start + last.index + last[0].length;
  return { start: from < end ? from : start, end };
}

/** A side without the words around what may be chosen; null where nothing is left. */
function trimSide(place: Place, isLeft: boolean, found: readonly FoundConcept[], text: string): Place | null {
  const { start, end } = isLeft ? cutOccasion(cutSubject(place, found, text), text) : place;
  const said = text.slice(start, end);
  const isJapanese = /\p{Script=Hiragana}/u.test(text);
  const lead = (isJapanese ? JAPANESE_LEAD : CHINESE_LEAD).exec(said)?.[0].length ?? 0;
  const tail = (isJapanese ? JAPANESE_TAIL : CHINESE_TAIL).exec(said.slice(lead))?.[0].length ?? 0;
  const isNamed = (at: number) => found.some((it) => it.start < start + at && start + at < it.end);
  const from = isNamed(lead) ? 0 : lead;
  const to = isNamed(said.length - tail) ? said.length : said.length - tail;
  return to - from < 1 ? null : trimPlace(text, start + from, start + to);
}

/** From the last break before a place; where nothing stands between them, from the break before that. */
function startOfClause(text: string, end: number): number {
  let from = end;
  while (from > 0 && BREAK.test(text.charAt(from - 1))) from--;
  while (from > 0 && !BREAK.test(text.charAt(from - 1))) from--;
  return from;
}

function endOfClause(text: string, start: number): number {
  let to = start;
  while (to < text.length && !BREAK.test(text.charAt(to))) to++;
  return to;
}

/** What stands on both sides of 还是 or それとも. */
function listAroundOr(text: string, joint: RegExp): ChoiceSides[] {
  return Array.from(text.matchAll(joint), ({ 0: or, index }) => ({
    one: { start: startOfClause(text, index), end: index },
    other: { start: index + or.length, end: endOfClause(text, index + or.length) },
  }));
}

function listGrouped(text: string, pattern: RegExp): ChoiceSides[] {
  return Array.from(text.matchAll(pattern), ({ 0: whole, index, groups }) => {
    const { one = "", other = "" } = groups ?? {};
    const start = index + whole.lastIndexOf(other);
    return { one: { start: index, end: index + one.length }, other: { start, end: start + other.length } };
  });
}

function listSides(text: string): ChoiceSides[] {
  if (!/\p{Script=Hiragana}/u.test(text))
    return [
      ...listAroundOr(text, CHINESE_OR),
      ...listGrouped(text, CHINESE_ENOUGH),
      ...listGrouped(text, CHINESE_BESIDE),
    ];
  const two = listGrouped(text, JAPANESE_TWO).filter(
    ({ one, other }) => ![one, other].every(({ start, end }) => WHOLE_SENTENCE.test(text.slice(start, end))),
  );
  return [
    ...listAroundOr(text, JAPANESE_OR),
    ...listGrouped(text, JAPANESE_ENOUGH),
    ...listGrouped(text, JAPANESE_BESIDE),
    ...listGrouped(text, JAPANESE_EITHER),
    ...two,
    ...([TOGETHER, NUTRIENT, RELATED].some((it) => it.test(text)) ? [] : listGrouped(text, JAPANESE_TELEGRAM)),
  ];
}

/**
 * The sides between which a Japanese or Chinese question lets one choose by its grammar, whatever they are: 早上吃药好还是睡前吃好,
 * 手術するか様子を見るか, 食事だけで十分？薬も必要？. `found` is in the order of the text.
 */
export function readChoiceSides(found: readonly FoundConcept[], text: string): ChoiceSides[] {
  if (!isEastAsian(text)) return [];
  // かぶれ has no "か" that lets choose.
  const isNamed = (at: number) => found.some(({ start, end }) => start < at && at < end);
  return listSides(text).flatMap((sides) => {
    if (isNamed(sides.one.end)) return [];
    const one = trimSide(sides.one, true, found, text);
    const other = trimSide(sides.other, false, found, text);
    if (one === null || other === null) return [];
    const areSides = [one, other].every(({ start, end }) => end - start > 0 && end - start <= LONGEST);
    return areSides && text.slice(one.start, one.end) !== text.slice(other.start, other.end) ? [{ one, other }] : [];
  });
}

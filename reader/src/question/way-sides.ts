import { isEastAsian } from "./east-asian-text.ts";
import { type Place, trimPlace } from "./question-frame.ts";

const VERSUS =
  /\b(?:vs\b\.?|versus\b|compared (?:with|to)\b|rather than\b|instead of\b|(?:any |much )?(?:better|worse|safer|quicker|faster|cheaper|kinder|stronger|easier|more effective|less effective) than\b|(?:superior|inferior|non-?inferior) to\b|as (?:good|effective|safe|accurate|reliable) as\b)/giu;
/** Where one side of an English comparison begins or ends. */
const BOUNDARY =
  /[?.:;,()]\s|\s-\s|\b(?:for|in|on(?!-)|among|after|before|during|following|does|do|did|is|are|was|were|can|should|would|could|will|may|might|of|between|to(?! face\b)|at|from|by|whether|when|if|who|while|the|an?|effects?|efficacy|safety|comparison)\b/giu;
/** UTF-16 units of the longest side. */
const LONGEST = 60;
const EAST_ASIAN_VERSUS =
  /\s?(?:\bvs\b\.?|(?<=\s)対(?=\s)|(?<=[^\s，。、]{2})(?:对比|對比)(?=\s?[^\s，。、的和与]{2})|还是|還是|それとも|(?:是否)?(?:优于|優於|好于)(?=单|單))\s?/giu;
const BREAK = /[\s、。，,;；?？:：（）()]/u;
/** 比单纯Y好: what stands before 比 is set against Y by itself. */
const THAN_ALONE =
  /\s?比(?<other>(?:单纯|單純|单用|單用|单独|單獨)[^\s，,。；;？?]{1,14}?)(?=更|要|还|還|好|有效|优|優|强|強|[吗嗎？?\s]|$)/u;
/** AとBを併用すると単独より: all that is given together is set against one of them. */
const THAN_ALONE_JAPANESE =
  /(?<=^|[\s、。，?？]|[にはで])(?<one>[^\s、。，?？にはで]{4,40}?併用)[^\s、。，?？]{0,8}?(?<other>(?:単独|単剤)[^\s、。，?？より]{0,6}?)(?=より|と比べ|に比べ|と比較)/gu;
/** What a side ends at in Japanese and Chinese. */
const SIDE_END =
  /(?:の比較|を比較|で比較|はどちら|どちら|で?は?どう|の違い|の差|相比|比较|比較|哪个|哪個|哪种|哪種|[更比]?[較较]?好|的区别|的效果|对|對|(?:治疗|治療)(?=[\p{Script=Han}]{2})(?!相比|方案|效果|组)|[吗嗎]$)/u;

/** Two stretches of a question that it sets against each other, each as it is written. */
export interface Sides {
  one: Place;
  other: Place;
}

function readEnglish(text: string): Sides[] {
  return Array.from(text.matchAll(VERSUS)).flatMap(({ 0: versus, index }) => {
    const before = text.slice(Math.max(0, index - LONGEST), index);
    const [cut] = Array.from(before.matchAll(BOUNDARY))
      .map((match) => match.index + match[0].length)
      .slice(-1);
    const from = index - before.length + (cut ?? 0);
    const behind = index + versus.length;
    const led = /^\s?(?:(?:the|an?)\s)?/iu.exec(text.slice(behind))?.[0].length ?? 0;
    const after = text.slice(behind + led, behind + led + LONGEST);
    const stop = after.search(BOUNDARY);
    const one = trimPlace(text, from, index);
    const other = trimPlace(text, behind + led, behind + led + (stop < 0 ? after.length : stop));
    return one === null || other === null ? [] : [{ one, other }];
  });
}

/** A联合B与C比较: what is given together is set against the other. */
const JOINT_OF_COMBINATION =
  /(?<=(?:联合|聯合|併用|[+＋])[^\s、。，,;；?？]{2,20})(?:与|與|と)(?=[^\s、。，,;；?？与與と]{2,16}\s?(?:相比|比较|比較|对比|對比|の比較|を比較|どちら|哪))/gu;

/** From the last break before a place, and to the first behind it. */
function readEastAsian(text: string): Sides[] {
  const readSides = (start: number, end: number): Sides[] => {
    let from = start;
    while (from > 0 && !BREAK.test(text.charAt(from - 1))) from--;
    let to = end;
    while (to < text.length && !BREAK.test(text.charAt(to))) to++;
    const stop = text.slice(end, to).search(SIDE_END);
    const one = trimPlace(text, from, /好$/u.test(text.slice(from, start)) ? start - 1 : start);
    const other = trimPlace(text, end, stop > 0 ? end + stop : to);
    return one === null || other === null ? [] : [{ one, other }];
  };
  const versus = Array.from(text.matchAll(EAST_ASIAN_VERSUS)).flatMap(({ 0: joint, index }) =>
    readSides(index, index + joint.length),
  );
  for (const { 0: joint, index } of text.matchAll(JOINT_OF_COMBINATION)) {
    versus.push(...readSides(index, index + joint.length));
  }
  for (const { 0: whole, index, groups } of text.matchAll(THAN_ALONE_JAPANESE)) {
    const { one = "", other = "" } = groups ?? {};
    const end = index + whole.length;
    versus.push({ one: { start: index, end: index + one.length }, other: { start: end - other.length, end } });
  }
  const than = THAN_ALONE.exec(text);
  const other = than?.groups?.other ?? "";
  if (than === null) return versus;
  const behind = than.index + than[0].length - other.length;
  return [
    ...versus,
    ...readSides(than.index, behind).map(({ one }) => ({ one, other: { start: behind, end: behind + other.length } })),
  ];
}

/** What stands on both sides of each "versus" of a question, and of 比单纯…, in its order. */
export function readVersusSides(text: string): Sides[] {
  return isEastAsian(text) ? readEastAsian(text) : readEnglish(text);
}

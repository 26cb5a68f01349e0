import type { EastAsianSpan } from "./east-asian-names.ts";
import { type FoldedText, isAlphanumeric, isHan, isHiragana, isKatakana } from "./east-asian-text.ts";

/** Plain characters that are no part of a word, whatever stands beside them; others are: 高 and 症 in 高尿酸症. */
const GRAMMAR = new Set(
  "的了和与或及在于是有无为以其之被把将从到由而且但对比吗呢吧能会可使用等每毎让给向跟同若则即也都还又就才只仅請请何",
);
/** After one ideograph these make it a noun; other hiragana make it a verb or an adjective, which is grammar. */
const PARTICLE = /[はがをにのとでもへや]/u;
/** 要剪吗: a verb of one ideograph behind what says that it has to be done. */
const ACT = /^(?:一定|必须|是不是|需不需|还)?[要想该該得][\p{Script=Han}]$/u;
const ENDS_ACT = /^[術术](?![前後后中式者\p{Script=Han}])/u;
/** 升得慢, 疼得抬不起来, 咽不下去: how something is done, or that it cannot be. */
const COMPLEMENT =
  /^[\p{Script=Han}]?得(?:很|更|挺|比较|太|特别|不)?[\p{Script=Han}]{1,2}$|^得?(?:[\p{Script=Han}]{0,2})[不得](?:起来|下去|下来|出来|出去|上来|上去|过来|过去|回来|进去|开来|动|了|着|好|完|到|住|开|掉|清|见|直|稳|下|上|起)$/u;
/** Letters and digits that belong to the unknown word before them: ビタミンE, カスパーゼ3. */
const MAX_SUFFIX = 3;

/** A stretch of the question, in UTF-16 offsets. */
export interface UnknownText {
  start: number;
  end: number;
}

/**
 * The stretches of Japanese and Chinese text that are nothing known, as offsets in the unfolded text: ideographs and
 * katakana. Hiragana is grammar, with the one ideograph of a verb before it. `isTaken` says which units are understood otherwise.
 */
export function findUnknownEastAsian(
  folded: FoldedText,
  spans: readonly EastAsianSpan[],
  isTaken: (unit: number) => boolean,
): UnknownText[] {
  const { text } = folded;
  const state: ("free" | "known" | "part")[] = Array.from({ length: text.length }, (_, unit) =>
    isTaken(unit) ? "known" : "free",
  );
  for (const span of spans) {
    const isPart = span.end - span.start === 1 && span.value === null && !GRAMMAR.has(text.charAt(span.start));
    for (let unit = span.start; unit < span.end; unit++) state[unit] = isPart ? "part" : "known";
  }
  const isMeant = (unit: number) => isHan(text.charAt(unit)) || isKatakana(text.charAt(unit));
  const isFree = (unit: number) => unit < text.length && state[unit] !== "known";
  const followsBlank = (unit: number) => (folded.places[unit] ?? 0) > (folded.places[unit - 1] ?? 0) + 2;
  const unknown: UnknownText[] = [];
  for (let start = 0; start < text.length; ) {
    // 脓毒症中…: after a known word this is a postposition.
    if (state[start] === "part" && state[start - 1] === "known" && /[中后前]/u.test(text.charAt(start))) start++;
    // ロボット支援前立腺全摘術: what ends the name of what is done.
    if (state[start] === "free" && state[start - 1] === "known" && ENDS_ACT.test(text.slice(start, start + 2))) start++;
    let end = start;
    const isWithin = (unit: number) =>
      unit > start && isAlphanumeric(text.charAt(unit)) && isFree(unit + 1) && isMeant(unit + 1);
    while (isFree(end) && (isMeant(end) || isWithin(end)) && !(end > start && followsBlank(end))) end++;
    if (end > start && state.slice(start, end).includes("free")) {
      const piece = text.slice(start, end);
      const next = text.charAt(end);
      const isLast = state.slice(start, end - 1).every((it) => it === "part");
      const isVerb = isLast && isHan(text.charAt(end - 1)) && isHiragana(next) && !PARTICLE.test(next);
      let last = end;
      while (last - end < MAX_SUFFIX && isFree(last) && isAlphanumeric(text.charAt(last)) && !folded.apart[last])
        last++;
      const isAct = ACT.test(piece) && /^(?:[吗嗎么呢,，。?？\s]|多久|$)/u.test(text.slice(end, end + 2));
      if (!isVerb && !isAct && !COMPLEMENT.test(piece) && /[^ー]/u.test(piece)) {
        unknown.push({ start: folded.places[start] ?? 0, end: (folded.places[last - 1] ?? 0) + 1 });
      }
    }
    start = Math.max(end, start + 1);
  }
  return unknown;
}

import type { Place } from "./question-frame.ts";

const CHINESE =
  "火辣辣的|火辣辣地|一阵一阵|隐隐|钻心|老是|总是|一直|经常|常常|有时|偶尔|有点儿|有点|有些|特别|非常|一阵阵|反复|持续|最近|这几天|突然|还是|容易|[很好老总又还也都就会太挺]";
const JAPANESE =
  "とても|すごく|ものすごく|かなり|ずっと|いつも|たまに|ときどき|時々|最近|なかなか|あまり|少し|ちょっと|何度も|毎日|すぐに|すぐ|よく|まだ|急に|突然|ひどく|だんだん|本当に";
/** What is complained of, by its first character. */
const COMPLAINT =
  "[疼痛痒麻肿酸晕闷胀干红抖肿腫涨咳喘吐]|多|高|低|快|慢|大|出血|流血|发炎|化脓|过敏|反酸|无力|模糊|かゆ|しび|むく|はれ|だる|重|下がら|眠れ|寝つ|寝付|出な|止ま";
/** How much or how often, between a part of the body and its complaint: 膝盖一直很疼, 膝がとても痛い. */
const DEGREES = new RegExp(`(?<=.)(?:${CHINESE}|${JAPANESE}){1,3}(?=${COMPLAINT})`, "gu");
/** Units of the longest complaint with its degree. */
const LONGEST = 14;

/** Where words of degree stand before a complaint, in units of the folded text. */
export function findDegrees(text: string): Place[] {
  return Array.from(text.matchAll(DEGREES), ({ 0: { length }, index }) => ({ start: index, end: index + length }));
}

/** A piece of text that begins at `start`, without the degrees within it. */
export function dropDegrees(piece: string, start: number, degrees: readonly Place[]): string {
  if (degrees.length === 0 || piece.length > LONGEST) return piece;
  const within = degrees.find((it) => start < it.start && it.end < start + piece.length);
  return within === undefined ? piece : piece.slice(0, within.start - start) + piece.slice(within.end - start);
}

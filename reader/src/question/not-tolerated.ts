import type { Place } from "./question-frame.ts";

const BEFORE_ENGLISH =
  /\b(?:(?:respond(?:s|ing|ed)?|responsive|unresponsive|non-?responsive|refractory|resistant) to|(?:intolerant|intolerance) (?:of|to)|(?:after )?failure of|failed|failing|(?:can(?:not| not|[’']t)|could(?: not|n[’']t)|unable to|do(?:es)? not|do(?:es)?n[’']t) (?:take|have|use|tolerate|swallow|be given|respond to)|contraindications? (?:to|for)|allergic to)\s+(?:\p{L}+ ){0,2}$/iu;
const AFTER_ENGLISH =
  /^[- ](?:intoleran(?:t|ce)|refractory|resistant|unresponsive|non-?respon(?:ders?|sive|se)|na[iï]ve|allergic|failures?\b)/iu;
const AFTER_JAPANESE =
  /^(?:療法|治療|薬|剤)?(?:が|を|は|に|へ|で|の)?(?:使えない|飲めない|着けられない|つけられない|できない|服用できない|内服できない|投与できない|使用できない|継続できない|続けられない|耐えられない|無効(?!か)|不応|不耐|抵抗|不適|効かな[いか]|効果不十分|反応しな[いか]|禁忌|アレルギー|未治療|未使用|未投与|ナイーブ)/u;
const AFTER_CHINESE =
  /^(?!(?:治疗|治療)[难難]治性)(?:治疗|治療|疗法|療法|药物|类药物)?(?:后)?(?:的?(?:不耐受|不能耐受|无法耐受|無法耐受|无效|無效|失败|失敗|抵抗|耐药|耐藥|难治|效果不佳|效果不好|疗效不佳|控制不佳|控制不住|不敏感|过敏|過敏|禁忌|初治|未治疗|未治療))/u;
const BEFORE_CHINESE =
  /(?:(?:未|没有?|沒有?|从未|從未)(?:使用|服用|接受|用|吃)[过過](?:的)?|(?:不能|无法|無法|不宜|不可|难以|難以)(?:耐受|使用|服用|接受|用|吃|做)(?:了)?)$/u;

/** Whether patients are meant who cannot have a treatment, or whom it did not help: CPAP使えない人, 阿司匹林不耐受, statin-intolerant. */
export function isNotTolerated({ start, end }: Place, text: string): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 16);
  return (
    BEFORE_ENGLISH.test(before) ||
    AFTER_ENGLISH.test(after) ||
    AFTER_JAPANESE.test(after) ||
    AFTER_CHINESE.test(after) ||
    BEFORE_CHINESE.test(before)
  );
}

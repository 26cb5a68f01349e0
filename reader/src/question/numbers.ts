import type { Coverage } from "./found-concept.ts";

/** A number of the question with its unit, and where it stands. */
export interface FoundNumber {
  start: number;
  end: number;
}

const DIGITS = String.raw`(?:\d{1,3}(?:[,，]\d{3}){1,5}(?:\.\d+)?|\d+(?:[.．]\d+)?)`;
const HAN_DIGITS = "[〇一二三四五六七八九十百千半两]{1,12}";
const TO = String.raw`\s*(?:[-–—~〜～]|to|and|至|到|から|ないし|/)\s*`;
const RANGE = `${DIGITS}(?:${TO}${DIGITS})?`;
const COMPARED = String.raw`(?:(?:[≥≤≧≦><=±~≈]=?|at least|at most|more than|less than|fewer than|greater than|up to|over|under|above|below|大于|小于|超过|超過|不足|至少|最多|约|約|少于|低于|高于)\s*)`;
const LATIN_UNITS =
  "mg|µg|μg|mcg|ug|ng|pg|kg|g|grams?|mL|ml|dL|dl|µL|μL|L|litres?|liters?|IU|U|units?|mmol|µmol|μmol|nmol|mol|mEq|mmHg|cmH2O|kPa|kcal|kJ|cm|mm|µm|μm|nm|Gy|cGy|Hz|MHz|" +
  "bpm|rpm|MET|METs|weeks?|wks?|days?|months?|mos?|years?|yrs?|hours?|hrs?|h|minutes?|mins?|min|seconds?|secs?|s|times|fold|doses?|cycles?|sessions?|points?|steps?|courses?|" +
  "cases|patients|participants|percent|per cent|million|thousand";
const EAST_ASIAN_UNITS =
  "歳|才|岁|歲|年間|年以上|年|[かヶカヵケ箇个個]月間?|月|週間|週|周|星期|日間|日|天|時間|小時|小时|分間|分钟|分鐘|分|秒|回|次|錠|片|粒|包|例|名|人|倍|度|点|期|級|级|相|世代|代|パーセント|グラム|ミリグラム|リットル|カロリー|" +
  "キロ|毫克|微克|千克|公斤|克|毫升|升|国际单位|单位|單位|毫米汞柱|毫米|厘米|公分|千卡|剤|种|種類|シーズン";
const LATIN_UNIT = `(?:${LATIN_UNITS})(?![A-Za-z])`;
const UNIT = `(?:%|‰|°C|℃|${LATIN_UNIT}|${EAST_ASIAN_UNITS})`;
const PER = String.raw`(?:\s*(?:/|per |毎)\s*(?:(?:1\.73\s*)?m[2²]|10\^?\d+|${UNIT}|day|week|dose|body weight))*(?:\s*(?:twice|once|daily|weekly|a day|a week|per day))?`;
const BOUND = "(?:以上|以下|以内|未満|未满|超|を超える|以后|之内|左右|程度|前後|前后|弱|強|目)?";
const NOT_WITHIN = String.raw`(?<![\p{L}\p{N}_.])(?<![A-Za-z][-‐‑])`;
/** Chinese and Japanese have no blank before a number. */
const START = String.raw`(?:${NOT_WITHIN}|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))`;
const LABELS =
  "stages?|grades?|phases?|types?|class|level|category|cycle|day|week|month|year|group|score|steps?|tier|generation|version|ステージ|グレード|フェーズ|クラス|レベル|第";

const MEASURE = new RegExp(`${START}${COMPARED}?${RANGE}[ -]?${UNIT}${PER}${BOUND}`, "giu");
/** "5d", "12 wk"; in capitals it is no time: "3D". */
const SHORT_TIME = new RegExp(`${START}${COMPARED}?${RANGE} ?(?:d|wk|y)(?![\\p{L}\\p{N}'’-])`, "gu");
const COMPARISON = new RegExp(`${COMPARED}${RANGE}${UNIT}?${BOUND}`, "giu");
const HAN_MEASURE = new RegExp(
  `(?:${HAN_DIGITS})(?:歳|岁|歲|年間|年(?![龄齡级級代度轻輕])|[かヶカヵ个個]月|週間|周|天|小时|小時|(?<=[每毎].{1,4})[次回])${BOUND}`,
  "gu",
);
const LABELLED = new RegExp(
  String.raw`(?<![\p{Script=Latin}])(?:${LABELS})[ -]?(?:\d{1,2}[a-d]?|[IVX]{1,4}[a-d]?)(?:[-–/〜～](?:\d{1,2}|[IVX]{1,4}))?(?![\p{Script=Latin}\d])(?:世代|相|期|級|级|线|線)?`,
  "giu",
);
const ACIDITY = new RegExp(String.raw`\bpH ?${COMPARED}?${RANGE}`, "gu");
const BARE = new RegExp(String.raw`${START}${RANGE}${BOUND}(?![\p{Script=Latin}\p{N}])(?![-‐‑.]\p{L})`, "gu");

function findAll(text: string, patterns: readonly RegExp[], covered: Coverage): FoundNumber[] {
  const found: FoundNumber[] = [];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index + (match[0].length - match[0].trimStart().length);
      const end = match.index + match[0].trimEnd().length;
      if (covered.hasAny(start, end)) continue;
      covered.take(start, end);
      found.push({ start, end });
    }
  }
  return found;
}

/** Doses, durations, thresholds, percentages and acidity with their units, and stages with their number. Marks what they take. */
export function findMeasures(text: string, covered: Coverage): FoundNumber[] {
  return findAll(text, [ACIDITY, MEASURE, SHORT_TIME, HAN_MEASURE, LABELLED, COMPARISON], covered);
}

/** Numbers that stand alone, such as years. Marks what they take. */
export function findBareNumbers(text: string, covered: Coverage): FoundNumber[] {
  return findAll(text, [BARE], covered);
}

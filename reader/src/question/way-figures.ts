import { isEastAsian } from "./east-asian-text.ts";
import type { FoundConcept } from "./found-concept.ts";
import type { Place } from "./question-frame.ts";

/** What a dose, a duration, an interval or a number of times is counted in. */
const UNITS =
  "%|mg|µg|μg|mcg|g|mL|ml|IU|units?|cm|mm|Gy|mmHg|Hz|hours?|hrs?|h|minutes?|mins?|d|days?|nights?|weeks?|wks?|wk|months?|years?|yrs?|y|fractions?|doses?|sessions?|times|cycles?|courses?|tablets?|年間?|[かヶカヵ箇]月間?|週間?|日間?|時間|分間?|回|錠|剤|個月|个月|月|周|星期|天|日|小时|小時|分钟|分鐘|次|片|粒|剂|劑|针|倍量|毫克|毫升|度|℃|°C|价|價";
const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,4})?(?:\s?[-–~〜～]\s?\d{1,6}(?:[.,]\d{1,4})?)?`;
const MEASURE = `${NUMBER}[ -]?(?:${UNITS})(?![A-Za-z])(?:/(?:kg|day|d|h|hour|week|m2|日|天|週|周|回|次))?(?:ごと|毎|おき|每)?`;
/** How often, in words. */
const OFTEN =
  "(?:once|twice|thrice|three times)(?:[ -](?:a|per|every) (?:day|week|month|year)|[ -](?:daily|weekly|monthly|yearly|nightly|annually))?|every (?:other |second |third |[0-9]{1,2}[ -]?)?(?:day|night|week|month|year|hour)s?|(?:on )?alternate[ -]days?|[0-9]{1,2}[ -]hourly|(?:bi|tri)?weekly|daily|monthly|yearly|annually|nightly|fortnightly";
const OFTEN_EAST_ASIAN =
  "(?:1?[日週月年周]に?|毎[日週月年]|[每毎][天日周週月年])?[1-9一二三四五六两兩半] ?[回次剂劑针](?:/[日天週周])?|隔日|毎日|毎週|毎月|每[天日周週月年]|隔天|単回|複数回|单次|多次|單次";
/** "1:4", of nurses to patients. */
const RATIO = "\\d{1,2}:\\d{1,3}(?!\\d)";
const HAN_MEASURE =
  "[一二两三四五六七八九十半]{1,3}(?:年|个半?月|个?星期|个?礼拜|周|天|次|片|针|支|粒|小时|か月|週間|日間|回|錠)";
const FIGURE = `(?:${OFTEN}|${HAN_MEASURE}|${RATIO}|${OFTEN_EAST_ASIAN}|${MEASURE})`;
/** A figure begins a word, or stands behind one that has no blanks. */
const START = String.raw`(?:(?<![\p{L}\p{N}.])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?<![第〇一二三四五六七八九十百千]))`;
const VERSUS =
  "vs\\.?|versus|対|对比|對比|compared (?:with|to)|rather than|instead of|(?:any )?(?:better|worse|safer|more effective|less effective) than|as (?:good|effective|safe) as|or|か|または|又は|あるいは|还是|還是|或者?";
const BESIDE = "と|和|与|與|跟|、|・|比";

const buildPair = (joints: string): RegExp =>
  new RegExp(
    String.raw`${START}(?<one>${FIGURE}|${NUMBER})\s?(?:${joints})\s?(?:the |an? )?(?<other>${FIGURE})(?![A-Za-z])`,
    "giu",
  );
const AGAINST = buildPair(VERSUS);
/** "Aspirin 150 vs 75": right behind a treatment they need no unit. */
const WITHOUT_UNIT = new RegExp(
  String.raw`${START}(?<one>${NUMBER})\s?(?:vs\.?|versus|or)\s?(?<other>${NUMBER})(?![\p{L}\p{N}%]|[.,]\d|[- ]?(?:years?|yrs?|yo|patients|people))`,
  "giu",
);
const SIDE_BY_SIDE = buildPair(BESIDE);
/** "5 days of antibiotics as good as 10", "7 days of treatment versus 14 days". */
const WITH_TREATMENT = new RegExp(
  String.raw`${START}(?<one>${FIGURE})(?: of | )(?:[\p{L}-]+ ){1,4}(?:(?:is |are )?as (?:good|effective|safe) as|(?:is |are )?(?:better|worse|safer|more effective) than|vs\.?|versus|compared (?:with|to)|rather than|instead of|or)\s(?:the |an? )?(?<other>${FIGURE}|${NUMBER})(?![\p{L}\p{N}%]|[.,]\d| ?(?:and|to) \d)`,
  "giu",
);
/** Side by side in the telegram style of Japanese and Chinese: 7日 14日, 每2小时 每4小时. */
const ASIDE = buildPair("(?<=\\s)[每毎]?(?=\\d)");
/** 0.01%アトロピン 0.05%アトロピン, 一次法 多次法: two figures of one thing. */
const OF_ONE_NAME = new RegExp(
  String.raw`${START}(?<one>${FIGURE}(?<name>[^\s\d、。，,;；?？和与與跟とかvV]{1,12}))\s?(?:${VERSUS}|${BESIDE}|(?<=\s))\s?(?<other>${FIGURE}\k<name>)`,
  "giu",
);
/** 120未満と140未満: two goals. */
const GOALS = new RegExp(
  String.raw`${START}(?<one>${NUMBER}\s?(?:${UNITS})?(?<bound>未満|未满|以下|以上|以内))\s?(?:${VERSUS}|${BESIDE}|(?<=\s))\s?(?<other>${NUMBER}\s?(?:${UNITS})?\k<bound>)`,
  "giu",
);
/** 130还是150: two numbers without a unit. */
const NUMBERS = new RegExp(
  String.raw`${START}(?<one>\d{2,4})\s?(?:还是|還是|それとも|か|対)\s?(?<other>\d{2,4})(?![\p{N}.])`,
  "gu",
);
/** 単回 3回, 单次 多次: once and several times. */
const ONCE_OR_MORE = /(?<=[\s、])(?<one>単回|单次|1回|一次)\s(?<other>複数回|多次|[2-9二三四五两]\s?[回次])(?=\s|$)/gu;
const MEASURED_BY = new RegExp(
  `${START}(?<other>${FIGURE})(?:に?(?:と比較|と比べ|に比べ|との比較)|(?:相比|比较|比較))`,
  "giu",
);
const EACH = new RegExp(`${START}${FIGURE}(?![A-Za-z])`, "giu");

/** When, at which age, or how far something is, and no way of treating. */
const OTHER_BEFORE =
  /\b(?:at|after|within|over|under|aged?|between|stage|grade|type|phase|score|last|past|than|top|level)\s$|(?:术后|術後|产后|産後|発症|发病|年龄|年齢|随访|追跡|≥|≤|>|<)\s?$/iu;
const OTHER_AFTER =
  /^(?:[ -](?:old|of age|survival|follow|mortality|or (?:more|less|older|longer))|-year)|^の?(?:生存|時点|後|后|時(?!間)|时(?!间)|以降|以上|以下|未満|以内|以后|目|成績|随访|追跡|再発|再发|死亡|歳|岁|龄|齢)/iu;
const WHEN_AFTER = /^ (?:later|after|before)/iu;
const TIME = /^(?:h|hrs?|hours?|min|d|wk|yrs?|days?|nights?|weeks?|wks?|months?|years?)/iu;
const COMPARES = /どちら|どっち|いずれ|違い|差は|比較|比べ|哪|区别|區別|比较|相比|差异|差異|差别|优于/u;
const UNIT = /(?<![^\d.,\s~〜～–-])[^\d.,\s~〜～–-]{1,12}$/u;

/** 12か月から3か月に短縮: what it is, and what it becomes. */
const CHANGED = new RegExp(
  `${START}(?<one>${FIGURE})から(?<other>${FIGURE})(?=[にへ](?:短縮|延長|減|増|変更|変え|切り))`,
  "giu",
);

/** Treatments that figures right behind them are of. */
const isBehindTreatment = (found: readonly FoundConcept[], start: number, text: string): boolean =>
  found.some(
    ({ concept, end }) =>
      concept.kind === "intervention" && end <= start && /^[\s,，、のを]{0,2}$/u.test(text.slice(end, start)),
  );

const isOfPeople = (found: readonly FoundConcept[], { start, end }: Place): boolean =>
  found.some((it) => it.concept.kind === "population" && it.start < end && start < it.end);

function readPairs(text: string, pattern: RegExp): { one: Place; other: Place }[] {
  return Array.from(text.matchAll(pattern)).map(({ 0: whole, index, groups }) => {
    const { one = "", other = "" } = groups ?? {};
    const end = index + whole.length;
    return { one: { start: index, end: index + one.length }, other: { start: end - other.length, end } };
  });
}

const readUnit = (text: string, { start, end }: Place): string | undefined =>
  UNIT.exec(text.slice(start, end))?.[0].toLowerCase();

/** "Vonoprazan 2剤 … 3剤と比較": a figure that an earlier one of its unit is measured by. */
function findMeasuredBy(text: string): readonly Place[] {
  for (const { 0: whole, index, groups } of text.matchAll(MEASURED_BY)) {
    const other = { start: index, end: index + (groups?.other?.length ?? whole.length) };
    const earlier = Array.from(text.slice(0, index).matchAll(EACH))
      .map((match) => ({ start: match.index, end: match.index + match[0].length }))
      .findLast((place) => readUnit(text, place) === readUnit(text, other));
    if (earlier !== undefined) return [earlier, other];
  }
  return [];
}

/** What a Japanese or Chinese question sets against each other without a word that says so. */
function findTelegramPair(text: string, isWay: (pair: { one: Place; other: Place }) => boolean): readonly Place[] {
  const ofOneName = [
    ...readPairs(text, GOALS),
    ...readPairs(text, NUMBERS),
    ...readPairs(text, ONCE_OR_MORE),
    ...readPairs(text, OF_ONE_NAME),
  ];
  const aside = readPairs(text, ASIDE).filter((it) => {
    const unit = readUnit(text, it.one);
    return unit !== undefined && unit === readUnit(text, it.other) && isWay(it);
  });
  const pair = [...ofOneName, ...aside].find(
    ({ one, other }) => text.slice(one.start, one.end) !== text.slice(other.start, other.end),
  );
  return pair === undefined ? [] : [pair.one, pair.other];
}

/**
 * Two doses, durations, intervals or numbers of times that a question sets against each other: "75 mg or 150 mg",
 * 5日間と10日間, 每天还是隔天. Empty where there are none; ages and times of follow-up are none.
 */
export function findFigurePair(found: readonly FoundConcept[], text: string): readonly Place[] {
  const isWay = ({ one, other }: { one: Place; other: Place }) =>
    !OTHER_BEFORE.test(text.slice(Math.max(0, one.start - 12), one.start)) &&
    !OTHER_AFTER.test(text.slice(other.end, other.end + 14)) &&
    !(TIME.test(readUnit(text, other) ?? "") && WHEN_AFTER.test(text.slice(other.end, other.end + 8))) &&
    !isOfPeople(found, { start: one.start, end: other.end });
  const against =
    readPairs(text, AGAINST).find(isWay) ??
    readPairs(text, WITH_TREATMENT).find(isWay) ??
    readPairs(text, WITHOUT_UNIT).find((it) => isWay(it) && isBehindTreatment(found, it.one.start, text));
  if (against !== undefined) return [against.one, against.other];
  const beside = readPairs(text, SIDE_BY_SIDE).find((it) => {
    const areAlike = readUnit(text, it.one) === undefined || readUnit(text, it.one) === readUnit(text, it.other);
    return areAlike && isWay(it) && (COMPARES.test(text) || isBehindTreatment(found, it.one.start, text));
  });
  if (beside !== undefined) return [beside.one, beside.other];
  const changed = readPairs(text, CHANGED).find((it) => readUnit(text, it.one) === readUnit(text, it.other));
  if (changed !== undefined) return [changed.one, changed.other];
  const measured = findMeasuredBy(text);
  return measured.length > 0 || !isEastAsian(text) ? measured : findTelegramPair(text, isWay);
}

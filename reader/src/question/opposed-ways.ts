import { isEastAsian } from "./east-asian-text.ts";
import type { FoundConcept } from "./found-concept.ts";
import type { Place } from "./question-frame.ts";

/** Words of which two that stand beside each other are two ways, also where nothing says that they are compared. */
const KINDS: readonly string[] = [
  "腹腔镜|腔镜|机器人|达芬奇|开腹|开胸|开放|开颅|胸腔镜|微创|传统|内镜|内窥镜|显微镜|经皮|经尿道|小切口|单孔|三孔|多孔|腹腔鏡|ロボット|開腹|開胸|開頭|胸腔鏡|内視鏡|鏡視下|直視下|低侵襲|従来|経皮|小切開|単孔|多孔|顕微鏡",
  "单侧|双侧|片側|両側",
  "全麻|半麻|腰麻|局麻|全身麻酔|局所麻酔|硬膜外麻酔|腰椎麻酔",
  "有创|无创",
  "前路|后路|侧路|直接前|前侧|后侧|外侧|前入路|后入路|前方|後方|側方|前側方|後側方",
  "限制性|非限制性|开放性|宽松|自由|制限|非制限|リベラル",
  "预防|按需|規律|规律|定期補充|出血時|予防|必要時|頓用|オンデマンド",
  "早期|晚期|晩期|延迟|延期|即刻|即时|立即|择期|遅延|即時|待機|待時",
  "俯卧位|仰卧位|侧卧位|腹臥位|仰臥位|側臥位",
  "早断|晚断|晚扎|早扎|早期结扎|延迟结扎",
  "单次|分次|多次|単回|分割|反復",
  "持续|间断|间歇|持続|間欠",
  "口服|静脉|静脉注射|肌注|皮下|外用|吸入|雾化|経口|静脈|静注|筋注|皮下注",
  "住院|门诊|日间|居家|入院|外来|在宅|日帰り",
  "固定剂量|按体重|固定用量|体重換算",
];
/** What either word may belong to. */
const NOUN =
  "(?:辅助|下|式|支援|性)?(?:手术|术式|术|疗法|治疗|使用|给药|输注|入路|策略|输血|通气|种植|种牙|アプローチ|手術|術|療法|補充療法|補充|投与|荷重|輸血|結紮|埋入|法)?";
const JOINT = "\\s?(?:与|與|和|跟|及|と|対|vs\\.?)\\s?";

const PAIRS = KINDS.map(
  (kind) => new RegExp(`(?<one>(?:${kind}){1,2}${NOUN})${JOINT}(?<other>(?:${kind}){1,2}${NOUN})`, "giu"),
);

const SUBJECTS: ReadonlySet<string> = new Set(["condition", "population"]);

/** 腹腔镜与开腹, 定期補充療法と出血時補充療法: two ways of one act, joined and not compared by a word. Empty where there are none. */
export function findOpposedPair(found: readonly FoundConcept[], text: string): readonly Place[] {
  if (!isEastAsian(text)) return [];
  for (const pair of PAIRS) {
    for (const { 0: whole, index, groups } of text.matchAll(pair)) {
      const { one = "", other = "" } = groups ?? {};
      const end = index + whole.length;
      const last = end - other.length;
      // 腹腔镜前列腺癌根治术: to the end of the name that begins there.
      const named = found.find((it) => it.start === last && it.end > end && it.concept.kind === "intervention");
      const places = [
        { start: index, end: index + one.length },
        { start: last, end: named?.end ?? end },
      ];
      // 早期がんと進行がん: what patients have is no way.
      const isOfWhom = places.some(({ start, end: to }) =>
        found.some(
          (it) =>
            SUBJECTS.has(it.concept.kind) && it.start < to && start < it.end && !(start <= it.start && it.end <= to),
        ),
      );
      if (one !== other && !isOfWhom) return places;
    }
  }
  return [];
}

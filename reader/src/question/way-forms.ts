import { isEastAsian } from "./east-asian-text.ts";
import type { FoundConcept } from "./found-concept.ts";
import type { Place } from "./question-frame.ts";

/** Words that say when or how, of which two set against each other are ways: "morning or evening", 继续还是停药. */
const MANNERS: readonly string[] = [
  "(?:in the )?(?:morning|evening|night(?:-?time)?|afternoon)|(?:at )?(?:bedtime|night)|daytime|(?:朝|夕方?|夜間?|昼|就寝前|寝る前|眠前)(?:に)?(?:飲む|打つ|食べる|する|測る|入る)?(?:の|ほう|方)?|早上|早晨|清晨|晚上|晚间|睡前|夜间|白天",
  "before (?:meals|breakfast|food|bed|surgery)|after (?:meals|breakfast|food|surgery)|on an empty stomach|with food|食前|食後|食間|空腹時|饭前|饭后|餐前|餐后|空腹",
  "continu(?:e|ing|ation|ed)(?: of)?|stop(?:ping|ped)?|discontinu(?:e|ing|ation|ed)|withh(?:o|e)ld(?:ing)?|withdraw(?:al|ing)?|hold(?:ing)?|interrupt(?:ing|ion)?|paus(?:e|ing)|taper(?:ing)?|restart(?:ing)?|resum(?:e|ing)|継続|続行|続ける|中止(?:する)?|やめる|休薬(?:する)?|減量(?:する)?|继续(?:用|使用|服用)?|停药|停用|减量|维持|繼續|停藥|減量|維持",
  "術前|術後|手術前|手術後|术前|术后|手术前|手术后|術中|术中|产前|产后|産前|産後",
  "early|late|delayed|immediate|deferred|早期|晩期|晚期|遅延|即時|待機的?|立即|延迟|延期|延後",
  "intermittent(?:ly)?|continuous(?:ly)?|間欠(?:的|投与)?|持続(?:投与|注入)?|间断|间歇|持续|連続|连续",
  "oral(?:ly)?|intravenous(?:ly)?|iv|subcutaneous(?:ly)?|intramuscular(?:ly)?|topical(?:ly)?|経口|内服|静注|静脈内|皮下注?|筋注|外用|口服|静脉(?:注射|滴注|给药|冲击|输注|推注)?|靜脈(?:注射)?|皮下注射|肌注|肌肉注射|ip|intraperitoneal(?:ly)?|腹腔(?:内|注射|给药)?|腹腔内投与",
  "telehealth|telemedicine|tele-?rehab(?:ilitation)?|virtual|online|remote|video|telephone|phone|web-based|digital|home[ -]based|cent(?:re|er)[ -]based|hospital[ -]based|in[ -]person|face[ -]to[ -]face|オンライン|遠隔|対面|電話|ビデオ|在宅|通院|线上|線上|线下|線下|面对面|面對面|远程|遠距|电话|電話|视频",
  "(?:continuous )?infusions?|(?:intermittent )?bolus(?:es)?",
  "inpatient|outpatient|day[ -]case|day[ -]surgery|ambulatory|overnight|入院|外来|日帰り|住院|门诊|門診|日间|日間",
  "alone|in (?:a )?groups?|individual(?:ly)?|group(?:[ -]based)?|one[ -](?:to|on)[ -]one|集団|個別|グループ|团体|團體|小组|个体|個別|一对一",
  "supervised|unsupervised|self[ -](?:guided|directed)|監視下|非監視下|自主|督导|监督下",
  "monotherapy|combination(?: therapy)?|dual therapy|triple therapy|単剤|併用|単独|单药|联合|單藥|聯合",
  "warm|cold|hot|温|冷|热敷|冷敷|熱敷",
];
/** 早期気管切開と晩期気管切開: two times of one act, also where no word compares them. */
const OPPOSED =
  /(?<one>(?:早期|晩期|晚期|遅延|延迟|延期|待機|立即|即時)[^\s、，,と与和か还比对對]{0,8})(?:[と与和か比]|还是|对比|對比)(?<other>(?:早期|晩期|晚期|遅延|延迟|延期|待機|立即|即時)[^\s、，,と与和か的对對好更]{0,8}?)(?=[\s、，,と与和か的对對好更能会？?吗哪谁]|$)/gu;
/** 经桡动脉与经股动脉: two ways into the body. */
const ENTRIES =
  /(?<one>[经經][\p{Script=Han}]{1,3}(?:动脉|動脈|静脉|靜脈|皮|鼻|口|阴道|陰道|腹|肛门?|胸|尿道|直肠|脐|颈|肋间)[^\s与與和跟]{0,6})\s?(?:与|與|和|跟|对比|vs\.?|或)\s?(?<other>[经經](?:[\p{Script=Han}]{1,3}(?:动脉|動脈|静脉|靜脈|皮|鼻|口|阴道|陰道|腹|肛门?|胸|尿道|直肠|脐|颈|肋间)|皮|鼻|口|腹|胸|脐|肛))/gu;
/** "At induction", "the night before", "after clamping": when something is done. */
const WHEN =
  "(?:the )?(?:night|day|evening|morning|hour|week)s? (?:before|after)(?: (?:surgery|delivery|birth|induction|the operation|the procedure))?|(?:before|after|at|during|on|prior to|following) (?:the )?(?:(?:start|end|time|beginning) of (?:the )?)?[a-z-]+";
const TIMES = new RegExp(
  String.raw`\b(?<one>${WHEN})\s(?:or|vs\.?|versus|rather than|instead of|compared (?:with|to))\s(?<other>(?:${WHEN}))|\b(?<first>before|during|after) (?:or|vs\.?|versus) (?<then>(?:before|during|after) (?:the )?[a-z-]+)`,
  "giu",
);
const OR = String.raw`\s?(?:,\s?)?(?:or|vs\.?|versus|v\.?|rather than|instead of|か|または|又は|あるいは|それとも|还是|還是|或者?|(?<![对對相])比(?![较較例])|对比|對比|対)\s?(?:the |an? |to )?`;
/** Side by side in the telegram style of Japanese and Chinese: 静注 経口, 間欠 連日. */
const ASIDE: readonly string[] = [
  "経口|内服|静注|皮下注|筋注|外用|局所|口服|静脉(?:注射|滴注|给药|冲击|输注|推注)?|皮下注射|肌注|肌肉注射|阴道给药|阴道用药|腟内投与",
  "間欠|連日|持続|隔日|間断|间断|间歇|持续|连续|每日|隔天",
  "オンライン|遠隔|対面|線上|线上|线下|面对面|远程|在宅|通院|居家|门诊|外来|入院|日帰り|住院|日间",
  "集団|個別|团体|小组|个体|一对一",
  "温罨法|冷罨法|热敷|冷敷|温熱療法|寒冷療法|冰敷",
];
const ASIDE_PAIRS = ASIDE.map(
  (manner) =>
    new RegExp(String.raw`(?<=\s)(?<one>(?:${manner})[^\s、。，,?？]{0,6})\s(?<other>${manner})(?=\s|$)`, "gu"),
);
/** 阴道给药与口服比较, 継続と中止: joined by と or 与, and compared or by themselves opposed. */
const COMPARED_PAIRS = [...MANNERS, ...ASIDE].map(
  (manner) =>
    new RegExp(
      String.raw`(?<one>${manner})(?:と|与|和|跟)(?<other>${manner})(?=\s?(?:の?(?:比較|違い|差|どちら|どっち)|を比べ|で?は?(?:どちら|どっち|違|差|効果)|比较|相比|对比|哪|的?区别|的?差异))`,
      "gu",
    ),
);
/** 早期手術は待機手術より, 在宅実施は入院と比べて: one measured by the other. */
const MEASURED_PAIRS = [...MANNERS, ...ASIDE].map(
  (manner) =>
    new RegExp(
      String.raw`(?<one>(?:${manner})(?!期間|日数|率|患者)[^\s、。，?？はがよ]{0,6}?)(?:は|が|の方が|のほうが)(?<other>(?:${manner})[^\s、。，?？はがよ]{0,6}?)(?=より|と比べ|に比べ|と比較)`,
      "gu",
    ),
);
const GOING_ON = /(?<one>継続|继续|中止|停药|停用|休薬)(?:と|与|和)(?<other>中止|休薬|停药|停用|継続|继续)/gu;
/** 切还是不切, 手術するかしないか: to do something, or not. */
const DONE_OR_NOT =
  /(?<one>(?<act>[\p{Script=Han}]{1,3}))(?:还是|還是|或者?)(?<other>不\k<act>)|(?<first>(?<deed>[\p{Script=Han}]{1,4})する)か(?<then>\k<deed>?しない)/gu;
/** 全部取るのと一部だけ取るのでは: two acts, each with its verb. */
const ACTS =
  /(?<one>[^\s、。，?？のはが]{1,14}[るたむつうくすぐぶぬ])のと(?<other>[^\s、。，?？]{1,14}[るたむつうくすぐぶぬ])の(?=と?(?:では?|は|どちら|どっち|[をの]比))/gu;
const COMPARES = /比|より|どちら|どっち|違|差|哪|区别/u;

/** The patterns that a text may meet at all: most questions have no word that joins or compares, or no blank. */
function listEastAsianPairs(text: string): readonly RegExp[] {
  if (!isEastAsian(text)) return [];
  const compared = COMPARES.test(text) ? COMPARED_PAIRS : [];
  return [...compared, GOING_ON, ...(/\s/u.test(text) ? ASIDE_PAIRS : [])];
}

const PAIRS = MANNERS.map(
  (manner) => new RegExp(`(?<![A-Za-z])(?<one>${manner})${OR}(?<other>${manner})(?![A-Za-z])`, "giu"),
);

function readPair({ 0: whole, index, groups }: RegExpMatchArray & { index: number }): readonly Place[] {
  const one = groups?.one ?? groups?.first ?? "";
  const other = groups?.other ?? groups?.then ?? "";
  const end = index + whole.length;
  if (one.toLowerCase() === other.toLowerCase()) return [];
  return [
    { start: index, end: index + one.length },
    { start: end - other.length, end },
  ];
}

/** 生物制剂减量还是停药: to the whole of the name that a way ends. */
function widen(places: readonly Place[], found: readonly FoundConcept[]): readonly Place[] {
  return places.map((place) => {
    const named = found.find(
      (it) => it.concept.kind === "intervention" && it.start < place.start && it.end === place.end,
    );
    return named === undefined ? place : { start: named.start, end: named.end };
  });
}

/** Two words of one kind that say when or how, or two times of an act, with "or" or "versus" between them. */
export function findMannerPair(found: readonly FoundConcept[], text: string): readonly Place[] {
  for (const pair of PAIRS) {
    for (const match of text.matchAll(pair)) {
      const places = readPair(match);
      if (places.length > 0) return isEastAsian(text) ? widen(places, found) : places;
    }
  }
  for (const pair of listEastAsianPairs(text)) {
    for (const match of text.matchAll(pair)) {
      const places = readPair(match);
      if (places.length > 0) return places;
    }
  }
  for (const pair of isEastAsian(text) && text.includes("は") && COMPARES.test(text) ? MEASURED_PAIRS : []) {
    for (const match of text.matchAll(pair)) {
      const places = readPair(match);
      // 静注鉄剤は経口鉄剤より: two treatments by their names.
      const areNamed = places.every(({ start, end }) =>
        found.some((it) => it.concept.kind === "intervention" && it.start <= start && end <= it.end),
      );
      if (places.length > 0 && !areNamed) return places;
    }
  }
  for (const match of isEastAsian(text) ? [...text.matchAll(DONE_OR_NOT), ...text.matchAll(ACTS)] : []) {
    const places = readPair(match);
    if (places.length > 0) return places;
  }
  // "After stroke or after injury" says who is meant.
  const isOfWhom = ({ start, end }: Place) =>
    found.some((it) => ["condition", "population"].includes(it.concept.kind) && it.start < end && start < it.end);
  for (const match of [...text.matchAll(OPPOSED), ...text.matchAll(ENTRIES), ...text.matchAll(TIMES)]) {
    const [one, other] = readPair(match);
    if (one === undefined || other === undefined) continue;
    // "After cord clamping": to the end of the name that begins there.
    const named = found.find((it) => it.start < other.end && other.end < it.end);
    const places = [one, { start: other.start, end: named?.end ?? other.end }];
    if (!places.some(isOfWhom)) return places;
  }
  return [];
}

const PERSON =
  /\b(?:patients|people|persons|adults|children|women|men|individuals|those|participants|infants|mothers|survivors|患者|人)\s?$/iu;
const WITH_OR_WITHOUT =
  /\b(?<one>with|without)\s(?:or|and|vs\.?|versus)\s(?<other>with|without)\s(?:an?\s|the\s)?(?=(?<rest>[^.,;?()]{2,40}))/giu;
const PRESENT_OR_NOT =
  /(?<name>[^\s、。，,;；?？（()・]{2,14}?)(?<one>あり|有り|する|併用)(?:と|か|・|、|\/|または|vs\.?)(?<other>なし|無し|しない|併用なし)/gu;
const HAVING_OR_NOT = /(?<one>有)(?<other>[无無])/gu;

/** What may be added to a treatment, and whom or what it is about not. */
const mayBeAdded = ({ concept }: FoundConcept): boolean =>
  ["intervention", "word", "subject"].includes(concept.kind) && !concept.excluded;
const isSubject = ({ concept }: FoundConcept): boolean => ["condition", "population", "outcome"].includes(concept.kind);

/** "Emollients alone or with a mild steroid": what is given by itself, or with another. */
const ALONE_OR_WITH =
  /\s(?:alone|on its own|by itself)\s(?:or|vs\.?|versus)\s(?<other>(?:with|plus|combined with|in combination with|together with)\s)/giu;

/** "With or without a drain", 被覆あり・なし, 有无引流: of what is done, not of what patients have. */
export function findWithAndWithout(found: readonly FoundConcept[], text: string): readonly Place[] {
  for (const { 0: whole, index, groups } of text.matchAll(WITH_OR_WITHOUT)) {
    const from = index + whole.length;
    const named = found.find((it) => it.start >= from && it.start < from + 24);
    if (named === undefined || !mayBeAdded(named) || PERSON.test(text.slice(Math.max(0, index - 14), index))) continue;
    const start = index + whole.indexOf(groups?.other ?? "", groups?.one?.length ?? 0);
    return [
      { start: index, end: index + (groups?.one?.length ?? 0) },
      { start, end: named.end },
    ];
  }
  for (const { 0: whole, index, groups } of text.matchAll(ALONE_OR_WITH)) {
    const tried = found.find((it) => it.end === index && it.concept.kind === "intervention");
    const added = found.find((it) => it.start >= index + whole.length && it.concept.kind === "intervention");
    if (tried === undefined || added === undefined) continue;
    const start = index + whole.length - (groups?.other?.length ?? 0);
    return [
      { start: tried.start, end: index + whole.trimStart().indexOf(" ") + 1 },
      { start, end: added.end },
    ];
  }
  for (const { 0: whole, index, groups } of text.matchAll(PRESENT_OR_NOT)) {
    const { name = "", one = "", other = "" } = groups ?? {};
    const inName = found.filter((it) => it.start < index + name.length && it.end > index);
    if (!inName.some(mayBeAdded) || inName.some(isSubject)) continue;
    const end = index + whole.length;
    return [
      { start: index, end: index + name.length + one.length },
      { start: end - other.length, end },
    ];
  }
  for (const { index } of text.matchAll(HAVING_OR_NOT)) {
    const named = found.find((it) => it.start === index + 2);
    if (named === undefined || named.concept.kind !== "intervention") continue;
    return [
      { start: index, end: index + 1 },
      { start: index + 1, end: named.end },
    ];
  }
  return [];
}

const COMPARED = "(?:の|を|で|は|的)?(?:比較|比较|对比|對比|どちら|違い|哪|区别|差异|何が)";
const BESIDE_COMPARED = new RegExp(
  String.raw`(?<one>[^\s、。，,;；?？（()と与與和跟]{2,12})(?:と|与|與|和|跟|\s|、|・)(?<other>[^\s、。，,;；?？（()と与與和跟]{2,12}?)\s?${COMPARED}`,
  "gu",
);
/** What a treatment has more or less of: 高劑量與標準劑量. */
const MEASURED =
  /(?<one>[^\s、。，,;；?？（()と与與和跟]{1,5}(?<noun>剂量|劑量|用量|投与|疗程|療程|间隔|間隔|浓度|濃度|强度|強度|频率|頻率|頻度|流量|给药|給藥|途径|途徑|経路|时机|時機))(?:と|与|與|和|跟)(?<other>[^\s、。，,;；?？（()と与與和跟]{1,5}\k<noun>)/gu;

/** Characters that both end with. */
function countSharedEnd(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && shared < other.length && one.at(-1 - shared) === other.at(-1 - shared)) shared++;
  return shared;
}

/** Two names that end alike: 硬性コルセット 軟性コルセット 比較, 高劑量與標準劑量. */
export function findAlikeSides(found: readonly FoundConcept[], text: string): readonly Place[] {
  for (const match of [...text.matchAll(MEASURED), ...text.matchAll(BESIDE_COMPARED)]) {
    const { one = "", other = "" } = match.groups ?? {};
    const shared = countSharedEnd(one, other);
    if (shared < 2 || shared === one.length || shared === other.length) continue;
    const end = match.index + match[0].lastIndexOf(other) + other.length;
    const places = [
      { start: match.index, end: match.index + one.length },
      { start: end - other.length, end },
    ];
    const isOfSubject = found.some(
      (it) => isSubject(it) && places.some(({ start, end: to }) => it.start < to && start < it.end),
    );
    if (!isOfSubject) return places;
  }
  return [];
}

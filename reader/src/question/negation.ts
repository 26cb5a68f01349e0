import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import type { QuestionConcept } from "./concept.ts";
import type { FoundConcept } from "./found-concept.ts";
import { actsWithout } from "./helped-acts.ts";
import { isNotTolerated } from "./not-tolerated.ts";
import { isOccasion } from "./occasion.ts";
import { isReplaced } from "./replaced.ts";
import { isRuledOut } from "./ruled-out.ts";

/** What may stand between a denial and what it denies. */
const BETWEEN =
  "(?:any|a|an|the|prior|previous|known|established|history|histories|of|diagnosed|concomitant|concurrent|underlying|pre-?existing|comorbid|overt|significant|clinical|diagnosis|with|current|currently|active|documented|manifest|co-?existing|baseline|severe|major|chronic|evidence|signs?|using|use|taking|giving|prescribing|need|needing|for|to|resorting|recourse|prescription|additional|more)";
const DENIAL =
  "without|not (?:previously|yet|recently|already)(?: treated with)?|not (?:on|having|have|taking|receiving|using|undergoing|requiring|treated with|affected by|diagnosed with|suffering from|infected with|with)|" +
  "not (?:counting|including|considering|(?:due|related) to|(?:caused|induced) by|associated with)|but (?:no|not)|minus|(?:do|does|did)(?:es)?(?: not|n[’']t) (?:have|take|receive|get|want)|(?:has|have|is|are)n[’']t (?:got|on|taking|had|having)|with (?:no|neither)|(?:have|has|having|had) (?:no|never had)|no (?:prior |previous |known |personal )?history of|never (?:had|taking|treated with|diagnosed with)|" +
  "(?:can(?:not| not|[’']t)|must not|may not|should not|do(?:es)? not want to|do(?:es)?n[’']t want to) (?:take|have|use|tolerate|be given)|in the absence of|absence of|excluding|except(?: for| those with)?|other than|besides|(?:apart|aside) from|with the exception of|avoid(?:ing|s)?|leaving out|omitting|do(?:es)?(?: not|n't) (?:use|involve|need|require)|free (?:of|from)|negative for|lacking|(?:that|which|who) (?:is|are|was|were)(?: not|n[’']t)";
const WHO = "(?:people|persons|patients|individuals|participants|subjects|those|anyone)";
/** "…, but not in people with dementia", "excluding patients who have diabetes": of whom the denial speaks. */
const OF_WHOM = `(?:(?:in|among|for|of) )?(?:the )?${WHO} (?:with|who (?:have|had|take|use|are on)|having|taking|using|on) `;
/** "Other than in immunosuppressed patients". */
const OF_SOME = "(?<=(?:other than|except|(?:apart|aside) from) )(?:in|among) (?:the )?";
const BEFORE_ENGLISH = new RegExp(
  String.raw`(?<lead>\b\w+[ /]+)?\b(?:${DENIAL}|not(?= (?:in|among|for) ))\s+(?:${OF_WHOM}|${OF_SOME})?(?:${BETWEEN}\s+)*$`,
  "iu",
);
const NON = /\bnon[- ]?$/iu;
/** "Stroke NOT aphasia", as search boxes have it; small letters deny nothing by themselves. */
const NOT_OPERATOR = /(?:\p{Ll}|[)"])\s+(?:AND )?NOT\s+$/u;
/** Set aside whatever it is called: "other than four layer bandages". */
const SET_ASIDE =
  /\b(?:other than|(?:apart|aside) from|except(?: for)?|excluding|with the exception of)\s+(?:(?!(?:for|in|of|on|with|to|and|or|by|at|is|are|that|who|which|when)\b)[a-z-]+ ){1,2}$/iu;
/** "Drug-free treatment", "treated opioid-free"; being free of a disease is an outcome, and a gluten-free diet a thing. */
const FREE =
  /^[- ]free\b(?! (?:survival|interval|days?|period|rates?|remission|time|weeks?|months?|years?|status|of|from)\b)/iu;
/** "Respiratory failure not COVID": of a condition right behind another thing; "whether or not", "is it not" deny nothing. */
const NOT_BESIDE =
  /(?<!\b(?:or|if|is|are|was|were|do|does|did|why|but|can|could|should|would|will|has|have|had|it|there|only)\s)\bnot\s+$/iu;
/** ", not water birth", "IV only, not intra-arterial", "adults (not children)": of anything right behind. */
const NOT_APART = /(?:(?:,|\bonly)\s+|\()not\s+$/iu;
/** What is asked of the search and not of a test: "… at 6 months? exclude pregnancy". */
const EXCLUDE = /(?:[?.;,(]|^)\s*exclud(?:e|es|ed)\s+(?:any |all |the |those with |patients with |people with )?$/iu;
/** "No drugs": of a treatment alone, and not that it has no effect; "apixaban or no anticoagulation" asks for both. */
const NO = /(?<!\bor )\bno\s+$/iu;
/** "DOAC post TAVI no AF", as notes have it; a sentence with a verb says that there is none. */
const NO_OF_NOTES = /[\p{L}\p{N}]\sno\s$/iu;
const SAYS = /\b(?:is|are|was|were|does|do|did|can|has|have|had|will|there|with|causes?|shows?|means?|i|my|we)\b/iu;
const EFFECT = /^\s+(?:benefit|effect|difference|better|role|response|interaction|allerg)/iu;
/** "Should women with epilepsy avoid valproate?" asks about valproate. */
const SHOULD = /^\s*(?:should|must|need|(?:when|why|who) should)\b/iu;
/** Nothing that stays is named before what is left out. */
const OMITTED_FIRST = /^\s*(?:(?:is|does|do|can|should|we|i|it|safe|safety|effect|of|the|role|to|by) ){0,6}$/iu;
/** "with or without diabetes" asks for both. */
const BOTH = /^(?:or|and)[ /]|\/$/iu;
const NEXT_ENGLISH = new RegExp(
  String.raw`^\s*(?:,\s*(?:(?:or|and|nor)\b\s*)?|(?<=\s)(?:or|and|nor)\b\s*|/\s*)(?:${BETWEEN}\s+)*$`,
  "iu",
);

const BEFORE_CHINESE =
  /(?<lead>.?)(?:无|無|没有|沒有|不伴|未伴|未合并|未合併|不合并|不合併|无合并|未并发|未患|不患|未罹患|未接受|未使用|未服用|未行|未进行|未接种|不使用|不服用|排除|除外|不含|不包括|不包含|不要|不用|不吃|不打|不靠|不做|不采用|不依赖|不依靠|不行|剔除|无需|无须|不需要?|不必|免用|避免|别用|不通过|勿用|不(?:想|愿意?|肯|能|可以?|宜)?|(?<![特分個个區区級级性类類差鉴识辨告])别)(?:有|过|任何|明显|既往|基础|严重|其他|使用|服用|进行|做|接受|耐受|配合|结合|联合|加用|加|用|吃|服|靠)*$/u;
const EXCEPT_CHINESE = /(?:除了|(?<![排剔去消])除)(?:使用|服用|应用|采用|接受|进行|用|吃|打|做)?$/u;
const NON_EAST_ASIAN = /(?<lead>.?)非$/u;
/** 有无: with and without; 或不伴: the same; 用不用 asks whether; 除非, 并非 and their like are other words. */
const BOTH_CHINESE = /[有或和与及、/用吃做打需要该是能可加]/u;
const OTHER_NON = /[除并並而是莫绝決]/u;
/** What is set aside behind its name: 双胎除外, 住院医师不包括在内. */
const AFTER_CHINESE =
  /^(?:住院医师|医师|患者|病人|病例|人群|者|的|类|類)?(?:除外|(?:以外|之外)的|不包括在内|不包含在内|不计(?:入|算)?|不算(?:在内)?|排除在外|不在内|不纳入|不予纳入)/u;
/** 未插管: of what is done. */
const NOT_DONE = /(?<![从從])未(?:行|经|經|作|予)?$/u;
/** To rule a disease out is what a test is for. */
const RULES_OUT = /排除(?:有|了)?$/u;
const OF_TESTS = /敏感|灵敏|特异|特異|预测值|預測值|准确|诊断|診斷|鉴别|检测|檢測/u;
const NEXT_CHINESE = /^\s*(?:、|，|,|或者?|和|及|与|與|以及|且)\s*(?:(?:任何|其他|其它)\s*)?$/u;
const REFUSES = /(?:不[想愿肯能敢要]|怕|(?<![特分个個区區级級性类類差鉴识辨告])[别別]|拒绝)[^，,。]{0,4}$/u;
const AFTER_CHINESE_EXCEPT = /^(?:患者|病人|者)?(?:之外|以外|外|.{0,12}(?:还有|还能|还可以|别的|其他)|\s*[?？。]?$)/u;

const AFTER_JAPANESE =
  /^(?:症|後(?:の?症例)?|の?症例|例|類|の?患者(?:さん)?|の?既往歴?|の?合併|の?併存|の?併発|の?治療歴|の?使用歴?|の?投与歴?|の?罹患)?(?:が|を|は|も|には|では|で|に|の)?\s?(?<denial>(?:な(?:い|く|かった)(?!し)|無い|なし|無し|有さない|有しない|もたない|持たない|伴わない|合併しない|合併していない|併発しない|併発していない|併存しない|嫌(?:です|だ|な(?:の|ん))|抵抗があ|認めない|除く|除いた|除外(?!診断|でき|可能|に(?:有用|役立|使)|する(?:の|こと)?(?:に|ため)|し(?:て(?:よい|良い|いい)|うる|得る))|以外|罹患していない|受けていない|使用していない|使えない|飲めない|服用できない|内服できない|投与できない|使用できない|使わない|使わず|使用しない|使用せず|用いない|用いず|頼らない|頼らず|よらない|飲まない|飲まず|飲みたくない|服用しない|服用せず|内服しない|内服せず|行わない|行わず|しない|せず|したくない|避け|抜き|フリー|不使用|不要|除き|服用していない|内服していない|投与されていない|ではない|未使用|未投与|未施行|非合併|非併存))(?<rest>.{0,4})/u;
const BEFORE_JAPANESE_NEXT = /^\s*(?:や|または|又は|もしくは|あるいは|および|及び|・|かつ|も)\s*$/u;
/** A question that ends so asks whether, and denies nothing. */
const ASKS = /^(?:か|でしょうか|のか|だろうか|のでしょうか|の?[?？])/u;

/** 非小細胞肺癌 is a name; so are non-alcoholic fatty liver and non-Hodgkin lymphoma, known or not. */
export const NAME_AFTER_NON =
  /^(?:alcohol|small|hodgkin|invasive|steroid|st[ -]|q[ -]?wave|communicable|insulin[ -]depend|specific|c(?:o)?eliac|hdl|valvular|obstructive|vitamin|variceal|tubercul|アルコール|ホジキン|ステロイド|小細胞|弁膜|ビタミン|定型|結核|感染|炎症|器質|心原|特異|閉塞|典型|ST|结核|感染|炎症|器质|心源|特异|阻塞|酒精|霍奇金|甾体|甾體|小细胞|瓣膜|典型|维生素|ST)/iu;
/** How far behind what was found such a name goes on: "non-insulin" alone is none. */
const NAME_REST = 8;
/** 不做手术会怎样, 手術しないとどうなる: what comes of leaving it out. */
const ASKS_WHAT_COMES =
  /^\s?的?(?:生存|预后|結局|结局|后果)|^[^,，。；;]{0,4}(?:会|會|能)(?:怎样|怎樣|怎么样|怎麼樣|如何|好|自己好|自愈|死|变|變|恶化|加重|复发|有影响|有问题)/u;
const WHAT_COMES_JAPANESE = /^と(?![のも言診思いさ])|^場合/u;
/** 可以不做手术吗: whether to leave it out is what is asked. */
const ASKS_TO_OMIT =
  /(?:可以|可否|可不可以|能不能|能否|是否可以|是否能|能)不(?:再)?(?:做|用|吃|打|行|要|进行|使用|接受)?$/u;
/** Outcomes are not: "nonadherence" is about adherence. */
const DENIED_BY_NON: ReadonlySet<string> = new Set(["condition", "intervention", "population"]);
const PERSON_BEFORE =
  /(?:patients?|people|persons?|adults?|children|women|men|individuals?|those|participants?|subjects?|infants?|survivors)(?: who| that)?\s*$/iu;
const PERSON_AFTER = /^(?:患者|人|者|例|群|症例|成人|小児|高齢者|女性|男性|集団|妊婦|病人|人群|儿童|老年人|孕妇)/u;

const isTreatment = ({ concept }: FoundConcept): boolean => concept.kind === "intervention" && concept.weight >= 0.4;

/** "Is it true that people with IBS should avoid onions?" */
const ASKS_ENGLISH =
  /^\s*(?:is it (?:true|right|best|better|necessary)|do|does|why|when)\b[^.;]{0,70}\b(?:should|must|have to|need to)\s$/iu;
/** "Would exercise help to": of a thing, and not of who asks. */
const BY_A_THING =
  /\b(?:would|will|can|could|does|do)\s(?!(?:i|we|you|he|she|they|one|people|patients)\b)[^.?!]{2,70}$/iu;

type Text = (from: number, to?: number) => string;

/** Whether what was found can be denied of a patient; an outcome only where the text speaks of a person. */
function canBeDenied({ kind, weight }: QuestionConcept, isOfPerson: boolean): boolean {
  return weight >= 0.4 && (kind !== "outcome" || isOfPerson);
}

/** By its place in MeSH: not a habit, such as smoking, nor food. */
function isDrugOrProcedure(heading: string | null): boolean {
  const descriptor = heading === null ? null : TERMINOLOGY.mesh.findDescriptor(heading);
  return descriptor?.treeNumbers.some((number) => /^[DE]/u.test(number)) ?? heading === null;
}

/** "What if she doesn't have the operation?" asks what comes of it. */
const ASKS_WHAT_IF = /\bwhat (?:if|happens (?:if|when|without)|would happen if)\b[^.?;]{0,50}$/iu;

function isDeniedInEnglish(found: FoundConcept, text: Text): boolean {
  const before = text(Math.max(0, found.start - 90), found.start);
  if (ASKS_WHAT_IF.test(before)) return false;
  const after = text(found.end, found.end + 24);
  const { kind, heading } = found.concept;
  if (kind === "intervention" && FREE.test(after)) return isDrugOrProcedure(heading);
  if (kind === "intervention" && NO.test(before) && !EFFECT.test(after)) return true;
  if (kind === "condition" && NO_OF_NOTES.test(before) && !SAYS.test(text(0))) return true;
  if (NON.test(before)) {
    return DENIED_BY_NON.has(kind) && !NAME_AFTER_NON.test(text(found.start, found.end + NAME_REST));
  }
  const mayBeBeside = kind === "condition" || (kind === "intervention" && /^\s*(?:[?.,;]|$)/u.test(after));
  if (mayBeBeside && /[\p{L},]\s+not\s+$/iu.test(before) && NOT_BESIDE.test(before)) return true;
  if (NOT_OPERATOR.test(before) || NOT_APART.test(before) || EXCLUDE.test(before))
    return canBeDenied(found.concept, true);
  if (kind !== "intervention" && actsWithout(before)) return false;
  const match = BEFORE_ENGLISH.exec(before);
  if (!match) return SET_ASIDE.test(before) && canBeDenied(found.concept, false);
  const { lead = "" } = match.groups ?? {};
  // "Omitting aspirin after PCI" asks what comes of it.
  const upTo = text(0, Math.max(0, found.start - before.length)) + before.slice(0, match.index);
  if (/^(?:omit|leav)/iu.test(match[0].slice(lead.length)) && OMITTED_FIRST.test(upTo + lead)) return false;
  // "Go up slowly to avoid altitude sickness" is about it.
  if (/^avoid/iu.test(match[0].slice(lead.length)) && /^to\s/iu.test(lead) && kind !== "intervention") return false;
  if (/^avoid/iu.test(match[0].slice(lead.length)) && SHOULD.test(text(0, found.start))) return false;
  // "Would yoga be enough to avoid an operation?" asks whether it is needed then.
  if (
    /^avoid/iu.test(match[0].slice(lead.length)) &&
    /^(?:should|must|to)\s/iu.test(lead) &&
    ASKS_ENGLISH.test(upTo + lead)
  )
    return false;
  if (/^avoid/iu.test(match[0].slice(lead.length)) && BY_A_THING.test(upTo + lead)) return false;
  // "And doesn't want insulin" joins two clauses.
  const denial = match[0].slice(lead.length);
  const joinsClauses = /^and\s/iu.test(lead) && /^(?:do|does|did|has|have|is|are|can|must|may|should)/iu.test(denial);
  if ((BOTH.test(lead) && !joinsClauses) || /[/]\s*$/u.test(lead)) return false;
  const subject = before.slice(0, match.index) + lead;
  return canBeDenied(found.concept, PERSON_BEFORE.test(subject) || /histor|diagnos/iu.test(match[0]));
}

function isDeniedInChinese(found: FoundConcept, text: Text): boolean {
  const before = text(Math.max(0, found.start - 16), found.start);
  const after = text(found.end, found.end + 24);
  const { kind } = found.concept;
  const non = NON_EAST_ASIAN.exec(before);
  if (non) {
    if (OTHER_NON.test(non.groups?.lead ?? "") || NAME_AFTER_NON.test(text(found.start, found.end + NAME_REST)))
      return false;
    return DENIED_BY_NON.has(kind);
  }
  const isOfPerson = PERSON_AFTER.test(after.replace(/^的/u, ""));
  if (EXCEPT_CHINESE.test(before)) return AFTER_CHINESE_EXCEPT.test(after) && canBeDenied(found.concept, isOfPerson);
  if (AFTER_CHINESE.test(after)) return canBeDenied(found.concept, true);
  if (RULES_OUT.test(before) && OF_TESTS.test(text(0))) return false;
  if (kind === "intervention" && NOT_DONE.test(before)) return true;
  const match = BEFORE_CHINESE.exec(before);
  if (/不(?:做|用|吃|打)?$/u.test(before) && ASKS_WHAT_COMES.test(after)) return false;
  // 不吃洋葱好还是吃薄荷油好: leaving it out is what may be chosen.
  if (/^[^,，。；;]{0,8}(?:好|行|可以)?还是/u.test(after)) return false;
  if (/^[^,，。；;]{0,4}(?:可以|能行|行|没事|有没有事|要紧)(?:[吗么呢不]|$)/u.test(after)) return false;
  if (ASKS_TO_OMIT.test(before) && /^[^,，。；;]{0,6}(?:[吗嗎么呢?？]|$)/u.test(after)) return false;
  // 切除不能膵癌 cannot be resected, and is a cancer.
  if (kind !== "intervention" && /不能$/u.test(before)) return false;
  if (!match || BOTH_CHINESE.test(match.groups?.lead ?? "")) return false;
  return canBeDenied(found.concept, isOfPerson || /[患受用行并併]/u.test(match[0]) || /^病?史/u.test(after));
}

function isDeniedInJapanese(found: FoundConcept, text: Text): boolean {
  const match = AFTER_JAPANESE.exec(text(found.end, found.end + 24));
  const rest = match?.groups?.rest ?? "";
  if (!match || ASKS.test(rest) || WHAT_COMES_JAPANESE.test(rest)) return false;
  // 手術しなくても大丈夫でしょうか asks whether to leave it out.
  if (/^(?:て)?も(?:大丈|いい|よい|良い|平気|問題)/u.test(rest)) return false;
  // 非小細胞 and the like stand before the concept; here only what follows it counts.
  return canBeDenied(
    found.concept,
    PERSON_AFTER.test(rest.replace(/^の/u, "")) || /既往|合併|併|歴|罹患|用/u.test(match[0]),
  );
}

/**
 * Marks as excluded what the question denies: "without diabetes", 糖尿病のない, 未合并糖尿病, non-diabetic, and what is
 * joined to it by "or". `found` is in the order of the text; names such as "non-small cell" deny nothing.
 */
export function markExcluded(found: readonly FoundConcept[], wholeText: string): FoundConcept[] {
  const text: Text = (from, to) => wholeText.slice(from, to);
  const isJapanese = found.map((it) => isDeniedInJapanese(it, text));
  const denied = found.map(
    (it, index) =>
      isJapanese[index] || isRuledOut(it, wholeText) || isDeniedInEnglish(it, text) || isDeniedInChinese(it, text),
  );
  for (const [index, it] of found.entries()) {
    // CPAP使えない人 マウスピース: whom the question is about, where it asks for another treatment.
    const isOfPatients = denied[index] && isTreatment(it) && isNotTolerated(it, wholeText);
    if (isOfPatients && found.some((other, at) => !denied[at] && isTreatment(other))) {
      denied[index] = false;
      isJapanese[index] = false;
    }
  }
  const kindOf = (index: number) => {
    const kind = found[index]?.concept.kind;
    return kind === "outcome" ? "condition" : kind;
  };
  const areAlike = (one: number, other: number) => kindOf(one) === kindOf(other);
  for (let index = 1; index < found.length; index++) {
    const between = text(found[index - 1]?.end ?? 0, found[index]?.start ?? 0);
    if (denied[index - 1] && !isJapanese[index - 1] && areAlike(index - 1, index)) {
      // 不想开刀，针灸有效吗: a refusal ends at its comma.
      const isRefused = /^\s*[，,]\s*$/u.test(between) && REFUSES.test(text(0, found[index - 1]?.start));
      denied[index] ||= !isRefused && (NEXT_ENGLISH.test(between) || NEXT_CHINESE.test(between));
    }
  }
  for (let index = found.length - 1; index > 0; index--) {
    const between = text(found[index - 1]?.end ?? 0, found[index]?.start ?? 0);
    if (isJapanese[index] && areAlike(index - 1, index) && BEFORE_JAPANESE_NEXT.test(between)) {
      denied[index - 1] = true;
      isJapanese[index - 1] = true;
    }
  }
  // ヒアルロン酸関節内注射以外: what stands right before a treatment that is set aside is a part of its name.
  for (let index = found.length - 1; index > 0; index--) {
    const isJoined =
      found[index - 1]?.end === found[index]?.start &&
      !/[A-Za-z]/u.test(text(found[index - 1]?.start ?? 0, found[index]?.end));
    if (denied[index] && isJoined && kindOf(index - 1) === "intervention" && kindOf(index) === "intervention")
      denied[index - 1] = true;
  }
  const replaced = found.map((it) => it.concept.kind === "intervention" && isReplaced(it, wholeText));
  const isOther = (it: FoundConcept, index: number) =>
    !(replaced[index] || denied[index] || isOccasion(it.concept.written, wholeText)) && isTreatment(it);
  // "Exercise instead of drugs" compares the two; "instead of drugs" alone leaves them out.
  const isCompared = found.some(isOther);
  for (const [index, is] of replaced.entries()) if (is) denied[index] = !isCompared;
  return found.map((it, index) =>
    denied[index] && !it.concept.excluded ? { ...it, concept: { ...it.concept, excluded: true } } : it,
  );
}

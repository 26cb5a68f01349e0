import { findNameEnd, type Place, trimPlace } from "./question-frame.ts";

/** What a question asks to go with what, where nothing is given to anyone. */
export interface RelationFrame {
  exposure: Place;
  outcome: Place;
  /** Whether it asks if there is more or less of the outcome; null where any relation answers it. */
  hoped: "increased" | "decreased" | null;
}

const BE = "(?:is|are|was|were|can|could|may|might|has|have|does|do|did)";
const DEGREE =
  "(?:(?:significantly|independently|strongly|positively|negatively|inversely|directly|causally|also|really|still|actually|commonly) )?";
const KIND = "(?:[\\w-]+ ){0,3}";
const GOES_WITH = `${DEGREE}(?:associated|correlated|linked|related|connected)`;
const MARKS =
  "(?:risk factors?|risk markers?|risk indicators?|predictors?|determinants?|(?:prognostic )?(?:factors?|markers?|indicators?)|causes?|contributors?)";
const ACTS =
  "(?:predicts? |causes? |contributes? to |correlates? with |relates? to |predisposes? to |leads? to |results? in |shows? up as |manifests? as )";

/** How a question sets one thing beside another: what leads the first, stands between the two and follows the second. */
interface Form {
  lead: RegExp;
  joint: RegExp;
  end?: RegExp;
  isMore?: boolean;
}

const AUXILIARY = new RegExp(`^${BE} (?:there )?`, "iu");
const RELATION = "(?:association|relationship|relation|correlation|link|connection)s?";
const NOTHING = /^/u;

const FORMS: readonly Form[] = [
  {
    lead: new RegExp(`^(?:is|are|was|were) there (?:an? |any )?(?:[\\w-]+ ){0,3}${RELATION} between (?:the )?`, "iu"),
    joint: / and /iu,
  },
  { lead: new RegExp(`^(?:the )?${RELATION} between (?:the )?`, "iu"), joint: / and /iu },
  { lead: AUXILIARY, joint: new RegExp(` (?:be )?${GOES_WITH} (?:with|to) `, "iu") },
  { lead: AUXILIARY, joint: new RegExp(` (?:be )?${DEGREE}predictive of `, "iu") },
  { lead: AUXILIARY, joint: new RegExp(` (?:an?|the) ${KIND}${MARKS} (?:for|of|in) `, "iu") },
  { lead: /^are /iu, joint: new RegExp(` ${MARKS} (?:for|of|in) `, "iu") },
  { lead: AUXILIARY, joint: new RegExp(` ${DEGREE}${ACTS}`, "iu") },
  { lead: NOTHING, joint: /(?<!\b(?:benefits?|efficacy|effectiveness|uses?)),? and (?:the )?(?=risks? of )/iu },
  {
    lead: NOTHING,
    joint: / as (?:an? |the )(?:[\w-]+ ){0,3}(?:risk factors?|predictors?|determinants?) (?:for|of|in) /iu,
  },
];

/** The same in Japanese and Chinese. */
const EAST_ASIAN_FORMS: readonly Form[] = [
  {
    lead: NOTHING,
    joint: /は/u,
    end: /の(?:独立した)?(?:(?:リスク|危険)因子|リスク(?:に|とな|を(?:高|上|増)))/u,
    isMore: true,
  },
  { lead: NOTHING, joint: /は/u, end: /と(?:関連|相関|関係)|を予測|の予測因子/u },
  { lead: NOTHING, joint: /と/u, end: /(?:の|に)(?:関連|相関|関係|因果)/u },
  {
    lead: NOTHING,
    joint: /(?<![能可以不]|[能可]否)(?:会不会|是不是|是否|会)?会?(?:增加|升高|提高|(?:导致|導致|引起)(?!的))/u,
    end: /的?(?:发生|發生)?[风風][险險]|[吗嗎？]|$/u,
    isMore: true,
  },
  { lead: NOTHING, joint: /是(?:不是|否为|否是)?/u, end: /的(?:独立|獨立)?(?:危险|危險|风险|風險)因素/u, isMore: true },
  {
    lead: NOTHING,
    joint: /(?:是否)?[与和跟與]/u,
    end: /(?:是否|的发生)?(?:之间)?(?:有无|有)?(?:有关|相关(?=[吗嗎么呢？?，,。\s]|$)|关联|的?关系|的?相关性(?!\p{Script=Han})|有關|相關(?=[吗嗎么呢？?，,。\s]|$)|關聯|的?關係)/u,
  },
];

/** UTF-16 units of a part of a question that is a name. */
const LONGEST = 160;
const SENTENCE_END = /[?.:。？，、]/u;

/** Where a form sets both; null where the question does not have it. */
function placeParts(text: string, { lead, joint, end }: Form): { exposure: Place; outcome: Place } | null {
  const from = lead.exec(text)?.[0].length ?? -1;
  const found = from < 0 ? null : joint.exec(text.slice(from));
  if (found === null || found.index < 1) return null;
  const exposure = { start: from, end: from + found.index };
  const start = exposure.end + found[0].length;
  const length = end === undefined ? text.slice(start).search(/[?]|[:.] |$/u) : text.slice(start).search(end);
  const isName = (place: Place) => place.end - place.start > 1 && place.end - place.start <= LONGEST;
  const outcome = { start, end: start + length };
  if (length < 0 || !isName(exposure) || !isName(outcome)) return null;
  return SENTENCE_END.test(text.slice(exposure.start, exposure.end)) ? null : { exposure, outcome };
}

/** What stands between a name and its verb. */
const AT_END =
  /(?: (?:can|to|be))? (?:accurately|reliably|really|also|help|able to|be used to|be used as|used to|serve as|be|immediately|designed to|an?)$/iu;
/** Who asks, and no exposure. */
const IS_ASKER = /^(?:we|i|it|they|you|this|these|clinicians|doctors|surgeons)$/iu;
/** Whose outcome it is, and no outcome. */
const IS_PEOPLE = /^(?:patients|people|adults|children|women|men|those|subjects|individuals)$/iu;
const IS_PROGNOSTIC = /\bprognos\w+ (?:[\w-]+ ){0,2}(?:factors?|markers?|indicators?|predictors?) in /iu;

const ASKS_MORE = /\b(?:risk factor|caus(?:e|es)|contribut|predispos|lead(?:s)? to|result(?:s)? in)/iu;
/** What leads a name, and whether there is more of it. */
const MORE =
  /^(?:an? |the )?(?:increased|higher|greater|elevated|excess|more) (?:risks? (?:of|for) |rates? of |incidence of )?/iu;
const LESS = /^(?:an? |the )?(?:decreased|reduced|lower|less|fewer) (?:risks? (?:of|for) |rates? of |incidence of )?/iu;
const MEASURE =
  /^(?:an? |the )?(?:(?:risks?|rates?|incidence|prevalence|odds|likelihood|development|occurrence|presence) (?:of|for) (?:the )?|developing )/iu;
/** A diagnosis by a test, and a choice, are no relation of two things. */
const IS_OTHER = /\b(?:effects? of|than|versus|vs\.?|compared (?:with|to))\b/iu;

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function readEastAsian(text: string): RelationFrame | null {
  for (const form of EAST_ASIAN_FORMS) {
    const parts = placeParts(text, form);
    if (parts !== null) return { ...parts, hoped: form.isMore ? "increased" : null };
  }
  return null;
}

/**
 * What a question asks to go with what: "Is A associated with B in P?", "Does A predict B?", "the relationship
 * between A and B"; null for every other.
 */
export function readRelationFrame(question: string): RelationFrame | null {
  const text = question.replace(/\s/gu, " ");
  if (EAST_ASIAN.test(text)) return readEastAsian(text);
  if (IS_OTHER.test(text)) return null;
  for (const form of FORMS) {
    const parts = placeParts(text, form);
    if (parts === null) continue;
    const { start: from, end: to } = parts.outcome;
    const named = trimPlace(text, parts.exposure.start, findNameEnd(text, parts.exposure.start, parts.exposure.end));
    const exposure = named && trimPlace(text, named.start, named.start + cutEnd(text, named).length);
    const led = skip(text, from, MORE) ?? skip(text, from, LESS) ?? from;
    const start = skip(text, led, MEASURE) ?? led;
    const outcome = trimPlace(text, start, findNameEnd(text, start, to));
    if (exposure === null || outcome === null) continue;
    if (IS_ASKER.test(cutEnd(text, exposure)) || IS_PEOPLE.test(cutEnd(text, outcome))) return null;
    if (IS_PROGNOSTIC.test(text)) return null;
    const asked = text.slice(from);
    const isMore = MORE.test(asked) || (!LESS.test(asked) && ASKS_MORE.test(text.slice(parts.exposure.end, from)));
    return { exposure, outcome, hoped: isMore ? "increased" : LESS.test(asked) ? "decreased" : null };
  }
  return null;
}

const cutEnd = (text: string, { start, end }: Place) => text.slice(start, end).replace(AT_END, "").replace(AT_END, "");

/** Behind what leads a name; null where nothing does. */
function skip(text: string, from: number, lead: RegExp): number | null {
  const found = lead.exec(text.slice(from));
  return found === null ? null : from + found[0].length;
}

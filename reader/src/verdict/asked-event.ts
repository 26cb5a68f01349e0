import { actsWithout } from "../question/helped-acts.ts";

/** Where what a verb acts on ends. */
const CLAUSE_END =
  /[?.;:,？。；：，、]|\b(?:in|among|for|with|before|after|during|versus|vs|than|who|when|by|on|at|between|patients|people|adults|children|women|men)\b/iu;
const LED_BY =
  /\b(?:prevent(?:s|ed|ing|ion of)?|avert(?:s|ing)?|to avoid|ward(?:s|ing)? off|caus(?:e|es|ing)|trigger(?:s|ing)?|induc(?:e|es|ing)|protect(?:s|ing|ion)? (?:[\w-]+ ){0,4}(?:against|from)|prophylaxis of|(?:risks?|incidence|rates?|occurrence|development|onset|recurrence|likelihood|odds) of)\b|(?:预防|預防|防止|避免|导致|導致|引起|诱发|誘發)(?:[^，。？]{0,12}(?:患者|病人|人群|老人|老年人?|儿童|小儿|婴儿|婴幼儿|新生儿|早产儿|孕妇|产妇|女性|男性|妇女|青少年)的?)?$/iu;
const PEOPLE = /^(?:の|的)?(?:患者|病人|人群)|^ patients\b/iu;
const FOLLOWED_BY =
  /^(?:や|と|、|・|または|和|或|及|与)[^\sはがをでに、，。？?]{1,12}?(?:の|的)?(?:リスク|危険|発症率?|発生率?|予防|风险|風險|发生率?)|^ (?:risk|incidence|prevention|prophylaxis|recurrence|onset)\b|^(?:を|の)?(?:再発)?(?:予防|防[げぐ止]|発症|発生|リスク|罹患|引き起こ)|^的?(?:再)?(?:发生|發生|风险|風險|发病|發病|复发|復發|预防|預防)/iu;

/** "Stop people from getting clots", "less likely to catch a cold", "stay sharp and not get dementia". */
const LED_TO_GET =
  /\b(?:stop|prevent|keep|protect|save|help)\w*(?: [\w'’-]+){1,6} (?:from |not )?(?:get|gett|catch|develop|contract|hav)(?:ing)?(?: (?:an?|the|another|any|more|so many|bad|new))* $|\b(?:not|never|avoid|likely to|chances? of|against|without) (?:get|gett|catch|develop|contract|hav)(?:e|ing)?(?: (?:an?|the|another|any|more|so many|bad|new))* $/iu;
/** "Keep infections away". */
const KEPT_OFF = /^ (?:away|at bay)\b/iu;
/** "Which causes less bleeding": what there is less or more of. */
const MORE_OR_LESS = /\b(?:less|fewer|more)(?: of an?| of the)? $/iu;
/** せん妄が少ないか, なりにくい; 下痢が多い人 is whom it is about. */
const HAPPENS_JAPANESE =
  /^の?(?:頻度|発生|発現|割合)?(?:が|は)(?:より|もっと|一番|最も|本当に)?(?:(?:少な|多|低|高)(?:い(?![\p{Script=Han}\p{Script=Katakana}])|く)|減[りる]|増え|起こり|起こる|起き|出にく|出やす)|^(?:に|が)(?:は)?(?:(?:なり|かかり|起こり|起き|でき)(?:にく|やす)|(?:なら|かから)な|(?:なり|かかり)ま(?:すか|せんか)|(?:なる|かかる)(?:リスク|危険|確率|可能性|[のん](?:を|でしょう|です))?か?[?？]?$)/u;
/** 筋力が落ちますか: a name that has its verb. */
const HAS_VERB = /が[^がはを]{1,4}$/u;
const ASKS_WHETHER = /^(?:ます(?:か|でしょう)|ませんか|る(?:か|の(?:か|でしょう|です)|ことは)|やす[いく]|にく[いく])/u;
/** 哪个出血少, 出血会不会更多. */
const HAPPENS_CHINESE =
  /^(?:的)?(?:风险|發生率|发生率|率)?(?:也|会|会不会|是不是|是否|能)?(?:更|较|比较|最)?(?:[少多低高]|(?:减少|减轻|增加|降低|上升))(?:一?[点些]|得多|很多)?(?:[吗嗎呢么]|[？?。，,]|$)/u;
/** 治疗妊娠期糖尿病对新生儿低血糖的影响: of what is treated, and of what comes of it. */
const TREATED_FIRST = /(?:治疗|治療)[^，,。？?]{2,24}[对對][^，,。？?的]{0,6}$/u;
const ITS_EFFECT = /^的?(?:影响|影響)/u;
const LED_CHINESE =
  /(?:会不会|不会|会|不易|不容易|容易|更容易|少|避免|防|怎么才能不)(?:再)?(?:得|患|患上|得上|发生|出现|引起|诱发|犯)$|(?:能|可以?|以)防$|更[少多]$|(?:哪个|哪种|谁)(?:更)?[少多]$/u;

/** "Antenatal steroids for late preterm birth: neonatal hypoglycaemia". */
const BEFORE_LAST = /\b(?:for|in|after|during|versus|vs) [^:?]{3,80}: $/iu;
const LAST = /^\W*$/u;

/** "Beyond 6 hours after stroke onset", 脳梗塞発症6時間以降: since when, and nothing that may come about. */
const ONSET = /^ ?(?:symptom )?(?:onset|発症|发病|發病|发作|發作)/iu;
const SINCE =
  /\b(?:after|of|from|since) (?:the )?(?:[\w-]+ ){0,2} ?(?:symptom )?onset\b|(?:発症|发病|發病|发作|發作)(?:後|后|から|\d)/iu;

/** Its own name says that it may come about: 出血风险. */
const NAMES_RISK = /.(?:风险|風險|リスク)$/u;

/**
 * Whether a question asks if a condition comes about ("prevent stroke", "risk of falls", "脳卒中を予防"), so that it is
 * the outcome, and not whom the question is about.
 */
export function isAskedEvent(written: string, question: string): boolean {
  const at = question.toLowerCase().indexOf(written.toLowerCase());
  if (at < 0) return false;
  // 下痢が is a name of its own.
  const after = question.slice(at + written.replace(/(?<=.)が$/u, "").length);
  if (NAMES_RISK.test(written)) return true;
  if (ONSET.test(after) && SINCE.test(`${question.slice(0, at)}${after}`)) return false;
  if (PEOPLE.test(after)) return false;
  if (BEFORE_LAST.test(question.slice(0, at)) && LAST.test(after)) return true;
  const clause = question.slice(0, at).split(CLAUSE_END).at(-1) ?? "";
  const before = question.slice(0, at);
  const isLed = LED_TO_GET.test(before) || MORE_OR_LESS.test(before) || actsWithout(before) || LED_CHINESE.test(before);
  const happens = KEPT_OFF.test(after) || HAPPENS_JAPANESE.test(after) || HAPPENS_CHINESE.test(after);
  if (HAS_VERB.test(written) && ASKS_WHETHER.test(after)) return true;
  if (TREATED_FIRST.test(before) && ITS_EFFECT.test(after)) return true;
  return LED_BY.test(clause) || FOLLOWED_BY.test(after) || isLed || happens;
}

const AFFECTS =
  /\b(?:cuts?|(?:improv|increas|enhanc|reduc|decreas|lower|rais|prolong|shorten|promot|restor|induc|affect|influenc|normali[sz]|alter|chang|boost|accelerat|hasten|speed|delay|reliev|eas|alleviat|lessen|diminish|soothe|lighten|curb|mitigat|attenuat)\w*) (?:the |an? |[\w-]+ ){0,2}$|(?:改善|缓解|緩解|减轻|減輕|提高|降低|减少|減少|增加|缩短|縮短|延长|延長|延缓|延緩|推迟|推遲|促进|促進|升高|影响|影響|诱导|誘導|抑制)(?:[^，。？]{0,16}(?:的|患者|病人|人群|老人|老年人?|[儿兒]童|小儿|婴儿|嬰兒|婴幼儿|新生儿|早产儿|孕妇|产妇|女性|男性|妇女|青少年|者))?$/iu;
/** Its own name says what becomes of it: "预防跌倒". */
const SAYS_CHANGE = /^(?:预防|預防|防止|减少|減少|降低|改善|提高|缩短|縮短)./u;
const AFFECTED =
  /^\s(?:減らせ|減らす|改善|低下|抑制|増やせ|上がる|下がる)|^\s?(?:能|会|是否|能否|可以|能不能){0,2}(?:改善|提高|降低|下降|减轻|恢复|减少|增加|升高)[吗嗎么]?(?:[?？\s]|$)|^的(?:影响|影響|作用)|^[はが](?:増え|減[るりら]|短く|下が|上が)|^に(?:及ぼす|およぼす|与える|あたえる)影響|^(?:導入|開始|進行|進展|悪化|増悪|発現|発作|までの(?:日数|期間|時間)|の[^をはがで、。？]{1,8})?(?:を|に)(?:抑制|抑止|遅らせ|遅延|軽減|緩和|和らげ|抑え|やわらげ|軽く|改善|増や|増加|減ら|減少|短縮|延長|促進|高め|低下|下げ|上げ|誘発|影響|回復)/u;

/** Whether a question asks what becomes of something: "improve ovulation", "排卵を誘発", "改善排卵". */
export function isAffected(written: string, question: string): boolean {
  const at = question.toLowerCase().indexOf(written.toLowerCase());
  if (at < 0) return false;
  const clause = question.slice(0, at).split(CLAUSE_END).at(-1) ?? "";
  return SAYS_CHANGE.test(written) || AFFECTS.test(clause) || AFFECTED.test(question.slice(at + written.length));
}

/** Where a condition stands for whom was studied, and not for what became of them. */
const PEOPLE_BEFORE =
  /\b(?:post|after|with|had|having|history of|previous|prior|in acute|with acute|following|recent|treated for)[- ]$/iu;
const PEOPLE_AFTER = /^[- ](?:patients|survivors|units?|users|population|cohort|group|care|symptoms? onset|onset)\b/iu;

/**
 * Whether a sentence names a condition as what came about, anywhere, and not only whom was studied. True where it has none
 * of these names, as where it abbreviates them.
 */
export function namesEvent(quote: string, names: readonly string[]): boolean {
  const lower = quote.toLowerCase();
  let isNamed = false;
  for (const name of names.map((text) => text.toLowerCase())) {
    for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + name.length)) {
      isNamed = true;
      if (!PEOPLE_BEFORE.test(quote.slice(0, at)) && !PEOPLE_AFTER.test(quote.slice(at + name.length))) return true;
    }
  }
  return !isNamed;
}

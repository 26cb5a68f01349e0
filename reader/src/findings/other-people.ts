import type { PaperSentence } from "../paper-text.ts";

/** Other groups than the study's arms, what changes an effect, how well a test sorts people, and a change from nothing. */
const NO_ARMS = new RegExp(
  String.raw`\b(?:${[
    "subgroup differences?",
    "(?<!(?:frequency|numbers?|proportions?|percentages?|rates?|shares?|%) of )(?:subjects|patients|those|participants|individuals|women|men|children) (?:that|who|with) (?:(?:achieved|had|showed|reported|experienced) )?(?:an? )?(?:higher|greater|lower|larger|more|less|better|baseline)",
    "(?:two|three|both|all) [\\w-]+-treated (?:groups|arms)",
    "(?:patients|those|women|men|participants|subjects|people|(?:was|were)(?: very)?) (?:who were )?satisfied",
    "(?:compared (?:with|to)|than (?:in|during|at)) (?:the )?first(?! group)",
    "(?:treatment|drug|therapy)[ -]na[iï]ve",
    "(?:in|of|for|among|with) (?:the|this|a|our) (?:[^,;.]{1,60} )?subgroups?",
    "similar (?:results|findings) (?:to|as|were|for|in)",
    "(?:episodes|cases) were treated with",
    "(?:subjects|those|patients|women|men|smokers|participants) who (?:did not|failed to) (?:manage|succeed|quit|stop|respond)",
    "(?:regardless|irrespective) of (?:the )?(?:intervention|treatment|group|study|trial|arm)s?",
    "(?:higher|lower) baseline",
    String.raw`changes? in [\w -]{1,60} (?:was|were) (?:[\w-]+ )?associated with`,
    "with (?:an? )?(?:increases?|increasing) (?:in )?(?:the )?(?:[\\w-]+ )?doses?",
    "users who",
    "(?:participants|patients|subjects|clients|women|men|children|those) who (?:perceived|rated|attended|adhered)",
    "among (?:the )?(?:three|four|five|six|[3-9]) active(?:[ -][\\w-]+)? (?:groups|arms|treatments|regimens)",
    "non-?randomi[sz]ed (?:patients|subjects|participants|women|men|children|individuals)",
    String.raw`([\w-]{2,12}) and non-\1 (?:patients|subjects|participants|women|men|children|adults|individuals)`,
    "polymorphisms?",
    "(?:homo|hetero)zygo\\w*",
    "(?:allele|genotype|variant|mutation|gene) carriers",
    "(?:geno|haplo)types?(?![- ](?:directed|guided|based|tailored))",
    "magnitude of the effects?",
    "those whose",
    "(?:healthy|normal) controls",
    "(?:than|compared (?:with|to)|from) (?:in |those of |that of )?(?:the )?(?:healthy|normal) (?:children|volunteers|subjects|individuals)",
    "pairwise comparisons",
    String.raw`as (?:[\w-]+ ){1,6}(?:increas|decreas)(?:ed|es)`,
    "other (?:two|three|four|[2-4]) (?:active )?(?:groups|arms|regimens|treatments)",
    String.raw`with (?:[\w-]+ or )?(?:high|low|mid|medium|positive|negative) [\w-]{2,20} expression`,
    "than normal",
    "sensitivity,? (?:and )?specificity",
    "(?:above|below) (?:the )?median",
    String.raw`differ\w* from (?:before|baseline|pre-?\w+)`,
    String.raw`previous (?:[\w-]+ ){0,4}(?:studies|trials|reports)`,
    "historical controls?",
    "(?:tertile|quartile|quintile)s?",
    "(?:different|differed|differ)(?: significantly)? from zero",
    String.raw`when [\w -]{1,40} (?:was|were) (?:higher|lower)`,
    "back to baseline",
    "(?:was|were) (?:independent of|coincident)",
    "(?:more|less) likely to (?:use|receive)",
    "(?:other|general) populations?",
    "(?:majority|most) of (?:the )?(?:individuals|patients|participants|subjects)",
    "in the presence (?:or|and|than)",
    "between (?:[\\w-]+ ){0,3}(?:(?:male|men|boys) and (?:female|women|girls)|(?:female|women|girls) and (?:male|men|boys))",
    "between (?:the )?(?:overweight|obese|lean|normal[ -]weight) and (?:the )?(?:normal(?:[ -]weight)?|lean|obese|overweight) (?:groups|subjects|participants|women|men|individuals|children)",
    "(?:groups|patients|subjects) (?:with|of) different",
    "non-hispanic",
    "ethnic(?:ity| minorit(?:y|ies))",
    "(?:strongest|independent|significant) (?:predictors?|determinants?|risk factors?)",
    "than (?:in )?(?:the )?(?:younger|older|elderly|men|women|males|females|boys|girls)",
  ].join("|")})\b`,
  "iu",
);
/** A share of a group in whom something did not happen, which compares nothing. */
const SHARE_WITHOUT = /\d ?% of (?:those|patients|subjects|participants)[^,;]{0,40}\b(?:had|having|showed|with) no\b/iu;
/** What did not happen to anybody, which compares nothing either. */
const NONE_AT_ALL =
  /\bwithout (?:(?:any|significant|serious|major) ){1,2}(?:adverse|side|complications?)|\bno (?:(?:serious|major|severe|significant) )?(?:adverse (?:events?|effects?|reactions?)|(?:[\w-]+ )?side[ -]effects?|complications?|deaths?) (?:were|was|occurred)\b|\bno (?:[\w-]+ ){0,2}(?:serious|severe) (?:adverse|side)\b|\bwell[- ]tolerated\b|^(?:neither|none) of the (?:two )?(?:groups|patients|participants|subjects)\b/iu;

/** A sentence is asked about for every outcome of its paper. */
const KNOWN = new WeakMap<PaperSentence, boolean>();

/** Whether a sentence is of other people than the study's arms, or of a share of one group that is set against nothing. */
export function isOfOtherPeople(sentence: PaperSentence): boolean {
  const known = KNOWN.get(sentence);
  if (known !== undefined) return known;
  const isOfOthers = NO_ARMS.test(sentence.text) || SHARE_WITHOUT.test(sentence.text);
  KNOWN.set(sentence, isOfOthers);
  return isOfOthers;
}

/** Whether a sentence says that something happened to no one. */
export function isOfNoOne(text: string): boolean {
  return NONE_AT_ALL.test(text);
}

import type { DesignId } from "./designs.ts";

export const RANDOM = "(?<!mendelian |non[- ]?|not )(?:quasi[- ]?|cluster[- ]?)?random(?:ly|i[sz]ed|i[sz]ation)";

/** A title that calls the paper a review of a treatment or of what is known, and not of records or patients. */
export const REVIEW_TITLE =
  /^(?:spotlight on|review:)|^(?:an? |the )?(?:(?:critical|evidence-based|brief|updated|current|narrative|comprehensive) ){0,2}review of (?!(?:[\w-]+ ){0,4}(?:cases|patients|records|charts)\b)|: (?:an? )?(?:(?:clinical|critical|evidence-based|brief|updated|narrative|comprehensive) ){0,2}review(?: (?:of|in|on) (?!(?:[\w-]+ ){0,4}(?:cases|patients|records|charts)\b)|\W*$)|\bupdate on (?:the )?(?:[\w-]+ ){0,3}trials\b/iu;
/** Trials that a title speaks of without having been carried out for it. */
export const OF_TRIALS =
  /\brandomi[sz]ed (?:[\w-]+,? ){0,3}trials\b(?<!\b(?:two|three|four|five|six|seven|both|\d) (?:[\w-]+,? ){0,6}trials)/iu;

/** What a title says of its study's design, the most specific first. */
export const TITLE_CUES: readonly [RegExp, DesignId][] = [
  [
    /^(?:retraction|retracted article|retraction notice|notice of retraction|withdrawn|withdrawal)\b[:. ]/iu,
    "retraction_notice",
  ],
  [/^(?:erratum|errata|corrigendum|correction|author correction|publisher correction)\b/iu, "correction_notice"],
  [/^(?:editorial )?expression of concern\b/iu, "concern_notice"],
  [
    /^(?:re:|reply\b|in reply|author(?:s['’]|['’]s)? (?:reply|response)|response to\b|comment(?:ary)? on\b|comment:|commentary\b|editorial\b|letter to the editor|letter:|viewpoint:|perspective:)|: (?:an? )?(?:editorial|commentary|viewpoint)(?: comment)?\.?$/iu,
    "comment",
  ],
  [
    /\b(?:study|trial|review|research) protocol\b|\bprotocol (?:for|of) (?:a|an|the)\b|\bprotocol study\b|:\s*(?:a |the )?protocol\b|\bprotocol\.?$|\b(?:study )?design of an? (?:[\w-]+,? ){0,5}trial\b|\brationale(?:,| and)? (?:study )?(?:and )?design\b|\bdesign and rationale\b/iu,
    "trial_protocol",
  ],
  [/\bmeta[- ]?analys[ei]s\b|\bpooled analysis of\b/iu, "meta_analysis"],
  [
    /\bsystematic(?:ally)? (?:\w+ )?(?:review|overview)|\b(?:scoping|umbrella|integrative) review\b|\bcochrane\b/iu,
    "systematic_review",
  ],
  [
    /\b(?:practice |clinical |management |treatment )guidelines?\b|\bguidelines? (?:for|on|of)\b|\b(?:consensus|position|scientific) statement\b|\bconsensus (?:recommendations|report|conference|guideline)|\brecommendations (?:for|of|from|on)\b|: (?:\w+ ){0,4}(?:recommendations?|guidelines?)(?: statement)?\.?$/iu,
    "guideline",
  ],
  [
    new RegExp(
      `(?<!(?:future|of|from|in|previous|for) )(?:\\b${RANDOM}\\b|\\brct\\b)|\\b(?:a|an|of a|in a|from a|from the|of the) (?:[\\w-]+,? ){0,4}${RANDOM}|\\bdouble[- ](?:blind|masked)|\\bplacebo[- ]controlled|\\bsham[- ]controlled`,
      "iu",
    ),
    "randomized_trial",
  ],
  [/\bnon-?randomi[sz]ed\b|\bcontrolled (?:clinical )?trial\b|\b\bquasi-?experimental\b/iu, "controlled_trial"],
  [/\bsingle[- ]arm\b|\bone[- ]arm\b|\buncontrolled (?:trial|study)\b/iu, "single_arm_trial"],
  [/\bcase[- ]control(?:led)?\b/iu, "case_control"],
  [
    /\bcross[- ]sectional\b|\b(?:national|questionnaire|online|web-based|postal|population|household) survey\b|\bprevalence (?:study|survey)\b/iu,
    "cross_sectional",
  ],
  [
    /\b(?:diagnostic|test) (?:accuracy|performance|value|test study)\b|\bsensitivity and specificity\b|\baccuracy of\b|\bvalidity of\b|\bfor the diagnosis of\b.{0,200}\bvalidation\b/iu,
    "diagnostic",
  ],
  [
    /\bbefore[- ]and[- ]after\b|\bpre-?post\b|\binterrupted time series\b|\bquality improvement (?:project|study|initiative)\b/iu,
    "before_after",
  ],
  [
    /\b(?:cohort|longitudinal|prospective(?: observational)? (?:study|evaluation|analysis)|retrospective|registry|follow-?up study)\b/iu,
    "cohort",
  ],
  [
    /\bcase series\b|\b(?:report|review|analysis|study) of (?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:\w+ )?(?:cases|patients)\b|\b(?:two|three|four|five|six|seven|\d+) (?:case reports|cases)\b|\ba series of\b|\bour experience (?:with|in|of)\b/iu,
    "case_series",
  ],
  [
    /\bcase reports?\b|\ba case of\b|\breport of (?:a|one) case\b|\ba (?:rare|unique|fatal|complex) case\b|\b(?:unusual|first) case\b|\bcase study\b|症例報告|病例报告/iu,
    "case_report",
  ],
  [
    /\b(?:cost[- ]effectiveness|cost[- ]utility|cost[- ]benefit|economic evaluation|cost analysis|budget impact|costs? of)\b/iu,
    "economic",
  ],
  [/\b(?:modelling|modeling|simulation) (?:study|analysis)\b|\bmathematical model/iu, "modelling"],
  [
    /\b(?:qualitative|focus groups?|interview study|phenomenological|ethnograph\w+|lived experiences?)\b/iu,
    "qualitative",
  ],
  [
    /\b(?:phase (?:I|II|III|IV|1|2|3|4)(?:[ab])?(?:[/-](?:I|II|III|IV|[1-4]))? (?:\w+ )?(?:trial|study)|clinical trial|open[- ]label|pilot trial)\b/iu,
    "clinical_trial",
  ],
  [
    /\b(?:in|of|from) (?:\w+[ -]){0,4}(?:mice|rats?|mouse|rabbits|pigs|piglets|swine|dogs|sheep|lambs|zebrafish|monkeys|macaques|hamsters|guinea pigs|gerbils|broilers|cattle)\b|\b(?:mouse|rat|murine|porcine|swine|canine|ovine|rabbit|primate|animal) (?:\w+ )?models?\b/iu,
    "animal",
  ],
  [
    /\bin vitro\b|\bcell lines?\b|\b(?:cultured|stem|tumou?r|cancer|carcinoma|endothelial|epithelial|smooth muscle) cells\b/iu,
    "in_vitro",
  ],
  [
    /\b(?:polymorphisms?|mutations?|genotypes?|alleles?|HLA-\w+|genetic (?:and molecular )?association|molecular analysis|genome-wide|gwas|transcriptom\w+|mendelian randomi[sz]ation|whole[- ](?:exome|genome) sequencing|gene expression|variants? (?:in|of)|single-cell|proteom\w+)\b/iu,
    "genetic",
  ],
  [
    /\b(?:a|an) (?:\w+ )?review\b|: (?:a )?review\b|\b(?:review of the (?:literature|evidence)|literature review|narrative review|state of the art|current concepts|update on|overview of|an overview|an update|recent advances)\b/iu,
    "review",
  ],
];

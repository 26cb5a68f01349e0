import type { DesignId } from "./designs.ts";

/** Publication types that settle the design, the most telling first (NLM, "PubMed Publication Types"). */
export const BY_TYPE: readonly [RegExp, DesignId][] = [
  [/^(?:retraction of publication|retraction notice)$/iu, "retraction_notice"],
  [/^(?:published erratum|expression of concern)$/iu, "correction_notice"],
  [/^clinical trial protocol$/iu, "trial_protocol"],
  [/^(?:network )?meta-analysis$/iu, "meta_analysis"],
  [/^systematic review$/iu, "systematic_review"],
  [/^(?:practice guideline|guideline|consensus development conference.*|consensus statement)$/iu, "guideline"],
  [/^(?:randomized controlled trial(?!, veterinary)|equivalence trial|pragmatic clinical trial)/iu, "randomized_trial"],
  [
    /^(?:clinical trial, veterinary|randomized controlled trial, veterinary|observational study, veterinary)$/iu,
    "animal",
  ],
  [/^case reports$/iu, "case_report"],
  [/^(?:editorial|comment|letter|news|newspaper article|interview|biography|personal narrative)$/iu, "comment"],
];
/** Publication types that only say something when the text says nothing closer. */
export const BY_VAGUE_TYPE: readonly [RegExp, DesignId][] = [
  [/^(?:controlled clinical trial|adaptive clinical trial)$/iu, "controlled_trial"],
  [/^clinical (?:trial|study)/iu, "clinical_trial"],
  [/^(?:observational study|twin study)$/iu, "observational"],
  [/^review$/iu, "review"],
];

const RANDOM = "(?<!mendelian )(?:quasi[- ]?|cluster[- ]?)?random(?:ly|i[sz]ed|i[sz]ation)";
export const TITLE_CUES: readonly [RegExp, DesignId][] = [
  [/^(?:retraction|retracted article|notice of retraction|withdrawn)\b[:.]/iu, "retraction_notice"],
  [/^(?:erratum|corrigendum|correction)\b/iu, "correction_notice"],
  [
    /\b(?:study|trial|review) protocol\b|\bprotocol (?:for|of) (?:a|an|the)\b|:\s*(?:a |the )?protocol\b|\brationale and (?:study )?design\b|\bdesign and rationale\b/iu,
    "trial_protocol",
  ],
  [/\bmeta[- ]?analys[ei]s\b|\bpooled analysis\b/iu, "meta_analysis"],
  [
    /\bsystematic(?:ally)? (?:literature )?(?:review|overview)|\bscoping review\b|\bumbrella review\b|\bcochrane\b/iu,
    "systematic_review",
  ],
  [/\b(?:guidelines?|consensus statement|position statement|recommendations)\b/iu, "guideline"],
  [
    new RegExp(`\\b${RANDOM}\\b|\\brct\\b|double[- ]blind|placebo[- ]controlled|\\bsham[- ]controlled`, "iu"),
    "randomized_trial",
  ],
  [/\bcase[- ]control(?:led)?\b/iu, "case_control"],
  [/\bcross[- ]sectional\b/iu, "cross_sectional"],
  [/\b(?:cohort|longitudinal|prospective(?: observational)? study|retrospective|registry)\b/iu, "cohort"],
  [
    /\bcase series\b|\breport of (?:two|three|four|five|six|seven|eight|nine|ten|\d+) cases\b|\b(?:two|three|four|five|six|\d+) case reports\b/iu,
    "case_series",
  ],
  [
    /\bcase reports?\b|\ba case of\b|\breport of (?:a|one) case\b|\ba rare case\b|\bunusual case\b|症例報告|病例报告/iu,
    "case_report",
  ],
  [/\b(?:cost[- ]effectiveness|cost[- ]utility|cost[- ]benefit|economic evaluation)\b/iu, "economic"],
  [/\b(?:qualitative study|focus groups?|interview study)\b/iu, "qualitative"],
  [/\b(?:diagnostic accuracy|sensitivity and specificity|validity of)\b/iu, "diagnostic"],
  [
    /\b(?:phase (?:I|II|III|IV|1|2|3|4)(?:[ab])? (?:trial|study)|clinical trial|open[- ]label|pilot trial)\b/iu,
    "clinical_trial",
  ],
  [/\bin vitro\b/iu, "in_vitro"],
  [
    /\b(?:in|of|from) (?:\w+ ){0,3}(?:mice|rats|mouse|rabbits|pigs|piglets|dogs|sheep|lambs|zebrafish|monkeys|hamsters|guinea pigs)\b|\b(?:mouse|rat|murine|porcine|canine|ovine|animal) models?\b/iu,
    "animal",
  ],
  [
    /\b(?:a|an) (?:\w+ )?review\b|: (?:a )?review\b|\b(?:review of the literature|literature review|current concepts|update on|overview of)\b/iu,
    "review",
  ],
  [/^(?:re:|reply|in reply|response to|comment on|commentary|editorial)\b/iu, "comment"],
];
/** The words without which the pattern cannot be found spare most searches. */
type TextCue = readonly [pattern: RegExp, id: DesignId, words: readonly string[]];
export const TEXT_CUES: readonly TextCue[] = [
  [
    new RegExp(
      `\\bwill (?:then )?be ${RANDOM}|\\b(?:participants|patients|subjects|women|children|adults) will (?:be|receive)\\b|\\bthis protocol\\b|\\bprotocol (?:describes|for a)\\b`,
      "iu",
    ),
    "trial_protocol",
    ["will ", "protocol"],
  ],
  [
    /\b(?:this|our|a|present|performed|conducted|undertook|did|the) (?:\w+[ -]){0,4}meta[- ]?analys[ei]s\b|\bwere (?:pooled|meta-analy[sz]ed)\b|\bpooled using\b/iu,
    "meta_analysis",
    ["analys", "pooled"],
  ],
  [
    /\bsystematic(?:ally)? (?:literature )?(?:review|search)(?:ed)?\b|\b(?:searched|search of|searches of) (?:the )?(?:\w+[ ,]+){0,6}(?:medline|pubmed|embase|cochrane)\b|\b(?:medline|pubmed|embase)\b.{0,80}\b(?:was|were) searched\b/iu,
    "systematic_review",
    ["systematic", "search"],
  ],
  [
    new RegExp(
      `\\b(?:were|was|are|and|then|been) (?:\\w+ )?${RANDOM}\\b|\\b${RANDOM} (?:assigned|allocated|divided|selected to receive|to (?:receive|either|one))|\\b(?:this|a|an|our|in|of|prospective|single|double|the)[ -](?:[\\w-]+[ ,-]+){0,7}${RANDOM}(?:[ ,-]+[\\w-]+){0,7} (?:trial|study|design|experiment)\\b|\\b(?:we|to) (?:\\w+ )?randomi[sz]ed?\\b|\\b${RANDOM},? (?:[\\w-]+,? ){0,3}(?:parallel|two|three|cross-?over|controlled|clinical|double|single|open)\\b|\\brandom (?:assignment|allocation|order)\\b|\\ballocated at random\\b`,
      "iu",
    ),
    "randomized_trial",
    ["random"],
  ],
  [/\bdouble[- ]blind(?:ed)?\b|\bplacebo[- ]controlled\b/iu, "randomized_trial", ["blind", "placebo"]],
  [
    /\bcase[- ]control(?:led)? (?:study|design|analysis)\b|\bcases and (?:\w+ )?controls\b|\bmatched controls\b/iu,
    "case_control",
    ["control"],
  ],
  [
    /\bcross[- ]sectional\b|\b(?:questionnaire|postal|online|web-based) survey\b|\bsurvey (?:was|of)\b/iu,
    "cross_sectional",
    ["sectional", "survey"],
  ],
  [
    /\b(?:cohort|longitudinal study|prospective(?:ly)?|retrospective(?:ly)?|medical records|chart review|registry|followed[- ]up|were followed)\b/iu,
    "cohort",
    ["cohort", "longitudinal", "prospective", "retrospective", "medical records", "chart review", "registry", "follow"],
  ],
  [
    /\b(?:we (?:report|describe|present)|reported|presented?) (?:here )?(?:on )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:\w+ ){0,3}(?:cases|patients)\b|\bcase series\b|\bseries of \d+|\b\d+ consecutive (?:patients|cases)\b/iu,
    "case_series",
    ["report", "describe", "present", "series", "consecutive"],
  ],
  [
    /\b(?:we (?:here )?(?:report|describe|present)|reported|presents?|describes) (?:here )?(?:on )?(?:the |an? )(?:\w+[ -]){0,4}(?:case|patient)\b|\bcase report\b|\b\d{1,2}[- ](?:year|month|week|day)[- ]old (?:\w+ ){0,3}(?:man|woman|boy|girl|male|female|patient|infant|child)\b.{0,60}\b(?:presented|was (?:admitted|referred|diagnosed)|with|who)\b/iu,
    "case_report",
    ["report", "describe", "present", "-old", " old"],
  ],
  [/\b(?:cost[- ]effectiveness|cost[- ]utility) analysis\b|\bmarkov model\b/iu, "economic", ["cost", "markov"]],
  [
    /\b(?:semi-structured|in-depth|qualitative) interviews?\b|\bfocus groups?\b|\bthematic analysis\b/iu,
    "qualitative",
    ["interview", "focus group", "thematic"],
  ],
  [
    /\b(?:open[- ]label|phase (?:I|II|III|IV|1|2|3|4)|clinical trial|healthy volunteers|pilot study|cross-?over (?:study|trial|design))\b/iu,
    "clinical_trial",
    ["label", "phase", "clinical trial", "volunteer", "pilot", "cross"],
  ],
  [
    /\b(?:male|female|adult|wistar|sprague[- ]dawley|c57bl\S*|balb\S*|transgenic|knockout|wild-type|anestheti[sz]ed|anaestheti[sz]ed) (?:\w+ )?(?:mice|rats|mouse|rabbits|pigs|piglets|dogs|sheep|lambs|monkeys)\b|\b(?:mice|rats|piglets|rabbits|lambs|ewes|zebrafish|hamsters|guinea pigs|mongrel dogs)\b (?:were|was|received|fed)|\b(?:rat|mouse|murine|animal|porcine) models?\b|\b(?:in|of) (?:mice|rats)\b|-induced (?:mice|rats)\b/iu,
    "animal",
    [
      "mice",
      "rat",
      "mouse",
      "rabbit",
      "pig",
      "dog",
      "sheep",
      "lamb",
      "monkey",
      "ewes",
      "zebrafish",
      "hamster",
      "murine",
      "animal",
      "porcine",
    ],
  ],
  [
    /\bin vitro\b|\bcell lines?\b|\bcultured (?:\w+ )?cells\b|\bwestern blot|\btransfected\b|\brecombinant\b|\bHEK ?293|\bHeLa\b/iu,
    "in_vitro",
    ["vitro", "cell", "blot", "transfected", "recombinant", "hek"],
  ],
  [
    /\b(?:this|the present|our) (?:article|paper|review|chapter|overview)\b.{0,60}\b(?:review|discuss|summari[sz]e|describe|overview)|\bwe review\b|\bis reviewed\b|\bare reviewed\b|\bthis review\b|\bnarrative review\b/iu,
    "review",
    ["review", "article", "paper", "chapter", "overview"],
  ],
];
/** A sentence about other studies, or about ones still to be done. */
export const NOT_THIS_STUDY =
  /\b(?:needed|necessary|warranted|training set|validation set|required|recommended|lacking|future|further (?:\w+ )?(?:studies|trials|research)|previous(?:ly)?|earlier|recent (?:\w+ ){0,3}(?:studies|trials)|few (?:\w+ ){0,3}(?:studies|trials)|have shown|has been shown|despite)\b|\bno (?:\w+ ){0,3}(?:trials?|studies)\b/iu;
/** Trials that a review looked at. */
export const TRIALS_INCLUDED =
  /\b(?:included|identified|eligible|selected|pooled|retrieved|searched|reviewed)\b.{0,80}\b(?:trials|rcts|studies)\b|\b(?:trials|rcts|studies)\b.{0,60}\b(?:included|identified|eligible|selected|retrieved)\b/iu;

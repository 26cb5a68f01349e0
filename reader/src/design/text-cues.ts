import type { DesignId } from "./designs.ts";
import { RANDOM } from "./title-cues.ts";

/** A design, a pattern of it, and the words (in small letters) without which the pattern cannot be found. */
export interface TextCue {
  id: DesignId;
  pattern: RegExp;
  words: readonly string[];
}

const cue = (id: DesignId, words: string, pattern: string): TextCue => ({
  id,
  pattern: new RegExp(pattern, "iu"),
  words: words.split("|"),
});

/** What the sentences of an abstract say of their study's design, the most specific first. */
export const TEXT_CUES: readonly TextCue[] = [
  cue(
    "trial_protocol",
    "will |protocol",
    `\\bwill (?:then )?be ${RANDOM}|\\b(?:participants|patients|subjects|women|men|children|adults|groups?) will (?:be|receive)\\b|\\bthis protocol\\b|\\bprotocol (?:describes|for a)\\b|\\bwe will (?:recruit|enrol|conduct|perform|randomi[sz]e|search|include)`,
  ),
  cue(
    "meta_analysis",
    "analys|pooled",
    "\\b(?:this|our|a|present|performed|conducted|undertook|did|the|and|network) (?:\\w+[ -]){0,4}meta[- ]?analys[ei]s (?:was|were|of|to|includ|show|suggest|provid|indicat|demonstrat|compar|found|using|with|assess|evaluat|\\()|\\b(?:studies|trials|data|results|estimates|effects?|rcts) were (?:\\w+ )?(?:pooled|meta-analy[sz]ed)\\b|\\bpooled using\\b|\\bwe (?:\\w+ )?(?:meta-analy[sz]ed|did a meta-analysis)",
  ),
  cue(
    "systematic_review",
    "systematic|search",
    "\\bsystematic(?:ally)? (?:literature )?(?:review|search)(?:ed)?\\b|\\b(?:searched|search of|searches of) (?:the )?(?:\\w+[ ,]+){0,6}(?:medline|pubmed|embase|cochrane|databases?)\\b|\\b(?:medline|pubmed|embase|databases)\\b.{0,80}\\b(?:was|were) (?:systematically )?searched\\b",
  ),
  cue(
    "randomized_trial",
    "random",
    [
      `\\b(?:were|was|are|and|then|been|be) (?!(?:selected|scattered|sampled|chosen|drawn|collected)\\b)(?:\\w+ )?${RANDOM}\\b(?! (?:selected|sampled|chosen|drawn|scattered|picked|enrol\\w*|recruit\\w*|includ\\w*)\\b)`,
      `\\b${RANDOM} (?:assigned|allocated|divided|distributed|separated|assigning|allocating|received|given|administered|treated|selected to receive|to (?:receive|either|one|an?|the)|into|in \\d|patients|participants|women|men|children|subjects|adults|infants|individuals)\\b`,
      `\\b(?:this|a|an|our|in|of|prospective|single|double|the)[ -](?:\\w+[ ,-]+){0,12}${RANDOM}(?:[ ,/-]+\\w+){0,12} (?:trial|study|design|experiment|investigation|fashion|manner|order|sequence)\\b`,
      `\\b${RANDOM},? (?:[\\w-]+[, ]+){0,6}(?:order|sequence|trial|study|fashion|manner|design)\\b`,
      `\\b(?:we|to|trial|study|who|patients|participants|women|men|children|subjects|adults|infants) (?:\\w+ )?random(?:i[sz]ed?|ly)\\b(?! (?:selected|sampled|chosen|drawn|picked))`,
      `\\b${RANDOM},? (?:[\\w-]+,? ){0,3}(?:parallel|two|three|cross-?over|controlled|clinical|double|single|open|placebo)\\b`,
      "\\brandom (?:assignment|allocation|order|sequence)\\b|\\b(?:allocated|assigned|divided) (?:\\w+ )?at random\\b|\\bat random to\\b",
      "\\b(?:divided|allocated|assigned|split|separated|distributed) (?:[\\w-]+ ){0,3}randomly\\b",
      "\\b(?:at|after|before|following|since|block|stratified|of|by) randomi[sz]ation\\b|\\brandomi[sz]ation (?:group|arm|was|to|schedule|list)",
    ].join("|"),
  ),
  cue(
    "randomized_trial",
    "blind|mask|placebo",
    "\\bdouble[- ](?:blind|masked|dummy)|\\bplacebo[- ]controlled\\b|\\b(?:and|or|versus|vs\\.?|with|received|receiving|given|than|to|than with|the) (?:a |an |matching |oral |the )?placebo(?:\\b(?! response| effect| arm of previous))|\\bplacebo[- ](?:group|arm|treated|treatment|period|phase|recipients)\\b|\\(n ?= ?\\d+\\) or placebo",
  ),
  cue(
    "randomized_trial",
    "sham",
    "\\bsham[- ](?:stimulat|control|group|procedure|treat|acupuncture|intervention|tdcs|rtms|tacs|cpap)|\\bsham (?:and|or|versus|vs)\\b|\\b(?:or|versus|vs\\.?|a) sham\\b",
  ),
  cue(
    "randomized_trial",
    "cross|counter",
    "\\bcross-?over (?:\\w+ )?(?:study|trial|design|fashion|manner|comparison|experiment|period|phase)\\b|\\bcounter-?balanced\\b|\\bcrossed over (?:to|after)\\b",
  ),
  cue(
    "randomized_trial",
    "allocated|assigned",
    "\\b(?:patients|participants|subjects|volunteers|women|men|children|infants|eyes|adults|individuals|students|mothers|who|they|were|was|clusters|schools|villages|practices|\\)) (?:\\w+ )?(?:were|was) (?:\\w+ )?(?:allocated|assigned) (?:\\w+ )?(?:in|to|into)\\b|\\b(?:allocated|assigned) (?:equally )?(?:in|to|into) (?:either|one of|receive|the (?:experimental|intervention|treatment|control)|(?:two|three|four|five|six|\\d) (?:\\w+ )?(?:groups|arms))",
  ),
  cue(
    "controlled_trial",
    "divided|control|experimental|intervention|group|non",
    "\\bnon-?randomi[sz]ed\\b|\\bquasi-?experimental\\b|\\b(?:experimental|intervention|study|treatment|treated) groups?\\b.{0,160}\\bcontrol groups?\\b|\\bcontrol groups? (?:\\([^)]{1,30}\\) )?(?:that |which |who )?(?:received|was given|were given|did not receive|receiving|had no|underwent|continued)\\b|\\bintervention (?:arm|group)\\b|\\bdivided (?:\\w+ )?into (?:two|three|four|five|\\d) (?:\\w+ )?groups\\b.{0,120}\\b(?:received|treated|given|underwent|mg|ml)\\b",
  ),
  cue(
    "case_control",
    "control",
    "\\bcase[- ]control(?:led)? (?:study|design|analysis|studies)\\b|\\bcases and (?:\\w+ )?controls\\b|\\bmatched controls\\b",
  ),
  cue(
    "cross_sectional",
    "sectional|survey",
    "\\bcross[- ]sectional\\b|\\b(?:questionnaire|postal|online|web-based|telephone|national|population) survey\\b|\\bsurvey (?:was|of)\\b",
  ),
  cue(
    "diagnostic",
    "sensitivity|diagnostic|reference standard",
    "\\bsensitivit(?:y|ies)\\b.{0,60}\\bspecificit(?:y|ies)\\b|\\bdiagnostic (?:accuracy|performance)\\b|\\breference standard\\b|\\barea under the (?:receiver|roc)",
  ),
  cue(
    "before_after",
    "before|pre|time series",
    "\\bbefore[- ]and[- ]after (?:study|design|comparison|evaluation|analysis)\\b|\\b(?:before and after|after and before|pre-? and post-?)(?: the| an?)? ?(?:intervention|program(?:me)?|implementation|training|introduction)\\b|\\binterrupted time series\\b|\\bafter and .{0,40} before the (?:program|intervention|training)",
  ),
  cue(
    "cohort",
    "cohort|longitudinal|prospective|retrospective|medical records|chart review|registry|follow",
    "\\b(?:cohort|longitudinal study|prospective(?:ly)?|retrospective(?:ly)?|medical records|chart review|registry|followed[- ]up|were followed)\\b",
  ),
  cue(
    "observational",
    "observational",
    "\\b(?:this|our|an|the present) (?:[\\w-]+,? ){0,4}observational (?:study|analysis|design)\\b",
  ),
  cue(
    "case_series",
    "report|describe|present|series|consecutive",
    "\\b(?:we (?:report|describe|present)|reported|presented?) (?:here )?(?:on )?(?:two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:\\w+ ){0,3}(?:cases|patients)\\b|\\bcase series\\b|\\bseries of \\d+|\\b\\d+ consecutive (?:patients|cases)\\b",
  ),
  cue(
    "case_report",
    "report|describe|present|-old| old",
    "\\b(?:we (?:here )?(?:report|describe|present)|reported|presents?|describes|reports) (?:here )?(?:on )?(?:the |an? )(?:\\w+[ -]){0,4}(?:case|patient)\\b|\\bcase report\\b|\\b\\d{1,2}[- ](?:year|month|week|day)s?[- ]old (?:\\w+ ){0,4}(?:man|woman|boy|girl|male|female|patient|infant|child|newborn|neonate)\\b.{0,80}\\b(?:presented|was (?:admitted|referred|diagnosed|found|treated)|with|who|developed)\\b",
  ),
  cue(
    "economic",
    "cost",
    "\\b(?:cost[- ]effectiveness|cost[- ]utility|cost[- ]benefit) (?:analysis|model|was|of)\\b|\\bincremental cost|\\bquality[- ]adjusted life[- ]years?\\b.{0,80}\\bcosts?\\b",
  ),
  cue(
    "modelling",
    "markov|simulat|model",
    "\\bmarkov model\\b|\\b(?:mathematical|simulation|transmission|decision[- ]analytic|compartmental) model\\b|\\bwe (?:simulated|modelled|modeled)\\b",
  ),
  cue(
    "qualitative",
    "interview|focus group|thematic|qualitative",
    "\\b(?:semi-?structured|in-depth|qualitative) (?:\\w+ )?interviews?\\b|\\bfocus groups?\\b|\\bthematic(?:ally)? analy|\\bqualitative (?:study|research|analysis|data)",
  ),
  cue(
    "single_arm_trial",
    "single-arm|single arm|one-arm|uncontrolled",
    "\\b(?:single|one)[- ]arm\\b|\\buncontrolled (?:trial|study)\\b",
  ),
  cue(
    "clinical_trial",
    "label|phase|clinical trial|volunteer|pilot|open",
    "\\bopen[- ]label\\b|\\bphase (?:I|II|III|IV|1|2|3|4)(?:[ab])?(?:[/-](?:I|II|III|IV|[1-4]))?,? (?:[\\w-]+,? ){0,3}(?:trial|study)\\b|\\b(?:this|our|an?|present|prospective|pilot|multicent(?:er|re)) (?:[\\w-]+,? ){0,3}clinical trial\\b(?! design)|\\bhealthy (?:\\w+ )?volunteers (?:were|received|took|underwent|ingested|participated)|\\bpilot (?:study|trial)\\b|\\bopen (?:multicent(?:er|re) )?(?:study|trial)\\b",
  ),
  cue(
    "animal",
    "mice|rat|mouse|rabbit|pig|dog|sheep|lamb|monkey|macaque|ewes|zebrafish|hamster|murine|animal|porcine|swine|goldfish|cattle|gerbil|chick",
    "\\b(?:male|female|adult|wistar|sprague[- ]dawley|c57bl\\S*|balb\\S*|transgenic|knockout|wild-type|anesthetized|anaesthetised|anesthetised|icr|nude|diabetic) (?:\\w+[ -]){0,2}(?:mice|rats|mouse|rabbits|pigs|piglets|swine|dogs|sheep|lambs|monkeys|hamsters)\\b|\\b(?:mice|rats|piglets|pigs|swine|rabbits|lambs|ewes|zebrafish|hamsters|guinea pigs|gerbils|mongrel dogs|macaques|chicks|broilers|goldfish)\\b (?:\\([^()]*\\) )?(?:were|was|received|fed|treated|with|underwent|lacking|showed)\\b|\\b(?:rat|mouse|murine|animal|porcine|swine|rabbit) models?\\b|\\b(?:in|of) (?:\\w+ )?(?:mice|rats)\\b|-induced (?:mice|rats)\\b",
  ),
  cue(
    "in_vitro",
    "vitro|cell|blot|transfect|recombinant|hek|hela",
    "\\bin vitro\\b|\\bcell lines?\\b|\\bcultured (?:\\w+ ){0,2}cells\\b|\\bwestern blot|\\btransfected\\b|\\brecombinant\\b|\\bHEK ?293|\\bHeLa\\b|\\bcells were (?:treated|incubated|exposed|cultured|stimulated)",
  ),
  cue(
    "genetic",
    "genom|sequenc|mutation|polymorphism|genotyp|transcript|variant|allele|expression|protein",
    "\\bgenome-wide\\b|\\bgenotyp(?:ed|ing)\\b|\\b(?:exome|genome|RNA|DNA|targeted|sanger|amplicon) sequenc|\\bwe (?:identified|found|detected) (?:\\w+ ){0,4}(?:mutations?|variants?|polymorphisms?)\\b|\\bpolymorphisms? (?:in|of|was|were)\\b|\\btranscriptom|\\bgene expression\\b|\\bmendelian randomi[sz]ation\\b|\\bcrystal structure\\b",
  ),
  cue(
    "review",
    "review|article|paper|chapter|overview",
    "\\b(?:this|the present|our) (?:article|paper|review|chapter|overview)\\b.{0,60}\\b(?:review|discuss|summari[sz]e|describe|overview)|\\bwe (?:\\w+ )?(?:review|summari[sz]e|discuss)\\b|\\bis reviewed\\b|\\bare (?:reviewed|discussed|summari[sz]ed)\\b|\\bthis review\\b|\\bnarrative review\\b",
  ),
];

/** A sentence about other studies, or about ones still to be done. */
export const NOT_THIS_STUDY =
  /\b(?:needed|necessary|warranted|will require|would require|training set|validation set|required to|is required|are required|recommended|desirable|lacking|pave(?:s|d)? the way|lack of (?:[\w-]+,? ){0,6}(?:studies|trials)|future|further (?:\w+ )?(?:studies|trials|research)|previous (?:\w+ ){0,3}(?:studies|trials|work|research|reports?)|previously (?:reported|shown|described|demonstrated)|earlier (?:\w+ ){0,2}(?:studies|trials)|recent (?:\w+ ){0,3}(?:studies|trials)|(?:few|several|many|most) (?:\w+ ){0,3}(?:studies|trials)|have shown|has been shown|despite)\b|\b(?:trials?|studies)\b.{0,80}\b(?:have|has) not (?:yet )?been\b|\bno (?:\w+ ){0,3}(?:trials?|studies)\b/iu;
/** Trials that a review or model looked at. */
export const TRIALS_INCLUDED =
  /\b(?:included|excluded|identified|eligible|selected|pooled|retrieved|searched|reviewed)\b.{0,80}\b(?:trials|rcts|studies)\b|\b(?:trials|rcts|studies)\b.{0,60}\b(?:included|identified|eligible|selected|retrieved)\b/iu;
const TRIAL_NAMED = "(?:[\\w-]+,? ){0,6}(?:[\\w-]+-)?randomi[sz]ed,? (?:[\\w-]+,? ){0,5}(?:trial|study|rct)\\b";
/** A trial that a sentence speaks of as another's, as one still to be made, or as the one whose participants were looked at again. */
export const OTHER_TRIAL = new RegExp(
  [
    `\\b(?:a|the) previous(?:ly)? ${TRIAL_NAMED}|\\b(?:parallel to|companion (?:study )?to|alongside|following|if) (?:a|an|the) ${TRIAL_NAMED}`,
    "\\b(?:in|findings (?:from|of)|results (?:from|of)|evidence (?:from|of)) (?:large |previous |recent |several |other |the )*randomi[sz]ed (?:[\\w-]+,? ){0,3}trials\\b",
    "\\brandomi[sz]ed (?:[\\w-]+,? ){0,5}(?:study|studies|trials?|design) .{0,60}\\b(?:is|are|seems?|would be) (?:justified|awaited|mandatory)\\b",
    "\\brandom(?:ly|i[sz]ed)\\b.{0,80}\\b(?:training|modell?ing|development|derivation|validation|testing) (?:sets?|groups?|cohorts?|samples?)\\b",
    "\\b(?:requires?|needs?|deserves?|merits?|awaits?) (?:[\\w-]+ ){0,5}randomi[sz]ed\\b",
    `\\b(?:post[- ]?hoc|secondary|retrospective|observational|cohort) (?:[\\w-]+ ){0,2}(?:analys[ei]s|study) (?:of|from|using|within|in) (?:data (?:from|of) )?(?:a|an|the|participants in (?:a|an|the)) ${TRIAL_NAMED}`,
    `\\bpost[- ]?hoc (?:cohort|observational) analys[ei]s\\b|\\bfollow-?up (?:study )?of (?:a|an|the) ${TRIAL_NAMED}`,
    `\\b(?:participated in|(?:enrolled|recruited|collected) during) (?:a|an|the) ${TRIAL_NAMED}`,
  ].join("|"),
  "iu",
);
/** Animals in a sentence about an allocation: an experiment on them, however randomized. */
export const ANIMALS_NAMED =
  /\b(?:mice|rats?|mouse|rabbits?|pigs?|piglets|swine|dogs|sheep|lambs|ewes|monkeys|macaques?|zebrafish|hamsters|guinea pigs|gerbils|broilers|chicks|calves|cows|steers|heifers|goats|horses|cats|fish|goldfish|sprague[- ]dawley|wistar|animals)\b/iu;
/** What has been taken out of a body, however it was assigned. */
export const SPECIMENS =
  /\bextracted (?:[\w-]+ ){0,4}(?:teeth|molars|premolars|incisors|canines)\b|\b(?:teeth|molars|premolars|specimens|blocks|discs|disks|slabs) were (?:[\w-]+ ){0,2}random(?:ly|i[sz]ed)\b/iu;
/** Looking back or looking on: placebo, allocation or a change of treatment then belongs to something else. */
export const OBSERVED =
  /\b(?:retrospective(?:ly)?|cohort study|case[- ]control|registry|cross[- ]sectional|chart review|medical records|survey)\b/iu;
/** The authors say themselves that chance did not decide. */
export const NOT_RANDOM =
  /\bnon-?randomi[sz]ed\b|\bnot (?:been )?random(?:i[sz]ed|ly)?\b|\bwithout randomi[sz]ation\b|\balternat(?:e|ing) (?:months|weeks|days|allocation|order of admission)\b/iu;

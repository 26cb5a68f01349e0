import { type DesignId, PROTOCOLS } from "../design/designs.ts";
import type { PaperSentence, PaperText, SectionKind } from "../paper-text.ts";
import {
  ARM_CUES,
  ASKED_IN_TITLE,
  COMPARATOR_CUES,
  EFFECT_OF,
  EXPOSURE_CUES,
  GUIDELINE_CUES,
  INTERVENTION_CUES,
  TITLE_ARM_CUES,
  TITLE_INTERVENTION_CUES,
  VERSUS,
} from "./arm-cues.ts";
import { pickSentences, readWholeSection } from "./find-population.ts";
import { chooseSpans, findCue, findSpan, type PicoCue, type PicoSpan, trimSpan } from "./pico-span.ts";

/** What was done, and with what it was compared; empty and null where the paper does not say. */
export interface Arms {
  intervention: PicoSpan[];
  comparator: PicoSpan | null;
}

const MAX_INTERVENTIONS = 2;
/** Together, in UTF-16 units. */
const MAX_LENGTH = 200;
const WHERE_ARMS_STAND: SectionKind[] = [
  "intervention",
  "methods",
  "design",
  "plain",
  "objective",
  "population",
  "results",
  "conclusion",
];
/** Designs whose arms and treatments are stated by the sentences of methods; in others such phrases mislead. */
const WITH_ARMS: DesignId[] = [
  "randomized_trial",
  ...PROTOCOLS,
  "controlled_trial",
  "single_arm_trial",
  "clinical_trial",
  "cohort",
  "case_control",
  "observational",
  "case_series",
  "case_report",
  "economic",
  "animal",
];
/** Designs whose title names the treatment before "for" or "in". */
const TITLED: DesignId[] = [
  "randomized_trial",
  ...PROTOCOLS,
  "controlled_trial",
  "single_arm_trial",
  "clinical_trial",
  "meta_analysis",
  "systematic_review",
  "diagnostic",
  "in_vitro",
  "animal",
];
/** Designs that may look at an exposure. */
const OBSERVING: DesignId[] = ["cohort", "case_control", "observational", "meta_analysis", "systematic_review"];

const CONTROL =
  /^(?:an? |the )?(?:matching |identical |inactive )?(?:placebo|controls?\b|sham|usual|standard care|routine|no (?!longer\b)\w+|wait|(?:\d+ ?ml (?:of )?)?(?:(?:normal|isotonic) )?saline)|\bcontrol (?:group|arm)\b/i;

/** Whether an arm is what the other one is held against: placebo, usual care, no treatment. */
export function isControl(text: string): boolean {
  return CONTROL.test(text);
}

const VERBS =
  /\b(?:showed|shows|is|was|were|are|has|have|had|may|might|can|could|should|would|did|does|be|been|retains|remain(?:s|ed)?|occurred|suggests?|provides?|define|increased|decreased|raised|survived|indicated|consisted)\b/i;
const IS_PEOPLE =
  /^(?:the |a |\d[\d,]* |one |two |three |four |five |six |eight |ten )?(?:(?:[\w-]+ )?groups?\b.{0,12}$|(?:two|three|four|five|six|\d+)\b.{0,30}\bgroups?\b|one of\b|either\b|baseline\b|(?:all |eligible |both |these )?(?:those|patients|participants|subjects|children|women|men|individuals|adults|volunteers|infants|boys|girls|cases)\b)/i;
const IS_REST =
  /^(?:to|with|in|of|by|when|from|on|for|after|before|as|at|than|results|values?|whether|how|vice versa|that of|these|both|such|same|different|lower|higher|more|less|better|improved|according|first|second|compare|immediate(?:ly)?$|feeding \d|test|assess|investigate|evaluate|examine|determine|part\b|place\b|then|only|care$|three|two|four|(?:the )?study|(?:the )?use$|one|large|moderate$|potential|older|younger|observational|matched to)\b|\b(?:(?!daily|weekly|monthly|hourly|nightly|only|family)\w+ly|and|vs\.?)$|\d of \d|^\d+(?:\)| with\b)/i;
const IS_OUTCOME =
  /^(?:(?:the|long-term|short-term|clinical) )*(?:onset|offset|efficacy|safety|tolerability|toxicit(?:y|ies)|sensitivity|specificity|effects?|effectiveness|incidence|prevalence|rates?|risk|outcomes?|results?|quality of life|survival|mortality|symptoms?|severity|differences?|changes?|improvements?|mean|levels?|recovery|response|validation|diagnosis|cost-effectiveness)\b/i;
const IS_GENERIC =
  /^(?:the |a )?(?:standardi[sz]ed|individuali[sz]ed|supplementation|treatments?|interventions?|drugs?|active|therapy|age|gender|sex|oral|paper|surgery|their|clinical|controls?|randomi[sz]\w+|(?:\d-year )?double-blind)$/iu;

const NAMES_BOTH =
  /\b(?:or|versus|vs\.?) (?:an? |the )?(?:matching |identical |inactive )?(?:placebo|control|usual|sham|standard|no treatment)\b/i;

/** Not "group A" or "two groups of 20", which say nothing of what was done, nor the rest of a sentence. */
function namesTreatment(text: string): boolean {
  return ![IS_PEOPLE, IS_REST, IS_OUTCOME, IS_GENERIC, VERBS, NAMES_BOTH].some((pattern) => pattern.test(text));
}

const COUNT_AT_END = / ?\((?:groups? \w+,? ?)?n ?=[^()]*\)?$/iu;
const GROUP_AT_END = / (?:treatment )?(?:groups?|arms?)$/iu;

/** An arm without the number of its people and the word "group". */
function readArm(text: string, sentence: PaperSentence): PicoSpan | null {
  const bare = text.replace(COUNT_AT_END, "").replace(GROUP_AT_END, "").replace(COUNT_AT_END, "");
  const span = trimSpan(bare, sentence);
  return span && namesTreatment(span.text) ? span : null;
}

interface ArmPair {
  intervention: PicoSpan;
  comparator: PicoSpan | null;
}

function findPair(sentences: readonly PaperSentence[], cues: readonly PicoCue[]): ArmPair | null {
  for (const cue of cues) {
    for (const sentence of sentences) {
      const groups = findCue(cue, sentence)?.groups;
      const intervention = groups?.span === undefined ? null : readArm(groups.span, sentence);
      if (!intervention) continue;
      const comparator = groups?.other === undefined ? null : readArm(groups.other, sentence);
      if (!CONTROL.test(intervention.text)) return { intervention, comparator };
      if (comparator && !CONTROL.test(comparator.text)) return { intervention: comparator, comparator: intervention };
    }
  }
  return null;
}

/** What a section about the treatment begins with, up to its verb. */
function readSectionOfArms(paper: PaperText): PicoSpan | null {
  const whole = readWholeSection(paper, "intervention");
  if (!whole) return null;
  const [before = ""] = whole.text.split(/ (?:was|were|is|are|will be|consisted|received|underwent) /u, 1);
  const span = trimSpan(before, whole.sentence);
  return span && !IS_PEOPLE.test(span.text) ? span : null;
}

/** The two arms that a title names: "X versus Y for Z", "comparison of X with Y"; null where it names none, or one. */
export function findTitleArms(paper: PaperText): { intervention: PicoSpan; comparator: PicoSpan } | null {
  const pair = findPair([paper.title], TITLE_ARM_CUES);
  return pair?.comparator ? { intervention: pair.intervention, comparator: pair.comparator } : null;
}

/** The two arms that the title names, or the sentences that say what was compared or to what people were assigned; null where none names two. */
export function findComparedArms(paper: PaperText): { intervention: PicoSpan; comparator: PicoSpan } | null {
  const titled = paper.once(findTitleArms);
  if (titled !== null) return titled;
  const own = pickSentences(paper, ["objective", "plain", "background", "methods", "design", "intervention"]);
  const pair = findPair(own, [VERSUS, ...ARM_CUES.slice(2), ...ARM_CUES.slice(0, 2)]);
  return pair?.comparator ? { intervention: pair.intervention, comparator: pair.comparator } : null;
}

/** The treatment, exposure or test studied, and what it was compared with, in the paper's words. */
export function findArms(paper: PaperText, design: DesignId | null): Arms {
  const withArms = design !== null && WITH_ARMS.includes(design);
  const isTitled = design !== null && TITLED.includes(design);
  const isObserving = design !== null && OBSERVING.includes(design);
  const own = pickSentences(paper, WHERE_ARMS_STAND);
  const labelled = pickSentences(paper, ["intervention"]);
  const inLabelled = findPair(labelled, ARM_CUES);
  const inTitle = paper.once(findTitleArms);
  const inText = withArms ? findPair(own, ARM_CUES) : null;
  const titled =
    findSpan([paper.title], ASKED_IN_TITLE, namesTreatment) ??
    (isObserving ? findSpan([paper.title], EXPOSURE_CUES, namesTreatment) : null) ??
    (design === "guideline" ? findSpan([paper.title], GUIDELINE_CUES, namesTreatment) : null) ??
    findSpan([paper.title], [EFFECT_OF], namesTreatment) ??
    (isTitled ? findSpan([paper.title], TITLE_INTERVENTION_CUES, namesTreatment) : null);
  const stated = [
    inLabelled?.intervention ?? (labelled.length > 0 ? readSectionOfArms(paper) : null),
    inTitle?.intervention ?? titled,
    inText?.intervention,
    findSpan(
      pickSentences(paper, ["objective", "plain", "methods", "design", "background"]),
      [EFFECT_OF],
      namesTreatment,
    ),
    withArms ? findSpan(own, INTERVENTION_CUES, namesTreatment) : null,
  ].filter((span): span is PicoSpan => span !== null && span !== undefined && !CONTROL.test(span.text));
  const intervention = chooseSpans(stated, MAX_INTERVENTIONS, MAX_LENGTH);
  const comparator =
    inLabelled?.comparator ??
    inText?.comparator ??
    inTitle?.comparator ??
    (withArms ? findSpan([...own, paper.title], COMPARATOR_CUES, namesTreatment) : null);
  const isSame = comparator && intervention.some((span) => span.text.toLowerCase() === comparator.text.toLowerCase());
  return { intervention, comparator: isSame ? null : comparator };
}

import { COMPARES, isOfAllGroups } from "../findings/bears-on-arms.ts";
import type { PaperText } from "../paper-text.ts";
import type { QuestionConcept } from "../question/concept.ts";
import { listDrugs } from "../question/drug-names.ts";
import { doesName, doesNameAsMuch } from "./name-match.ts";

interface AskedArms {
  interventions: readonly QuestionConcept[];
  comparators: readonly QuestionConcept[];
}

/** What says nothing of an effect: a test for interaction, values before treatment, and what a running trial tests. */
const NO_EFFECT =
  /\binteraction\b|\b(?:baseline|pre-?operative|pre-?treatment) (?:values|levels)\b|\b(?:due to report|has recruited|tests? the (?:efficacy|effects?|effectiveness|hypothesis))\b|\b(?:similar|comparable|balanced|did not differ|no (?:significant )?differences?)\b[^,;]{0,60}\bat (?:the )?baseline\.?$|^(?:the )?baseline [^,;]{1,80}\bassociated\b/iu;
const ADJUSTED_FOR = /\badjust(?:ed|ing|ment) for\b/iu;
const OF_TREATMENT = /^[^.;]*\b(?:treatment|group)\b/iu;
const PREDICTS = /\b(?:predict(?:ors?|ive|ed|s)|risk factors?|subjects with (?:higher|lower)|users)\b/iu;
/** People who are set apart by something other than the treatment. */
const OF_OTHERS =
  /\b(?:those|patients|women|men|children|people|adults|subjects) (?:with|without) (?:an? )?(?:history of )?\w+/iu;
/** Of whom an outcome is counted: "the number of patients with nausea". */
const COUNTED_PEOPLE =
  /\b(?:numbers?|proportions?|percentages?|rates?|shares?|incidence|%) of (?:those|patients|women|men|children|people|adults|subjects)\b/giu;
/** One arm that gets more than the other, which gets it too. */
const ALONE = /\b(?:alone|monotherapy)\b/iu;
const AND_MORE = /\b(?:plus|combined|combination|added)\b/iu;
const SIDES =
  /\b(?:than|versus|vs\.?|compared (?:with|to)|(?:superior|inferior|equivalent|similar) to|relative to)\b/iu;
const CONTROLS = /\b(?:placebo|controls?|sham|usual care|standard care|no treatment|untreated)\b/iu;
/** Numbers that are set against each other, which names neither side: "(107.8 vs. 117.4 mg/dl)". */
const OF_NUMBERS = /\([^()\d]*\d[^()]*\)|(?<=\d[%\w]{0,6} )(?:versus|vs\.?)(?= [-−–]?\d)/giu;
const WITHOUT = /^\s*(?:those |patients |people |in |with )*(?:without|no|non|not)\b/iu;

/**
 * Whether the sentence of a finding says what the asked treatment did: it names it; or it names no other drug, and compares
 * groups or is of a paper whose title names it. A change in all groups alike, what predicts an outcome, and a comparison
 * of the treatment with itself say nothing of what it does.
 */
export function speaksOfArms(quote: string, outcome: string, arms: AskedArms, paper: PaperText): boolean {
  if (saysNoEffect(quote)) return false;
  if (doesName(quote, arms.interventions, paper)) {
    return !isOnWrongSide(quote, arms, paper) && (!PREDICTS.test(quote) || COMPARES.test(quote));
  }
  if (namesOtherDrug(quote, outcome, arms, paper) || PREDICTS.test(quote)) return false;
  if (OF_OTHERS.test(quote.replace(COUNTED_PEOPLE, ""))) return false;
  return doesName(paper.title.text, arms.interventions, paper) || COMPARES.test(quote);
}

const SHAM =
  /^\s*(?:(?:an?|the|those|patients|with|in|by|of|receiving|group)\s+)*(?:sham|placebo|simulated|mock|dummy|inactive|fake|non-?penetrating)\b/iu;

/** Whether what is compared with is an imitation of the treatment: "sham acupuncture", "simulated laser". */
export function isSham(words: string): boolean {
  return SHAM.test(words);
}

/** Whether a sentence is of all groups alike, of an interaction, of values before treatment, or of what a model adjusts for. */
export function saysNoEffect(quote: string): boolean {
  return isOfAllGroups(quote) || NO_EFFECT.test(quote) || isAdjustedForTreatment(quote);
}

/** What a model adjusts for is not what it tests. */
function isAdjustedForTreatment(quote: string): boolean {
  const found = ADJUSTED_FOR.exec(quote);
  return found !== null && OF_TREATMENT.test(quote.slice(found.index + found[0].length));
}

/**
 * Kinds, doses and additions of the asked treatment that are compared with one another, and another treatment that is
 * compared with it.
 */
function isOnWrongSide(quote: string, { interventions, comparators }: AskedArms, paper: PaperText): boolean {
  if (ALONE.test(quote) && AND_MORE.test(quote) && !doesName(quote, comparators, paper)) return true;
  const [first = "", ...rest] = quote.replace(OF_NUMBERS, " ").split(SIDES);
  const others = rest.join(" ");
  if (WITHOUT.test(others) || isSham(others) || !doesNameAsMuch(others, first, interventions, paper)) return false;
  return doesName(first, interventions, paper) || !CONTROLS.test(first);
}

/** Whether a sentence names a drug that is none of the arms, and no part of the outcome's name. */
export function namesOtherDrug(
  quote: string,
  outcome: string,
  { interventions, comparators }: AskedArms,
  paper: PaperText,
): boolean {
  const measured = outcome.toLowerCase();
  return listDrugs(quote).some(
    (drug) => !measured.includes(drug.toLowerCase()) && !doesName(drug, [...interventions, ...comparators], paper),
  );
}

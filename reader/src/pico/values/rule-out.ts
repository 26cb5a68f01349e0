import type { PaperSentence, PaperText } from "../../paper-text.ts";
import type { PicoField } from "../extract-pico.ts";
import type { PicoSpan } from "../pico-span.ts";
import { SOMEBODY } from "../sure-phrases.ts";

/** Sentences that speak of others than the study's people, of how it was worked out, or of its papers. */
const OF_SOMETHING_ELSE =
  /\b(?:exclusion criteri\w*|were excluded|excluding|registration|registered|statistical (?:analys[ei]s|software|significance|methods)|anova|bonferroni|wilcoxon|mann.whitney|regression (?:analys[ei]s|models?) (?:was|were)|databases?|medline|embase|pubmed|google scholar|literature search|search terms|key ?words|funded|supported by|ethics|institutional review board|written informed consent|clinicaltrials)\b/iu;
/** What a study calls itself. */
const NAMES_STUDY = /^ ?(?:trial|study|protocol|project|registry|cohort)\b/iu;
const SHORT_NAME = /^[\p{Lu}\d][\p{L}\d-]*$/u;
/** What everybody had, by the words before it. */
const OF_EVERYBODY =
  /\b(?:all|both) (?:[\w-]+ )?(?:patients|participants|subjects|groups|women|men|children|arms|animals)\b[^.;]{0,60}\b(?:received|were given|had|underwent|treated with|receiving|used)\b[^.;]{0,60}$|\b(?:induced|maintained|maintenance|premedicated|premedication|anesthetized|anaesthetized) with [^.;]{0,40}$|\b(?:in addition to|added to|add-on to|on a background of|on top of) [^.;,]{0,40}$/iu;
/** A part of what was given together. */
const OF_COMBINATION =
  /\b(?:combination(?: therapy)?|combining|mixture|solution|regimen|cream|gel) (?:of|combining|consisting of|composed of|containing|with) [^.;]{0,60}$|\b(?:consisting|composed) of [^.;]{0,80}$/iu;
const IS_TOGETHER = /\b(?:and|plus|with|combin\w+)\b|\+/iu;
/** Those who were compared with, by the words before it. */
const OF_CONTROLS =
  /\b(?:controls?|control (?:groups?|arms?)|comparison group)(?: \([^()]*\))?,? (?:\w+ )?(?:received|were given|was given|had|treated with|who received|receiving|underwent|consumed|took) [^.;,]{0,30}$/iu;
const CONTROL_BEHIND = /^ ?\((?:the )?(?:controls?|comparators?)(?: group| arm)?\)/iu;

/** Phrases that say nothing of the study as that element, ends of such phrases, and words that none has. */
const SAYS_LITTLE: Record<PicoField, readonly RegExp[]> = {
  population: [
    /^(?:years?|women|men|children|families|parents|(?:study )?population|patients?|(?:high-risk|other|uncured|evaluable|older|young(?:er)?|male|female|healthy|treated|control|enrolled|consenting|remaining|such|adult) (?:patients?|subjects|participants|individuals))$/iu,
    /^(?:n =|aged? |age: )|\d\/\d|patients’ /iu,
  ],
  intervention: [
    /^(?:combinations?|combined|switch\w*|activation|protocols?|regimens?|strateg(?:y|ies)|approach\w*|products?|devices?|(?:drug|active|study|standard|experimental|new|novel|oral|conventional|medical|adjuvant) (?:treatments?|therap(?:y|ies)|drugs?|interventions?)|dosing|doses?)$/iu,
    / (?:doses?|allergy|history|measurements?|screening|model|phase|periods?|room|centers?|centres?|tissue|levels?|concentrations?|status|free)$/iu,
    /^without |^combined (?!.*(?:and|with|plus|\+))/iu,
  ],
  comparator: [/^(?:normal|baseline)$/iu, / (?:phase|period)$/iu, /^(?:or |with |with or )?without /iu],
  outcome: [
    /^(?:the )?(?:safety|efficacy|effectiveness)(?: and (?:safety|efficacy|effectiveness|tolerability))?(?:$| of )/iu,
    /^(?:demographics|knowledge|complications and)\b/iu,
    /^(?:risk of bias|(?:article|study|methodological) quality|degree of improvement|clinical presentation|composite scores?|(?:health|patient) outcomes|laboratory test(?:s|ing)|newcastle-ottawa scale)$|\b(?:risk|effect) estimates$/iu,
    /^(?:maximal|subjective|total|clinical|overall|objective|mean|final)(?: (?:responses?|area|evaluation|measures?|data|results?|effects?))?$/iu,
    /\b(?:primary|secondary|main) (?:outcomes?|end ?points?)\b|\b(?:however|nevertheless|though|although|above)\b|\d ?mg\b/iu,
    /(?<!\p{L})(?:questionnaires?|questions|examinations?|tracings?|evaluations?|amplification|photographs|interviews?|analys[ei]s|posthoc tests?|index scores?|demographics|characteristics|therapeutic range|health|relevance|benefits?|communities|genera|species|taxa|compliance|status and|implications)$/iu,
    / (?:tissues?|fluids?|region|wall|forearm|neck|hand|compartments?|barrier|boards?|shield|pathways|periods?|sites?|type \d)$/iu,
  ],
};
/** A kind of bacteria by its name alone, which says nothing of what was measured of it. */
const SPECIES =
  /^(?:\p{Lu}\. ?\p{Ll}{4,}|\p{Lu}\p{Ll}{5,}(?:us|a|is|um|ii|ella|aceae|ensis) \p{Ll}{4,}(?:s|a|m|i|e))$/u;
export const DISEASE =
  /(?:itis|osis|a?emia|oma|pathy|asis|diseases?|disorders?|syndromes?|cancers?|tumou?rs?|neoplasms?|neoplasia|infections?|allergy|hypertension|deficiency|lesions?|keratos[ei]s|hypertrophy)$/iu;
const GERUND_OF =
  /^(?!bleeding|vomiting|healing|walking|swelling|itching|scarring|sleeping|smoking|drinking|eating|feeding|breast|functioning|coping|wheezing|shivering|flushing|clotting|pumping|sucking|fasting|resting|living|working|learning|reading|driving|exercising|training|screening|parenting|counsel|cycling|running|chewing|mirror|stretching|vaping|hearing|bruising|staining|cramping|sneezing|snoring|teaching|coaching|nursing|caring|well|warming|cooling|massag|icing|skipping)\p{L}+ing (?:the |an? )?\p{L}/iu;
const JOINS_NAME = /^(?:of|and|for|in)$/u;

/** Whether a name has begun before: "Scales of Infant and" before "Toddler Development". */
function isInName(before: string): boolean {
  const [word = "", joint = ""] = before.trimEnd().split(" ").slice(-2);
  return JOINS_NAME.test(joint) && /^\p{Lu}\p{L}/u.test(word);
}

/** Says what may be, or should. */
const HOPES =
  /\b(?:may|might|could|should|would|can|needed|warranted|future|further (?:studies|research|trials|investigation|evaluation)|potential(?:ly)?)\b/iu;

/** Whether any sentence about the study itself, beside its conclusion and background, has the phrase. */
export function isStudied(text: string, paper: PaperText): boolean {
  const lower = text.toLowerCase();
  const last = paper.sentences.at(-1);
  return [paper.title, ...paper.sentences].some(
    (sentence) =>
      sentence.kind !== "background" &&
      sentence.kind !== "conclusion" &&
      !(sentence.kind === "plain" && (sentence === last || sentence === paper.sentences[0])) &&
      sentence.lower.includes(lower),
  );
}

const beginJudged = (_: PaperText) => new Map<PaperSentence, boolean>();

function isOfSomethingElse(sentence: PaperSentence, paper: PaperText): boolean {
  const judged = paper.once(beginJudged);
  const isElse = judged.get(sentence) ?? OF_SOMETHING_ELSE.test(sentence.text);
  judged.set(sentence, isElse);
  return isElse;
}

/** Whether a phrase is not that element of this study, by its own words or those about it. */
export function isRuledOut(field: PicoField, { text, sentence }: PicoSpan, paper: PaperText): boolean {
  const at = sentence.text.indexOf(text);
  const [before, behind] = [sentence.text.slice(0, Math.max(0, at)), sentence.text.slice(at + text.length)];
  if (sentence.kind !== "title" && isOfSomethingElse(sentence, paper)) return true;
  if (sentence.kind !== "title" && /^\p{Lu}\p{Ll}/u.test(text) && isInName(before)) return true;
  if (SAYS_LITTLE[field].some((pattern) => pattern.test(text)) || text.lastIndexOf("(") > text.lastIndexOf(")"))
    return true;
  if (field === "comparator" && text.split(/ and /iu).length > 2) return true;
  if (field !== "population" && SHORT_NAME.test(text)) {
    if (NAMES_STUDY.test(behind) || (sentence.kind === "title" && at === 0 && /^[:–—]/u.test(behind))) return true;
  }
  if (field === "outcome") {
    if (SPECIES.test(text) || GERUND_OF.test(text)) return true;
    if (/^ or (?:higher|more|greater|above)\b/u.test(behind)) return true;
    return !isStudied(text, paper) && (HOPES.test(sentence.text) || sentence.kind === "background");
  }
  if (field === "intervention") {
    if (OF_EVERYBODY.test(before) && sentence.kind !== "title") return true;
    if (OF_COMBINATION.test(before) && !IS_TOGETHER.test(text)) return true;
    if (/^ ?(?:and|plus|combined with|in combination with)\b/u.test(behind) && /\bcombination\b/iu.test(before))
      return true;
    return DISEASE.test(text) || GERUND_OF.test(text) || OF_CONTROLS.test(before) || CONTROL_BEHIND.test(behind);
  }
  if (field === "population")
    return /^\d+(?:,\d{3})* (?:patients|subjects|participants|women|men|children|cases|persons)$/iu.test(text)
      ? /\b(?:dropped|withdr|discontinued|died|completed|excluded|responded|relapsed|had|developed|experienced|of (?:the|these|them))\b/iu.test(
          behind.slice(0, 30),
        )
      : !SOMEBODY.test(text) && HOPES.test(sentence.text) && !isStudied(text, paper);
  return false;
}

import type { PaperSentence } from "../paper-text.ts";
import { type Likeliest, TURNS } from "./hold-against-sentence.ts";
import { findOutcome } from "./outcome-place.ts";

const BACK =
  /(?:[,;]|\b(?:but|although|though|however|and))(?: (?:the|this|these|those|such))? differences?(?: between [^,;]{1,60}?)? (?:was|were|did|is|are) (?:not|n[o']t|non)\b|\b(?:p|P) ?= ?(?:NS|ns|n\.s\.)\b/u;

/** "Both rose, but the difference was not significant": what it says of no difference is of what stands before. */
export function refersBack(likeliest: Likeliest, { text }: PaperSentence): boolean {
  return likeliest === "no_difference" && BACK.test(text);
}

const RESULTS_IN =
  /\b(?:result\w* in|led to|had|showed|associated with|caused|produced|significantly) (?:[\w-]+ )?(?:increased|decreased|reduced|improved|lower|higher|greater|fewer|more|less)(?: [\w-]+)? $/iu;
/** Of one item in a list: "lower pain scores, shorter extubation and no difference in stay". */
const IS_LESS_OR_MORE =
  /(?:^|\s)(?:lower|higher|shorter|longer|fewer|greater|less|more|smaller|larger|better|worse|reduced|increased|improved)(?: [\w-]+)? $/iu;
const DIFFERS = /\bsignificant(?:ly)? differ(?:ed|ent|ences?)\b/iu;
const DENIES = /\b(?:no|not|nor|neither|without|non-?significant)\b/iu;
const PART = /[,;]|\b(?:and|but|whereas|while|although)\b/iu;

/** "No effect was found, and it resulted in increased costs": of the outcome itself it says that it changed. */
export function isChangedHere(likeliest: Likeliest, { text, lower }: PaperSentence, outcome: string): boolean {
  if (likeliest !== "no_difference") return false;
  const at = findOutcome(outcome, lower);
  const before = at < 0 ? "" : text.slice(0, at);
  const own = before.split(PART).at(-1) ?? "";
  if (RESULTS_IN.test(own) && !DENIES.test(own)) return true;
  if (IS_LESS_OR_MORE.test(own) && !DENIES.test(before)) return true;
  const part = before.split(TURNS).at(-1) ?? "";
  return DIFFERS.test(part) && !DENIES.test(part);
}

/** "Rose nonsignificantly with A but significantly with B". */
const IN_ONE_ONLY = /\b(?:non-?|not |in)significantly\b[^;]{1,60}\bbut significantly\b/iu;
const NO_DIFFERENCE_BETWEEN =
  /\bwith(?:out| no)(?: any)?(?: statistically)?(?: significant)? differences? (?:between|among) (?:the )?(?:[\w-]+ )?(?:groups|arms|treatments)\b/iu;
const BEFORE =
  /\b(?:not|no)\b[^,;]{0,60}\bdiffer\w*[^,;]{0,40}\bbefore (?:the )?(?:education|intervention|treatment|training|therapy|program|programme|surgery|operation|supplementation|study)\b/iu;

/** "Increased 2.4% with A and 14.3% with B": both changed, and which of them more the verb does not say. */
const ONE_VERB =
  /\b(?:decreas|reduc|declin|fell|dropp|increas|rose)\w*(?: by)? \d[\d.,]* ?%[^;]{1,60}\band (?:by )?\d[\d.,]* ?%/iu;

/** "It improved, with no difference between the groups", and groups that did not differ before anything was done. */
export function isTakenBack(likeliest: Likeliest, { text }: PaperSentence): boolean {
  if (likeliest !== "no_difference") return NO_DIFFERENCE_BETWEEN.test(text) || ONE_VERB.test(text);
  return BEFORE.test(text) || IN_ONE_ONLY.test(text);
}

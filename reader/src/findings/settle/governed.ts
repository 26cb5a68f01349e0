import type { Direction } from "@medsieve/contract/findings";
import type { PaperSentence } from "../../paper-text.ts";
import { findOutcome } from "../outcome-place.ts";
import { findOutcomePolarity } from "../outcome-polarity.ts";

/** What became of the outcome, as the noun right before its name: "increments in", "a reduction of". */
const NOUN =
  /\b(?:(?<up>increments?|increases?|rises?|elevations?)|(?<down>reductions?|decreases?|declines?|falls?|drops?)|(?<good>improvements?)) (?:in|of) (?:the |mean |serum |plasma |both )*$/iu;
/** What makes that noun mean another thing, or of whom it is said. */
const OTHERWISE =
  /\b(?:no|not|nor|without|less|lesser|smaller|lower|fewer|prevent\w*|attenuat\w*|avoid\w*|fail\w*|controls?|placebo|while|whereas|but|than|versus|vs)\b/iu;
/** UTF-16 units before the noun in which such words stand. */
const WITHIN = 90;

/** "The decrease in platelets was smaller". */
const LESSER = /^[^,;]{0,80}\b(?:was|were) (?:[\w-]+ ){0,2}(?:lower|less|smaller)\b/iu;

/** Said of a difference that it is hardly one. */
const HARDLY =
  /\b(?:borderline|marginally|numerically|non-?significantly|not significantly) (?:higher|lower|greater|fewer|better|worse|longer|shorter|less|more|increased|decreased|reduced|improved) (?:[\w-]+ )?$/iu;
/** At one time nothing differed, at another something did. */
const DIFFERS_LATER =
  /\bno (?:[\w-]+ ){0,2}differences?\b[^;]{0,160}\bbut (?:there (?:was|were) )?(?:an? )?significant differences?\b/iu;
/** Every group changed, none against another. */
const ALL_CHANGED = /\b(?:were|was) all (?:statistically )?significant\b/iu;
/** "Induced no adverse events". */
const NONE_CAME = /\b(?:induced|caused|produced|showed|revealed|led to|resulted in|were|was) no (?:[\w-]+ )?$/iu;

/** Which way an outcome went by the words right before it, where that is another way; "unclear" where they leave it open; null where they say nothing. */
export function readGoverned(direction: Direction, outcome: string, { text, lower }: PaperSentence): Direction | null {
  if (direction === "no_difference") return DIFFERS_LATER.test(text) ? "unclear" : null;
  if (direction === "unclear") return null;
  if (ALL_CHANGED.test(text)) return "unclear";
  const at = findOutcome(outcome, lower);
  const before = at < 0 ? "" : text.slice(0, at);
  if (HARDLY.test(before) || NONE_CAME.test(before)) return "unclear";
  const noun = NOUN.exec(before);
  if (noun === null || OTHERWISE.test(before.slice(Math.max(0, noun.index - WITHIN), noun.index))) return null;
  const polarity = findOutcomePolarity(outcome);
  const isLesser = LESSER.test(text.slice(at + outcome.length));
  if (noun.groups?.good !== undefined)
    return isLesser || polarity === "unknown" ? "unclear" : polarity === "good" ? "increased" : "decreased";
  return (noun.groups?.up === undefined) === isLesser ? "increased" : "decreased";
}

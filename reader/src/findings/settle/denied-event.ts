import type { Direction } from "@medsieve/contract/findings";
import type { PaperSentence } from "../../paper-text.ts";
import { findOutcome } from "../outcome-place.ts";

/** What says, right before an event's name, that it did not happen: "experienced no", "did not develop", "remained free of". */
const DENIED =
  /\b(?:(?:experienc\w+|had|ha(?:s|ve)|having|with|develop\w+|show\w*|report\w*|suffer\w+|were|was|remain\w+) (?:no|free (?:of|from))|(?:did|do|does|had) not (?:have|experience|develop|report|suffer(?: from)?|show|require|need|receive)|free (?:of|from)|absence of|without) (?:any |an? |further |postoperative )?$/iu;
/** Of how many that is said. */
const SHARE =
  /\b(?:percentages?|proportions?|numbers?|shares?|rates?|patients|children|women|men|infants|participants|subjects|people|individuals|incidence|frequency|probability|likel\w+)\b/iu;
const MORE = /\b(?:greater|higher|more|larger|increased)\b/iu;
const FEWER = /\b(?:lower|fewer|less|smaller|reduced|decreased)\b/iu;
/** UTF-16 units before the event in which a word for more or less is of those that it did not happen to. */
const WITHIN = 160;

/**
 * Which way an event went where the sentence speaks of those without it: "more patients experienced no vomiting" is less of it.
 * "unclear" where it does not say which way; null where it denies no event.
 */
export function readDeniedEvent(
  direction: Direction,
  outcome: string,
  { text, lower }: PaperSentence,
): Direction | null {
  if (direction === "no_difference" || direction === "unclear") return null;
  const at = findOutcome(outcome, lower);
  const before = at < 0 ? "" : text.slice(Math.max(0, at - WITHIN), at);
  if (!DENIED.test(before) || !SHARE.test(before)) return null;
  const isMore = MORE.test(before);
  if (isMore === FEWER.test(before)) return "unclear";
  return isMore ? "decreased" : "increased";
}

import type { PaperSentence } from "../../paper-text.ts";
import type { QuotedFinding } from "../../reader.ts";

const IS_USUAL = /^(?:the |an? )?(?:conventional|usual|standard|routine|control|placebo|sham|reference)\b/iu;
const SIDES = /\b(?:than|versus|vs\.?|compar(?:ed|ing) (?:with|to)|(?:superior|inferior) to)\b/iu;
/** What tells two ways of one treatment apart. */
const AMOUNT =
  /(?:\d|\b(?:one|two|three|four|low|high|single|double|short|long|weekly|daily|early|late|intermittent|continuous|oral|intravenous)\b)[^,;]{0,25}$/iu;
const LEAST_LETTERS = 3;

/** Both arms are what is usual, or both sides of the sentence are ways of one treatment: which of them a finding is of, it does not say. */
export function isOfOneArm({ intervention, comparator }: QuotedFinding, { text }: PaperSentence): boolean {
  if (intervention === null) return false;
  if (comparator !== null && IS_USUAL.test(intervention) && IS_USUAL.test(comparator)) return true;
  const [left = "", right, more] = text.split(SIDES);
  if (right === undefined || more !== undefined || intervention.length < LEAST_LETTERS) return false;
  const name = intervention.toLowerCase();
  const [at, other] = [left.toLowerCase().lastIndexOf(name), right.toLowerCase().indexOf(name)];
  if (at < 0 || other < 0 || (comparator !== null && !comparator.toLowerCase().includes(name))) return false;
  return AMOUNT.test(left.slice(0, at)) && AMOUNT.test(right.slice(0, other));
}

import type { Finding } from "@medsieve/contract/findings";

/** On what something is scored, of which it may not be known whether more is good. */
const IS_SCALE = /\b(?:scores?|scales?|index|questionnaire|subscales?|inventory)\b|\b[A-Z]{3,8}\b/u;
const IMPROVED =
  /\b(?:(?:greater|larger|more significant|significantly more|more) improvements?|(?:meaningfully|significantly|markedly|clearly) improved (?:results|scores?)|improvements?\b[^;]{0,120}\b(?:was|were) (?:[\w-]+ )?(?:greater|larger)|improved (?:significantly )?(?:more|to a (?:[\w-]+ )?greater (?:extent|degree)))\b/iu;
const TAKEN_BACK = /\b(?:not|no|less|worse|deteriorat\w*|but|however|although|whereas|while)\b/iu;

/** The sentence says that it improved more, whichever way the scale goes. */
export function isMoreImproved({ direction, favours, outcome, evidence }: Finding): boolean {
  const quote = evidence.map((part) => part.quote ?? "").join(" ");
  return (
    direction === "increased" &&
    favours === "unknown" &&
    IS_SCALE.test(outcome) &&
    IMPROVED.test(quote) &&
    !TAKEN_BACK.test(quote)
  );
}

import type { Finding } from "@medsieve/contract/findings";
import type { PaperText } from "../paper-text.ts";
import type { AskedRoles } from "./question-roles.ts";
import { namesOtherDrug } from "./speaks-of-arms.ts";

const IS_CONTROL =
  /\b(?:placebo|sham|simulated|controls?|usual|standard|conventional|routine|no|non|not|without|untreated|wait(?:ing|[- ]?list)?|vehicle|saline|alone|attention|education|observation|minimal)\b/iu;
/** Observation, placebo, treatment as usual, control group, waiting list, standard and best supportive care. */
const SHORT_CONTROL = /^(?:OBS|PBO|PLA|TAU|CG|WLC?|SOC|BSC)(?: (?:group|arm))?$/u;
/** What nothing was given to says so, and "no difference" does not. */
const NO_DIFFERENCE = /\b(?:no|non|not)\b(?! (?:treatment|drugs?|therapy|intervention))[- ]?/giu;
/** Groups that a sentence does not name, of a title that sets drugs against each other. */
const BETWEEN_GROUPS = /\b(?:between|among|across|in) (?:the )?(?:[\w-]+ ){0,3}(?:groups|arms)\b/iu;
const LISTS = /,|\b(?:versus|vs|or|compar\w+)\b/iu;

/**
 * A treatment as good as another active one is no treatment without effect, where the question does not compare them: by the
 * comparator, or where it is not known by the drugs that the sentence sets it against, or the title.
 */
export function isAgainstAnother(
  { intervention, comparator, outcome, evidence }: Finding,
  isSwapped: boolean,
  roles: AskedRoles,
  paper: PaperText,
): boolean {
  if (roles.comparators.length > 0 || roles.ways.length > 0 || roles.relation !== "effect") return false;
  const other = isSwapped ? intervention : comparator;
  if (other !== null) return !IS_CONTROL.test(other) && !SHORT_CONTROL.test(other.trim());
  const quote = evidence.map((part) => part.quote ?? "").join(" ");
  const { text: title } = paper.title;
  if (IS_CONTROL.test(quote.replace(NO_DIFFERENCE, ""))) return false;
  if (namesOtherDrug(quote, outcome, roles, paper)) return true;
  return (
    BETWEEN_GROUPS.test(quote) &&
    LISTS.test(title) &&
    !IS_CONTROL.test(title) &&
    namesOtherDrug(title, outcome, roles, paper)
  );
}

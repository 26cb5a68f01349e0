import type { Finding } from "@medsieve/contract/findings";
import type { VerdictCount } from "@medsieve/contract/verdict";
import type { PaperText } from "../paper-text.ts";
import { namesCondition, namesOutcome } from "./names-outcome.ts";
import type { MatchedFinding } from "./paper-match.ts";
import type { AskedRoles } from "./question-roles.ts";
import { type ConcludedClause, readConclusion } from "./read-conclusion.ts";

/** What says of any treatment whether it works. */
const SAYS_WHETHER =
  /\b(?:respon(?:se|ders?)|remission|success|cures?|efficacy|effectiveness|treatment failures?|primary|symptoms?|disease activity|severity|relapses?|recurrences?|recovery|improvement|mortality|deaths?|survival)\b/iu;

/** Whether a finding is of what the question asks about itself, and not of something else that was measured. */
function isOfAsked({ outcome }: Finding, { outcomes, conditions }: AskedRoles, paper: PaperText): boolean {
  if (outcomes.length > 0) return namesOutcome(outcome, outcomes, paper);
  return conditions.length === 0 || SAYS_WHETHER.test(outcome) || namesCondition(outcome, conditions, paper);
}

/** Whether the only thing unknown about a finding is whether more of its outcome is good. */
const isOfUnknownWorth = ({ finding: { direction, favours, disputed }, doubt }: MatchedFinding): boolean =>
  !disputed && doubt === null && favours === "unknown" && (direction === "increased" || direction === "decreased");

/** What the authors make of a change of which it is not known whether it is good. */
function judgeByConclusion(said: ReadonlySet<ConcludedClause["said"]>): VerdictCount {
  const [only, ...others] = said;
  if (others.length > 0) return "unclear";
  return only === "better" ? "favours" : only === "worse" ? "against" : "unclear";
}

/** The count of a finding as far as its paper does not conclude otherwise: "unclear" where it does. */
function holdCount(count: VerdictCount, said: ReadonlySet<ConcludedClause["said"]>, isDirect: boolean): VerdictCount {
  if (count === "no_difference") {
    if (said.has("no_better")) return count;
    return said.size > 0 || !isDirect ? "unclear" : count;
  }
  if (count === "favours") return !said.has("better") && (said.has("worse") || said.has("open")) ? "unclear" : count;
  if (count === "against")
    return (said.has("better") && !said.has("worse")) || (said.size === 0 && !isDirect) ? "unclear" : count;
  return count;
}

/**
 * Counts findings only as far as the conclusion of their paper bears them out: one of many results may leave unchanged what the
 * whole paper says is better.
 */
export function holdToConclusion<Counted extends MatchedFinding>(
  counted: readonly Counted[],
  roles: AskedRoles,
  paper: PaperText,
): Counted[] {
  if (roles.relation !== "effect" || counted.length === 0) return [...counted];
  const isCompared = roles.comparators.length + roles.ways.length > 0;
  const isAnyOutcome = isCompared && roles.outcomes.length === 0;
  const clauses = readConclusion(roles, paper).filter(({ isComparison }) => isComparison || !isCompared);
  return counted.map((one) => {
    const isDirect = isAnyOutcome || isOfAsked(one.finding, roles, paper);
    // What a finding rests on says nothing against it.
    const own = one.finding.evidence.map(({ quote }) => quote);
    const bearing = clauses.filter(
      ({ isOnAsked, said }) => isOnAsked || isAnyOutcome || (!isDirect && said !== "no_better"),
    );
    const listSaid = (among: readonly ConcludedClause[]) => new Set(among.map(({ said }) => said));
    if (one.count === "unclear" && isOfUnknownWorth(one))
      return { ...one, count: judgeByConclusion(listSaid(bearing)) };
    const others = bearing.filter(({ sentence }) => !own.includes(sentence));
    const count = holdCount(one.count, listSaid(others), isDirect);
    return count === one.count ? one : { ...one, count, doubt: "conclusion" };
  });
}

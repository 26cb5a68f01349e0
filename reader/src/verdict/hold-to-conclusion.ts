import type { Finding } from "@medsieve/contract/findings";
import type { VerdictCount } from "@medsieve/contract/verdict";
import type { PaperText } from "../paper-text.ts";
import { namesCondition, namesOutcome } from "./names-outcome.ts";
import type { MatchedFinding } from "./paper-match.ts";
import type { AskedRoles } from "./question-roles.ts";
import { type Concluded, type ConcludedClause, listConcluding, readConclusion } from "./read-conclusion.ts";

/** What says of any treatment whether it works. */
const SAYS_WHETHER =
  /\b(?:respon(?:se|ders?)|remission|success|cures?|efficacy|effectiveness|treatment failures?|primary|symptoms?|disease activity|severity|relapses?|recurrences?|recovery|improvement|mortality|deaths?|survival)\b/iu;

/** Whether a finding is of what the question asks about itself, and not of something else that was measured. */
function isOfAsked({ outcome }: Finding, { outcomes, conditions }: AskedRoles, paper: PaperText): boolean {
  if (outcomes.length > 0) return namesOutcome(outcome, outcomes, paper);
  return conditions.length === 0 || SAYS_WHETHER.test(outcome) || namesCondition(outcome, conditions, paper);
}

/** What may be chance: "a clear trend towards improvement". */
const TREND = /\b(?:trends?|tend(?:s|ed|ency))\b/iu;
const IS_SURE =
  /(?<!\b(?:non[- ]|not (?:statistically )?|without (?:statistical )?))\bsignifican\w+|\bp ?(?:<|=) ?0?\.0/iu;

/** Whether a finding claims no more than a trend. */
function isTrend({ evidence }: Finding): boolean {
  const quote = evidence.map((part) => part.quote ?? "").join(" ");
  return TREND.test(quote) && !IS_SURE.test(quote);
}

/** Whether the only thing unknown about a finding is whether more of its outcome is good. */
const isOfUnknownWorth = ({ finding: { direction, favours, disputed }, doubt }: MatchedFinding): boolean =>
  !disputed && doubt === null && favours === "unknown" && (direction === "increased" || direction === "decreased");

/** What the authors make of a change of which it is not known whether it is good. */
function judgeByConclusion(said: ReadonlySet<Concluded>): VerdictCount {
  const [only, ...others] = said;
  if (others.length > 0) return "unclear";
  return only === "better" ? "favours" : only === "worse" ? "against" : "unclear";
}

/** What bears on a finding in the conclusion of its paper. */
interface Bearing {
  /** By other sentences than its own: what a finding rests on says nothing against it. */
  elsewhere: ReadonlySet<Concluded>;
  /** By any sentence. */
  anywhere: ReadonlySet<Concluded>;
  /** The paper has a conclusion, so that what it does not take up may be beside the point. */
  isPassedOver: boolean;
}

/** Why a finding does not count as its sentence says; null where it does. */
function doubtCount(count: VerdictCount, isDirect: boolean, bearing: Bearing): "conclusion" | "beside" | null {
  const { elsewhere, anywhere, isPassedOver } = bearing;
  if (count === "no_difference") {
    if (elsewhere.has("no_better")) return null;
    if (elsewhere.size > 0) return "conclusion";
    return isDirect ? null : "beside";
  }
  if (count === "favours") {
    if (anywhere.has("better")) return null;
    if (elsewhere.has("worse") || elsewhere.has("open")) return "conclusion";
    return !isDirect && isPassedOver ? "beside" : null;
  }
  if (count === "against") {
    if (elsewhere.has("better") && !elsewhere.has("worse")) return "conclusion";
    return elsewhere.size === 0 && !isDirect ? "beside" : null;
  }
  return null;
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
  // That it works says nothing of whether it is safe.
  if (roles.relation !== "effect" || roles.isOfSafety || counted.length === 0) return [...counted];
  const isCompared = roles.comparators.length + roles.ways.length > 0;
  const isAnyOutcome = isCompared && roles.outcomes.length === 0;
  const clauses = readConclusion(roles, paper).filter(({ isComparison }) => isComparison || !isCompared);
  const isPassedOver = listConcluding(paper).some(({ kind }) => kind !== "results");
  const held = counted.map((one): Counted => {
    if (one.count !== "no_difference" && isTrend(one.finding)) return { ...one, count: "unclear" };
    const isDirect = isAnyOutcome || isOfAsked(one.finding, roles, paper);
    const own = one.finding.evidence.map(({ quote }) => quote);
    const bearing = clauses.filter(
      ({ isOnAsked, said }) => isOnAsked || isAnyOutcome || (!isDirect && said !== "no_better"),
    );
    const listSaid = (among: readonly ConcludedClause[]) => new Set(among.map(({ said }) => said));
    const anywhere = listSaid(bearing);
    if (one.count === "unclear" && isOfUnknownWorth(one)) return { ...one, count: judgeByConclusion(anywhere) };
    const elsewhere = listSaid(bearing.filter(({ sentence }) => !own.includes(sentence)));
    const doubt = doubtCount(one.count, isDirect, { elsewhere, anywhere, isPassedOver });
    return doubt === null ? one : { ...one, count: "unclear", doubt };
  });
  // What pointed different ways is not settled by leaving out what speaks for the treatment.
  const left = listDirections(held);
  const isMixed = listDirections(counted).size > 1 && left.size === 1 && !left.has("favours");
  return isMixed ? held.map((one) => ({ ...one, count: "unclear", doubt: "mixed" })) : held;
}

const listDirections = (counted: readonly MatchedFinding[]): ReadonlySet<VerdictCount> =>
  new Set(counted.map(({ count }) => count).filter((count) => count !== "unclear"));

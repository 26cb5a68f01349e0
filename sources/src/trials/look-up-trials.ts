import type { Paper } from "@medsieve/contract/papers";
import { trialUrl } from "@medsieve/contract/registrations";
import type { QuestionTerm } from "@medsieve/contract/searches";
import { NCT_ID, type PaperTrial, type SearchTrials, type UnpublishedTrial } from "@medsieve/contract/trials";
import { matchOutcome } from "./match-outcome.ts";
import type { RegistryStudy } from "./registry-study.ts";
import { RegistryUnavailable, type TrialRegistry } from "./trial-registry.ts";

const TRIALS_AT_ONCE = 20;

type ReportingPaper = Pick<Paper, "pmid" | "registrations" | "findings" | "outcome" | "demonstration">;
export interface SearchedPapers {
  papers: readonly ReportingPaper[];
  question_terms: readonly QuestionTerm[];
}

/** What the registry says of the papers of a search, and which completed trials of its question have none. */
export async function lookUpTrials(
  registry: TrialRegistry,
  { papers, question_terms }: SearchedPapers,
  signal: AbortSignal,
): Promise<SearchTrials> {
  const named = papers.flatMap((paper) => listNumbers(paper).map((nctId) => ({ paper, nctId })));
  const asked = describeQuestion(question_terms);
  try {
    const found: PaperTrial[] = [];
    for (const { paper, nctId } of named.slice(0, TRIALS_AT_ONCE)) {
      found.push(describePaperTrial(paper, nctId, await registry.readStudy(nctId, signal)));
    }
    const completed = asked === null ? [] : await registry.listCompleted(asked.condition, asked.intervention, signal);
    const published = new Set(named.map(({ nctId }) => nctId));
    return {
      state: "answered",
      papers: found,
      not_looked_up: Math.max(0, named.length - TRIALS_AT_ONCE),
      asked,
      completed_trials: completed.length,
      unpublished: completed
        .filter((study) => !study.hasListedPaper && !published.has(study.nctId))
        .map(describeUnpublished),
    };
  } catch (error) {
    if (!(error instanceof RegistryUnavailable) && !signal.aborted) throw error;
    return { state: "unavailable", papers: [], not_looked_up: 0, asked, completed_trials: 0, unpublished: [] };
  }
}

/** Fictional papers have fictional numbers, which may be a real trial's. */
function listNumbers({ registrations, demonstration }: ReportingPaper): string[] {
  if (demonstration) return [];
  const numbers = registrations.filter(({ registry, id }) => registry === "ClinicalTrials.gov" && NCT_ID.test(id));
  return [...new Set(numbers.map(({ id }) => id))];
}

const addressOf = (nctId: string) => trialUrl({ registry: "ClinicalTrials.gov", id: nctId }) ?? "";

function describePaperTrial(paper: ReportingPaper, nctId: string, study: RegistryStudy | null): PaperTrial {
  const outcomes = [
    ...paper.findings.map(({ outcome }) => outcome),
    ...(paper.outcome ?? "").split(/[;,.]|\band\b/u).map((part) => part.trim()),
  ].filter((outcome) => outcome !== "");
  return {
    pmid: paper.pmid,
    nct_id: nctId,
    url: addressOf(nctId),
    found: study !== null,
    primary_outcomes: (study?.primaryOutcomes ?? []).map(({ measure, timeFrame }) => {
      const reportedAs = matchOutcome(measure, outcomes);
      return {
        measure,
        time_frame: timeFrame,
        match: reportedAs === null ? ("not_seen" as const) : ("reported" as const),
        reported_as: reportedAs,
      };
    }),
    registered: compareDates(study?.firstSubmitted ?? null, study?.started ?? null),
    first_submitted: study?.firstSubmitted ?? null,
    started: study?.started ?? null,
    results_posted: study?.hasResults ?? false,
  };
}

function compareDates(submitted: string | null, started: string | null): PaperTrial["registered"] {
  if (submitted === null || started === null) return "unclear";
  const comparable = submitted.slice(0, started.length);
  if (comparable === started && started !== submitted) return "unclear";
  return comparable <= started ? "before_start" : "after_start";
}

function describeUnpublished({ nctId, title, completed, hasResults }: RegistryStudy): UnpublishedTrial {
  return { nct_id: nctId, url: addressOf(nctId), title, completed, results_posted: hasResults };
}

function describeQuestion(terms: readonly QuestionTerm[]): SearchTrials["asked"] {
  const condition = nameFirst(terms, "condition");
  const intervention = nameFirst(terms, "intervention");
  return condition === null || intervention === null ? null : { condition, intervention };
}

/** Its name in English, without signs that the registry reads as operators; null where the question has none. */
function nameFirst(terms: readonly QuestionTerm[], kind: QuestionTerm["kind"]): string | null {
  const term = terms.find((one) => one.kind === kind && !one.excluded && one.searched_as !== null);
  const name = (term?.heading ?? term?.searched_as ?? "").replaceAll(/\[[^[\]]*\]|[^\p{L}\p{N} '-]/gu, " ");
  const words = name
    .replaceAll(/\b(?:AND|OR|NOT)\b/g, " ")
    .split(/\s+/)
    .filter(Boolean);
  return words.length === 0 ? null : words.join(" ");
}

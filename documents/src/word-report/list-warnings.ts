import type { Notice, Paper } from "@medsieve/contract/papers";
import { MODELS_FORBIDDEN } from "@medsieve/contract/reader-failures";
import { isBorneOut } from "@medsieve/contract/statements";
import type { ReportContent } from "./report-content.ts";

/** What a reader of the report has to know before relying on it, the gravest first; empty where there is nothing. */
export function listWarnings(content: ReportContent): string[] {
  const { details, texts, count, cite } = content;
  const { papers, provenance, status } = details;
  const { warnings } = texts;
  const name = (chosen: readonly Paper[]) => chosen.map(({ pmid }) => cite(pmid)).join(" ");
  const having = (kind: Notice["kind"]) => papers.filter(({ notices }) => notices.some((one) => one.kind === kind));
  const retracted = having("retracted");
  const doubted = having("expression_of_concern");
  const titleOnly = papers.filter(({ has_abstract }) => !has_abstract);
  // That a company reads without a model is its rule, and nothing to be warned of.
  const isReplacement = (reason: string | null) => reason !== null && reason !== MODELS_FORBIDDEN;
  const replaced = papers.filter(({ read_by }) => isReplacement(read_by.fallback)).length;
  const unverified = [...content.onQuestion, ...content.others].filter(({ finding }) => !isBorneOut(finding)).length;
  const fallbacks = (provenance?.reader_fallbacks ?? []).filter(({ reason }) => isReplacement(reason));
  const lines = [
    papers.some(({ demonstration }) => demonstration) && warnings.fictional,
    status !== "completed" && warnings.status[status],
    retracted.length > 0 && warnings.retracted(name(retracted)),
    doubted.length > 0 && warnings.concern(name(doubted)),
    details.damaged && warnings.damaged,
    (provenance?.source.fallback ?? null) !== null && warnings.sourceFallback,
    fallbacks.some(({ step }) => step === "queries") && warnings.queriesFallback,
    fallbacks.some(({ step }) => step === "answer") && warnings.answerFallback,
    replaced > 0 && warnings.papersFallback(count(replaced)),
    unverified > 0 && warnings.unverified(count(unverified)),
    titleOnly.length > 0 && warnings.titleOnly(name(titleOnly)),
  ];
  return lines.filter((line) => line !== false);
}

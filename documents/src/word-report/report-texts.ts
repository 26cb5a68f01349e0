import type { Decision, ExclusionReason, Preference } from "@medsieve/contract/constants";
import type { Direction } from "@medsieve/contract/findings";
import type { Notice } from "@medsieve/contract/papers";
import type { SearchStatus } from "@medsieve/contract/searches";
import type { SourceId } from "@medsieve/contract/sources";
import type { Relation, VerdictCount } from "@medsieve/contract/verdict";

/** The words of a report. What takes arguments gives a phrase; numbers come formatted. */
export interface ReportTexts {
  title: string;
  /** Between a name and what it is. */
  colon: string;
  /** Between entries of a list. */
  comma: string;
  /** What follows a text in brackets. */
  aside: (text: string) => string;
  warnings: {
    title: string;
    status: Record<Exclude<SearchStatus, "completed">, string>;
    fictional: string;
    damaged: string;
    sourceFallback: string;
    queriesFallback: string;
    answerFallback: string;
    papersFallback: (count: string) => string;
    retracted: (numbers: string) => string;
    concern: (numbers: string) => string;
    unverified: (count: string) => string;
    titleOnly: (numbers: string) => string;
  };
  facts: {
    date: string;
    source: string;
    sources: Record<SourceId, string>;
    unknown: string;
    /** What stands behind the source's name. */
    version: (version: string) => string;
    reader: string;
    builtin: string;
    model: string;
    preference: string;
    preferences: Record<Preference, string>;
    limits: string;
    noLimits: string;
    years: (from: number | null, to: number | null) => string;
    humans: string;
    compared: string;
    notUnderstood: string;
    record: string;
  };
  verdict: {
    title: string;
    counts: Record<Relation, Record<VerdictCount, string>>;
    notAddressed: string;
    leftOut: string;
    none: string;
  };
  evidence: {
    title: string;
    others: string;
    summaries: string;
    paper: string;
    finding: string;
    sentence: string;
    none: string;
    directions: Record<Direction, string>;
    unverified: string;
    numbersDiffer: string;
    disputed: string;
    noDesign: string;
  };
  decisions: {
    title: string;
    counts: (included: string, excluded: string, undecided: string) => string;
    decision: string;
    by: string;
    names: Record<Decision, string>;
    reasons: Record<ExclusionReason, string>;
  };
  search: {
    title: string;
    lead: string;
    query: string;
    hits: string;
    run: string;
    notRun: string;
    flow: string;
    step: string;
    records: string;
    reported: string;
    returned: string;
    duplicates: string;
    unique: string;
    added: string;
    notTaken: string;
    taken: string;
    notRead: string;
    read: string;
    included: string;
    excluded: string;
  };
  databases: {
    title: string;
    lead: string;
    query: (number: string) => string;
    line: string;
    notes: string;
    unreadable: string;
  };
  press: {
    title: string;
    lead: string;
    element: string;
    remarks: string;
    nothing: string;
    toJudge: string;
    unreadable: string;
  };
  dossier: {
    words: string;
    noWords: string;
    word: string;
    use: string;
    searchedAs: string;
    studies: string;
    studiesLead: string;
    noStudies: string;
    registration: string;
    reports: string;
    together: (papers: string) => string;
    probably: (papers: string) => string;
    checks: string;
    traced: (traced: string, all: string) => string;
    notices: (noticed: string, all: string) => string;
    seal: Record<"agrees" | "differs" | "none", string>;
  };
  notAssessed: { title: string; items: readonly string[] };
  references: { title: string; notices: Record<Notice["kind"], string>; since: (day: string) => string };
  footer: (version: string, day: string) => string;
}

import type { Finding } from "@medsieve/contract/findings";
import type { SearchDetails } from "@medsieve/contract/history";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import type { Paper } from "@medsieve/contract/papers";
import type { SearchRecord } from "@medsieve/contract/records";
import { findReportTexts } from "./find-report-texts.ts";
import type { ReportTexts } from "./report-texts.ts";

/** A search that has ended: as it is shown now, and its record. */
export interface ReportedSearch {
  details: SearchDetails;
  record: SearchRecord;
  /** When the report is written. */
  now: Date;
}

export interface ReportedFinding {
  paper: Paper;
  finding: Finding;
}

/** What every part of a report works with. */
export interface ReportContent extends ReportedSearch {
  texts: ReportTexts;
  /** "1,234", as the language of the search writes it. */
  count: (value: number) => string;
  /** "5 March 2026, 14:30 UTC", as the language of the search writes it. */
  moment: (time: string) => string;
  /** "5 March 2026"; what is no date is left as it is. */
  day: (time: string) => string;
  /** The number of a paper in the list of references, in brackets. */
  cite: (pmid: string) => string;
  /** Findings that the verdict counts, and all others, by the rank of their papers. */
  onQuestion: ReportedFinding[];
  others: ReportedFinding[];
}

export function gatherContent(search: ReportedSearch): ReportContent {
  const { papers, verdict, language } = search.details;
  const counted = new Set(verdict?.papers.flatMap(({ finding_ids }) => finding_ids));
  const findings = papers.flatMap((paper) => paper.findings.map((finding) => ({ paper, finding })));
  const numbers = new Map(papers.map(({ pmid }, at) => [pmid, at + 1]));
  const format = new Intl.NumberFormat(language);
  const { locale } = LANGUAGE_TRAITS[language];
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  return {
    ...search,
    texts: findReportTexts(language),
    count: (value) => format.format(value),
    moment: (time) => `${moments.format(new Date(time))} UTC`,
    day: (time) => (Number.isNaN(Date.parse(time)) ? time : days.format(new Date(time))),
    cite: (pmid) => `[${numbers.get(pmid) ?? `PMID ${pmid}`}]`,
    onQuestion: findings.filter(({ finding }) => counted.has(finding.id)),
    others: findings.filter(({ finding }) => !counted.has(finding.id)),
  };
}

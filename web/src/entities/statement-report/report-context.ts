import type { ReportRequest, StatementReport } from "@medsieve/contract/statement-reports";
import { createContext, useContext } from "react";

/** What is reported: a statement or finding of a paper, or, where `pmid` is null, a sentence of the answer. */
export interface ReportSubject extends Pick<ReportRequest, "statement_id" | "pmid"> {
  /** As it stands on the page. */
  statement: string;
}

/** One's own report, and the statement beside it, which gets the focus once the report is gone. */
export interface Withdrawal {
  report: StatementReport;
  statement: HTMLElement | null;
}

interface Reports {
  /** Asks what is wrong with a statement; null where nothing can be reported, as while the search runs. */
  report: ((subject: ReportSubject) => void) | null;
  /** Asks whether one's own report is to be withdrawn. */
  withdraw: ((withdrawal: Withdrawal) => void) | null;
  known: readonly StatementReport[];
}

export const NO_REPORTS: readonly StatementReport[] = [];
export const ReportsContext = createContext<Reports>({ report: null, withdraw: null, known: NO_REPORTS });

/** How the statements here are reported. */
export function useReportStatement(): Reports["report"] {
  return useContext(ReportsContext).report;
}

/** How one's own reports of the statements here are withdrawn. */
export function useWithdrawReport(): Reports["withdraw"] {
  return useContext(ReportsContext).withdraw;
}

/** What was reported of a statement, the oldest first. */
export function useReportsOf({ statement_id: id, pmid }: ReportSubject): StatementReport[] {
  return useContext(ReportsContext).known.filter((one) => one.statement_id === id && one.pmid === pmid);
}

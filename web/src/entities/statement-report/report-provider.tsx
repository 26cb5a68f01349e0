import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { reportsQuery } from "./report-calls.ts";
import { NO_REPORTS, type ReportSubject, ReportsContext, type Withdrawal } from "./report-context.ts";

/** Seldom needed: loaded when it is. */
const ReportDialog = lazy(async () => ({ default: (await import("./report-dialog.tsx")).ReportDialog }));
const WithdrawDialog = lazy(async () => ({ default: (await import("./withdraw-dialog.tsx")).WithdrawDialog }));
const NO_SEARCH = "none";

/** Lets the statements below it be reported, and shows what was reported of them; null: the search has not ended. */
export function StatementReportsProvider({ searchId, children }: { searchId: string | null; children: ReactNode }) {
  const [subject, setSubject] = useState<ReportSubject | null>(null);
  const [withdrawal, setWithdrawal] = useState<Withdrawal | null>(null);
  const { data } = useQuery({ ...reportsQuery(searchId ?? NO_SEARCH), enabled: searchId !== null });
  const known = data?.reports ?? NO_REPORTS;
  const reports = useMemo(
    () =>
      searchId === null
        ? { report: null, withdraw: null, known }
        : { report: setSubject, withdraw: setWithdrawal, known },
    [searchId, known],
  );
  return (
    <ReportsContext value={reports}>
      {children}
      {searchId !== null && withdrawal !== null && (
        <Suspense>
          <WithdrawDialog searchId={searchId} withdrawal={withdrawal} onClose={() => setWithdrawal(null)} />
        </Suspense>
      )}
      {searchId !== null && subject !== null && (
        <Suspense>
          <ReportDialog searchId={searchId} subject={subject} onClose={() => setSubject(null)} />
        </Suspense>
      )}
    </ReportsContext>
  );
}

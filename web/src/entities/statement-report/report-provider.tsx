import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { reportsQuery } from "./report-calls.ts";
import { NO_REPORTS, type ReportSubject, ReportsContext } from "./report-context.ts";
import { ReportDialog } from "./report-dialog.tsx";

const NO_SEARCH = "none";

/** Lets the statements below it be reported, and shows what was reported of them; null: the search has not ended. */
export function StatementReportsProvider({ searchId, children }: { searchId: string | null; children: ReactNode }) {
  const [subject, setSubject] = useState<ReportSubject | null>(null);
  const { data } = useQuery({ ...reportsQuery(searchId ?? NO_SEARCH), enabled: searchId !== null });
  const known = data?.reports ?? NO_REPORTS;
  const reports = useMemo(() => ({ report: searchId === null ? null : setSubject, known }), [searchId, known]);
  return (
    <ReportsContext value={reports}>
      {children}
      {searchId !== null && subject !== null && (
        <ReportDialog searchId={searchId} subject={subject} onClose={() => setSubject(null)} />
      )}
    </ReportsContext>
  );
}

import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { KnownPapersProvider } from "../../../entities/known-paper/known-papers.ts";
import { RecordPlaceProvider } from "../../../entities/paper/record-place.tsx";
import { StatementReportsProvider } from "../../../entities/statement-report/report-provider.tsx";
import { loadPart } from "../../../lib/reachability.ts";
import { PaperSelectionProvider } from "../paper-selection.tsx";
import { getSearchId, isLive, isShown, type SearchState } from "../search-machine.ts";
import { useLayout } from "../use-layout.ts";
import { useWideScreen } from "../use-wide-screen.ts";

export const loadPane = () => loadPart(() => import("./paper-pane.tsx"));
const PaperPane = lazy(async () => ({ default: (await loadPane()).PaperPane }));

interface ResultFrameProps {
  state: SearchState;
  children: ReactNode;
}

/** A column with a search, and beside it, where there is room, the paper that is selected in it. */
export function ResultFrame({ state, children }: ResultFrameProps) {
  const isWide = useWideScreen();
  const [layout] = useLayout();
  const asked = isShown(state) ? state.question : null;
  const known = useMemo(() => new Set(asked?.knownPmids), [asked]);
  const isPaneShown = isWide && layout !== "full" && isShown(state) && (isLive(state) || state.papers.length > 0);
  return (
    <StatementReportsProvider searchId={isLive(state) ? null : getSearchId(state)}>
      <RecordPlaceProvider>
        <KnownPapersProvider value={known}>
          <PaperSelectionProvider>
            <div className="flex h-full min-h-0 print:block print:h-auto">
              <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">{children}</div>
              {isPaneShown && (
                <Suspense fallback={<div className="w-96 shrink-0 border-line border-l bg-surface" />}>
                  <PaperPane state={state} />
                </Suspense>
              )}
            </div>
          </PaperSelectionProvider>
        </KnownPapersProvider>
      </RecordPlaceProvider>
    </StatementReportsProvider>
  );
}

import { lazy, Suspense } from "react";

const StrategyPanels = lazy(async () => ({ default: (await import("./strategy-panels.tsx")).StrategyPanels }));

interface StrategyToolsProps {
  /** In PubMed's syntax. */
  query: string;
}

/** What else can be made of a query; loaded where one is shown. */
export function StrategyTools({ query }: StrategyToolsProps) {
  return (
    <Suspense fallback={<div className="min-h-11 md:min-h-8" />}>
      <StrategyPanels query={query} />
    </Suspense>
  );
}

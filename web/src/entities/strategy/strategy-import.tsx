import { lazy, Suspense } from "react";

const StrategyReader = lazy(async () => ({ default: (await import("./strategy-reader.tsx")).StrategyReader }));

interface StrategyImportProps {
  /** Takes a query in PubMed's syntax. */
  onTake: (query: string) => void;
}

/** A strategy of another database made into a PubMed query; loaded where it is shown. */
export function StrategyImport({ onTake }: StrategyImportProps) {
  return (
    <Suspense fallback={<div className="min-h-11 md:min-h-8" />}>
      <StrategyReader onTake={onTake} />
    </Suspense>
  );
}

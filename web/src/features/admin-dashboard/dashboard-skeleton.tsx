const ANSWERS = ["used", "costs", "fails", "near"];
const CARDS = ["users", "companies", "searches", "cost"];
const PANELS = ["today", "week", "month"];

/** Has the size of what comes. */
export function DashboardSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="flex animate-appear-late flex-col gap-6">
      <span className="sr-only">{label}</span>
      <div aria-hidden className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {ANSWERS.map((answer) => (
          <span key={answer} className="h-44 rounded-lg border border-line bg-surface" />
        ))}
      </div>
      <div aria-hidden className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {CARDS.map((card) => (
          <span key={card} className="h-31 rounded-lg border border-line bg-surface" />
        ))}
      </div>
      <div aria-hidden className="grid gap-3 md:grid-cols-3">
        {PANELS.map((panel) => (
          <span key={panel} className="h-37 rounded-lg border border-line bg-surface" />
        ))}
      </div>
    </div>
  );
}

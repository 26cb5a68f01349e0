interface DetailSkeletonProps {
  label: string;
  /** The card of the search itself is already there. */
  isWithoutCard?: boolean;
}

/** Keeps the room of what is being loaded. */
export function DetailSkeleton({ label, isWithoutCard = false }: DetailSkeletonProps) {
  return (
    <div role="status" className="flex animate-appear-late flex-col gap-5">
      <span className="sr-only">{label}</span>
      {!isWithoutCard && <Block lines={["w-3/4", "w-1/3", "w-1/2"]} />}
      <Block lines={["w-5/6", "w-full", "w-11/12", "w-2/3"]} />
      <Block lines={["w-4/5", "w-full", "w-10/12", "w-1/2"]} />
    </div>
  );
}

function Block({ lines }: { lines: readonly string[] }) {
  return (
    <span aria-hidden className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5">
      {lines.map((width) => (
        <span key={width} className={`h-4 rounded-sm bg-line ${width}`} />
      ))}
    </span>
  );
}

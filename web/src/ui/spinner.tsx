import { LoaderCircle } from "lucide-react";

interface SpinnerProps {
  /** Said beside the spinner, and by screen readers. */
  label: string;
  /** Only the turning mark is drawn; the label is still read out. */
  compact?: boolean;
}

export function Spinner({ label, compact = false }: SpinnerProps) {
  return (
    <span role="status" className="inline-flex items-center gap-2 text-muted">
      <LoaderCircle aria-hidden className="size-5 animate-spin" />
      <span className={compact ? "sr-only" : undefined}>{label}</span>
    </span>
  );
}

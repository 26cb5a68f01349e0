export interface BarListItem {
  key: string;
  name: string;
  value: number;
  /** The figure in words, which stands beside the bar: "34 (12%)". */
  figure: string;
}

interface BarListProps {
  label: string;
  items: readonly BarListItem[];
  /** What fills the width; the greatest value by default. */
  full?: number;
}

/** Shares as bars, each with its name and its figure. */
export function BarList({ label, items, full }: BarListProps) {
  const most = full ?? Math.max(...items.map((item) => item.value), 0);
  return (
    <ul aria-label={label} className="flex flex-col gap-2.5">
      {items.map(({ key, name, value, figure }) => (
        <li key={key} className="flex flex-col gap-1">
          <span className="flex items-baseline justify-between gap-4 text-sm leading-tight">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="shrink-0 font-medium tabular-nums">{figure}</span>
          </span>
          <span aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
            <span
              className="block h-full rounded-full bg-accent"
              style={{ width: `${most === 0 ? 0 : Math.min(100, (value / most) * 100)}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

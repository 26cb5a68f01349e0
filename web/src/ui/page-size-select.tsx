import { ToggleGroup } from "./toggle.tsx";

interface PageSizeSelectProps<Size extends number> {
  label: string;
  sizes: readonly Size[];
  /** May be one that is not among `sizes`; then none of them is marked. */
  value: Size;
  onChange: (size: Size) => void;
}

/** How many entries a page has. */
export function PageSizeSelect<Size extends number>({ label, sizes, value, onChange }: PageSizeSelectProps<Size>) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span aria-hidden className="text-muted">
        {label}
      </span>
      <ToggleGroup
        label={label}
        options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(value)}
        onChange={(chosen) => {
          const size = sizes.find((candidate) => String(candidate) === chosen);
          if (size !== undefined) onChange(size);
        }}
      />
    </span>
  );
}

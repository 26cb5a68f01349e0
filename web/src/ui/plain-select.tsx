import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface PlainSelectProps<Value extends string> {
  label: string;
  icon: ReactNode;
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** The browser's own choice among few, for pages that are to be there at once. */
export function PlainSelect<Value extends string>({ label, icon, options, value, onChange }: PlainSelectProps<Value>) {
  return (
    <span className="relative inline-flex min-w-0 items-center text-muted hover:text-ink">
      <span aria-hidden className="pointer-events-none absolute left-2.5">
        {icon}
      </span>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className="focus-ring h-11 w-full cursor-pointer truncate appearance-none rounded-md bg-transparent pr-8 pl-9 text-[0.9375rem] transition-colors duration-150 hover:bg-sunken md:h-9"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} className="bg-raised text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-2.5 size-4" />
    </span>
  );
}

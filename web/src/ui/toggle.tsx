import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { joinClasses } from "./class-names.ts";

interface ToggleGroupProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
}

/** A choice of one among two to four that are all in view; one is always chosen. */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  const { label, options, value, onChange, isDisabled = false } = props;
  return (
    <ToggleButtonGroup
      aria-label={label}
      isDisabled={isDisabled}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.value));
        if (chosen) onChange(chosen.value);
      }}
      className="inline-flex rounded-md border border-line bg-sunken p-0.5 data-disabled:opacity-55"
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          id={option.value}
          className={joinClasses(
            "focus-ring min-h-10 cursor-pointer wrap-normal rounded-sm px-2 text-muted text-sm sm:px-3 md:min-h-7",
            "data-selected:bg-raised data-selected:font-medium data-hovered:text-ink data-selected:text-ink data-selected:shadow-sm",
          )}
        >
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useId } from "react";
import { Button } from "react-aria-components";
import { loadPart } from "../lib/reachability.ts";
import { joinClasses } from "./class-names.ts";
import type { SelectOption } from "./select-list.tsx";
import { useListTrigger } from "./use-list-trigger.ts";

const SelectList = lazy(async () => ({ default: (await loadPart(() => import("./select-list.tsx"))).SelectList }));

interface SelectProps<Value extends string> {
  label: string;
  /** The label is still read out, but not drawn. */
  hideLabel?: boolean;
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
}

/** A choice of one among few, each with its explanation; what draws them is loaded when one is first opened. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel = false, options, value, onChange, isDisabled = false } = props;
  const { triggerRef, triggerProps, isOpen, wasOpened, focus, close } = useListTrigger("listbox");
  const labelId = useId();
  const valueId = useId();

  function choose(chosen: string): void {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
    close();
  }

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span id={labelId} className={hideLabel ? "sr-only" : "font-medium text-sm"}>
        {label}
      </span>
      <Button
        {...triggerProps}
        ref={triggerRef}
        isDisabled={isDisabled}
        aria-labelledby={`${valueId} ${labelId}`}
        className={joinClasses(
          "focus-ring flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-2 rounded-md border border-line-strong md:min-h-9",
          "bg-raised px-3 text-left text-[0.9375rem] text-ink data-hovered:bg-sunken data-disabled:opacity-55",
        )}
      >
        <span id={valueId} className="min-w-0 flex-1 truncate">
          {options.find((option) => option.value === value)?.label}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
      </Button>
      {wasOpened && (
        <Suspense>
          <SelectList
            label={label}
            options={options}
            value={value}
            onChoose={choose}
            triggerRef={triggerRef}
            isOpen={isOpen}
            focus={focus}
            close={close}
          />
        </Suspense>
      )}
    </div>
  );
}

import { Check, ChevronDown } from "lucide-react";
import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
} from "react-aria-components";
import { joinClasses } from "./class-names.ts";

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** One line on what choosing it does. */
  explanation?: string;
}

interface SelectProps<Value extends string> {
  label: string;
  /** The label is still read out, but not drawn. */
  hideLabel?: boolean;
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
}

/** A choice of one among few, each with its explanation. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel = false, options, value, onChange, isDisabled = false } = props;
  return (
    <AriaSelect
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
      isDisabled={isDisabled}
      className="flex min-w-0 flex-col gap-1"
    >
      <Label className={hideLabel ? "sr-only" : "font-medium text-sm"}>{label}</Label>
      <Button
        className={joinClasses(
          "focus-ring flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-2 rounded-md border border-line-strong md:min-h-9",
          "bg-raised px-3 text-left text-[0.9375rem] text-ink data-hovered:bg-sunken data-disabled:opacity-55",
        )}
      >
        <SelectValue className="min-w-0 flex-1 truncate [&_*]:inline [&_[slot=description]]:hidden" />
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
      </Button>
      <Popover className="animate-appear w-96 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-raised shadow-lg">
        <ListBox className="p-1 outline-none">
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              className={joinClasses(
                "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 outline-none md:min-h-9",
                "outline-2 outline-transparent -outline-offset-2 data-focused:bg-sunken data-focus-visible:outline-accent",
              )}
            >
              {({ isSelected }) => (
                <>
                  <span className="min-w-0 flex-1">
                    <Text slot="label" className="block text-[0.9375rem]">
                      {option.label}
                    </Text>
                    {option.explanation !== undefined && (
                      <Text slot="description" className="block text-muted text-sm">
                        {option.explanation}
                      </Text>
                    )}
                  </span>
                  {isSelected && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

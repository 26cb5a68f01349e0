import { type Ref, useImperativeHandle, useRef } from "react";
import { RadioGroup as AriaRadioGroup, FieldError, Label, Radio, Text } from "react-aria-components";
import { joinClasses } from "./class-names.ts";

interface RadioGroupProps<Value extends string> {
  label: string;
  hint?: string | undefined;
  options: readonly { value: Value; label: string }[];
  /** null until one is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  /** What is wrong, in words; the group is invalid while it is there. */
  error?: string | undefined;
  /** Lets the group be focused: at what is chosen, else at its first option. */
  focusRef?: Ref<{ focus: () => void }>;
  /** Two options a line where there is room. */
  inColumns?: boolean;
}

/** A choice of one among few that are all in view; none is chosen at first. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hint, options, value, onChange, error, focusRef, inColumns = false, ...rest } = props;
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(focusRef, () => ({
    focus: () => {
      const inputs = [...(group.current?.querySelectorAll("input") ?? [])];
      (inputs.find((input) => input.checked) ?? inputs[0])?.focus();
    },
  }));

  return (
    <AriaRadioGroup
      {...rest}
      ref={group}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className="flex flex-col gap-1.5"
    >
      <Label className="font-medium text-sm">{label}</Label>
      {hint !== undefined && (
        <Text slot="description" className="text-muted text-sm">
          {hint}
        </Text>
      )}
      <div className={joinClasses("grid grid-cols-1 gap-2", inColumns && "sm:grid-cols-2")}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            className={joinClasses(
              "focus-ring group/radio flex min-h-11 min-w-0 cursor-pointer items-center gap-2.5 rounded-md border border-line-strong",
              "bg-raised px-3 py-1.5 text-[0.9375rem] leading-tight data-hovered:bg-sunken",
              "data-selected:border-accent data-selected:bg-accent-soft group-data-invalid:border-red",
            )}
          >
            <span
              aria-hidden
              className={joinClasses(
                "flex size-5 shrink-0 items-center justify-center rounded-full border border-line-strong bg-raised",
                "group-data-selected/radio:border-accent",
              )}
            >
              <span className="hidden size-2.5 rounded-full bg-accent group-data-selected/radio:block" />
            </span>
            <span className="wrap-anywhere min-w-0">{option.label}</span>
          </Radio>
        ))}
      </div>
      <FieldError className="font-medium text-red-ink text-sm">{error}</FieldError>
    </AriaRadioGroup>
  );
}

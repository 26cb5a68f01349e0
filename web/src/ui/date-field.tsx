import type { Ref } from "react";
import { TextField as AriaTextField, FieldError, Input, Label } from "react-aria-components";

interface DateFieldProps {
  label: string;
  /** A calendar day, or a day and a time in the reader's zone. */
  kind: "date" | "datetime-local";
  /** "2026-03-01", "2026-03-01T09:30", or "" for none. */
  value: string;
  onChange: (value: string) => void;
  /** What is wrong, in words; the field is invalid while it is there. */
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** No year has five digits. */
const LATEST = { date: "9999-12-31", "datetime-local": "9999-12-31T23:59" } as const;

/** The browser's own field for a day, with or without a time. */
export function DateField({ label, kind, value, onChange, error, inputRef }: DateFieldProps) {
  return (
    <AriaTextField
      type={kind}
      value={value}
      onChange={onChange}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className="flex w-full min-w-0 flex-col gap-1"
    >
      <Label className="font-medium text-sm">{label}</Label>
      <Input
        {...(inputRef === undefined ? {} : { ref: inputRef })}
        max={LATEST[kind]}
        className="focus-ring h-11 w-full min-w-0 rounded-md border border-line-strong bg-raised px-3 text-[0.9375rem] text-ink tabular-nums data-invalid:border-red data-focused:border-accent md:h-9"
      />
      <FieldError className="font-medium text-red-ink text-sm">{error}</FieldError>
    </AriaTextField>
  );
}

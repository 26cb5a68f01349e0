import type { Ref } from "react";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Label,
  Text,
  TextArea,
} from "react-aria-components";

interface TextAreaFieldProps extends Omit<AriaTextFieldProps, "children" | "className" | "style" | "isInvalid"> {
  label: string;
  hint?: string | undefined;
  /** What is wrong, in words; the field is invalid while it is there. */
  error?: string | undefined;
  rows: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** A field for some sentences. */
export function TextAreaField({ label, hint, error, rows, inputRef, ...props }: TextAreaFieldProps) {
  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className="flex w-full flex-col gap-1"
    >
      <Label className="font-medium text-sm">{label}</Label>
      <TextArea
        {...(inputRef === undefined ? {} : { ref: inputRef })}
        rows={rows}
        className="focus-ring w-full resize-y rounded-md border border-line-strong bg-raised px-3 py-2 text-base text-ink data-invalid:border-red data-focused:border-accent"
      />
      {hint !== undefined && (
        <Text slot="description" className="text-muted text-sm">
          {hint}
        </Text>
      )}
      <FieldError className="font-medium text-red-ink text-sm">{error}</FieldError>
    </AriaTextField>
  );
}

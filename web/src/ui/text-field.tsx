import type { ReactNode, Ref } from "react";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  Text,
} from "react-aria-components";
import { joinClasses } from "./class-names.ts";

export interface TextFieldProps extends Omit<AriaTextFieldProps, "children" | "className" | "style" | "isInvalid"> {
  label: string;
  hint?: string | undefined;
  /** What is wrong, in words; the field is invalid while it is there. */
  error?: string | undefined;
  /** Stands inside the field, at its end. */
  trailing?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** What is typed is no prose: nothing capitalises or spell-checks it. */
  isLiteral?: boolean;
}

export function TextField({ label, hint, error, trailing, inputRef, isLiteral = false, ...props }: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className="flex w-full flex-col gap-1"
    >
      <Label className="font-medium text-sm">{label}</Label>
      <div className="relative">
        <Input
          {...(inputRef === undefined ? {} : { ref: inputRef })}
          {...(isLiteral ? { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } : {})}
          className={joinClasses(
            "focus-ring h-11 w-full rounded-md border border-line-strong bg-raised px-3 text-base text-ink",
            "data-disabled:opacity-55 data-invalid:border-red data-focused:border-accent",
            trailing !== undefined && "pr-12",
          )}
        />
        {trailing !== undefined && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
      </div>
      {hint !== undefined && (
        <Text slot="description" className="text-muted text-sm">
          {hint}
        </Text>
      )}
      <FieldError className="font-medium text-red-ink text-sm">{error}</FieldError>
    </AriaTextField>
  );
}

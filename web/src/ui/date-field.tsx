import type { Language } from "@medsieve/contract/constants";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import { type Ref, type SyntheticEvent, useState } from "react";
import { TextField as AriaTextField, FieldError, Input, Label, Text } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../lib/i18n.ts";

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

/** A year has four digits; one that begins with a zero is half typed. */
const RANGES = {
  date: { min: "1000-01-01", max: "9999-12-31" },
  "datetime-local": { min: "1000-01-01T00:00", max: "9999-12-31T23:59" },
} as const;

/**
 * The browser's own field for a day, with or without a time. It has no value while what was typed is half a day, or one that no
 * calendar has: that is said once the field is left, or the form around it asks whether it is valid.
 */
export function DateField({ label, kind, value, onChange, error, inputRef }: DateFieldProps) {
  const { t } = useTranslation("lists");
  const [isWrong, setWrong] = useState(false);
  const check = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setWrong(!currentTarget.validity.valid);
  const example = writeExample(kind, useLanguage());
  const shown = isWrong ? t(`date.wrong.${kind}`, { example }) : error;
  return (
    <AriaTextField
      type={kind}
      value={value}
      onChange={(text) => {
        setWrong(false);
        onChange(text);
      }}
      validationBehavior="aria"
      isInvalid={shown !== undefined}
      className="flex w-full min-w-0 flex-col gap-1"
    >
      <Label className="font-medium text-sm">{label}</Label>
      <Input
        {...(inputRef === undefined ? {} : { ref: inputRef })}
        {...RANGES[kind]}
        onBlur={check}
        onInvalid={check}
        className="focus-ring h-11 w-full min-w-0 rounded-md border border-line-strong bg-raised px-3 text-[0.9375rem] text-ink tabular-nums data-invalid:border-red data-focused:border-accent md:h-9"
      />
      {shown === undefined && (
        <Text slot="description" className="wrap-anywhere text-muted text-sm tabular-nums">
          {t("date.form", { example })}
        </Text>
      )}
      <FieldError className="font-medium text-red-ink text-sm">{shown}</FieldError>
    </AriaTextField>
  );
}

/**
 * The last day of this year in words, since the browser's field has an order of its own, which nothing says and which need not be
 * that of the page's language.
 */
function writeExample(kind: DateFieldProps["kind"], language: Language): string {
  const time = kind === "date" ? {} : ({ timeStyle: "short" } as const);
  const format = new Intl.DateTimeFormat(LANGUAGE_TRAITS[language].locale, { dateStyle: "long", ...time });
  return format.format(new Date(new Date().getFullYear(), 11, 31, 9, 30));
}

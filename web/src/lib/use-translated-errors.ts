import { useEffect, useEffectEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useLanguage } from "./i18n.ts";

/** Validates the faulty fields of `form` again when the language changes, so that their messages are in it. */
export function useTranslatedErrors<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
): void {
  const language = useLanguage();
  const { errors } = form.formState;
  const validate = useEffectEvent(() => {
    const faulty = Object.keys(errors) as Path<Values>[];
    if (faulty.length > 0) void form.trigger(faulty);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is what it waits for
  useEffect(() => validate(), [language]);
}

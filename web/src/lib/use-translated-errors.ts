import { useEffect, useEffectEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useLanguage } from "./i18n.ts";

/** Says what is wrong with the fields of `form` anew when another language is chosen. */
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

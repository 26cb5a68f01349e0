import { LIMIT_LANGUAGES } from "@medsieve/contract/constants";
import { NO_LIMITS, type SearchLimits, searchLimitsSchema } from "@medsieve/contract/searches";
import { type FormEvent, type ReactNode, useId } from "react";
import { CheckboxGroup, Label, Text } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { readLimitYears } from "./read-limit-years.ts";

/** Spans of years, up to now, that are set in one click. */
const LAST_YEARS = [5, 10] as const;

const { languages: languagesSchema, humans: humansSchema } = searchLimitsSchema.shape;

/** The limits as they are typed and chosen; years that are none are left to what reads them. */
const entrySchema = z
  .object({
    from: z.string(),
    to: z.string(),
    languages: languagesSchema.unwrap(),
    humans: humansSchema.unwrap(),
  })
  .superRefine(({ from, to }, context) => {
    const { fromFault, toFault } = readLimitYears(from, to);
    if (fromFault !== null) context.addIssue({ code: "custom", path: ["from"], message: fromFault });
    if (toFault !== null) context.addIssue({ code: "custom", path: ["to"], message: toFault });
  })
  .transform(({ from, to, ...others }) => {
    const years = readLimitYears(from, to);
    return { from_year: years.from, to_year: years.to, ...others };
  });

interface LimitsFormProps {
  limits: SearchLimits;
  /** Takes what was set; called only with limits that make sense. */
  onSet: (limits: SearchLimits) => void;
}

/** Years, languages and humans that a search is limited to; what is wrong is said once the form is sent. */
export function LimitsForm({ limits, onSet }: LimitsFormProps) {
  const { t } = useTranslation("search");
  const form = useContractForm(entrySchema, {
    defaultValues: {
      from: limits.from_year?.toString() ?? "",
      to: limits.to_year?.toString() ?? "",
      languages: limits.languages,
      humans: limits.humans,
    },
    faults: {
      from: ({ from, to }) => t(`limits.${readLimitYears(from, to).fromFault ?? "notAYear"}`),
      to: () => t("limits.notAYear"),
    },
  });
  const { isSubmitted } = form.formState;
  const humansHintId = useId();

  function send(event: FormEvent): void {
    // This form stands in that of the question, as React sees it.
    event.stopPropagation();
    void form.handleSubmit(onSet)(event);
  }

  function chooseLast(count: number): void {
    form.setValue("from", String(new Date().getFullYear() - count), { shouldValidate: isSubmitted });
    form.setValue("to", "", { shouldValidate: isSubmitted });
  }

  const yearField = { inputMode: "numeric", autoComplete: "off", isLiteral: true } as const;
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <Group title={t("limits.years")}>
        <div className="flex items-start gap-3">
          <FormField control={form.control} name="from">
            {(input) => <TextField {...yearField} {...input} label={t("limits.from")} />}
          </FormField>
          <FormField control={form.control} name="to">
            {(input) => (
              <TextField
                {...yearField}
                {...input}
                label={t("limits.to")}
                onChange={(typed) => {
                  input.onChange(typed);
                  // Whether the first year is after the last one is said at the first.
                  if (isSubmitted) void form.trigger("from");
                }}
              />
            )}
          </FormField>
        </div>
        <div className="mt-2 flex flex-wrap gap-2">
          {LAST_YEARS.map((count) => (
            <Button key={count} onPress={() => chooseLast(count)}>
              {t("limits.last", { count })}
            </Button>
          ))}
        </div>
      </Group>
      <FormField control={form.control} name="languages">
        {({ value, onChange }) => (
          <CheckboxGroup
            value={value}
            onChange={(chosen) => onChange(LIMIT_LANGUAGES.filter((code) => chosen.includes(code)))}
          >
            <Label className="font-semibold text-sm">{t("limits.languages")}</Label>
            <Text slot="description" className="block text-muted text-sm">
              {t("limits.languagesHint")}
            </Text>
            <div className="mt-1 grid grid-cols-2 gap-x-4">
              {LIMIT_LANGUAGES.map((code) => (
                <Checkbox key={code} value={code}>
                  {t(`limits.language.${code}`)}
                </Checkbox>
              ))}
            </div>
          </CheckboxGroup>
        )}
      </FormField>
      <div>
        <FormField control={form.control} name="humans">
          {({ value, onChange }) => (
            <Checkbox isSelected={value} onChange={onChange} aria-describedby={humansHintId}>
              {t("limits.humans")}
            </Checkbox>
          )}
        </FormField>
        <p id={humansHintId} className="pl-7.5 text-muted text-sm leading-snug">
          {t("limits.humansHint")}
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onPress={() => onSet(NO_LIMITS)}>
          {t("limits.clear")}
        </Button>
        <Button type="submit" variant="primary">
          {t("limits.apply")}
        </Button>
      </div>
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">{title}</legend>
      {children}
    </fieldset>
  );
}

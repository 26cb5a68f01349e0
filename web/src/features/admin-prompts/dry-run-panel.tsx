import { type Language, type Preference, QUESTION_MAX_LENGTH } from "@medsieve/contract/constants";
import { type PromptDryRun, type PromptSettings, promptDryRunSchema } from "@medsieve/contract/prompts";
import { useMutation } from "@tanstack/react-query";
import { Play } from "lucide-react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { DryRunResult } from "./dry-run-result.tsx";
import { tryPrompts } from "./prompts-calls.ts";

interface DryRunPanelProps {
  language: Language;
  preference: Preference;
  /** As they stand in the fields, saved or not. */
  settings: PromptSettings;
  /** Shows what cannot be used as it was typed; false where everything can. */
  onFaulty: () => boolean;
}

const entrySchema = promptDryRunSchema.pick({ query: true });

/** Tries a question with the settings as they stand, and shows the queries it gives. */
export function DryRunPanel({ language, preference, settings, onFaulty }: DryRunPanelProps) {
  const { t } = useTranslation("admin-prompts");
  const form = useContractForm(entrySchema, {
    defaultValues: { query: "" },
    faults: { query: () => t("dryRun.empty") },
  });
  const run = useMutation({ mutationFn: (dryRun: PromptDryRun) => tryPrompts(dryRun) });
  const tried = run.variables;
  const isShown = run.data !== undefined && tried?.language === language && tried.preference === preference;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (run.isPending || onFaulty()) return;
    void form.handleSubmit(({ query }) => run.mutate({ query, language, preference, settings }))(event);
  }

  return (
    <section
      aria-label={t("dryRun.title")}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <div>
        <h2 className="font-semibold text-lg">{t("dryRun.title")}</h2>
        <p className="text-muted text-sm">{t("dryRun.lead")}</p>
      </div>
      <form onSubmit={submit} noValidate className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <FormField control={form.control} name="query">
          {(input) => (
            <TextField {...input} label={t("dryRun.question")} maxLength={QUESTION_MAX_LENGTH} autoComplete="off" />
          )}
        </FormField>
        <div className="shrink-0 sm:pt-6.5">
          <Button type="submit" icon={<Play aria-hidden className="size-4" />} isPending={run.isPending} wide>
            {t("dryRun.run")}
          </Button>
        </div>
      </form>
      {run.isError && (
        <Alert tone="error" title={t("dryRun.failed")}>
          {describeError(run.error, t)}
        </Alert>
      )}
      <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        {isShown && run.isSuccess && <DryRunResult result={run.data} isEarlier={!isSame(tried.settings, settings)} />}
      </div>
    </section>
  );
}

function isSame(one: PromptSettings, other: PromptSettings): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

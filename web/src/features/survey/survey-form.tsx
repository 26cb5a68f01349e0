import { type Role, SURVEY_FEEDBACK_MAX_LENGTH } from "@medsieve/contract/constants";
import type { SurveyRequest } from "@medsieve/contract/surveys";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { listSteps, NO_ANSWERS, SURVEY_STEPS, type SurveyStep, surveyEntrySchema } from "./survey-answers.ts";
import { sendSurvey } from "./survey-calls.ts";
import { SurveyQuestion } from "./survey-question.tsx";

interface SurveyFormProps {
  role: Role;
  /** Demo users are asked about an upgrade, the others about a larger limit. */
  variant: "upgrade" | "usage";
  onDone: () => void;
}

/** One question a step, forwards and back; everything stays as it was chosen until it has been sent. */
export function SurveyForm({ role, variant, onDone }: SurveyFormProps) {
  const { t } = useTranslation("survey");
  const language = useLanguage();
  const form = useContractForm(surveyEntrySchema, {
    defaultValues: NO_ANSWERS,
    mode: "onChange",
    faults: {
      interested: () => t("choose"),
      use_case: () => t("choose"),
      needed_searches: () => t("choose"),
      additional_feedback: ({ additional_feedback }) =>
        t("feedback.tooLong", {
          max: formatNumber(SURVEY_FEEDBACK_MAX_LENGTH, language),
          length: formatNumber(additional_feedback.trim().length, language),
        }),
    },
  });
  const [step, setStep] = useState<SurveyStep>("interested");
  const shownStep = useRef<SurveyStep>("interested");
  /** Known before anything is drawn: a double click sends once. */
  const isUnderway = useRef(false);
  const sending = useMutation({
    mutationFn: sendSurvey,
    onSuccess: onDone,
    onSettled: () => {
      isUnderway.current = false;
    },
  });
  const { setFocus } = form;

  useEffect(() => {
    if (shownStep.current !== step) setFocus(step);
    shownStep.current = step;
  }, [step, setFocus]);

  const steps = listSteps(useWatch({ control: form.control, name: "interested" }));
  const place = steps.indexOf(step);
  const isFirst = place === 0;
  const isLast = step === "additional_feedback";

  async function goOn(event: FormEvent): Promise<void> {
    event.preventDefault();
    const next = steps[place + 1];
    if (next === undefined) await form.handleSubmit(send)();
    else if (await form.trigger(step, { shouldFocus: true })) setStep(next);
  }

  function send(survey: SurveyRequest): void {
    if (isUnderway.current) return;
    isUnderway.current = true;
    sending.mutate({ ...survey, user_role: role });
  }

  return (
    <form noValidate onSubmit={(event) => void goOn(event)} className="flex flex-col gap-4">
      {isFirst && <p>{t(`${variant}.lead`)}</p>}
      <p role="status" className="text-muted text-sm">
        {t("place", isFirst ? { step: 1, steps: SURVEY_STEPS.length } : { step: place + 1, steps: steps.length })}
      </p>
      {sending.isError && (
        <Alert tone="error" title={t("failed")}>
          {describeError(sending.error, t)}
        </Alert>
      )}
      <SurveyQuestion step={step} variant={variant} control={form.control} />
      <div className="flex flex-wrap justify-end gap-2">
        {!isFirst && (
          <Button isDisabled={sending.isPending} onPress={() => setStep(steps[place - 1] ?? "interested")}>
            {t("back")}
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={sending.isPending}>
          {t(isLast ? "send" : "next")}
        </Button>
      </div>
    </form>
  );
}

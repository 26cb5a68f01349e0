import { NEEDED_SEARCHES, type Role, SURVEY_FEEDBACK_MAX_LENGTH, SURVEY_USE_CASES } from "@medsieve/contract/constants";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import {
  describeSurvey,
  findNextStep,
  findPreviousStep,
  NO_ANSWERS,
  type SurveyAnswers,
  type SurveyStep,
} from "./survey-answers.ts";
import { sendSurvey } from "./survey-calls.ts";

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
  const [answers, setAnswers] = useState<SurveyAnswers>(NO_ANSWERS);
  const [step, setStep] = useState<SurveyStep>(1);
  /** The step that was to be left without an answer. */
  const [lacking, setLacking] = useState<SurveyStep | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const question = useRef<{ focus: () => void }>(null);
  const shownStep = useRef<SurveyStep>(1);

  useEffect(() => {
    if (shownStep.current !== step) question.current?.focus();
    shownStep.current = step;
  }, [step]);

  const change = (changes: Partial<SurveyAnswers>) => {
    setAnswers({ ...answers, ...changes });
    setLacking(null);
  };
  const answered = { 1: answers.interested, 2: answers.useCase, 3: answers.neededSearches, 4: answers.feedback }[step];
  const error = lacking === step ? t("choose") : undefined;
  const feedbackLength = Array.from(answers.feedback.trim()).length;
  const isTooLong = feedbackLength > SURVEY_FEEDBACK_MAX_LENGTH;

  async function send(): Promise<void> {
    const survey = describeSurvey(answers, role);
    if (survey === null) return;
    setIsSending(true);
    setFailure(null);
    try {
      await sendSurvey(survey);
      onDone();
    } catch (failed) {
      setFailure(failed);
    } finally {
      setIsSending(false);
    }
  }

  function goOn(event: FormEvent): void {
    event.preventDefault();
    if (isSending) return;
    if (answered === null || (step === 4 && isTooLong)) {
      setLacking(step);
      question.current?.focus();
    } else if (step === 4) void send();
    else setStep(findNextStep(step, answers));
  }

  const place = answers.interested === false && step === 4 ? { step: 2, steps: 2 } : { step, steps: 4 };
  return (
    <form noValidate onSubmit={goOn} className="flex flex-col gap-4">
      {step === 1 && <p>{t(`${variant}.lead`)}</p>}
      <p role="status" className="text-muted text-sm">
        {t("place", place)}
      </p>
      {failure !== null && (
        <Alert tone="error" title={t("failed")}>
          {describeError(failure, t)}
        </Alert>
      )}
      {step === 1 && (
        <RadioGroup
          focusRef={question}
          label={t(`${variant}.question`)}
          options={[
            { value: "yes", label: t(`${variant}.yes`) },
            { value: "no", label: t(`${variant}.no`) },
          ]}
          value={answers.interested === null ? null : answers.interested ? "yes" : "no"}
          onChange={(choice) => change({ interested: choice === "yes" })}
          error={error}
        />
      )}
      {step === 2 && (
        <RadioGroup
          focusRef={question}
          label={t("useCase.question")}
          options={SURVEY_USE_CASES.map((value) => ({ value, label: t(`useCase.${value}`) }))}
          value={answers.useCase}
          onChange={(useCase) => change({ useCase })}
          error={error}
        />
      )}
      {step === 3 && (
        <RadioGroup
          focusRef={question}
          label={t("need.question")}
          options={NEEDED_SEARCHES.map((value) => ({ value, label: t(`need.${value}`) }))}
          value={answers.neededSearches}
          onChange={(neededSearches) => change({ neededSearches })}
          error={error}
        />
      )}
      {step === 4 && (
        <TextAreaField
          inputRef={(field) => {
            question.current = field;
          }}
          label={t("feedback.question")}
          hint={t("feedback.hint")}
          rows={4}
          value={answers.feedback}
          onChange={(feedback) => change({ feedback })}
          error={
            isTooLong
              ? t("feedback.tooLong", {
                  max: formatNumber(SURVEY_FEEDBACK_MAX_LENGTH, language),
                  length: formatNumber(feedbackLength, language),
                })
              : undefined
          }
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {step !== 1 && (
          <Button isDisabled={isSending} onPress={() => setStep(findPreviousStep(step, answers))}>
            {t("back")}
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={isSending}>
          {t(step === 4 ? "send" : "next")}
        </Button>
      </div>
    </form>
  );
}

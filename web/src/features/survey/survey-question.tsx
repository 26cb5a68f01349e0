import { NEEDED_SEARCHES, SURVEY_USE_CASES } from "@medsieve/contract/constants";
import type { SurveyRequest } from "@medsieve/contract/surveys";
import type { Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FormField } from "../../ui/form-field.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import type { SurveyEntry, SurveyStep } from "./survey-answers.ts";

interface SurveyQuestionProps {
  step: SurveyStep;
  variant: "upgrade" | "usage";
  control: Control<SurveyEntry, unknown, SurveyRequest>;
}

/** The one question of a step, with its answers. */
export function SurveyQuestion({ step, variant, control }: SurveyQuestionProps) {
  const { t } = useTranslation("survey");
  return (
    <>
      {step === "interested" && (
        <FormField control={control} name="interested">
          {({ inputRef, value, onChange, ...input }) => (
            <RadioGroup
              {...input}
              focusRef={inputRef}
              label={t(`${variant}.question`)}
              options={[
                { value: "yes", label: t(`${variant}.yes`) },
                { value: "no", label: t(`${variant}.no`) },
              ]}
              value={value === null ? null : value ? "yes" : "no"}
              onChange={(choice) => onChange(choice === "yes")}
            />
          )}
        </FormField>
      )}
      {step === "use_case" && (
        <FormField control={control} name="use_case">
          {({ inputRef, ...input }) => (
            <RadioGroup
              {...input}
              focusRef={inputRef}
              label={t("useCase.question")}
              options={SURVEY_USE_CASES.map((value) => ({ value, label: t(`useCase.${value}`) }))}
            />
          )}
        </FormField>
      )}
      {step === "needed_searches" && (
        <FormField control={control} name="needed_searches">
          {({ inputRef, ...input }) => (
            <RadioGroup
              {...input}
              focusRef={inputRef}
              label={t("need.question")}
              options={NEEDED_SEARCHES.map((value) => ({ value, label: t(`need.${value}`) }))}
            />
          )}
        </FormField>
      )}
      {step === "additional_feedback" && (
        <FormField control={control} name="additional_feedback">
          {(input) => <TextAreaField {...input} label={t("feedback.question")} hint={t("feedback.hint")} rows={4} />}
        </FormField>
      )}
    </>
  );
}

import { INVITATION_LINK_HOURS } from "@medsieve/contract/constants";
import { useTranslation } from "react-i18next";

const STEPS = ["mail", "password", "signIn", "ask"] as const;

/** What is to be done after signing up, in order. */
export function NextSteps({ email }: { email: string }) {
  const { t } = useTranslation("account");
  return (
    <ol aria-label={t("signUp.done.steps")} className="flex flex-col gap-4">
      {STEPS.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden
            className="flex size-7 shrink-0 items-center justify-center rounded-full border border-accent bg-accent-soft font-semibold text-accent text-sm"
          >
            {index + 1}
          </span>
          <span className="wrap-anywhere min-w-0 pt-0.5">
            <span className="block font-semibold">{t(`signUp.step.${step}.title`)}</span>
            <span className="text-muted">{t(`signUp.step.${step}.text`, { email, hours: INVITATION_LINK_HOURS })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

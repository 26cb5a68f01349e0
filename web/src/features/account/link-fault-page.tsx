import { INVITATION_LINK_HOURS, RESET_LINK_HOURS } from "@medsieve/contract/constants";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { EntryPage } from "./entry-page.tsx";
import { describeLinkFault, type LinkFault } from "./link-state.ts";
import { RetryHint } from "./retry-hint.tsx";

interface LinkFaultPageProps {
  fault: LinkFault;
  /** What the call ended with; null where none was made. */
  error: unknown;
  /** Asks again whether the link can be used. */
  onRetry: () => void;
  isRetrying: boolean;
}

/** Why the link cannot be used, and what can be done. */
export function LinkFaultPage({ fault, error, onRetry, isRetrying }: LinkFaultPageProps) {
  const { t } = useTranslation("account");
  const hours = { hours: RESET_LINK_HOURS, firstHours: INVITATION_LINK_HOURS };

  return (
    <EntryPage documentTitle={t("reset.documentTitle")} title={t(`reset.fault.${fault}.title`)} focusesTitle>
      <Alert tone="error">
        {describeLinkFault(fault, error, t)}
        <RetryHint error={error} />
      </Alert>
      <p>{t(`reset.fault.${fault}.advice`, hours)}</p>
      <div className="flex flex-col gap-2">
        {fault === "unverified" && (
          <Button variant="primary" wide isPending={isRetrying} onPress={onRetry}>
            {t("common:retry")}
          </Button>
        )}
        {fault !== "unverified" && fault !== "inactive" && (
          <LinkButton
            href="/login"
            routerOptions={{ state: { signIn: { forgot: true } } }}
            variant={fault === "used" ? "secondary" : "primary"}
            wide
          >
            {t("reset.requestLink")}
          </LinkButton>
        )}
        <LinkButton href="/login" variant={fault === "used" ? "primary" : "secondary"} wide>
          {t("forgot.sent.backToLogin")}
        </LinkButton>
      </div>
    </EntryPage>
  );
}

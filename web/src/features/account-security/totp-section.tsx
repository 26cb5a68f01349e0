import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { SecuritySection } from "./security-section.tsx";
import { secondFactorQuery } from "./totp-calls.ts";
import { TotpRemoval } from "./totp-removal.tsx";
import { TotpSetup } from "./totp-setup.tsx";

/** Whether signing in asks for a code of an authenticator app, and turning that on and off. */
export function TotpSection() {
  const { t } = useTranslation("security");
  const queryClient = useQueryClient();
  const factor = useQuery(secondFactorQuery());
  const status = useStatus();
  const [open, setOpen] = useState<"setup" | "removal" | null>(null);
  const close = () => setOpen(null);
  const finish = (text: string) => {
    close();
    status.succeed(text);
    void queryClient.invalidateQueries(secondFactorQuery());
  };
  return (
    <SecuritySection title={t("totp.title")} lead={t("totp.lead")}>
      <StatusMessage control={status} />
      {open === "setup" && (
        <TotpSetup cancel={{ label: t("common:cancel"), onPress: close }} onDone={() => finish(t("totp.isOn"))} />
      )}
      {open === "removal" && <TotpRemoval onCancel={close} onDone={() => finish(t("totp.isOff"))} />}
      {open === null && (
        <ListStates query={factor} failure={t("totp.failed")}>
          {({ enabled, required, recovery_codes_left }) => (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div className="flex flex-col gap-1">
                <p>
                  <Badge tone={enabled ? "green" : "neutral"}>{t(enabled ? "totp.on" : "totp.off")}</Badge>
                </p>
                {enabled && <p className="text-muted text-sm">{t("recovery.left", { count: recovery_codes_left })}</p>}
                {required && <p className="text-muted text-sm">{t("totp.required")}</p>}
              </div>
              {!enabled && (
                <Button variant="primary" onPress={() => setOpen("setup")}>
                  {t("totp.begin")}
                </Button>
              )}
              {enabled && !required && <Button onPress={() => setOpen("removal")}>{t("totp.turnOff")}</Button>}
            </div>
          )}
        </ListStates>
      )}
    </SecuritySection>
  );
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { alertMailsQuery, saveAlertMails } from "./alert-mails-calls.ts";
import { SecuritySection } from "./security-section.tsx";

/** Whether one is mailed when a paper of a saved search is retracted. */
export function AlertMailsSection() {
  const { t } = useTranslation("security");
  const client = useQueryClient();
  const mails = useQuery(alertMailsQuery());
  const status = useStatus();
  const saving = useMutation({
    mutationFn: saveAlertMails,
    onSuccess: (saved) => {
      client.setQueryData(alertMailsQuery().queryKey, saved);
      status.succeed(t(saved.is_on ? "alertMails.on" : "alertMails.off"));
    },
    onError: (error) => status.fail(t("alertMails.saveFailed", { reason: describeError(error, t) })),
  });
  return (
    <SecuritySection title={t("alertMails.title")} lead={t("alertMails.lead")}>
      <StatusMessage control={status} />
      <ListStates query={mails} failure={t("alertMails.failed")}>
        {({ is_on }) => (
          <Checkbox isSelected={is_on} isDisabled={saving.isPending} onChange={(isOn) => saving.mutate(isOn)}>
            {t("alertMails.label")}
          </Checkbox>
        )}
      </ListStates>
    </SecuritySection>
  );
}

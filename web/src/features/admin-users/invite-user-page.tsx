import { INVITATION_LINK_HOURS } from "@medsieve/contract/constants";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { InviteUserForm } from "./invite-user-form.tsx";

const LIST = "/admin/users";

/** Sends an invitation, with which its recipient chooses a password. */
export function InviteUserPage() {
  const { t } = useTranslation("admin-users");
  const [invitedEmail, setInvitedEmail] = useState<string | null>(null);
  return (
    <PageFrame
      title={t("invite.title")}
      lead={t("invite.lead", { hours: INVITATION_LINK_HOURS })}
      back={{ href: LIST, label: t("backToUsers") }}
      isNarrow
    >
      {invitedEmail === null ? (
        <InviteUserForm onInvited={setInvitedEmail} />
      ) : (
        <div className="flex flex-col gap-4">
          <Alert tone="success" title={t("invite.done")}>
            {t("invite.doneText", { email: invitedEmail, hours: INVITATION_LINK_HOURS })}
          </Alert>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" autoFocus onPress={() => setInvitedEmail(null)}>
              {t("invite.another")}
            </Button>
            <LinkButton href={LIST}>{t("backToUsers")}</LinkButton>
          </div>
        </div>
      )}
    </PageFrame>
  );
}

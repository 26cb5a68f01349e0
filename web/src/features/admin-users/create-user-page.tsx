import { CREATED_REDIRECT_MS } from "@medsieve/contract/constants";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { Link } from "../../ui/link.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { CreateUserForm } from "./create-user-form.tsx";

const LIST = "/admin/users";

/** Creates an account whose password the administrator sets: administrators and demo accounts. */
export function CreateUserPage() {
  const { t } = useTranslation("admin-users");
  const navigate = useNavigate();
  const [createdEmail, setCreatedEmail] = useState<string | null>(null);
  const isCreated = createdEmail !== null;

  useEffect(() => {
    if (!isCreated) return;
    const timer = setTimeout(() => void navigate({ to: LIST }), CREATED_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isCreated, navigate]);

  return (
    <PageFrame
      title={t("create.title")}
      lead={t("create.lead")}
      back={{ href: LIST, label: t("backToUsers") }}
      isNarrow
    >
      {createdEmail === null ? (
        <CreateUserForm onCreated={setCreatedEmail} />
      ) : (
        <Alert tone="success" title={t("create.done")} action={<Link href={LIST}>{t("backToUsers")}</Link>}>
          {t("create.doneText", { email: createdEmail })}
        </Alert>
      )}
    </PageFrame>
  );
}

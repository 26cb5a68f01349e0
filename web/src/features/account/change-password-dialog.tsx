import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";

const ChangePasswordForm = lazy(async () => ({
  default: (await import("./change-password-form.tsx")).ChangePasswordForm,
}));

interface ChangePasswordDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ChangePasswordDialog({ isOpen, onOpenChange }: ChangePasswordDialogProps) {
  const { t } = useTranslation("account");
  const close = () => onOpenChange(false);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t("password.title")} closeLabel={t("common:close")}>
      <ChangePasswordForm
        currentLabel={t("password.current")}
        cancel={{ label: t("common:cancel"), onPress: close }}
        onDone={close}
      />
    </Dialog>
  );
}

import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface TemporaryPasswordDialogProps {
  name: string;
  email: string;
  password: string;
  /** After this the password cannot be seen again. */
  onClose: () => void;
}

/** Shows a temporary password, once. A press outside does not close it, since what it shows cannot be had again. */
export function TemporaryPasswordDialog({ name, email, password, onClose }: TemporaryPasswordDialogProps) {
  const { t } = useTranslation("admin-users");
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("temporary.title", { name })}
      closeLabel={t("common:close")}
      staysOnPressOutside
    >
      <p>{t("temporary.text", { email })}</p>
      <output
        aria-label={t("temporary.label")}
        className="wrap-anywhere select-all rounded-md border border-line-strong bg-sunken px-3 py-2 font-mono text-lg"
      >
        {password}
      </output>
      <div className="flex flex-wrap justify-between gap-2">
        <CopyButton
          text={password}
          label={t("temporary.copy")}
          copiedLabel={t("temporary.copied")}
          failedLabel={t("temporary.copyFailed")}
          isLabelled
        />
        <Button variant="primary" onPress={onClose}>
          {t("temporary.done")}
        </Button>
      </div>
    </Dialog>
  );
}

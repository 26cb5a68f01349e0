import type { Role } from "@medsieve/contract/constants";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { SurveyForm } from "./survey-form.tsx";
import { SurveyThanks } from "./survey-thanks.tsx";

interface SurveyDialogProps {
  role: Role;
  onClose: () => void;
}

/** Four steps, and thanks. A press outside does not close it, so that nothing typed is lost by accident. */
export default function SurveyDialog({ role, onClose }: SurveyDialogProps) {
  const { t } = useTranslation("survey");
  const [isDone, setIsDone] = useState(false);
  const variant = role === "demo" ? "upgrade" : "usage";
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      staysOnPressOutside
      title={t(`${variant}.title`)}
      closeLabel={t("common:close")}
    >
      {isDone ? (
        <SurveyThanks onClose={onClose} />
      ) : (
        <SurveyForm role={role} variant={variant} onDone={() => setIsDone(true)} />
      )}
    </Dialog>
  );
}

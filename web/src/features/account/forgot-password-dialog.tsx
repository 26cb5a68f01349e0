import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { ForgottenEmailForm } from "./forgotten-email-form.tsx";
import { LinkRequestForm } from "./link-request-form.tsx";
import { LinkSent } from "./link-sent.tsx";

interface ForgotPasswordDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What the sign-in form has as its address. */
  email: string;
}

type Step = "enter" | "confirm" | "sent";

/** Asks for an address, shows it once more, and has a link mailed to it. */
export function ForgotPasswordDialog({ isOpen, onOpenChange, email }: ForgotPasswordDialogProps) {
  const { t } = useTranslation("account");
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t("forgot.title")} closeLabel={t("common:close")}>
      <Steps initialEmail={email} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Steps({ initialEmail, onDone }: { initialEmail: string; onDone: () => void }) {
  const [step, setStep] = useState<Step>("enter");
  const [email, setEmail] = useState(initialEmail);

  switch (step) {
    case "enter":
      return (
        <ForgottenEmailForm
          email={email}
          onCancel={onDone}
          onEnter={(entered) => {
            setEmail(entered);
            setStep("confirm");
          }}
        />
      );
    case "confirm":
      return <LinkRequestForm email={email} onChange={() => setStep("enter")} onSent={() => setStep("sent")} />;
    case "sent":
      return (
        <LinkSent
          email={email}
          onDone={onDone}
          onTryAnother={() => {
            setEmail("");
            setStep("enter");
          }}
        />
      );
  }
}

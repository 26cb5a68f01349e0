import { API_PREFIX } from "@medsieve/contract/constants";
import { passkeyOptionsSchema } from "@medsieve/contract/passkeys";
import { type Proof, stepUpAnswerSchema } from "@medsieve/contract/second-factor";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { describePasskeyError, signByPasskey } from "../../lib/passkeys.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface StepUpDialogProps {
  /** What can be given; empty: the account has nothing of its own, and signs in again. */
  accepted: Proof[];
  onProven: () => void;
  onCancel: () => void;
}

/** Asks for the password, a code or a passkey before something that takes a fresh proof. */
export function StepUpDialog({ accepted, onProven, onCancel }: StepUpDialogProps) {
  const { t } = useTranslation("security");
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={t("stepUp.title")}
      closeLabel={t("common:close")}
      staysOnPressOutside
    >
      {accepted.length === 0 ? (
        <SignInAgain onProven={onProven} onCancel={onCancel} />
      ) : (
        <StepUpForm accepted={accepted} onProven={onProven} onCancel={onCancel} />
      )}
    </Dialog>
  );
}

function sendProof(body: { password: string } | { code: string } | { passkey: object }) {
  return callApi({ method: "POST", path: "/auth/step-up", body, schema: stepUpAnswerSchema });
}

async function proveByPasskey() {
  const path = "/auth/step-up/passkey-options";
  const { options } = await callApi({ method: "POST", path, schema: passkeyOptionsSchema });
  return sendProof({ passkey: await signByPasskey(options) });
}

const PROOFS_REFUSED: readonly string[] = ["wrong_password", "factor_invalid"];

function StepUpForm({ accepted, onProven, onCancel }: StepUpDialogProps) {
  const { t } = useTranslation("security");
  const typed = accepted.filter((proof) => proof !== "passkey");
  const [kind, setKind] = useState(typed[0] ?? null);
  const [given, setGiven] = useState("");
  const proving = useMutation({
    mutationFn: sendProof,
    onSuccess: onProven,
  });
  const signing = useMutation({ mutationFn: proveByPasskey, onSuccess: onProven });
  const fault = proving.isError ? describeError(proving.error, t) : undefined;
  const isRefused = proving.error instanceof ApiError && PROOFS_REFUSED.includes(proving.error.code);
  const other = typed.find((one) => one !== kind);
  const input = { value: given, onChange: setGiven, autoFocus: true, error: isRefused ? fault : undefined };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog may stand in a form of another one, by React's tree.
        event.stopPropagation();
        if (kind !== null && !proving.isPending)
          proving.mutate(kind === "password" ? { password: given } : { code: given });
      }}
    >
      <p>{t("stepUp.text")}</p>
      {fault !== undefined && !isRefused && <Alert tone="error">{fault}</Alert>}
      {signing.isError && <Alert tone="error">{describePasskeyError(signing.error, t)}</Alert>}
      {kind === "password" && (
        <PasswordField key="password" {...input} label={t("stepUp.password")} autoComplete="current-password" />
      )}
      {kind === "code" && (
        <TextField
          key="code"
          {...input}
          isLiteral
          label={t("stepUp.code")}
          hint={t("stepUp.codeHint")}
          autoComplete="one-time-code"
        />
      )}
      {kind !== null && other !== undefined && (
        <div className="text-accent">
          <TextButton
            onPress={() => {
              setKind(other);
              setGiven("");
              proving.reset();
            }}
          >
            {t(other === "code" ? "stepUp.withCode" : "stepUp.withPassword")}
          </TextButton>
        </div>
      )}
      {accepted.includes("passkey") && (
        <Button wide onPress={() => signing.mutate()} isPending={signing.isPending}>
          {t(kind === null ? "account:factor.passkey" : "stepUp.withPasskey")}
        </Button>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onCancel}>{t("common:cancel")}</Button>
        {kind !== null && (
          <Button type="submit" variant="primary" isPending={proving.isPending} isDisabled={given.trim() === ""}>
            {t("stepUp.goOn")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The provider's page opens in another tab, so that nothing here is lost; all tabs share the session. */
function SignInAgain({ onProven, onCancel }: Omit<StepUpDialogProps, "accepted">) {
  const { t } = useTranslation("security");
  const language = useLanguage();
  const query = new URLSearchParams({ return_to: "/account", language });
  return (
    <>
      <p>{t("stepUp.againText")}</p>
      <p>
        <a
          href={`${API_PREFIX}/auth/oidc/start?${query}`}
          target="_blank"
          rel="noreferrer"
          className="focus-ring inline-flex min-h-11 items-center rounded-md text-accent underline"
        >
          {t("stepUp.again")}
        </a>
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onCancel}>{t("common:cancel")}</Button>
        <Button variant="primary" onPress={onProven}>
          {t("stepUp.goOn")}
        </Button>
      </div>
    </>
  );
}

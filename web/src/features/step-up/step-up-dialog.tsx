import { API_PREFIX } from "@medsieve/contract/constants";
import { passkeyOptionsSchema } from "@medsieve/contract/passkeys";
import { type Proof, stepUpAnswerSchema } from "@medsieve/contract/second-factor";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { describePasskeyError, signByPasskey } from "../../lib/passkeys.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormField } from "../../ui/form-field.tsx";
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
const isRefusal = (error: Error): boolean => error instanceof ApiError && PROOFS_REFUSED.includes(error.code);

function StepUpForm({ accepted, onProven, onCancel }: StepUpDialogProps) {
  const { t } = useTranslation("security");
  const typed = accepted.filter((proof) => proof !== "passkey");
  const [kind, setKind] = useState(typed[0] ?? null);
  const form = useForm({ defaultValues: { proof: "" } });
  const proving = useMutation({
    mutationFn: sendProof,
    onSuccess: onProven,
    onError: (error) => {
      if (isRefusal(error)) form.setError("proof", { message: describeError(error, t) }, { shouldFocus: true });
    },
  });
  const signing = useMutation({ mutationFn: proveByPasskey, onSuccess: onProven });
  const other = typed.find((one) => one !== kind);
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        // The dialog may stand in a form of another one, by React's tree.
        event.stopPropagation();
        void form.handleSubmit(({ proof }) => {
          if (kind !== null && !proving.isPending)
            proving.mutate(kind === "password" ? { password: proof } : { code: proof });
        })(event);
      }}
    >
      <p>{t("stepUp.text")}</p>
      {proving.isError && !isRefusal(proving.error) && <Alert tone="error">{describeError(proving.error, t)}</Alert>}
      {signing.isError && <Alert tone="error">{describePasskeyError(signing.error, t)}</Alert>}
      {kind !== null && (
        <FormField control={form.control} name="proof">
          {(input) =>
            kind === "password" ? (
              <PasswordField {...input} autoFocus label={t("stepUp.password")} autoComplete="current-password" />
            ) : (
              <TextField
                {...input}
                autoFocus
                isLiteral
                label={t("stepUp.code")}
                hint={t("stepUp.codeHint")}
                autoComplete="one-time-code"
              />
            )
          }
        </FormField>
      )}
      {kind !== null && other !== undefined && (
        <div className="text-accent">
          <TextButton
            onPress={() => {
              setKind(other);
              form.reset();
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
          <Button
            type="submit"
            variant="primary"
            isPending={proving.isPending}
            isDisabled={form.watch("proof").trim() === ""}
          >
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

import { factorRequestSchema } from "@medsieve/contract/second-factor";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { describePasskeyError } from "../../lib/passkeys.ts";
import type { FactorChallenge } from "../../lib/read-account.ts";
import { signInWithCode, signInWithPasskey } from "../../lib/session.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { RetryHint } from "./retry-hint.tsx";

interface FactorFormProps {
  factor: FactorChallenge;
  /** Leads back to the password. */
  onBack: () => void;
}

const entrySchema = z.object({ code: z.string().trim().pipe(factorRequestSchema.shape.code) });

/** Asks for a code of the authenticator app, or for a recovery code, once the password was right. */
export function FactorForm({ factor, onBack }: FactorFormProps) {
  const { t } = useTranslation("account");
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  const form = useContractForm(entrySchema, {
    defaultValues: { code: "" },
    faults: { code: () => t("factor.required") },
  });
  const attempt = useMutation({
    mutationFn: (code: string) => signInWithCode(factor.challenge, code),
    onError: () => form.setFocus("code"),
  });
  const language = useLanguage();
  const passkey = useMutation({ mutationFn: () => signInWithPasskey(language, factor.challenge) });
  const isOver = attempt.error instanceof ApiError && attempt.error.code === "challenge_expired";

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) =>
        void form.handleSubmit(({ code }) => {
          if (!attempt.isPending) attempt.mutate(code);
        })(event)
      }
    >
      {factor.asksForPasskey && (
        <>
          <p>{t("factor.passkeyLead")}</p>
          {passkey.isError && <Alert tone="error">{describePasskeyError(passkey.error, t)}</Alert>}
          <Button wide variant="primary" onPress={() => passkey.mutate()} isPending={passkey.isPending}>
            {t("factor.passkey")}
          </Button>
        </>
      )}
      <p>{t(usesRecoveryCode ? "factor.recoveryLead" : "factor.lead")}</p>
      {attempt.isError && (
        <Alert tone="error">
          {describeError(attempt.error, t)}
          <RetryHint error={attempt.error} />
        </Alert>
      )}
      <FormField control={form.control} name="code">
        {(input) => (
          <TextField
            {...input}
            key={String(usesRecoveryCode)}
            autoFocus={!factor.asksForPasskey}
            isLiteral
            label={t(usesRecoveryCode ? "factor.recoveryCode" : "factor.code")}
            inputMode={usesRecoveryCode ? "text" : "numeric"}
            autoComplete={usesRecoveryCode ? "off" : "one-time-code"}
          />
        )}
      </FormField>
      {isOver ? (
        <Button variant="primary" wide onPress={onBack}>
          {t("factor.again")}
        </Button>
      ) : (
        <Button
          type="submit"
          variant={factor.asksForPasskey ? "secondary" : "primary"}
          wide
          isPending={attempt.isPending}
        >
          {t("signIn.submit")}
        </Button>
      )}
      <div className="flex flex-wrap justify-between gap-x-4 text-accent">
        <TextButton
          onPress={() => {
            setUsesRecoveryCode(!usesRecoveryCode);
            form.reset();
            attempt.reset();
          }}
        >
          {t(usesRecoveryCode ? "factor.useApp" : "factor.useRecovery")}
        </TextButton>
        {!isOver && <TextButton onPress={onBack}>{t("factor.back")}</TextButton>}
      </div>
    </form>
  );
}

import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { describePasskeyError } from "../../lib/passkeys.ts";
import type { FactorChallenge } from "../../lib/read-account.ts";
import { signInWithCode, signInWithPasskey } from "../../lib/session.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { RetryHint } from "./retry-hint.tsx";

interface FactorFormProps {
  factor: FactorChallenge;
  /** Leads back to the password. */
  onBack: () => void;
}

/** Asks for a code of the authenticator app, or for a recovery code, once the password was right. */
export function FactorForm({ factor, onBack }: FactorFormProps) {
  const { t } = useTranslation("account");
  const [code, setCode] = useState("");
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const attempt = useMutation({
    mutationFn: () => signInWithCode(factor.challenge, code.trim()),
    onError: () => input.current?.focus(),
  });
  const language = useLanguage();
  const passkey = useMutation({ mutationFn: () => signInWithPasskey(language, factor.challenge) });
  const isOver = attempt.error instanceof ApiError && attempt.error.code === "challenge_expired";

  function send(): void {
    if (attempt.isPending) return;
    setIsMissing(code.trim() === "");
    if (code.trim() === "") input.current?.focus();
    else attempt.mutate();
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
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
      <TextField
        key={String(usesRecoveryCode)}
        value={code}
        onChange={setCode}
        inputRef={input}
        autoFocus={!factor.asksForPasskey}
        isLiteral
        label={t(usesRecoveryCode ? "factor.recoveryCode" : "factor.code")}
        inputMode={usesRecoveryCode ? "text" : "numeric"}
        autoComplete={usesRecoveryCode ? "off" : "one-time-code"}
        error={isMissing ? t("factor.required") : undefined}
      />
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
            setCode("");
            setIsMissing(false);
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

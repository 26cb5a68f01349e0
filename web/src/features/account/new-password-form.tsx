import type { VerifiedLink } from "@medsieve/contract/accounts";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { signOut, useSession } from "../../lib/session.ts";
import { useTranslatedErrors } from "../../lib/use-translated-errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { describeWeakness } from "./describe-weakness.ts";
import { type LinkFault, readLinkFault, setPasswordByLink } from "./link-state.ts";
import { PasswordRules } from "./password-rules.tsx";
import { RetryHint } from "./retry-hint.tsx";

interface NewPasswordFormProps {
  token: string;
  link: VerifiedLink;
  onDone: () => void;
  /** The link stopped working since it was checked. */
  onFault: (fault: LinkFault) => void;
}

interface NewPassword {
  password: string;
  confirmation: string;
}

export function NewPasswordForm({ token, link, onDone, onFault }: NewPasswordFormProps) {
  const { t } = useTranslation("account");
  const session = useSession();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<NewPassword>({ defaultValues: { password: "", confirmation: "" } });
  const { isSubmitting } = form.formState;
  useTranslatedErrors(form);

  async function send({ password }: NewPassword): Promise<void> {
    setFailure(null);
    try {
      await setPasswordByLink(token, password);
    } catch (error) {
      const fault = readLinkFault(error);
      if (fault !== null) onFault(fault);
      else if (error instanceof ApiError && error.status === 400) {
        form.setError("password", { message: describeRefusedPassword(error) }, { shouldFocus: true });
      } else setFailure(error);
      return;
    }
    onDone();
    if (session.status === "signed_in") void signOut();
  }

  function describeRefusedPassword(error: ApiError): string {
    return error.code === "weak_password" ? describeError(error, t) : (error.detail ?? t("errors:code.weak_password"));
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void form.handleSubmit(send)(event);
      }}
    >
      <p className="wrap-anywhere">{t(`reset.lead.${link.purpose}`, { email: link.email })}</p>
      {session.status === "signed_in" && (
        <Alert tone="info">{t("reset.signedIn", { email: session.user.email })}</Alert>
      )}
      {failure !== null && (
        <Alert tone="error" title={t("reset.failed")}>
          {failure instanceof ApiError && (failure.status === 0 || failure.status === 429) && (
            <p>{describeError(failure, t)}</p>
          )}
          <RetryHint error={failure} />
        </Alert>
      )}
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={link.email} readOnly hidden />
      <Controller
        control={form.control}
        name="password"
        rules={{
          required: t("password.newRequired"),
          validate: (password) => describeWeakness(password, t) ?? true,
        }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <>
            <PasswordField
              {...field}
              inputRef={ref}
              autoFocus
              label={t("password.new")}
              autoComplete="new-password"
              error={fieldState.error?.message}
            />
            <PasswordRules password={field.value} />
          </>
        )}
      />
      <Controller
        control={form.control}
        name="confirmation"
        rules={{ validate: (value, { password }) => value === password || t("password.mismatch") }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            inputRef={ref}
            label={t("password.confirmation")}
            autoComplete="new-password"
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" variant="primary" wide isPending={isSubmitting}>
        {t("reset.submit")}
      </Button>
    </form>
  );
}

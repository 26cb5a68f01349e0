import type { VerifiedLink } from "@medsieve/contract/accounts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ApiError } from "../../lib/api-error.ts";
import { newPasswordSchema } from "../../lib/entry-schemas.ts";
import { describeError } from "../../lib/errors.ts";
import { signOut, useSession } from "../../lib/session.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
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

const entrySchema = z
  .object({ password: newPasswordSchema, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, { path: ["confirmation"], when: () => true });

export function NewPasswordForm({ token, link, onDone, onFault }: NewPasswordFormProps) {
  const { t } = useTranslation("account");
  const session = useSession();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useContractForm(entrySchema, {
    defaultValues: { password: "", confirmation: "" },
    faults: {
      password: ({ password }) => (password === "" ? t("password.newRequired") : describeWeakness(password, t)),
      confirmation: () => t("password.mismatch"),
    },
  });
  const { isSubmitting } = form.formState;

  async function send({ password }: { password: string }): Promise<void> {
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
    const isKnown = error.code === "weak_password" || error.code === "common_password";
    return isKnown ? describeError(error, t) : (error.detail ?? t("errors:code.weak_password"));
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
      {/* For password managers: whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={link.email} readOnly hidden />
      <FormField control={form.control} name="password">
        {(input) => (
          <>
            <PasswordField {...input} autoFocus label={t("password.new")} autoComplete="new-password" />
            <PasswordRules password={input.value} />
          </>
        )}
      </FormField>
      <FormField control={form.control} name="confirmation">
        {(input) => <PasswordField {...input} label={t("password.confirmation")} autoComplete="new-password" />}
      </FormField>
      <Button type="submit" variant="primary" wide isPending={isSubmitting}>
        {t("reset.submit")}
      </Button>
    </form>
  );
}

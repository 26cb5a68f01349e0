import { authResponseSchema, passwordChangeRequestSchema } from "@medsieve/contract/accounts";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { callApi } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { newPasswordSchema } from "../../lib/entry-schemas.ts";
import { describeError } from "../../lib/errors.ts";
import { beginSession } from "../../lib/session-store.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { notify } from "../../ui/notify.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { describeWeakness } from "./describe-weakness.ts";
import { PasswordRules } from "./password-rules.tsx";
import { RetryHint } from "./retry-hint.tsx";

const entrySchema = z
  .object({
    current: passwordChangeRequestSchema.shape.current_password,
    next: newPasswordSchema,
    confirmation: z.string(),
  })
  .refine(({ next, confirmation }) => next === confirmation, { path: ["confirmation"], when: () => true });
type PasswordForm = z.output<typeof entrySchema>;

interface ChangePasswordFormProps {
  /** What the present password is called. */
  currentLabel: string;
  /** The way out without a change. */
  cancel: { label: string; onPress: () => void };
  onDone: () => void;
}

/** What the server finds wrong with the new password. */
const NEW_PASSWORD_CODES: readonly string[] = ["weak_password", "common_password", "password_unchanged"];

/** Asks for the password as it is and, twice, as it is to be. */
export function ChangePasswordForm({ currentLabel, cancel, onDone }: ChangePasswordFormProps) {
  const { t } = useTranslation("account");
  const form = useContractForm(entrySchema, {
    defaultValues: { current: "", next: "", confirmation: "" },
    faults: {
      current: () => t("password.currentRequired"),
      next: ({ next }) => (next === "" ? t("password.newRequired") : describeWeakness(next, t)),
      confirmation: () => t("password.mismatch"),
    },
  });
  const change = useMutation({
    mutationFn: ({ current, next }: PasswordForm) =>
      callApi({
        method: "PUT",
        path: "/auth/password",
        body: { current_password: current, new_password: next },
        schema: authResponseSchema,
      }),
    onSuccess: (session) => {
      beginSession(session);
      notify({ tone: "success", text: t("password.done") });
      onDone();
    },
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : "";
      const field = code === "wrong_password" ? "current" : NEW_PASSWORD_CODES.includes(code) ? "next" : null;
      if (field !== null) form.setError(field, { message: describeError(error, t) }, { shouldFocus: true });
    },
  });
  const isSending = useRef(false);
  const isInField = Object.keys(form.formState.errors).length > 0;

  /** Sends once, however often the button is pressed; the mutation holds the outcome. */
  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    await form.handleSubmit((values) => change.mutateAsync(values).catch(() => undefined))();
    isSending.current = false;
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {change.isError && !isInField && (
        <Alert tone="error">
          {describeError(change.error, t)}
          <RetryHint error={change.error} />
        </Alert>
      )}
      <FormField control={form.control} name="current">
        {(input) => <PasswordField {...input} autoFocus label={currentLabel} autoComplete="current-password" />}
      </FormField>
      <FormField control={form.control} name="next">
        {(input) => (
          <>
            <PasswordField {...input} label={t("password.new")} autoComplete="new-password" />
            <PasswordRules password={input.value} />
          </>
        )}
      </FormField>
      <FormField control={form.control} name="confirmation">
        {(input) => <PasswordField {...input} label={t("password.confirmation")} autoComplete="new-password" />}
      </FormField>
      <div className="flex justify-end gap-2">
        <Button onPress={cancel.onPress}>{cancel.label}</Button>
        <Button type="submit" variant="primary" isPending={change.isPending}>
          {t("password.submit")}
        </Button>
      </div>
    </form>
  );
}

import { authResponseSchema } from "@medsieve/contract/accounts";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { beginSession } from "../../lib/session-store.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { describeWeakness } from "./describe-weakness.ts";
import { PasswordRules } from "./password-rules.tsx";

interface PasswordForm {
  current: string;
  next: string;
  confirmation: string;
}

/** Asks for the password as it is and, twice, as it is to be. */
export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("account");
  const form = useForm<PasswordForm>({
    defaultValues: { current: "", next: "", confirmation: "" },
    reValidateMode: "onChange",
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
      const code = error instanceof ApiError ? error.code : null;
      const field = code === "wrong_password" ? "current" : code === "weak_password" ? "next" : null;
      if (field !== null) form.setError(field, { message: describeError(error, t) }, { shouldFocus: true });
    },
  });
  const isSending = useRef(false);
  const isInField = Object.keys(form.formState.errors).length > 0;

  /** Once, however often the button is pressed; what became of it, the mutation tells. */
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
      {change.isError && !isInField && <Alert tone="error">{describeError(change.error, t)}</Alert>}
      <Controller
        control={form.control}
        name="current"
        rules={{ required: t("password.currentRequired") }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            inputRef={ref}
            autoFocus
            label={t("password.current")}
            autoComplete="current-password"
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="next"
        rules={{
          required: t("password.newRequired"),
          validate: (password) => describeWeakness(password, t) ?? true,
        }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <>
            <PasswordField
              {...field}
              inputRef={ref}
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
        rules={{ validate: (value, { next }) => value === next || t("password.mismatch") }}
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
      <div className="flex justify-end gap-2">
        <Button onPress={onDone}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" isPending={change.isPending}>
          {t("password.submit")}
        </Button>
      </div>
    </form>
  );
}

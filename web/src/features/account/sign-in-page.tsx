import { useMutation } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeSignInError } from "../../lib/errors.ts";
import { signIn } from "../../lib/session.ts";
import type { SessionEnd } from "../../lib/session-store.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { Logo } from "./logo.tsx";
import { PasswordField } from "./password-field.tsx";
import { ThemeMenu } from "./theme-menu.tsx";

interface SignInPageProps {
  /** Why the last session ended; null when nobody was signed in. */
  sessionEnd: SessionEnd | null;
}

export function SignInPage({ sessionEnd }: SignInPageProps) {
  const { t } = useTranslation("account");
  return (
    <div className="relative flex h-full flex-col overflow-y-auto">
      <title>{t("signIn.documentTitle")}</title>
      <div className="flex justify-end gap-1 p-2">
        <LanguageMenu />
        <ThemeMenu />
      </div>
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col gap-6 px-4 pt-4 pb-16 sm:justify-center sm:pt-0">
        <div className="flex flex-col gap-3">
          <Logo />
          <p className="text-muted">{t("signIn.lead")}</p>
        </div>
        <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7">
          <h1 className="text-2xl">{t("signIn.title")}</h1>
          <SignInForm sessionEnd={sessionEnd} />
        </div>
      </main>
    </div>
  );
}

interface Credentials {
  email: string;
  password: string;
}

function SignInForm({ sessionEnd }: SignInPageProps) {
  const { t } = useTranslation("account");
  const form = useForm<Credentials>({ defaultValues: { email: "", password: "" } });
  const attempt = useMutation({
    mutationFn: ({ email, password }: Credentials) => signIn({ email: email.trim(), password }),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) form.setFocus("password");
    },
  });
  const isIncomplete = Object.keys(form.formState.errors).length > 0;
  const retryAfter = attempt.error instanceof ApiError ? attempt.error.retryAfter : null;

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        attempt.reset();
        void form.handleSubmit((values) => attempt.mutate(values))(event);
      }}
    >
      {isIncomplete && <Alert tone="error">{t("errors:signIn.invalidCredentials")}</Alert>}
      {attempt.isError && !isIncomplete && (
        <Alert tone="error">
          {describeSignInError(attempt.error, t)}
          {retryAfter !== null && <p>{t("errors:retryInMinutes", { count: Math.ceil(retryAfter / 60) })}</p>}
        </Alert>
      )}
      {attempt.isIdle && !isIncomplete && sessionEnd === "expired" && (
        <Alert tone="info">{t("errors:code.session_expired")}</Alert>
      )}
      {attempt.isIdle && !isIncomplete && sessionEnd === "inactive" && (
        <Alert tone="error">{t("errors:signIn.accessDenied")}</Alert>
      )}
      <Controller
        control={form.control}
        name="email"
        rules={{ validate: (email) => email.trim() !== "" || t("signIn.emailRequired") }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={t("signIn.email")}
            type="email"
            inputMode="email"
            autoComplete="username"
            isLiteral
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="password"
        rules={{ required: t("signIn.passwordRequired") }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            inputRef={ref}
            label={t("signIn.password")}
            hint={t("signIn.passwordHint")}
            autoComplete="current-password"
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" variant="primary" wide isPending={attempt.isPending}>
        {t("signIn.submit")}
      </Button>
    </form>
  );
}

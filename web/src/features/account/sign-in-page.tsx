import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeSignInError } from "../../lib/errors.ts";
import { signIn } from "../../lib/session.ts";
import type { SessionEnd } from "../../lib/session-store.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { EmailField } from "./email-field.tsx";
import { EntryPage } from "./entry-page.tsx";
import { ForgotPasswordDialog } from "./forgot-password-dialog.tsx";
import { PasswordField } from "./password-field.tsx";
import { tidyEmail } from "./read-entry.ts";
import { RetryHint } from "./retry-hint.tsx";
import { useTranslatedErrors } from "./use-translated-errors.ts";

interface SignInPageProps {
  /** Why the last session ended; null when nobody was signed in. */
  sessionEnd: SessionEnd | null;
  /** Stands in the form at first. */
  email?: string | undefined;
  /** Opens with the dialog for a forgotten password. */
  asksForLink?: boolean;
  /** Whether free demo accounts are to be had; undefined while that is not known. */
  offersDemo?: boolean | undefined;
}

export function SignInPage({ sessionEnd, email = "", asksForLink = false, offersDemo }: SignInPageProps) {
  const { t } = useTranslation("account");
  return (
    <EntryPage
      documentTitle={t("signIn.documentTitle")}
      lead={t("signIn.lead")}
      title={t("signIn.title")}
      below={
        offersDemo !== false && (
          <p className={offersDemo ? "text-center" : "invisible"}>
            {t("signIn.noAccount")} <Link href="/register-demo">{t("signIn.demo")}</Link>
          </p>
        )
      }
    >
      <SignInForm sessionEnd={sessionEnd} email={email} asksForLink={asksForLink} />
    </EntryPage>
  );
}

interface Credentials {
  email: string;
  password: string;
}

interface SignInFormProps {
  sessionEnd: SessionEnd | null;
  email: string;
  asksForLink: boolean;
}

function SignInForm({ sessionEnd, email: initialEmail, asksForLink }: SignInFormProps) {
  const { t } = useTranslation("account");
  const form = useForm<Credentials>({ defaultValues: { email: initialEmail, password: "" } });
  useTranslatedErrors(form);
  const [isAskingForLink, setIsAskingForLink] = useState(asksForLink);
  const attempt = useMutation({
    mutationFn: ({ email, password }: Credentials) => signIn({ email: tidyEmail(email), password }),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) form.setFocus("password");
    },
  });
  const isIncomplete = Object.keys(form.formState.errors).length > 0;

  return (
    <>
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
            <RetryHint error={attempt.error} />
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
          rules={{ validate: (email) => tidyEmail(email) !== "" || t("email.required") }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <EmailField {...field} inputRef={ref} autoComplete="username" error={fieldState.error?.message} />
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
        <div className="text-accent">
          <TextButton onPress={() => setIsAskingForLink(true)}>{t("signIn.forgot")}</TextButton>
        </div>
        <Button type="submit" variant="primary" wide isPending={attempt.isPending}>
          {t("signIn.submit")}
        </Button>
      </form>
      <ForgotPasswordDialog
        isOpen={isAskingForLink}
        onOpenChange={setIsAskingForLink}
        email={form.getValues("email")}
      />
    </>
  );
}

import type { OidcProblem, PasswordSignIn } from "@medsieve/contract/constants";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeSignInError } from "../../lib/errors.ts";
import { useLanguage } from "../../lib/i18n.ts";
import type { FactorChallenge } from "../../lib/read-account.ts";
import { signIn } from "../../lib/session.ts";
import type { SignOutReason } from "../../lib/session-store.ts";
import { tidyEmail } from "../../lib/tidy-email.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { useWasTrue } from "../../ui/use-was-true.ts";
import { EmailField } from "./email-field.tsx";
import { EntryPage } from "./entry-page.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { ProviderSignIn } from "./provider-sign-in.tsx";
import { RetryHint } from "./retry-hint.tsx";
import { SessionEndNotice } from "./session-end-notice.tsx";

const FactorForm = lazy(async () => ({ default: (await import("./factor-form.tsx")).FactorForm }));
const ForgotPasswordDialog = lazy(async () => ({
  default: (await import("./forgot-password-dialog.tsx")).ForgotPasswordDialog,
}));

interface SignInPageProps {
  /** Why the last session ended; null when no one was signed in. */
  sessionEnd: SignOutReason | null;
  /** Stands in the form at first. */
  email?: string | undefined;
  /** Opens with the dialog for a forgotten password. */
  asksForLink?: boolean;
  /** Why the OpenID provider did not let them in; null where that was not tried. */
  problem?: OidcProblem | null;
  /** The OpenID provider's name; null without one. */
  provider?: string | null;
  /** The path that is wanted after signing in. */
  returnTo?: string;
  /** Who may sign in with a password. */
  passwordSignIn?: PasswordSignIn;
  /** Whether free demo accounts are to be had; undefined while that is not known. */
  offersDemo?: boolean | undefined;
}

export function SignInPage(props: SignInPageProps) {
  const { sessionEnd, email = "", asksForLink = false, offersDemo } = props;
  const { problem = null, provider = null, returnTo = "/", passwordSignIn = "on" } = props;
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
      {problem !== null && (
        <Alert tone="error">
          {t(`provider.problem.${problem}`)}
          {problem === "oidc_unreachable" && <p className="mt-1">{t(`provider.meanwhile.${passwordSignIn}`)}</p>}
        </Alert>
      )}
      {provider !== null && (
        <ProviderSignIn name={provider} returnTo={returnTo} hasAlternative={passwordSignIn !== "off"} />
      )}
      {passwordSignIn === "admins" && <p className="text-muted text-sm">{t("provider.adminsOnly")}</p>}
      {passwordSignIn !== "off" && <SignInForm sessionEnd={sessionEnd} email={email} asksForLink={asksForLink} />}
    </EntryPage>
  );
}

interface SignInFormProps {
  sessionEnd: SignOutReason | null;
  email: string;
  asksForLink: boolean;
}

function SignInForm({ sessionEnd, email: initialEmail, asksForLink }: SignInFormProps) {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState("");
  /** Faults are shown from the first attempt on, each until it is mended. */
  const [wasSent, setWasSent] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [isAskingForLink, setIsAskingForLink] = useState(asksForLink);
  const wasAskedForLink = useWasTrue(isAskingForLink);
  const [factor, setFactor] = useState<FactorChallenge | null>(null);
  const attempt = useMutation({
    mutationFn: signIn,
    onSuccess: setFactor,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) passwordInput.current?.focus();
    },
  });
  const lacksEmail = tidyEmail(email) === "";
  const lacksPassword = password === "";
  const isIncomplete = wasSent && (lacksEmail || lacksPassword);

  function send(): void {
    if (attempt.isPending) return;
    attempt.reset();
    setWasSent(true);
    if (lacksEmail) emailInput.current?.focus();
    else if (lacksPassword) passwordInput.current?.focus();
    else attempt.mutate({ email: tidyEmail(email), password, language });
  }

  if (factor !== null) {
    const goBack = () => {
      setFactor(null);
      setPassword("");
      setWasSent(false);
      attempt.reset();
    };
    return (
      <Suspense fallback={<Spinner label={t("loading.session", { ns: "common" })} />}>
        <FactorForm factor={factor} onBack={goBack} />
      </Suspense>
    );
  }

  return (
    <>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {isIncomplete && <Alert tone="error">{t("errors:signIn.invalidCredentials")}</Alert>}
        {attempt.isError && !isIncomplete && (
          <Alert tone="error">
            {describeSignInError(attempt.error, t)}
            <RetryHint error={attempt.error} />
          </Alert>
        )}
        {attempt.isIdle && !isIncomplete && <SessionEndNotice end={sessionEnd} />}
        <EmailField
          value={email}
          onChange={setEmail}
          inputRef={emailInput}
          autoFocus
          autoComplete="username"
          error={isIncomplete && lacksEmail ? t("email.required") : undefined}
        />
        <PasswordField
          value={password}
          onChange={setPassword}
          inputRef={passwordInput}
          label={t("signIn.password")}
          hint={t("signIn.passwordHint")}
          autoComplete="current-password"
          error={isIncomplete && lacksPassword ? t("signIn.passwordRequired") : undefined}
        />
        <div className="text-accent">
          <TextButton onPress={() => setIsAskingForLink(true)}>{t("signIn.forgot")}</TextButton>
        </div>
        <Button type="submit" variant="primary" wide isPending={attempt.isPending}>
          {t("signIn.submit")}
        </Button>
      </form>
      <PasskeySignIn />
      {wasAskedForLink && (
        <Suspense>
          <ForgotPasswordDialog isOpen={isAskingForLink} onOpenChange={setIsAskingForLink} email={email} />
        </Suspense>
      )}
    </>
  );
}

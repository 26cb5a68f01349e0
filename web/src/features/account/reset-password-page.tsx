import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Spinner } from "../../ui/spinner.tsx";
import { EntryPage } from "./entry-page.tsx";
import { LinkFaultPage } from "./link-fault-page.tsx";
import { type LinkFault, linkQuery, readCheckFault } from "./link-state.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { PasswordSetPage } from "./password-set-page.tsx";

interface ResetPasswordPageProps {
  /** From the mailed link; empty when there was none. */
  token: string;
  /** Leads to sign-in with this address. */
  onSignIn: (email: string) => void;
}

/** Where all mailed links lead: a forgotten password, an invitation, a demo account's first password. */
export function ResetPasswordPage({ token, onSignIn }: ResetPasswordPageProps) {
  /** The account that has its password now. */
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null) return <PasswordSetPage email={email} onSignIn={onSignIn} />;
  return <LinkPage token={token} onSet={setEmail} />;
}

function LinkPage({ token, onSet }: { token: string; onSet: (email: string) => void }) {
  const { t } = useTranslation("account");
  const link = useQuery(linkQuery(token));
  /** What the link turned out to be when it was used. */
  const [lateFault, setLateFault] = useState<LinkFault | null>(null);
  const fault = token === "" ? "missing" : (lateFault ?? (link.isError ? readCheckFault(link.error) : null));

  if (fault !== null) {
    return (
      <LinkFaultPage
        fault={fault}
        error={link.error}
        isRetrying={link.isFetching}
        onRetry={() => void link.refetch()}
      />
    );
  }
  if (link.data === undefined) {
    return (
      <EntryPage documentTitle={t("reset.documentTitle")} title={t("reset.title.reset")}>
        <Spinner label={t("reset.verifying")} />
      </EntryPage>
    );
  }
  const { purpose, email } = link.data;
  return (
    <EntryPage
      documentTitle={t("reset.documentTitle")}
      title={t(`reset.title.${purpose}`)}
      {...(purpose === "reset" ? {} : { lead: t("signIn.lead") })}
    >
      <NewPasswordForm token={token} link={link.data} onDone={() => onSet(email)} onFault={setLateFault} />
    </EntryPage>
  );
}

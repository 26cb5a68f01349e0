import { API_PREFIX } from "@medsieve/contract/constants";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/i18n.ts";

interface ProviderSignInProps {
  /** What the operator calls the provider. */
  name: string;
  /** The path that is wanted afterwards. */
  returnTo: string;
  /** Whether a password can be given in its place. */
  hasAlternative: boolean;
}

/** Leads to the OpenID provider: a page of another site, so a plain link. */
export function ProviderSignIn({ name, returnTo, hasAlternative }: ProviderSignInProps) {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const query = new URLSearchParams({ return_to: returnTo, language });
  return (
    <>
      <a
        href={`${API_PREFIX}/auth/oidc/start?${query}`}
        className="focus-ring inline-flex min-h-11 w-full items-center justify-center rounded-md border border-line-strong bg-raised px-4 text-center font-medium text-ink hover:bg-sunken"
      >
        {name}
      </a>
      {hasAlternative && <p className="text-center text-muted text-sm">{t("provider.or")}</p>}
    </>
  );
}

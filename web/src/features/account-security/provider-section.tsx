import { API_PREFIX, type OidcProblem } from "@medsieve/contract/constants";
import { providerLinkSchema } from "@medsieve/contract/provider-link";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api-client.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { SecuritySection } from "./security-section.tsx";

function providerLinkQuery() {
  return queryOptions({
    queryKey: ["account-oidc"],
    queryFn: ({ signal }) => callApi({ path: "/account/oidc", schema: providerLinkSchema, signal }),
  });
}

interface ProviderSectionProps {
  /** Why linking, from which the browser has just come back, failed; null: it did not. */
  problem: OidcProblem | null;
}

/** Whether one can also sign in at the organisation's provider, and linking it. Nothing where there is no provider. */
export function ProviderSection({ problem }: ProviderSectionProps) {
  const { t } = useTranslation("security");
  const language = useLanguage();
  const { data } = useQuery(providerLinkQuery());
  if (data === undefined || data.name === null) return null;
  const query = new URLSearchParams({ link: "true", return_to: "/account", language });
  return (
    <SecuritySection title={data.name} lead={t("provider.lead")}>
      {problem !== null && <Alert tone="error">{t(`account:provider.problem.${problem}`)}</Alert>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Badge tone={data.linked ? "green" : "neutral"}>
          {t(data.linked ? "provider.linked" : "provider.notLinked")}
        </Badge>
        {!data.linked && (
          <a
            href={`${API_PREFIX}/auth/oidc/start?${query}`}
            className="focus-ring inline-flex min-h-11 items-center rounded-md border border-line-strong bg-raised px-4 font-medium text-ink hover:bg-sunken"
          >
            {t("provider.link")}
          </a>
        )}
      </div>
    </SecuritySection>
  );
}

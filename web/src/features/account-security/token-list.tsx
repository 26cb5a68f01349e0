import type { PersonalToken } from "@medsieve/contract/tokens";
import { useTranslation } from "react-i18next";
import { formatDate, formatDateTime } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";

interface TokenListProps {
  items: readonly PersonalToken[];
  now: number;
  onRevoke: (token: PersonalToken) => void;
}

/** Tokens with what each may do, how long it lasts and when it was last used. */
export function TokenList({ items, now, onRevoke }: TokenListProps) {
  const { t } = useTranslation("security");
  const language = useLanguage();
  const describeEnd = ({ expires_at: end }: PersonalToken) =>
    end === null ? t("tokens.lasts.none") : t("tokens.until", { when: formatDate(end, language) });
  const describeUse = ({ last_used_at: used }: PersonalToken) =>
    used === null ? t("tokens.unused") : t("tokens.used", { when: formatDateTime(used, language) });
  return (
    <ul aria-label={t("tokens.list")} className="flex flex-col">
      {items.map((token) => (
        <li
          key={token.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3 last:border-b-0"
        >
          <div className="min-w-0">
            <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-medium">
              {token.name}
              {token.scopes.map((scope) => (
                <Badge key={scope} tone="neutral">
                  {t(`tokens.short.${scope}`)}
                </Badge>
              ))}
              {token.expires_at !== null && Date.parse(token.expires_at) <= now && (
                <Badge tone="amber">{t("tokens.expired")}</Badge>
              )}
            </p>
            <p className="text-muted text-sm">
              {describeUse(token)}
              {" · "}
              {describeEnd(token)}
            </p>
          </div>
          <Button aria-label={t("tokens.revokeOne", { name: token.name })} onPress={() => onRevoke(token)}>
            {t("tokens.revoke")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

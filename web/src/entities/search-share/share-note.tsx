import type { SearchShare } from "@medsieve/contract/shares";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";

/** That a search is shared, within which company and by whom. */
export function ShareNote({ share }: { share: SearchShare }) {
  const { t } = useTranslation("detail");
  const language = useLanguage();
  const { company, shared_by: name, own } = share;
  return (
    <Alert tone="info">
      <p>
        {t(own ? "share.ownNote" : "share.note", { company, name, date: formatDateTime(share.shared_at, language) })}
      </p>
    </Alert>
  );
}

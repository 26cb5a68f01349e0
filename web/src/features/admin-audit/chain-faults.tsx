import type { AuditChainReport } from "@medsieve/contract/admin/audit-logs";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { formatTimestamp } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";

/** What was changed, taken out or put in, entry by entry. */
export function ChainFaults({ report: { fault_count: count, faults } }: { report: AuditChainReport }) {
  const { t } = useTranslation("admin-audit");
  const language = useLanguage();
  return (
    <Alert tone="error" title={t("chain.broken", { count, faults: formatNumber(count, language) })}>
      <ul className="flex max-h-60 list-disc flex-col gap-1 overflow-y-auto pl-5">
        {faults.map(({ kind, number, audit_id: id, timestamp }) => (
          <li key={`${kind} ${number} ${id}`}>
            {number !== null && `${t("chain.link", { number: formatNumber(number, language) })} · `}
            {timestamp !== null && `${formatTimestamp(timestamp, language)} · `}
            {t(`chain.fault.${kind}`)}
            {id !== null && <code className="ml-2 text-sm">{id}</code>}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

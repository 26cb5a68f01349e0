import type { SearchRecord } from "@medsieve/contract/records";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../../ui/copy-button.tsx";

/** The record's fingerprint, and what it is good for. */
export function Digest({ record: { digest, digest_agrees } }: { record: SearchRecord }) {
  const { t } = useTranslation(["record", "search"]);
  if (digest === null) return <p className="max-w-reading text-muted">{t("digest.none")}</p>;
  const Icon = digest_agrees === false ? ShieldAlert : ShieldCheck;
  return (
    <div className="flex flex-col gap-2">
      {digest_agrees !== null && (
        <p className={`flex items-start gap-2 ${digest_agrees ? "text-green-ink" : "font-semibold text-red-ink"}`}>
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>{t(digest_agrees ? "digest.agrees" : "digest.differs")}</span>
        </p>
      )}
      <p className="max-w-reading">{t("digest.text")}</p>
      <p className="flex flex-wrap items-center gap-2">
        <code className="wrap-anywhere rounded-sm bg-sunken px-2 py-1 font-mono text-xs">{digest}</code>
        <span className="print:hidden">
          <CopyButton
            text={digest}
            label={t("digest.copy")}
            copiedLabel={t("search:card.copied")}
            failedLabel={t("search:card.copyFailed")}
          />
        </span>
      </p>
    </div>
  );
}

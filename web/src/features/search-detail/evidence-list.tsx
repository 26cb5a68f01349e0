import type { Paper } from "@medsieve/contract/papers";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { findRecordLanguage } from "../../lib/text-language.ts";
import { Disclosure } from "../../ui/disclosure.tsx";

/** How many statements rest on a sentence of the paper, and which sentence that is. */
export function EvidenceList({ paper }: { paper: Paper }) {
  const { t } = useTranslation("detail");
  const language = useLanguage();
  const total = paper.evidence.length;
  if (total === 0) return <p className="text-muted text-sm">{t("evidence.none")}</p>;
  const verified = paper.evidence.filter((item) => item.status === "verified").length;
  const title = t("evidence.verified", {
    count: total,
    verified: formatNumber(verified, language),
    total: formatNumber(total, language),
  });
  return (
    <div className="text-sm">
      <p className="hidden text-muted print:block">{title}</p>
      <div className="print:hidden">
        <Disclosure title={title}>
          <ul className="mt-1 flex flex-col gap-2">
            {paper.evidence.map(({ field, statement, quote }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one statement may rest on two sentences
              <li key={index} className="border-line border-l-2 pl-3">
                <p className="text-muted">{t(`field.${field}`)}</p>
                <p className="wrap-anywhere">{statement}</p>
                {quote === null ? (
                  <p className="text-amber-ink">{t("search:evidence.none")}</p>
                ) : (
                  <blockquote className="wrap-anywhere text-muted" lang={findRecordLanguage(quote, paper.languages)}>
                    {t("search:evidence.quote", { quote })}
                  </blockquote>
                )}
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </div>
  );
}

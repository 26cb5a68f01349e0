import type { Paper } from "@medsieve/contract/papers";
import { isBorneOut, isShown } from "@medsieve/contract/statements";
import { useTranslation } from "react-i18next";
import { nameEvidence, UnverifiedMark } from "../../entities/paper/evidence-mark.tsx";
import { EvidenceSource } from "../../entities/paper/evidence-source.tsx";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Disclosure } from "../../ui/disclosure.tsx";

/** How many statements rest on a sentence of the paper, and which sentence that is. */
export function EvidenceList({ paper }: { paper: Paper }) {
  const { t } = useTranslation("detail");
  const language = useLanguage();
  const statements = paper.statements.filter(
    (statement) => statement.evidence.length > 0 && isShown(statement, paper.read_by),
  );
  const total = statements.length;
  if (total === 0) return <p className="text-muted text-sm">{t("evidence.none")}</p>;
  const verified = statements.filter(isBorneOut).length;
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
            {statements.map((statement) => (
              <li key={statement.id} className="flex flex-col gap-1 border-line border-l-2 pl-3">
                <p className="text-muted">{t(`field.${statement.field}`)}</p>
                <p className="wrap-anywhere">
                  {statement.text}
                  {!isBorneOut(statement) && <UnverifiedMark />}
                </p>
                {nameEvidence(paper.pmid, statement.evidence).map((item, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a statement may rest twice on the same words
                  <div key={place} className="wrap-anywhere text-muted">
                    <EvidenceSource evidence={item} record={paper} namesPaper={false} />
                  </div>
                ))}
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </div>
  );
}

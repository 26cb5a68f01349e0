import type { PressRemark } from "@medsieve/contract/strategies";
import { useQuery } from "@tanstack/react-query";
import { Info, TriangleAlert, UserCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { describeRemark } from "./describe-note.ts";
import { StrategyAnswer } from "./strategy-answer.tsx";
import { appraisalQuery } from "./strategy-calls.ts";

/** The query appraised by the six elements of PRESS 2015. */
export function PressAppraisal({ query }: { query: string }) {
  const { t } = useTranslation(["strategies", "query-texts"]);
  const answer = useQuery(appraisalQuery(query));
  return (
    <div className="flex flex-col gap-3 pb-2">
      <p className="max-w-reading text-muted">{t("press.lead")}</p>
      <StrategyAnswer answer={answer} loading={t("press.loading")} failed={t("press.failed")}>
        {({ elements }) => (
          <ol className="flex flex-col gap-3">
            {elements.map(({ element, remarks }) => (
              <li key={element} className="flex flex-col gap-1">
                <p className="font-medium">{t(`query-texts:element.${element}`)}</p>
                <ul className="flex flex-col gap-1">
                  {remarks.map((remark, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a query may have two remarks of one kind
                    <Remark key={index} remark={remark} query={query} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        )}
      </StrategyAnswer>
    </div>
  );
}

const LOOKS = {
  problem: { Icon: TriangleAlert, look: "text-amber-ink" },
  note: { Icon: Info, look: "text-ink" },
  judge: { Icon: UserCheck, look: "text-muted" },
} as const;

function Remark({ remark, query }: { remark: PressRemark; query: string }) {
  const { t } = useTranslation("query-texts");
  const language = useLanguage();
  const { Icon, look } = LOOKS[remark.kind];
  const { text, isTranslated } = describeRemark(remark, t);
  const { start, end, words } = remark;
  const piece = start === null || end === null ? "" : query.slice(start, end);
  return (
    <li className={`flex gap-1.5 ${look}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        <span className="sr-only">{t(`kind.${remark.kind}`)} </span>
        {piece !== "" && piece !== query && (
          <code lang="en" className="line-clamp-2 break-all font-mono text-xs leading-5">
            {piece}
          </code>
        )}
        <span lang={isTranslated ? undefined : "en"}>{text}</span>
        {words.length > 0 && (
          <ul className="flex flex-wrap gap-x-3 text-muted text-xs leading-5 tabular-nums">
            {words.map(({ word, papers }) => (
              <li key={word}>
                <span lang="en">{word}</span> {formatNumber(papers, language)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

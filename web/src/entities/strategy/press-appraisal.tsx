import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useKnownPmids } from "../known-paper/known-papers.ts";
import { AppraisedElements } from "./appraised-elements.tsx";
import { StrategyAnswer } from "./strategy-answer.tsx";
import { appraisalQuery } from "./strategy-calls.ts";

/** The query appraised by the six elements of PRESS 2015, also by the papers that are known to belong to the answer. */
export function PressAppraisal({ query }: { query: string }) {
  const { t } = useTranslation("strategies");
  const answer = useQuery(appraisalQuery(query, useKnownPmids()));
  return (
    <div className="flex flex-col gap-3 pb-2">
      <p className="max-w-reading text-muted">{t("press.lead")}</p>
      <StrategyAnswer answer={answer} loading={t("press.loading")} failed={t("press.failed")}>
        {({ elements }) => <AppraisedElements elements={elements} query={query} />}
      </StrategyAnswer>
    </div>
  );
}

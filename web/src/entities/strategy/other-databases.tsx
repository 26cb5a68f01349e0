import { TRANSLATION_TARGETS, type TranslationTarget } from "@medsieve/contract/strategies";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "../../ui/select.tsx";
import { StrategyAnswer } from "./strategy-answer.tsx";
import { translationQuery } from "./strategy-calls.ts";
import { StrategyLines } from "./strategy-lines.tsx";

/** The query in the language of a database of one's choice. */
export function OtherDatabases({ query }: { query: string }) {
  const { t } = useTranslation("strategies");
  const [target, setTarget] = useState<TranslationTarget>("ovid_medline");
  const answer = useQuery(translationQuery(query, target));
  const options = TRANSLATION_TARGETS.map((value) => ({ value, label: t(`database.${value}`) }));
  return (
    <div className="flex flex-col gap-3 pb-2">
      <div className="max-w-sm">
        <Select label={t("databases.choose")} options={options} value={target} onChange={setTarget} />
      </div>
      <StrategyAnswer answer={answer} loading={t("databases.loading")} failed={t("databases.failed")}>
        {({ lines }) => <StrategyLines lines={lines} label={t(`database.${target}`)} />}
      </StrategyAnswer>
    </div>
  );
}

import type { CarriedQuery } from "@medsieve/contract/strategies";
import { useTranslation } from "react-i18next";
import { AppraisedElements } from "../../../entities/strategy/appraised-elements.tsx";
import { LineNotes } from "../../../entities/strategy/line-notes.tsx";
import { RecordSection } from "../record-section.tsx";
import { PrintTable } from "./print-table.tsx";

interface StrategiesPartProps {
  queries: readonly CarriedQuery[];
}

/** Each query appraised by PRESS 2015; what only a person can judge is the same of each, and stands once at the end. */
export function AppraisalPart({ queries }: StrategiesPartProps) {
  const { t } = useTranslation(["dossier", "strategies"]);
  const judged = queries.find(({ appraisal }) => appraisal !== null)?.appraisal?.elements ?? [];
  return (
    <RecordSection title={t("press.title")} lead={t("press.lead")}>
      {queries.map(({ query, appraisal }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: queries do not move
        <div key={index} className="flex flex-col gap-2">
          <QueryHeading number={index + 1} query={query} />
          {appraisal === null ? (
            <p className="text-muted">{t("press.unreadable")}</p>
          ) : (
            <AppraisedElements elements={appraisal.elements} query={query} kinds={["problem", "note"]} />
          )}
        </div>
      ))}
      {judged.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="text-base">{t("press.toJudge")}</h3>
          <AppraisedElements elements={judged} query="" kinds={["judge"]} />
        </div>
      )}
    </RecordSection>
  );
}

/** Each query in the language of each database, line by line, with what could not be carried over. */
export function DatabasesPart({ queries }: StrategiesPartProps) {
  const { t } = useTranslation(["dossier", "strategies"]);
  return (
    <RecordSection title={t("databases.title")} lead={t("databases.lead")}>
      {queries.map(({ query, translations }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: queries do not move
        <div key={index} className="flex flex-col gap-2">
          <QueryHeading number={index + 1} query={query} />
          {translations === null && <p className="text-muted">{t("databases.unreadable")}</p>}
          {translations?.map(({ target, lines }) => (
            <div key={target}>
              <h4 className="font-semibold text-sm">{t(`strategies:database.${target}`)}</h4>
              <PrintTable
                label={t(`strategies:database.${target}`)}
                head={[t("databases.number"), t("databases.line"), t("databases.notes")]}
                widths={[8, 54, 38]}
                rows={lines.map(({ number, text, notes }) => [
                  number,
                  <code key="text" lang="en" className="font-mono text-xs">
                    {text}
                  </code>,
                  <LineNotes key="notes" notes={notes} />,
                ])}
              />
            </div>
          ))}
        </div>
      ))}
    </RecordSection>
  );
}

function QueryHeading({ number, query }: { number: number; query: string }) {
  const { t } = useTranslation("dossier");
  return (
    <div>
      <h3 className="text-base">{t("query", { number })}</h3>
      <code lang="en" className="wrap-anywhere font-mono text-xs">
        {query}
      </code>
    </div>
  );
}

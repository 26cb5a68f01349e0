import type { Language } from "@medsieve/contract/constants";
import type { Paper } from "@medsieve/contract/papers";
import type { ClaimField } from "@medsieve/contract/statements";
import { useTranslation } from "react-i18next";
import { StatementText } from "../../entities/paper/statement-text.tsx";
import { findReadingLanguage } from "../../entities/paper/text-language.ts";

const GRID = ["population", "intervention", "comparator", "outcome", "study_design"] as const;
const PROSE = ["summary", "rationale"] as const;

/** What was read of a paper, as far as it reports it; each statement shows the sentence it rests on, or that there is none. */
export function PaperStatements({ paper, asked }: { paper: Paper; asked: Language }) {
  const { t } = useTranslation("detail");
  const shown = GRID.filter((field) => paper[field] !== null);
  const missing = GRID.filter((field) => paper[field] === null).map((field) => t(`field.${field}`));
  return (
    <>
      {shown.length > 0 && (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {shown.map((field) => (
            <div key={field} className="min-w-0">
              <dt className="font-medium text-muted text-sm">{t(`field.${field}`)}</dt>
              <dd className="wrap-anywhere text-[0.9375rem] leading-normal">
                <Statements paper={paper} field={field} asked={asked} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && (
        <p className="text-muted text-sm">
          {t(paper.abstract.length > 0 ? "search:card.notAssessable" : "search:card.notAssessableTitle", {
            fields: missing.join(t("search:listSeparator")),
          })}
        </p>
      )}
      {PROSE.map(
        (field) =>
          paper[field] !== null && (
            <div key={field} className="max-w-reading">
              <h4 className="font-medium text-muted text-sm">{t(`field.${field}`)}</h4>
              <p className="wrap-anywhere">
                <Statements paper={paper} field={field} asked={asked} />
              </p>
            </div>
          ),
      )}
    </>
  );
}

function Statements({ paper, field, asked }: { paper: Paper; field: ClaimField; asked: Language }) {
  const text = paper[field] ?? "";
  return (
    <span lang={findReadingLanguage(text, asked)}>
      <StatementText text={text} field={field} paper={paper} />
    </span>
  );
}

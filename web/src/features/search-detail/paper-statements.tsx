import type { Language } from "@medsieve/contract/constants";
import type { ClaimField, Paper } from "@medsieve/contract/papers";
import { useTranslation } from "react-i18next";
import { splitStatements } from "../../lib/split-statements.ts";
import { findReadingLanguage } from "../../lib/text-language.ts";

const GRID = ["population", "intervention", "comparator", "outcome", "study_design"] as const;
const PROSE = ["summary", "rationale"] as const;

/** What was read of a paper, as far as it reports it; statements without evidence say so. */
export function PaperStatements({ paper, asked }: { paper: Paper; asked: Language }) {
  const { t } = useTranslation("detail");
  const shown = GRID.filter((field) => paper[field] !== null);
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
  const { t } = useTranslation("detail");
  const text = paper[field] ?? "";
  const parts = splitStatements(
    text,
    paper.evidence.filter((item) => item.field === field),
  );
  let offset = 0;
  return (
    <>
      {parts.map(({ text: words, evidence }) => {
        const key = offset;
        offset += words.length;
        const isUnverified = evidence?.status === "unverified";
        return (
          <span key={key}>
            <span
              lang={findReadingLanguage(text, asked)}
              className={
                isUnverified ? "underline decoration-1 decoration-amber decoration-wavy underline-offset-4" : ""
              }
            >
              {words}
            </span>
            {isUnverified && (
              <span className="ml-1 whitespace-nowrap font-medium text-amber-ink text-xs">
                [{t("search:evidence.unverified")}]
              </span>
            )}
          </span>
        );
      })}
    </>
  );
}

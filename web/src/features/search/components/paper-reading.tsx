import type { Paper } from "@medsieve/contract/papers";
import { useTranslation } from "react-i18next";
import { StatementText } from "./statement-text.tsx";

const PICO = ["population", "intervention", "comparator", "outcome"] as const;

interface PaperReadingProps {
  paper: Paper;
  /** The summary alone. */
  isBrief: boolean;
}

/** What the reader says of the paper: summary, PICO, and why it was chosen. */
export function PaperReading({ paper, isBrief }: PaperReadingProps) {
  const { t } = useTranslation("search");
  return (
    <div className="flex flex-col gap-3">
      {paper.summary !== null && (
        <p className="max-w-reading break-words">
          <StatementText text={paper.summary} field="summary" evidence={paper.evidence} />
        </p>
      )}
      {!isBrief && <PicoGrid paper={paper} />}
      {!isBrief && paper.rationale !== null && (
        <p className="max-w-reading break-words text-[0.9375rem]">
          <span className="font-medium text-muted">{t("card.rationale")} </span>
          <StatementText text={paper.rationale} field="rationale" evidence={paper.evidence} />
        </p>
      )}
    </div>
  );
}

function PicoGrid({ paper }: { paper: Paper }) {
  const { t } = useTranslation("search");
  const missing = PICO.filter((field) => paper[field] === null).map((field) => t(`card.pico.${field}`));
  return (
    <div>
      {missing.length < PICO.length && (
        <dl className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
          {PICO.map((field) => {
            const text = paper[field];
            if (text === null) return null;
            return (
              <div key={field} className="min-w-0 bg-surface px-3 py-2 sm:last:odd:col-span-2">
                <dt className="font-medium text-muted text-sm">{t(`card.pico.${field}`)}</dt>
                <dd className="break-words text-[0.9375rem] leading-normal">
                  <StatementText text={text} field={field} evidence={paper.evidence} />
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {missing.length > 0 && (
        <p className="mt-1 text-muted text-sm">{t("card.notReported", { fields: missing.join(t("listSeparator")) })}</p>
      )}
    </div>
  );
}

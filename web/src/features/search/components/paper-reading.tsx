import type { Paper } from "@medsieve/contract/papers";
import { useTranslation } from "react-i18next";
import { chooseGap } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { joinClasses } from "../../../ui/class-names.ts";
import { guessLang } from "../guess-lang.ts";
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
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-3">
      {paper.summary !== null && (
        <p
          className={joinClasses("max-w-reading wrap-anywhere", isBrief && "line-clamp-3")}
          lang={guessLang(paper.summary)}
        >
          <StatementText text={paper.summary} field="summary" evidence={paper.evidence} isStatic={isBrief} />
        </p>
      )}
      {!isBrief && <PicoGrid paper={paper} />}
      {!isBrief && paper.rationale !== null && (
        <p className="max-w-reading wrap-anywhere text-[0.9375rem]">
          <span className="font-medium text-muted">
            {t("card.rationale")}
            {chooseGap(language)}
          </span>
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
                <dd className="wrap-anywhere text-[0.9375rem] leading-normal" lang={guessLang(text)}>
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

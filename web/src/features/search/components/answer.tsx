import type { Language } from "@medsieve/contract/constants";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { splitCitations } from "../../../lib/split-citations.ts";
import { findReadingLanguage } from "../../../lib/text-language.ts";
import { findQuotations } from "../split-quotations.ts";
import { useListView } from "../use-list-view.ts";
import { findCardId } from "./paper-card.tsx";
import { QuotedText } from "./quoted-text.tsx";

interface AnswerProps {
  text: string;
  /** Language the search was asked in. */
  asked: Language;
  /** PMIDs of the papers of the search. */
  pmids: ReadonlySet<string>;
}

/** False where the card is not on the page. */
function showCard(pmid: string): boolean {
  const card = document.getElementById(findCardId(pmid));
  card?.focus({ preventScroll: true });
  card?.scrollIntoView?.({ block: "start" });
  return card !== null;
}

/** Leads to a paper's card; filters that hide it are cleared first. */
function useShowCard(): (pmid: string) => void {
  const { clearFilters } = useListView();
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    if (wanted !== null && showCard(wanted)) setWanted(null);
  });

  return (pmid) => {
    if (showCard(pmid)) return;
    setWanted(pmid);
    clearFilters();
  };
}

/** The answer to the question; each PMID it rests on leads to that paper. */
export function Answer({ text, asked, pmids }: AnswerProps) {
  const { t } = useTranslation("search");
  const lead = useShowCard();
  const quotations = findQuotations(text);
  let offset = 0;
  return (
    <section aria-label={t("answer.title")} className="flex flex-col gap-1.5">
      <h2 className="font-semibold text-lg">{t("answer.title")}</h2>
      <p lang={findReadingLanguage(text, asked)} className="max-w-reading whitespace-pre-line wrap-anywhere">
        {splitCitations(text).map((part) => {
          const key = offset;
          offset += part.text.length;
          const { pmid } = part;
          if (pmid === null || !pmids.has(pmid)) {
            const words = part.text.replace(/(PMIDs?) $/, "$1\u00a0");
            return <QuotedText key={key} text={words} offset={key} quotations={quotations} languages={ENGLISH} />;
          }
          return (
            <a
              key={key}
              href={`#${findCardId(pmid)}`}
              onClick={(event) => {
                event.preventDefault();
                lead(pmid);
              }}
              className="focus-ring rounded-sm text-accent tabular-nums underline decoration-1 underline-offset-3 hover:text-accent-hover"
            >
              {part.text}
            </a>
          );
        })}
      </p>
      <p className="text-muted text-sm">{t("answer.check")}</p>
    </section>
  );
}

/** Quotations stand in the language of an abstract, which is English unless their script says otherwise. */
const ENGLISH = ["eng"];

/** Keeps the answer's room while the papers are being read. */
export function AnswerPlaceholder() {
  const { t } = useTranslation("search");
  return (
    <section aria-label={t("answer.title")} className="flex h-56 flex-col gap-1.5 overflow-clip">
      <h2 className="font-semibold text-lg">{t("answer.title")}</h2>
      <p className="text-muted text-sm">{t("answer.pending")}</p>
      <span aria-hidden className="flex max-w-reading flex-col gap-3 pt-2.5">
        <span className="h-3.5 w-full rounded-sm bg-line" />
        <span className="h-3.5 w-11/12 rounded-sm bg-line" />
        <span className="h-3.5 w-full rounded-sm bg-line" />
        <span className="h-3.5 w-5/6 rounded-sm bg-line" />
        <span className="h-3.5 w-1/2 rounded-sm bg-line" />
      </span>
    </section>
  );
}

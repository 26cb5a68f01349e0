import type { AnswerSentence } from "@medsieve/contract/answers";
import type { Language } from "@medsieve/contract/constants";
import type { PaperRecord } from "@medsieve/contract/papers";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { AnswerCaution } from "../../../entities/answer/answer-caution.tsx";
import { AnswerText } from "../../../entities/answer/answer-text.tsx";
import { findReadingLanguage } from "../../../entities/paper/text-language.ts";
import { useListView } from "../use-list-view.ts";
import { findCardId } from "./paper-card.tsx";

interface AnswerProps {
  text: string;
  sentences: readonly AnswerSentence[];
  /** Language the search was asked in. */
  asked: Language;
  papers: readonly PaperRecord[];
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

/** The answer to the question; its sentences show what they rest on, and each PMID leads to that paper. */
export function Answer({ text, sentences, asked, papers }: AnswerProps) {
  const { t } = useTranslation("search");
  const lead = useShowCard();
  const { clearFilters } = useListView();
  const reveal = (pmid: string) => {
    if (document.getElementById(findCardId(pmid)) === null) clearFilters();
  };
  return (
    <section aria-label={t("answer.title")} className="flex flex-col gap-1.5">
      <h2 className="font-semibold text-lg">{t("answer.title")}</h2>
      <AnswerCaution sentences={sentences} papers={papers} />
      <p lang={findReadingLanguage(text, asked)} className="max-w-reading whitespace-pre-line wrap-anywhere">
        <AnswerText
          text={text}
          sentences={sentences}
          papers={papers}
          findId={findCardId}
          onLead={lead}
          onReveal={reveal}
        />
      </p>
      <p className="text-muted text-sm">{t("answer.check")}</p>
      {sentences.some(({ evidence }) => evidence.length > 0) && (
        <p className="text-muted text-sm">{t("answer.counted")}</p>
      )}
    </section>
  );
}

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

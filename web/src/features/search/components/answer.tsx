import type { AnswerSentence } from "@medsieve/contract/answers";
import type { Language } from "@medsieve/contract/constants";
import type { ListedPaper } from "@medsieve/contract/papers";
import type { Verdict } from "@medsieve/contract/verdict";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { AnswerCaution } from "../../../entities/answer/answer-caution.tsx";
import { AnswerText, quotesForeignSentences } from "../../../entities/answer/answer-text.tsx";
import { writeAnswerCopy } from "../../../entities/answer/write-answer-copy.ts";
import { findReadingLanguage } from "../../../entities/paper/text-language.ts";
import { findAnswerPlace, VerdictView } from "../../../entities/verdict/verdict-view.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { useCardPlace, usePaperSelection } from "../paper-selection.tsx";
import { useListView } from "../use-list-view.ts";
import { findCardId, findPaneId } from "./paper-card.tsx";

interface AnswerProps {
  question: string;
  text: string;
  sentences: readonly AnswerSentence[];
  /** Language the search was asked in. */
  asked: Language;
  /** By rank. */
  papers: readonly ListedPaper[];
  /** Null of a search that has none. */
  verdict: Verdict | null;
}

/** False where the card is not on the page. */
function showCard(pmid: string): boolean {
  const card = document.getElementById(findPaneId(pmid)) ?? document.getElementById(findCardId(pmid));
  card?.focus({ preventScroll: true });
  card?.scrollIntoView?.({ block: "nearest" });
  return card !== null;
}

interface Leading {
  /** Leads to a paper's card, in the pane, in its row's place or in the list; filters that hide it are cleared first. */
  lead: (pmid: string) => void;
  /** Has the card drawn, which a sentence is then shown in. */
  reveal: (pmid: string) => void;
}

function useLeading(): Leading {
  const { clearFilters } = useListView();
  const { select } = usePaperSelection();
  const place = useCardPlace();
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    if (wanted !== null && showCard(wanted)) setWanted(null);
  });

  function reveal(pmid: string): void {
    if (place !== "full") select(pmid);
    if (place !== "pane" && document.getElementById(findCardId(pmid)) === null) clearFilters();
  }

  return {
    reveal,
    lead: (pmid) => {
      reveal(pmid);
      setWanted(pmid);
    },
  };
}

/** What the papers say: the verdict with its meter and findings, and the answer, folded where the verdict says it all. */
export function Answer(props: AnswerProps) {
  const { sentences, asked, papers, verdict } = props;
  const { t } = useTranslation(["search", "verdict"]);
  const { lead, reveal } = useLeading();
  const { view, change } = useListView();
  const place = findAnswerPlace(verdict);
  const text = <FullAnswer {...props} onLead={lead} onReveal={reveal} />;
  return (
    <section aria-label={t("answer.title")} className="flex flex-col gap-1.5">
      <h2 className={verdict === null ? "font-semibold text-lg" : "sr-only"}>{t("answer.title")}</h2>
      <AnswerCaution sentences={sentences} papers={papers} />
      {verdict !== null && (
        <VerdictView
          verdict={verdict}
          papers={papers}
          asked={asked}
          chosen={view.counted ?? null}
          onChoose={(count) => change({ counted: count ?? undefined })}
          onOpen={lead}
          onShow={reveal}
        >
          {place === "folded" && (
            <div className="flex min-w-0 grow items-start justify-between gap-x-4 [&>:last-child]:pt-2.5 md:[&>:last-child]:pt-1">
              <div className="min-w-0 flex-1 [&_button]:whitespace-nowrap [&_p_button]:whitespace-normal">
                <Disclosure title={t("verdict:inFull")}>{text}</Disclosure>
              </div>
              <CopyAnswer {...props} />
            </div>
          )}
        </VerdictView>
      )}
      {place === "open" && (
        <div className="flex w-full items-start justify-between gap-x-4">
          {text}
          <CopyAnswer {...props} />
        </div>
      )}
    </section>
  );
}

/** Copies the answer with numbered references. */
function CopyAnswer({ question, text, sentences, papers }: AnswerProps) {
  const { t } = useTranslation("search");
  const words = { references: t("answer.references"), unverified: t("evidence.unverified") };
  const copy = writeAnswerCopy({ question, text, sentences, papers, words });
  return (
    <span className="shrink-0 print:hidden">
      <CopyButton
        {...copy}
        label={t("answer.copy")}
        copiedLabel={t("card.copied")}
        failedLabel={t("card.copyFailed")}
      />
    </span>
  );
}

interface FullAnswerProps extends AnswerProps {
  onLead: (pmid: string) => void;
  onReveal: (pmid: string) => void;
}

/** The answer to the question; its sentences show what they rest on, and each PMID leads to that paper. */
function FullAnswer({ text, sentences, asked, papers, onLead, onReveal }: FullAnswerProps) {
  const { t } = useTranslation("search");
  const [isFolded, setFolded] = useState(true);
  const language = findReadingLanguage(text, asked);
  const folded = isFolded ? language : null;
  return (
    <div className="flex flex-col gap-1.5">
      <p lang={language} className="max-w-reading whitespace-pre-line wrap-anywhere">
        <AnswerText {...{ text, sentences, papers, onLead, onReveal, folded }} />
      </p>
      {quotesForeignSentences(text, language) && (
        <p className="text-accent text-sm">
          <TextButton onPress={() => setFolded(!isFolded)}>
            {t(isFolded ? "answer.showQuotations" : "answer.hideQuotations")}
          </TextButton>
        </p>
      )}
      <p className="flex flex-wrap gap-x-2 text-muted text-sm">
        <span>{t("answer.check")}</span>
        {sentences.some(({ evidence }) => evidence.length > 0) && <span>{t("answer.counted")}</span>}
      </p>
    </div>
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

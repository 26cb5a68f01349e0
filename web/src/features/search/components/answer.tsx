import { useTranslation } from "react-i18next";
import { splitCitations } from "../split-citations.ts";
import { findCardId } from "./paper-card.tsx";

interface AnswerProps {
  text: string;
  /** PMIDs whose cards are on the page. */
  pmids: ReadonlySet<string>;
}

function showCard(pmid: string): void {
  const card = document.getElementById(findCardId(pmid));
  card?.focus({ preventScroll: true });
  card?.scrollIntoView?.({ block: "start" });
}

/** The answer to the question; each PMID it rests on leads to that paper. */
export function Answer({ text, pmids }: AnswerProps) {
  const { t } = useTranslation("search");
  let offset = 0;
  return (
    <section aria-label={t("answer.title")} className="flex flex-col gap-1.5">
      <h2 className="font-semibold text-lg">{t("answer.title")}</h2>
      <p className="max-w-reading whitespace-pre-line wrap-anywhere">
        {splitCitations(text).map((part) => {
          const key = offset;
          offset += part.text.length;
          const { pmid } = part;
          if (pmid === null || !pmids.has(pmid))
            return <span key={key}>{part.text.replace(/(PMIDs?) $/, "$1\u00a0")}</span>;
          return (
            <a
              key={key}
              href={`#${findCardId(pmid)}`}
              onClick={(event) => {
                event.preventDefault();
                showCard(pmid);
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

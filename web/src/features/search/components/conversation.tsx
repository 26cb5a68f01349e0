import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { listRemedies } from "../../../entities/question-words/change-word.ts";
import { QuestionWords } from "../../../entities/question-words/question-words.tsx";
import { useStartSearch } from "../../../entities/search/start-search.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import {
  getQuestion,
  getSearchId,
  getSentAt,
  type IdleSearch,
  isFinished,
  isLive,
  isShown,
  type SearchState,
} from "../search-machine.ts";
import { AnswerPlace, type ChangedQuestion } from "./answer-place.tsx";
import { PaperList } from "./paper-list.tsx";
import { PapersOfOneTrial } from "./papers-of-one-trial.tsx";
import type { QuestionActs } from "./question-acts.ts";
import { LeftOut, NotUsed } from "./question-remarks.tsx";
import { RegisteredTrials } from "./registered-trials.tsx";
import { SearchCourse } from "./search-course.tsx";
import "../../../ui/print.css";

interface ConversationProps {
  state: Exclude<SearchState, IdleSearch>;
  /** What can be done with the question; null where the search is only looked at. */
  acts: QuestionActs | null;
  /** Stand beside the question. */
  actions?: ReactNode;
  /** Stands above the answer. */
  opening?: ReactNode;
}

/** One question and everything that became of it, as a document from top to bottom. */
export function Conversation(props: ConversationProps) {
  const { state, acts, actions, opening } = props;
  const { t } = useTranslation("search");
  const language = useLanguage();
  const question = getQuestion(state);
  const shown = isShown(state) ? state : null;
  const outcome = shown?.outcome ?? null;
  const papers = shown?.papers ?? [];
  const article = useRef<HTMLElement>(null);
  const titleId = useId();
  const isRunning = isLive(state);
  const hasNothing = isFinished(state) && papers.length === 0;

  const sentAt = getSentAt(state);
  // The question box that had the focus is closed once a question is sent, and the search may be on its way when this is drawn.
  useEffect(() => {
    if (sentAt !== null && document.activeElement?.matches("body, :disabled")) {
      article.current?.focus({ preventScroll: true });
    }
  }, [sentAt]);

  const words = outcome?.questionWords ?? shown?.preview.questionWords ?? [];
  const start = useStartSearch();
  const searchId = getSearchId(state);
  function askChanged(changes: ChangedQuestion): void {
    if (question === null || searchId === null) return;
    const { text: query, preference, language: asked, limits, knownPmids } = { ...question, ...changes };
    start({ query, preference, language: asked, limits, queries: null, basedOn: searchId, knownPmids });
  }

  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="wrap-anywhere flex flex-col gap-4 outline-none xl:gap-3"
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <h1
          id={titleId}
          dir="auto"
          className="wrap-anywhere min-w-0 flex-1 whitespace-pre-line font-semibold text-xl leading-tight sm:text-[1.375rem] xl:basis-96"
        >
          {question?.text ?? t("saved")}
        </h1>
        {question !== null && (
          // As wide as what it will hold, so that nothing moves when the result is there.
          <div className="relative flex h-12 w-24 shrink-0 justify-end xl:h-10 xl:w-[31rem] xl:justify-start">
            {actions}
          </div>
        )}
      </div>
      {acts !== null && (
        <button
          type="button"
          onClick={acts.skip}
          className="sr-only z-10 rounded-md bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-4"
        >
          {t("skipToBar")}
        </button>
      )}
      <SearchCourse state={state} acts={acts} />
      {!isRunning && !hasNothing && outcome !== null && (
        <>
          <NotUsed words={outcome.notUnderstood} />
          <LeftOut terms={outcome.terms} />
        </>
      )}
      {/* Not before the search has ended: it would move what is being read, and offers nothing until then. */}
      {!isRunning && question !== null && words.some((word) => listRemedies(word).length > 0) && (
        <QuestionWords question={question.text} words={words} onAsk={(text) => askChanged({ text })} />
      )}
      {opening}
      <AnswerPlace state={state} acts={acts} onAsk={askChanged} />
      {papers.length > 0 && (
        <div className={isRunning ? undefined : "animate-reappear [&_li:focus-within]:visible"}>
          <PaperList
            question={question?.text ?? ""}
            papers={papers}
            searchId={getSearchId(state)}
            asked={question?.language ?? language}
            isRunning={isRunning}
            verdict={outcome?.verdict ?? null}
          />
        </div>
      )}
      {isFinished(state) && searchId !== null && outcome !== null && papers.length > 0 && (
        <>
          <PapersOfOneTrial searchId={searchId} papers={outcome.papers} />
          <RegisteredTrials searchId={searchId} papers={outcome.papers} />
        </>
      )}
    </article>
  );
}

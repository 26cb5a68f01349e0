import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { describeLimits, hasLimits } from "../../../entities/query/describe-limits.ts";
import { listRemedies } from "../../../entities/question-words/change-word.ts";
import { QuestionWords } from "../../../entities/question-words/question-words.tsx";
import { useStartSearch } from "../../../entities/search/start-search.ts";
import { findAnswerPlace } from "../../../entities/verdict/verdict-view.tsx";
import { describeErrorCode } from "../../../lib/errors.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useResultHabits } from "../result-habits.tsx";
import {
  getQuestion,
  getSearchId,
  type IdleSearch,
  isFinished,
  isLive,
  isShown,
  type SearchState,
  type ShownSearch,
} from "../search-machine.ts";
import type { AskedQuestion } from "../search-state.ts";
import { Answer, AnswerPlaceholder } from "./answer.tsx";
import { Fact } from "./fact.tsx";
import { FactsLine } from "./facts-line.tsx";
import { GoOn } from "./go-on.tsx";
import { NotUsed } from "./not-used.tsx";
import { PaperList } from "./paper-list.tsx";
import { PapersOfOneTrial } from "./papers-of-one-trial.tsx";
import { PhaseStatus, ProgressPanel } from "./progress-panel.tsx";
import { QueryList } from "./query-list.tsx";
import type { QuestionActs } from "./question-acts.ts";
import { QuestionUnderstood } from "./question-understood.tsx";
import { RegisteredTrials } from "./registered-trials.tsx";
import { NothingFound, SearchFailure } from "./search-failure.tsx";

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
  const { phase } = state;
  const question = getQuestion(state);
  const shown = isShown(state) ? state : null;
  const outcome = shown?.outcome ?? null;
  const papers = shown?.papers ?? [];
  const failure = state.phase === "failed" ? state.failure : null;
  const article = useRef<HTMLElement>(null);
  const titleId = useId();
  const isRunning = isLive(state);
  const hasNothing = isFinished(state) && papers.length === 0;
  const failureText = failure && describeFailure(failure, t);

  // The question box that had the focus is closed once a question is sent.
  useEffect(() => {
    if (phase === "connecting" && document.activeElement?.matches("body, :disabled")) {
      article.current?.focus({ preventScroll: true });
    }
  }, [phase]);

  const words = outcome?.questionWords ?? shown?.preview.questionWords ?? [];
  const start = useStartSearch();
  const { isReadOnly } = useResultHabits();
  const searchId = getSearchId(state);
  function askChanged(changes: Partial<Pick<AskedQuestion, "text" | "preference" | "limits">>): void {
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
      {phase === "loading" && <Spinner label={t("loading")} />}
      {isLive(state) && state.connection === "reconnecting" && (
        <Alert tone="caution" title={t("connection.lost")}>
          <p>{t("connection.lostText")}</p>
        </Alert>
      )}
      {question !== null && !isFinished(state) && (
        <p className="-mt-3 text-muted text-sm">
          {[t(`preference.${question.preference}.label`), describeLimits(question.limits, t)]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
      {shown !== null && <PhaseStatus state={shown} />}
      {shown !== null && isFinished(shown) && (
        <div className="-mt-3">
          <FactsLine state={shown} />
        </div>
      )}
      {shown !== null && !isFinished(shown) && showsProgress(shown) && (
        <ProgressPanel state={shown} failureText={failureText} />
      )}
      {failure && failureText && <SearchFailure failure={failure} text={failureText} acts={acts} />}
      {phase === "cancelled" && !hasNothing && <Alert tone="info" title={t("cancelled")} />}
      {hasNothing && (
        <NothingFound
          wasStopped={phase === "cancelled"}
          wasLimited={question !== null && hasLimits(question.limits)}
          onEdit={acts?.edit ?? null}
        />
      )}
      {hasNothing && outcome && outcome.queries.length > 0 && (
        <section className="flex flex-col gap-5">
          <h2 className="font-semibold text-lg">{t("facts.title")}</h2>
          <QuestionUnderstood terms={outcome.terms} notUnderstood={outcome.notUnderstood} />
          <Fact title={t("facts.queries")}>
            <QueryList queries={outcome.queries} />
          </Fact>
        </section>
      )}
      {!isRunning && !hasNothing && outcome !== null && <NotUsed words={outcome.notUnderstood} />}
      {/* Not before the search has ended: it would move what is being read, and offers nothing until then. */}
      {!isRunning && question !== null && words.some((word) => listRemedies(word).length > 0) && (
        <QuestionWords question={question.text} words={words} onAsk={(text) => askChanged({ text })} />
      )}
      {opening}
      {isRunning && <AnswerPlaceholder />}
      {!isRunning && outcome?.summary && (
        <Answer
          question={question?.text ?? t("saved")}
          text={outcome.summary}
          asked={question?.language ?? language}
          sentences={outcome.answerSentences}
          verdict={outcome.verdict}
          papers={outcome.papers}
        />
      )}
      {!isRunning &&
        question !== null &&
        searchId !== null &&
        !isReadOnly &&
        findAnswerPlace(outcome?.verdict ?? null) === "left_out" && (
          <GoOn
            preference={question.preference}
            limits={question.limits}
            searchId={searchId}
            onWiden={askChanged}
            onEdit={acts?.edit ?? null}
          />
        )}
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

/** Nothing is known of the stages of a search that failed before this page followed it. */
function showsProgress(state: ShownSearch): boolean {
  if (state.phase !== "failed") return true;
  return Object.values(state.stages).some((stage) => stage.startedAt !== null);
}

type Translate = ReturnType<typeof useTranslation>["t"];

/** By its code in the user's language; in the server's English for a code that this interface does not know. */
function describeFailure({ code, detail }: { code: string; detail: string | null }, t: Translate): string {
  return describeErrorCode(code, t) ?? detail ?? t("failure.default");
}

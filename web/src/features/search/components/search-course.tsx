import { listArms } from "@medsieve/contract/question-words";
import { useTranslation } from "react-i18next";
import { describeLimits, hasLimits } from "../../../entities/query/describe-limits.ts";
import { describeErrorCode } from "../../../lib/errors.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { isBaseGone } from "../describe-failure.ts";
import {
  getQuestion,
  type IdleSearch,
  isFinished,
  isLive,
  isShown,
  type SearchState,
  type ShownSearch,
} from "../search-machine.ts";
import type { AskedQuestion, SearchFailure as Failure } from "../search-state.ts";
import { Fact } from "./fact.tsx";
import { FactsLine } from "./facts-line.tsx";
import { PhaseStatus, ProgressPanel } from "./progress-panel.tsx";
import { QueryList } from "./query-list.tsx";
import type { QuestionActs } from "./question-acts.ts";
import { QuestionUnderstood } from "./question-understood.tsx";
import { NothingFound, SearchFailure } from "./search-failure.tsx";

interface SearchCourseProps {
  state: Exclude<SearchState, IdleSearch>;
  acts: QuestionActs | null;
}

/** How far a search is, or how it ended, as far as that is not the answer itself. */
export function SearchCourse({ state, acts }: SearchCourseProps) {
  const { t } = useTranslation("search");
  const { phase } = state;
  const question = getQuestion(state);
  const shown = isShown(state) ? state : null;
  const outcome = shown?.outcome ?? null;
  const failure = state.phase === "failed" ? state.failure : null;
  const failureText = failure && describeFailure(failure, question, t);
  const hasNothing = isFinished(state) && state.papers.length === 0;

  return (
    <>
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
          wasEverything={question?.preference === "comprehensive"}
          onEdit={acts?.edit ?? null}
        />
      )}
      {hasNothing && outcome && outcome.queries.length > 0 && (
        <section className="flex flex-col gap-5">
          <h2 className="font-semibold text-lg">{t("facts.title")}</h2>
          <QuestionUnderstood
            terms={outcome.terms}
            arms={listArms(question?.text ?? "", outcome.questionWords)}
            notUnderstood={outcome.notUnderstood}
          />
          <Fact title={t("facts.queries")}>
            <QueryList queries={outcome.queries} />
          </Fact>
        </section>
      )}
    </>
  );
}

/** Nothing is known of the stages of a search that failed before this page followed it. */
function showsProgress(state: ShownSearch): boolean {
  if (state.phase !== "failed") return true;
  return Object.values(state.stages).some((stage) => stage.startedAt !== null);
}

type Translate = ReturnType<typeof useTranslation>["t"];

/** By its code in the user's language; in the server's English for a code that this interface does not know. */
function describeFailure(failure: Failure, question: AskedQuestion | null, t: Translate): string {
  const { code, detail } = failure;
  if (question !== null && isBaseGone(question, failure)) return t("failure.baseGone");
  return describeErrorCode(code, t) ?? detail ?? t("failure.default");
}

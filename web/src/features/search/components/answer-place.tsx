import { useTranslation } from "react-i18next";
import { isWithoutResult } from "../../../entities/verdict/verdict-view.tsx";
import { useLanguage } from "../../../lib/i18n.ts";
import { useResultHabits } from "../result-habits.tsx";
import { getQuestion, getSearchId, type IdleSearch, isLive, isShown, type SearchState } from "../search-machine.ts";
import type { AskedQuestion } from "../search-state.ts";
import { Answer, AnswerPlaceholder } from "./answer.tsx";
import { GoOn } from "./go-on.tsx";
import type { QuestionActs } from "./question-acts.ts";

/** What of the question is changed where it is asked again. */
export type ChangedQuestion = Partial<Pick<AskedQuestion, "text" | "preference" | "limits">>;

interface AnswerPlaceProps {
  state: Exclude<SearchState, IdleSearch>;
  acts: QuestionActs | null;
  onAsk: (changes: ChangedQuestion) => void;
}

/** The answer, or what stands in its place: while the search runs, and where no finding answers. */
export function AnswerPlace({ state, acts, onAsk }: AnswerPlaceProps) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { isReadOnly } = useResultHabits();
  const question = getQuestion(state);
  const searchId = getSearchId(state);
  const isRunning = isLive(state);
  const outcome = isShown(state) ? state.outcome : null;

  return (
    <>
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
        isWithoutResult(outcome?.verdict ?? null) && (
          <GoOn
            preference={question.preference}
            limits={question.limits}
            searchId={searchId}
            onWiden={onAsk}
            onEdit={acts?.edit ?? null}
          />
        )}
    </>
  );
}

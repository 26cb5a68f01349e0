import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import type { SearchFailure as Failure } from "../search-state.ts";
import type { QuestionActs } from "./question-acts.ts";

interface SearchFailureProps {
  failure: Failure;
  /** In the user's language. */
  text: string;
  /** null where the search is only looked at. */
  acts: QuestionActs | null;
}

/** Failures that another try does not mend. */
const LASTING: readonly string[] = ["question_not_understood", "validation_failed", "library_empty"];

export function SearchFailure({ failure, text, acts }: SearchFailureProps) {
  const { t } = useTranslation("search");
  if (failure.code === "history_gone") return <Alert tone="error" title={t("failure.gone")} />;
  if (failure.code === "history") {
    return (
      <Alert
        tone="error"
        title={t("failure.history")}
        action={acts && <Button onPress={acts.reload}>{t("failure.reload")}</Button>}
      >
        <p>{t("failure.historyText")}</p>
      </Alert>
    );
  }
  return (
    <Alert
      tone="error"
      title={t("failure.title")}
      action={
        acts && (
          <span className="flex flex-wrap gap-2">
            {!LASTING.includes(failure.code) && <Button onPress={acts.repeat}>{t("failure.repeat")}</Button>}
            <Button onPress={acts.edit}>{t("failure.edit")}</Button>
          </span>
        )
      }
    >
      <p>{text}</p>
    </Alert>
  );
}

interface NothingFoundProps {
  wasStopped: boolean;
  /** Whether the search was limited. */
  wasLimited: boolean;
  /** Whether all kinds of papers were searched, so that no wider preference is left. */
  wasEverything: boolean;
  /** null where the search is only looked at. */
  onEdit: (() => void) | null;
}

export function NothingFound({ wasStopped, wasLimited, wasEverything, onEdit }: NothingFoundProps) {
  const { t } = useTranslation("search");
  if (wasStopped) return <Alert tone="info" title={t("nothing.stopped")} />;
  return (
    <Alert
      tone="info"
      title={t("nothing.title")}
      action={onEdit && <Button onPress={onEdit}>{t("failure.edit")}</Button>}
    >
      <p>{t("nothing.text")}</p>
      <ul className="mt-1 list-disc pl-5">
        {wasLimited && <li>{t("limits.widen")}</li>}
        <li>{t("nothing.fewer")}</li>
        {!wasEverything && <li>{t("nothing.preference")}</li>}
        <li>{t("nothing.words")}</li>
      </ul>
    </Alert>
  );
}

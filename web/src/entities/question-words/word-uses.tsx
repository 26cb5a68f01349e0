import { listArms, type QuestionWord, WORD_USES } from "@medsieve/contract/question-words";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";

/** The words of a question by what became of them, below what it compares. */
export function WordUses({ question, words }: { question: string; words: readonly QuestionWord[] }) {
  const { t } = useTranslation("query-texts");
  const arms = listArms(question, words);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 text-sm">
      {arms.length > 0 && (
        <div className="contents">
          <dt className="pt-px text-muted">{t("compared")}</dt>
          <dd className="flex min-w-0 flex-wrap gap-1.5">
            {arms.map((arm) => (
              <Badge key={arm}>
                <span className="min-w-0">{arm}</span>
              </Badge>
            ))}
          </dd>
        </div>
      )}
      {WORD_USES.filter((use) => words.some((word) => word.use === use)).map((use) => (
        <div key={use} className="contents">
          <dt className="pt-px text-muted">{t(`use.${use}`)}</dt>
          <dd className="flex min-w-0 flex-wrap gap-1.5">
            {words
              .filter((word) => word.use === use)
              .map((word) => (
                <Badge key={word.start} tone={use === "unused" ? "amber" : "neutral"}>
                  <span className="min-w-0">
                    {word.text}
                    {word.as !== null && !isAlike(word.as, word.text) && ` → ${word.as}`}
                  </span>
                </Badge>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isAlike(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: "base" }) === 0;
}

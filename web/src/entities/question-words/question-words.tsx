import type { QuestionWord } from "@medsieve/contract/question-words";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { changeWord, listRemedies } from "./change-word.ts";
import { WordUses } from "./word-uses.tsx";

interface QuestionWordsProps {
  question: string;
  words: readonly QuestionWord[];
  /** Asks the changed question as a search of its own; null where nothing can be asked. */
  onAsk: ((question: string) => void) | null;
}

/** What became of each word of a question: first what was not used or read as another word, and what to do about it. */
export function QuestionWords({ question, words, onAsk }: QuestionWordsProps) {
  const { t } = useTranslation("search");
  const titleId = useId();
  const doubtful = words.filter((word) => listRemedies(word).length > 0);
  if (words.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2 text-sm">
      <h2 id={titleId} className="sr-only">
        {t("words.title")}
      </h2>
      {doubtful.length > 0 && (
        <ul className="flex flex-col gap-2">
          {doubtful.map((word) => (
            <DoubtfulWord key={word.start} question={question} word={word} onAsk={onAsk} />
          ))}
        </ul>
      )}
      <Disclosure title={t("words.title")}>
        <div className="pt-2">
          <WordUses question={question} words={words} />
        </div>
      </Disclosure>
    </section>
  );
}

interface DoubtfulWordProps {
  question: string;
  word: QuestionWord;
  onAsk: QuestionWordsProps["onAsk"];
}

function DoubtfulWord({ question, word, onAsk }: DoubtfulWordProps) {
  const { t } = useTranslation("search");
  const { text, suggestion, as } = word;
  const said =
    word.use === "unused" || as === null ? t("words.notUsed", { word: text }) : t("words.readAs", { word: text, as });
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span>{said}</span>
      {onAsk !== null &&
        listRemedies(word).map((remedy) => {
          const changed = changeWord(question, word, remedy);
          if (changed === null) return null;
          const name = t(`words.remedy.${remedy}`, { word: remedy === "suggestion" ? suggestion : text });
          return (
            <TextButton key={remedy} onPress={() => onAsk(changed)}>
              {name}
            </TextButton>
          );
        })}
    </li>
  );
}

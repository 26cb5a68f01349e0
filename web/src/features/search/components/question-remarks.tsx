import type { QuestionTerm } from "@medsieve/contract/searches";
import { Ban, CircleAlert, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";

/** The words of the question that are in no query, said before the answer; nothing where there are none. */
export function NotUsed({ words }: { words: readonly string[] }) {
  const { t } = useTranslation("search");
  return <Remark icon={CircleAlert} text={t("facts.notUnderstoodText")} words={words} />;
}

/** What the question excludes, so that papers about it are missing from the result; nothing where it excludes nothing. */
export function LeftOut({ terms }: { terms: readonly QuestionTerm[] }) {
  const { t } = useTranslation("search");
  const excluded = terms.filter((term) => term.excluded).map(({ written }) => written);
  return <Remark icon={Ban} text={t("facts.leftOutText")} words={excluded} />;
}

/** Each word is said once, however often the question has it. */
function Remark({ icon: Icon, text, words }: { icon: LucideIcon; text: string; words: readonly string[] }) {
  const { t } = useTranslation("search");
  if (words.length === 0) return null;
  return (
    <p className="-mt-1 flex items-start gap-2 rounded-md bg-amber-soft px-3 py-1.5 text-amber-ink text-sm">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        {text} <strong className="font-semibold">{[...new Set(words)].join(t("listSeparator"))}</strong>
      </span>
    </p>
  );
}

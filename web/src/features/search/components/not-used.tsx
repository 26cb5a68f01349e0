import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";

/** The words of the question that are in no query, said before the answer; nothing where there are none. */
export function NotUsed({ words }: { words: readonly string[] }) {
  const { t } = useTranslation("search");
  if (words.length === 0) return null;
  return (
    <p className="-mt-1 flex items-start gap-2 rounded-md bg-amber-soft px-3 py-1.5 text-amber-ink text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        {t("facts.notUnderstoodText")} <strong className="font-semibold">{words.join(t("listSeparator"))}</strong>
      </span>
    </p>
  );
}

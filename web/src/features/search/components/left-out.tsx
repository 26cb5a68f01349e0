import type { QuestionTerm } from "@medsieve/contract/searches";
import { Ban } from "lucide-react";
import { useTranslation } from "react-i18next";

/** What the question excludes, so that papers about it are missing from the result; nothing where it excludes nothing. */
export function LeftOut({ terms }: { terms: readonly QuestionTerm[] }) {
  const { t } = useTranslation("search");
  const written = [...new Set(terms.filter(({ excluded }) => excluded).map((term) => term.written))];
  if (written.length === 0) return null;
  return (
    <p className="-mt-1 flex items-start gap-2 rounded-md bg-amber-soft px-3 py-1.5 text-amber-ink text-sm">
      <Ban aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        {t("facts.leftOutText")} <strong className="font-semibold">{written.join(t("listSeparator"))}</strong>
      </span>
    </p>
  );
}

import type { PromptChange } from "@medsieve/contract/prompt-versions";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { namePlace } from "../name-place.ts";
import { keyOf } from "../prompt-places.ts";

const TextDiff = lazy(async () => ({ default: (await import("../text-diff.tsx")).TextDiff }));

/** Each setting that differs: numbers before and after, of texts the lines. */
export function ChangeList({ changes }: { changes: readonly PromptChange[] }) {
  const { t } = useTranslation(["admin-prompts", "search"]);
  const language = useLanguage();
  const write = (value: string | number) => (typeof value === "number" ? formatNumber(value, language) : value);
  if (changes.length === 0) return <p className="text-muted text-sm">{t("diff.none")}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {changes.map((change) => (
        <li key={keyOf(change)} className="flex min-w-0 flex-col gap-1">
          <h3 className="wrap-anywhere font-medium text-sm">{namePlace(change, t)}</h3>
          {typeof change.from === "string" && typeof change.to === "string" ? (
            <Suspense>
              <TextDiff before={change.from} after={change.to} language={change.language} />
            </Suspense>
          ) : (
            <p className="text-sm tabular-nums">
              {t("history.numbers", { from: write(change.from), to: write(change.to) })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

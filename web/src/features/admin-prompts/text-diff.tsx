import type { Language } from "@medsieve/contract/constants";
import { structuredPatch } from "diff";
import { useTranslation } from "react-i18next";
import { joinClasses } from "../../ui/class-names.ts";

interface TextDiffProps {
  before: string;
  after: string;
  /** Of the texts. */
  language: Language;
}

const LOOKS = new Map([
  ["-", "bg-red-soft text-red-ink"],
  ["+", "bg-green-soft text-green-ink"],
]);
/** Lines around a change that are shown with it. */
const CONTEXT = 1;

/** The lines in which two texts differ, each with its sign and, for screen readers, what the sign means. */
export function TextDiff({ before, after, language }: TextDiffProps) {
  const { t } = useTranslation("admin-prompts");
  const { hunks } = structuredPatch("", "", before, after, undefined, undefined, { context: CONTEXT });
  if (hunks.length === 0) return <p className="text-muted text-sm">{t("diff.none")}</p>;
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line bg-raised py-1.5 text-sm">
      {hunks.map((hunk) => (
        <ul
          key={`${hunk.oldStart} ${hunk.newStart}`}
          className="border-line border-t border-dashed pt-1.5 first:border-t-0 first:pt-0"
        >
          {hunk.lines
            .filter((line) => !line.startsWith("\\"))
            .map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than where they stand
              <li key={index} className={joinClasses("flex gap-2 px-2.5", LOOKS.get(line.charAt(0)))}>
                <span aria-hidden className="w-3 shrink-0 select-none font-mono">
                  {line.charAt(0)}
                </span>
                {line.startsWith("-") && <span className="sr-only">{t("diff.removed")}</span>}
                {line.startsWith("+") && <span className="sr-only">{t("diff.added")}</span>}
                <span lang={language} className="wrap-anywhere min-w-0 whitespace-pre-wrap">
                  {line.slice(1)}
                </span>
              </li>
            ))}
        </ul>
      ))}
    </div>
  );
}

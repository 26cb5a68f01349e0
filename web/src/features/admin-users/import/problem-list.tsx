import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { writeCsv } from "../../../lib/csv.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { joinClasses } from "../../../ui/class-names.ts";

/** Problems that are listed at once; the file has them all. */
const SHOWN_MAX = 200;

interface ProblemListProps<Problem> {
  title: string;
  /** Plain: what is listed is no problem. */
  tone?: "error" | "plain";
  problems: readonly Problem[];
  /** "Row 7: Invalid email format" */
  describe: (problem: Problem) => ReactNode;
  keyOf: (problem: Problem) => string;
  saveLabel: string;
  file: { name: string; header: readonly string[]; tabulate: (problem: Problem) => string[] };
}

/** Rows of an import with what is wrong with each: the first of them listed, all of them to be saved. */
export function ProblemList<Problem>(props: ProblemListProps<Problem>) {
  const { title, tone = "error", problems, describe, keyOf, saveLabel, file } = props;
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const more = problems.length - SHOWN_MAX;
  const isError = tone === "error";
  const ink = isError && "text-red-ink";
  const save = () =>
    saveFile({
      name: file.name,
      type: "text/csv;charset=utf-8",
      parts: [writeCsv([file.header, ...problems.map(file.tabulate)])],
    });
  return (
    <div
      className={joinClasses(
        "flex flex-col gap-2 rounded-md border p-3",
        isError ? "border-red/50 bg-red-soft" : "border-line bg-sunken",
      )}
    >
      <h3 className={joinClasses("font-semibold text-sm", ink)}>{title}</h3>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        className={joinClasses("focus-ring wrap-anywhere max-h-48 overflow-y-auto text-sm", ink)}
      >
        <ul className="flex flex-col gap-0.5">
          {problems.slice(0, SHOWN_MAX).map((problem) => (
            <li key={keyOf(problem)}>{describe(problem)}</li>
          ))}
          {more > 0 && <li>{t("import.moreFaults", { count: more, shown: formatNumber(more, language) })}</li>}
        </ul>
      </section>
      <div>
        <Button icon={<Download aria-hidden className="size-4" />} onPress={save}>
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}

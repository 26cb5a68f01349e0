import { MODELS_FORBIDDEN } from "@medsieve/contract/reader-failures";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { ReaderBadge } from "../../../entities/paper/reader-badge.tsx";
import { describeLimits } from "../../../entities/query/describe-limits.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { joinClasses } from "../../../ui/class-names.ts";
import { formatDuration } from "../format-progress.ts";
import { measureElapsed } from "../measure-elapsed.ts";
import { hasEnded, type ShownSearch } from "../search-machine.ts";
import type { ShownPaper } from "../search-state.ts";
import { CountsLine } from "./counts-line.tsx";
import { SearchFacts } from "./search-facts.tsx";

/** Who read all papers in place of a model; null where a model read one, or none was to be asked. */
function findReplacement(papers: readonly ShownPaper[]) {
  const read = papers.flatMap(({ reading }) => reading?.read_by ?? []);
  const isReplaced = read.every(({ fallback }) => fallback !== null && fallback !== MODELS_FORBIDDEN);
  return isReplaced ? (read[0] ?? null) : null;
}

/** The preference and how many papers came how far, in a line that opens queries, source and all else that is known. */
export function FactsLine({ state }: { state: ShownSearch }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const { question } = state;
  const elapsed = hasEnded(state) && state.endedAt !== null ? measureElapsed(state, state.endedAt) : null;
  const replacement = hasEnded(state) ? findReplacement(state.papers) : null;
  const asked =
    question &&
    [t(`preference.${question.preference}.label`), describeLimits(question.limits, t)].filter(Boolean).join(" · ");
  return (
    <section aria-label={t("progress.title")} className="text-sm">
      <p className="flex flex-wrap items-center gap-x-4 text-muted">
        {asked && <span>{asked}</span>}
        <Button
          aria-expanded={isOpen}
          {...(isOpen ? { "aria-controls": panelId } : {})}
          onPress={() => setOpen(!isOpen)}
          className="focus-ring -mx-1 inline-flex min-h-9 cursor-pointer items-center gap-1 rounded-md px-1 text-left text-accent data-hovered:text-accent-hover md:min-h-7"
        >
          <CountsLine state={state} time={elapsed === null ? null : formatDuration(elapsed, language)} />
          <ChevronDown aria-hidden className={joinClasses("size-4 shrink-0", isOpen && "rotate-180")} />
        </Button>
      </p>
      {replacement && <ReaderBadge readBy={replacement} />}
      {isOpen && (
        <div id={panelId} className="mt-2 rounded-lg border border-line bg-surface p-4">
          <h2 className="sr-only">{t("facts.title")}</h2>
          <SearchFacts state={state} />
        </div>
      )}
    </section>
  );
}

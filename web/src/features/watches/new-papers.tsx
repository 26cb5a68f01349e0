import { WATCH_DECISIONS } from "@medsieve/contract/constants";
import type { NewPaper, Watch } from "@medsieve/contract/watches";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { decideOnNew, watchesQuery } from "../../entities/watch/watch-calls.ts";
import { describeError } from "../../lib/errors.ts";
import { Badge } from "../../ui/badge.tsx";
import { joinClasses } from "../../ui/class-names.ts";
import { notify } from "../../ui/notify.ts";
import { FoundPapers } from "./found-papers.tsx";
import { NewReading } from "./new-reading.tsx";

interface NewPapersProps {
  watch: Watch;
  title: string;
  papers: readonly NewPaper[];
}

/** New papers, each with what it says, why it is new, and the choice of what it is to the user. */
export function NewPapers({ watch, title, papers }: NewPapersProps) {
  const { t } = useTranslation("watches");
  return (
    <FoundPapers title={title} papers={papers}>
      {(paper) => (
        <>
          {paper.reading !== null && <NewReading pmid={paper.pmid} title={paper.title} reading={paper.reading} />}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Badge>{t(`why.${paper.why}`)}</Badge>
            <DecisionChoice watchId={watch.id} paper={paper} />
          </div>
        </>
      )}
    </FoundPapers>
  );
}

/** Relevant, not relevant, or later; the one that is pressed once more is taken back. */
function DecisionChoice({ watchId, paper }: { watchId: string; paper: NewPaper }) {
  const { t } = useTranslation("watches");
  const queryClient = useQueryClient();
  const deciding = useMutation({
    mutationFn: (decision: NewPaper["decision"]) => decideOnNew(watchId, paper.pmid, decision ?? "undecided"),
    onError: (error) => notify({ tone: "error", text: t("decision.failed"), description: describeError(error, t) }),
    onSettled: () => queryClient.invalidateQueries(watchesQuery()),
  });
  const shown = deciding.isPending ? deciding.variables : paper.decision;
  return (
    <ToggleButtonGroup
      aria-label={t("decision.label", { title: paper.title ?? `PMID ${paper.pmid}` })}
      selectionMode="single"
      selectedKeys={shown === null ? [] : [shown]}
      onSelectionChange={(keys) => deciding.mutate(WATCH_DECISIONS.find((one) => keys.has(one)) ?? null)}
      className="inline-flex flex-wrap rounded-md border border-line bg-sunken p-0.5"
    >
      {WATCH_DECISIONS.map((decision) => (
        <ToggleButton
          key={decision}
          id={decision}
          className={joinClasses(
            "focus-ring min-h-10 cursor-pointer rounded-sm px-3 text-muted text-sm md:min-h-7",
            "data-selected:bg-raised data-selected:font-medium data-hovered:text-ink data-selected:text-ink data-selected:shadow-sm",
          )}
        >
          {t(`decision.${decision}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

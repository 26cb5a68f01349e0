import { RECALL_PMIDS_MAX } from "@medsieve/contract/constants";
import type { SearchDetails } from "@medsieve/contract/history";
import { readPmids } from "@medsieve/contract/read-pmids";
import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { KnownPapersProvider } from "../../entities/known-paper/known-papers.ts";
import { hasLimits } from "../../entities/query/describe-limits.ts";
import { setupQuery } from "../../entities/search/server-state.ts";
import { SOURCE_TEXTS } from "../../entities/search/source-texts.ts";
import { listGivenQueries, useStartSearch } from "../../entities/search/start-search.ts";
import { LimitChips } from "../../entities/search-limits/limit-chips.tsx";
import { Button } from "../../ui/button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { EditSteps } from "./edit-steps.tsx";
import { hasEdits, listKept } from "./edited-queries.ts";
import { QueryList } from "./query-list.tsx";
import { RecallCheck } from "./recall-check.tsx";
import type { LosingBlock } from "./recall-rows.ts";
import { RunBar } from "./run-bar.tsx";
import { useQueryEdits } from "./use-query-edits.ts";
import { useQueryPlaces } from "./use-query-places.ts";
import { useRecall } from "./use-recall.ts";

type EditorTab = "queries" | "recall";

/** The queries of a search, to be changed, tried on known papers, and run as a search of its own. */
export function QueryEditor({ search }: { search: SearchDetails }) {
  const { t } = useTranslation(["queries", "search"]);
  const ran = useMemo(
    () => ({ queries: listGivenQueries(search), limits: search.limits, known: search.known_pmids ?? [] }),
    [search],
  );
  const { edits, edit, undo, redo } = useQueryEdits(search.id, ran);
  const { limits } = edits;
  const [tab, setTab] = useState<EditorTab>("queries");
  const { data: setup } = useQuery(setupQuery());
  const start = useStartSearch();
  const places = useQueryPlaces();
  const kept = listKept(edits);
  const read = useMemo(() => readPmids(edits.pmids), [edits.pmids]);
  const known = useMemo(() => new Set(read.pmids.slice(0, RECALL_PMIDS_MAX)), [read]);
  const recall = useRecall(kept, read.pmids, limits);
  const source = t(SOURCE_TEXTS[setup?.source.id ?? search.provenance?.source.id ?? "library"].recall);

  const numberOf = (id: string) => kept.findIndex((query) => query.id === id) + 1;
  function nameOf(id: string): string {
    const name = edits.queries.find((query) => query.id === id)?.name.trim() ?? "";
    return name === "" ? t("unnamed", { number: numberOf(id) }) : name;
  }

  /** Marks in its query what loses a paper. */
  function show(id: string, block: LosingBlock): void {
    setTab("queries");
    places.mark(id, block);
  }

  async function askAgain(): Promise<void> {
    setTab("recall");
    await recall.ask();
  }

  function run(): void {
    start({
      query: search.query,
      preference: search.preference,
      language: search.language,
      limits,
      queries: kept.map(({ name, query }) => ({ name: name.trim(), query: query.trim() })),
      basedOn: search.id,
      knownPmids: read.pmids,
    });
  }

  const tabs = [
    { value: "queries", label: t("queries") },
    {
      value: "recall",
      label:
        recall.answered === null
          ? t("recall.title")
          : t("recall.tab", { found: recall.answered.recall.found.length, known: recall.answered.pmids.length }),
    },
  ] as const;

  return (
    // What has the focus is not hidden behind the bar at the end.
    <KnownPapersProvider value={known}>
      <div className="flex flex-col gap-4 [&_*]:scroll-mb-36">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <section aria-label={t("search:limits.label")} className="flex flex-col gap-1">
            <LimitChips value={limits} onChange={(changed) => edit({ type: "limited", limits: changed })} />
            <p className="text-muted text-sm">{t(hasLimits(limits) ? "limitsApply" : "search:limits.none")}</p>
          </section>
          <div className="flex flex-wrap items-center gap-2">
            <EditSteps undo={undo} redo={redo} />
            {hasEdits(edits, ran) && (
              <Button
                variant="quiet"
                icon={<RotateCcw aria-hidden className="size-4" />}
                onPress={() => edit({ type: "reset", id: null })}
              >
                {t("resetAll")}
              </Button>
            )}
          </div>
        </div>
        <Tabs label={t("title")} tabs={tabs} value={tab} onChange={setTab}>
          {tab === "recall" ? (
            <RecallCheck
              text={edits.pmids}
              onTextChange={(text) => edit({ type: "pmids", text })}
              read={read}
              recall={recall}
              source={source}
              nameOf={nameOf}
              onShow={show}
            />
          ) : (
            <QueryList
              search={search}
              ran={ran}
              edits={edits}
              edit={edit}
              places={places}
              numberOf={numberOf}
              nameOf={nameOf}
            />
          )}
        </Tabs>
        <RunBar kept={kept} nameOf={nameOf} onRun={run} recall={recall} onRecall={() => void askAgain()} />
      </div>
    </KnownPapersProvider>
  );
}

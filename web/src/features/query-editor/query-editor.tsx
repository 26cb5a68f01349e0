import { RECALL_PMIDS_MAX } from "@medsieve/contract/constants";
import type { SearchDetails } from "@medsieve/contract/history";
import { readPmids } from "@medsieve/contract/read-pmids";
import { useQuery } from "@tanstack/react-query";
import { Plus, RotateCcw } from "lucide-react";
import { useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { KnownPapersProvider } from "../../entities/known-paper/known-papers.ts";
import { hasLimits } from "../../entities/query/describe-limits.ts";
import { setupQuery } from "../../entities/search/server-state.ts";
import { SOURCE_TEXTS } from "../../entities/search/source-texts.ts";
import { listGivenQueries, useStartSearch } from "../../entities/search/start-search.ts";
import { LimitChips } from "../../entities/search-limits/limit-chips.tsx";
import { StrategyImport } from "../../entities/strategy/strategy-import.tsx";
import { makeRequestId } from "../../lib/make-request-id.ts";
import { Button } from "../../ui/button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { EditSteps } from "./edit-steps.tsx";
import { areSameLimits, type EditedQuery, hasEdits, isEdited, listKept } from "./edited-queries.ts";
import { QueryCard } from "./query-card.tsx";
import { RecallCheck } from "./recall-check.tsx";
import { type LosingBlock, locateBlock } from "./recall-rows.ts";
import { RemovedQuery } from "./removed-query.tsx";
import { RunBar } from "./run-bar.tsx";
import { useQueryEdits } from "./use-query-edits.ts";
import { useRecall } from "./use-recall.ts";

type EditorTab = "queries" | "recall";

/** The queries of a search, to be changed, tried on known papers, and run as a search of its own. */
export function QueryEditor({ search }: { search: SearchDetails }) {
  const { t } = useTranslation("queries");
  const ran = useMemo(
    () => ({ queries: listGivenQueries(search), limits: search.limits, known: search.known_pmids ?? [] }),
    [search],
  );
  const { edits, edit, undo, redo } = useQueryEdits(search.id, ran);
  const { limits } = edits;
  const [tab, setTab] = useState<EditorTab>("queries");
  const { data: setup } = useQuery(setupQuery());
  const start = useStartSearch();
  const fields = useRef(new Map<string, HTMLTextAreaElement>());
  const queriesId = useId();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<{ id: string; block: number } | null>(null);
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

  function setOpen(id: string, isOpen: boolean): void {
    setOpened((before) => new Set(isOpen ? [...before, id] : [...before].filter((other) => other !== id)));
  }

  /** Opens a query, and puts the cursor into it once it is drawn. */
  function goTo(id: string): void {
    setOpen(id, true);
    setTimeout(() => fields.current.get(id)?.focus());
  }

  function add(copied: EditedQuery | null): void {
    const id = makeRequestId();
    const copyName = copied === null ? "" : t("copyName", { name: nameOf(copied.id) });
    edit({ type: "added", id, copyOf: copied?.id ?? null, copyName });
    goTo(id);
  }

  function addWritten(query: string): void {
    const id = makeRequestId();
    edit({ type: "added", id, copyOf: null, query });
    goTo(id);
  }

  /** Marks in its query what loses a paper. */
  function show(id: string, block: LosingBlock): void {
    setTab("queries");
    setOpen(id, true);
    setTimeout(() => markBlock(id, block));
  }

  function markBlock(id: string, block: LosingBlock): void {
    const field = fields.current.get(id);
    if (field === undefined) return;
    const place = locateBlock(field.value, block);
    setShown(place === null ? null : { id, block: block.index });
    field.focus({ preventScroll: true });
    if (place !== null) field.setSelectionRange(place.start, place.end);
    field.scrollIntoView({ block: "center" });
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
        <section aria-label={t("search:limits.label")} className="flex flex-col gap-1">
          <LimitChips value={limits} onChange={(changed) => edit({ type: "limited", limits: changed })} />
          <p className="text-muted text-sm">{t(hasLimits(limits) ? "limitsApply" : "search:limits.none")}</p>
        </section>
        <div className="flex flex-wrap items-center justify-between gap-2">
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
            <section aria-labelledby={queriesId} className="flex flex-col gap-2">
              <h2 id={queriesId} className="sr-only">
                {t("queries")}
              </h2>
              {edits.queries.map((query) =>
                query.isRemoved ? (
                  <RemovedQuery
                    key={query.id}
                    name={query.name.trim() === "" ? t("unnamedRemoved") : query.name}
                    onPutBack={() => {
                      edit({ type: "put_back", id: query.id });
                      goTo(query.id);
                    }}
                  />
                ) : (
                  <QueryCard
                    key={query.id}
                    edited={query}
                    number={numberOf(query.id)}
                    limits={limits}
                    isEdited={isEdited(query, ran)}
                    ranHits={areSameLimits(limits, ran.limits) ? findRanHits(query, search, ran.queries) : null}
                    activeBlock={shown?.id === query.id ? shown.block : null}
                    isOpen={opened.has(query.id)}
                    onOpenChange={(isOpen) => setOpen(query.id, isOpen)}
                    fieldRef={(field) => {
                      if (field === null) fields.current.delete(query.id);
                      else fields.current.set(query.id, field);
                    }}
                    onChange={(changes) => {
                      setShown(null);
                      edit({ type: "changed", id: query.id, ...changes });
                    }}
                    onCopy={() => add(query)}
                    onRemove={() => edit({ type: "removed", id: query.id })}
                    onReset={
                      query.ran !== null && isEdited(query, ran) ? () => edit({ type: "reset", id: query.id }) : null
                    }
                  />
                ),
              )}
              <div>
                <Button icon={<Plus aria-hidden className="size-4" />} onPress={() => add(null)}>
                  {t("add")}
                </Button>
              </div>
              <StrategyImport onTake={addWritten} />
            </section>
          )}
        </Tabs>
        <RunBar kept={kept} nameOf={nameOf} onRun={run} recall={recall} onRecall={() => void askAgain()} />
      </div>
    </KnownPapersProvider>
  );
}

function findRanHits(
  { ran: index, query }: EditedQuery,
  search: SearchDetails,
  ran: readonly { query: string }[],
): number | null {
  if (index === null || ran[index]?.query !== query) return null;
  return search.query_details[index]?.hits ?? null;
}

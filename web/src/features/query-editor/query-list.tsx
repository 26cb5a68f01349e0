import type { SearchDetails } from "@medsieve/contract/history";
import { Plus } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { StrategyImport } from "../../entities/strategy/strategy-import.tsx";
import { makeRequestId } from "../../lib/make-request-id.ts";
import { Button } from "../../ui/button.tsx";
import {
  areSameLimits,
  type EditedQuery,
  isEdited,
  type QueryEdit,
  type QueryEdits,
  type RanSearch,
} from "./edited-queries.ts";
import { QueryCard } from "./query-card.tsx";
import { RemovedQuery } from "./removed-query.tsx";
import type { QueryPlaces } from "./use-query-places.ts";

interface QueryListProps {
  search: SearchDetails;
  ran: RanSearch;
  edits: QueryEdits;
  edit: (done: QueryEdit) => void;
  places: QueryPlaces;
  /** From 1, among those that were not removed. */
  numberOf: (id: string) => number;
  nameOf: (id: string) => string;
}

/** The queries, one below the other, and what adds one. */
export function QueryList({ search, ran, edits, edit, places, numberOf, nameOf }: QueryListProps) {
  const { t } = useTranslation("queries");
  const titleId = useId();
  const { limits } = edits;

  function add(made: { copyOf: string | null; copyName?: string; query?: string }): void {
    const id = makeRequestId();
    edit({ type: "added", id, ...made });
    places.goTo(id);
  }

  function putBack(id: string): void {
    edit({ type: "put_back", id });
    places.goTo(id);
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h2 id={titleId} className="sr-only">
        {t("queries")}
      </h2>
      {edits.queries.map((query) =>
        query.isRemoved ? (
          <RemovedQuery
            key={query.id}
            name={query.name.trim() === "" ? t("unnamedRemoved") : query.name}
            onPutBack={() => putBack(query.id)}
          />
        ) : (
          <QueryCard
            key={query.id}
            edited={query}
            number={numberOf(query.id)}
            limits={limits}
            isEdited={isEdited(query, ran)}
            ranHits={areSameLimits(limits, ran.limits) ? findRanHits(query, search, ran.queries) : null}
            activeBlock={places.findMarked(query.id)}
            isOpen={places.isOpen(query.id)}
            onOpenChange={(isOpen) => places.setOpen(query.id, isOpen)}
            fieldRef={places.fieldRef(query.id)}
            onChange={(changes) => {
              places.unmark();
              edit({ type: "changed", id: query.id, ...changes });
            }}
            onCopy={() => add({ copyOf: query.id, copyName: t("copyName", { name: nameOf(query.id) }) })}
            onRemove={() => edit({ type: "removed", id: query.id })}
            onReset={query.ran !== null && isEdited(query, ran) ? () => edit({ type: "reset", id: query.id }) : null}
          />
        ),
      )}
      <div>
        <Button icon={<Plus aria-hidden className="size-4" />} onPress={() => add({ copyOf: null, copyName: "" })}>
          {t("add")}
        </Button>
      </div>
      <StrategyImport onTake={(query) => add({ copyOf: null, query })} />
    </section>
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

import type { RetractedPaper } from "@medsieve/contract/admin/library";
import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useFilterText } from "../../lib/use-filter-text.ts";
import { useListPage } from "../../lib/use-list-page.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { ListFooter } from "../../ui/list-footer.tsx";
import { EmptyList, ListStates } from "../../ui/list-states.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import type { Column } from "../../ui/table-columns.ts";
import { retractedQuery } from "./library-calls.ts";
import { readLibraryView } from "./library-view.ts";

const SEARCH_MAX_LENGTH = 200;

function listColumns(t: TFunction): Column<RetractedPaper>[] {
  return [
    {
      key: "paper",
      title: t("admin-library:column.paper"),
      onCard: "title",
      look: "w-1/2",
      cell: ({ title }) => (
        <span lang="en" className="wrap-anywhere line-clamp-2 leading-snug">
          {title}
        </span>
      ),
    },
    {
      key: "pmid",
      title: t("admin-library:column.pmid"),
      look: "whitespace-nowrap tabular-nums",
      cell: ({ pmid }) => pmid,
    },
    {
      key: "journal",
      title: t("admin-library:column.journal"),
      cell: ({ journal }) => (
        <span lang="en" className="wrap-anywhere">
          {journal}
        </span>
      ),
    },
    { key: "year", title: t("admin-library:column.year"), look: "tabular-nums", cell: ({ year }) => year },
    {
      key: "said",
      title: t("admin-library:column.said"),
      cell: ({ said_by }) => t("admin-library:said.all", { said: said_by.map((by) => t(`admin-library:said.${by}`)) }),
    },
  ];
}

/** The papers of the library that were retracted, a page at a time. */
export function RetractedList() {
  const { t } = useTranslation("admin-library");
  const list = useListPage(readLibraryView, retractedQuery);
  const { view, change } = list;
  const save = useCallback(
    (filter: string) => change({ filter: filter === "" ? undefined : filter, page: undefined }, { replace: true }),
    [change],
  );
  const [text, setText] = useFilterText(view.filter ?? "", save);
  return (
    <>
      <p className="max-w-reading">{t("retracted.lead")}</p>
      <div className="max-w-md">
        <SearchBox
          label={t("retracted.search")}
          hint={t("retracted.searchHint")}
          text={text}
          onChange={setText}
          maxLength={SEARCH_MAX_LENGTH}
        />
      </div>
      <ListStates query={list.query} failure={t("retracted.failed")}>
        {({ items, meta }) => (
          <>
            {items.length === 0 && view.filter === undefined && <EmptyList>{t("retracted.empty")}</EmptyList>}
            {items.length === 0 && view.filter !== undefined && (
              <EmptyList action={<Button onPress={() => setText("")}>{t("retracted.clear")}</Button>}>
                {t("retracted.emptyFiltered")}
              </EmptyList>
            )}
            {items.length > 0 && (
              <DataTable
                label={t("retracted.title")}
                columns={listColumns(t)}
                rows={items}
                keyOf={({ pmid }) => String(pmid)}
                isBusy={list.query.isPlaceholderData}
                hiding="library-retracted"
              />
            )}
            <ListFooter meta={meta} loaded={items.length} hrefOf={list.hrefOf} onSizeChange={list.setSize} />
          </>
        )}
      </ListStates>
    </>
  );
}

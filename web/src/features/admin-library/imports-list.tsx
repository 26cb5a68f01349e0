import type { LibraryImport } from "@medsieve/contract/admin/library";
import type { Language } from "@medsieve/contract/constants";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { formatTimestamp } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useListPage } from "../../lib/use-list-page.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { ListFooter } from "../../ui/list-footer.tsx";
import { EmptyList, ListStates } from "../../ui/list-states.tsx";
import type { Column } from "../../ui/table-columns.ts";
import { ImportState } from "./import-state.tsx";
import { importsQuery } from "./library-calls.ts";
import { readLibraryView } from "./library-view.ts";

const FIGURES = ["added", "replaced", "unchanged", "deleted"] as const;

function listColumns(t: TFunction, language: Language): Column<LibraryImport>[] {
  return [
    {
      key: "file",
      title: t("admin-library:column.file"),
      onCard: "title",
      cell: ({ file }) => <span className="wrap-anywhere">{file}</span>,
    },
    {
      key: "state",
      title: t("admin-library:column.state"),
      look: "whitespace-nowrap",
      cell: ({ status }) => <ImportState state={status} />,
    },
    {
      key: "time",
      title: t("admin-library:column.time"),
      look: "whitespace-nowrap tabular-nums",
      cell: ({ started_at }) => <time dateTime={started_at}>{formatTimestamp(started_at, language)}</time>,
    },
    ...FIGURES.map((figure) => ({
      key: figure,
      title: t(`admin-library:column.${figure}`),
      isNumber: true,
      cell: (row: LibraryImport) => formatNumber(row[figure], language),
    })),
  ];
}

/** Files that were imported by whatever way, a page at a time; below one that failed stands why. */
export function ImportsList() {
  const { t } = useTranslation("admin-library");
  const language = useLanguage();
  const list = useListPage(readLibraryView, importsQuery);
  return (
    <ListStates query={list.query} failure={t("files.failed")}>
      {({ items, meta }) => (
        <>
          {items.length === 0 && <EmptyList>{t("files.empty")}</EmptyList>}
          {items.length > 0 && (
            <DataTable
              label={t("files.title")}
              columns={listColumns(t, language)}
              rows={items}
              keyOf={({ id }) => id}
              isBusy={list.query.isPlaceholderData}
              hiding="library-imports"
              detailOf={({ error }) =>
                error && (
                  <p lang="en" className="wrap-anywhere text-red-ink">
                    {error}
                  </p>
                )
              }
            />
          )}
          <ListFooter meta={meta} loaded={items.length} hrefOf={list.hrefOf} onSizeChange={list.setSize} />
        </>
      )}
    </ListStates>
  );
}

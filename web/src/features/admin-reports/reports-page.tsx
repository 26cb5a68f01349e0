import { REPORT_STATES, type ReportState } from "@medsieve/contract/constants";
import type { ListedReport } from "@medsieve/contract/statement-reports";
import { RefreshCw } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/i18n.ts";
import { useFilterText } from "../../lib/use-filter-text.ts";
import { useListPage } from "../../lib/use-list-page.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { ListPage } from "../../ui/list-page.tsx";
import { EmptyList } from "../../ui/list-states.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Select } from "../../ui/select.tsx";
import { listReportColumns } from "./report-columns.tsx";
import { ReportDetails } from "./report-details.tsx";
import { adminReportsQuery } from "./reports-calls.ts";
import { READERS, type ReportsView, readReportsView } from "./reports-view.ts";

const ALL = "all";
const SEARCH_MAX_LENGTH = 200;

/** What users say is wrong with statements: a page at a time, filtered on the server; each unfolds to be answered. */
export function ReportsPage() {
  const { t } = useTranslation(["admin-reports", "admin", "lists"]);
  const list = useListPage(readReportsView, adminReportsQuery);
  const { view, change, query } = list;
  const isFiltered = view.state !== undefined || view.reader !== undefined || view.filter !== undefined;
  const clear = () => change({ state: undefined, reader: undefined, filter: undefined, page: undefined });
  return (
    <ListPage
      list={list}
      title={t("title")}
      lead={t("lead")}
      back={{ href: "/admin", label: t("admin:backToDashboard") }}
      actions={
        <Button
          icon={<RefreshCw aria-hidden className="size-4" />}
          onPress={() => void query.refetch()}
          isPending={query.isFetching}
        >
          {t("admin:refresh")}
        </Button>
      }
      failure={t("loadFailed")}
      above={<Filters view={view} onChange={change} onClear={isFiltered ? clear : null} />}
      count={(answer) => answer.items.length}
      empty={
        <EmptyList action={isFiltered && <Button onPress={clear}>{t("lists:clearFilters")}</Button>}>
          {t(isFiltered ? "empty.filtered" : "empty.none")}
        </EmptyList>
      }
    >
      {({ items }) => <ReportsTable reports={items} isBusy={query.isPlaceholderData} />}
    </ListPage>
  );
}

interface FiltersProps {
  view: ReportsView;
  onChange: (changes: Partial<ReportsView>, options?: { replace?: boolean }) => void;
  /** null while no filter is set. */
  onClear: (() => void) | null;
}

function Filters({ view, onChange, onClear }: FiltersProps) {
  const { t } = useTranslation("admin-reports");
  const save = useCallback(
    (filter: string) => onChange({ filter: filter === "" ? undefined : filter, page: undefined }, { replace: true }),
    [onChange],
  );
  const [text, setText] = useFilterText(view.filter ?? "", save);
  return (
    <FilterBar onClear={onClear}>
      <SearchBox
        label={t("filter.search")}
        hint={t("filter.searchHint")}
        text={text}
        onChange={setText}
        maxLength={SEARCH_MAX_LENGTH}
      />
      <Select<ReportState | typeof ALL>
        label={t("filter.state")}
        options={[
          { value: ALL, label: t("filter.allStates") },
          ...REPORT_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
        ]}
        value={view.state ?? ALL}
        onChange={(value) => onChange({ state: value === ALL ? undefined : value, page: undefined })}
      />
      <Select<(typeof READERS)[number] | typeof ALL>
        label={t("filter.reader")}
        options={[
          { value: ALL, label: t("filter.allReaders") },
          ...READERS.map((value) => ({ value, label: t(`reader.${value}`) })),
        ]}
        value={view.reader ?? ALL}
        onChange={(value) => onChange({ reader: value === ALL ? undefined : value, page: undefined })}
      />
    </FilterBar>
  );
}

function ReportsTable({ reports, isBusy }: { reports: readonly ListedReport[]; isBusy: boolean }) {
  const { t } = useTranslation("admin-reports");
  const language = useLanguage();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  function toggle({ id }: ListedReport): void {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }
  return (
    <DataTable
      label={t("title")}
      columns={listReportColumns(t, language, { isOpen: ({ id }) => open.has(id), toggle })}
      rows={reports}
      hiding="reports"
      keyOf={({ id }) => id}
      isBusy={isBusy}
      detailOf={(report) =>
        open.has(report.id) ? (
          <ReportDetails key={report.answered_at} report={report} onAnswered={() => toggle(report)} />
        ) : null
      }
      width={900}
    />
  );
}

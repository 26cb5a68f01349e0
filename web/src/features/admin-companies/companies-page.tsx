import { COMPANY_SORTS, type Company } from "@medsieve/contract/admin/companies";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { readChoice } from "../../lib/read-answer.ts";
import { useFilterText } from "../../lib/use-filter-text.ts";
import { useListPage } from "../../lib/use-list-page.ts";
import { useReturnFocus } from "../../lib/use-return-focus.ts";
import { Button } from "../../ui/button.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { ListPage } from "../../ui/list-page.tsx";
import { EmptyList } from "../../ui/list-states.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { companiesQuery, refreshCompanies } from "./companies-calls.ts";
import { CompaniesTable } from "./companies-table.tsx";
import { readCompaniesView, readSorting } from "./companies-view.ts";
import { CompanyDialog } from "./company-dialog.tsx";
import { DeleteCompany } from "./delete-company.tsx";

const SEARCH_MAX_LENGTH = 200;

type OpenDialog = { kind: "save"; company: Company | null } | { kind: "delete"; company: Company };

/** The companies that users belong to. */
export function CompaniesPage() {
  const { t } = useTranslation(["admin-companies", "admin", "lists"]);
  const queryClient = useQueryClient();
  const list = useListPage(readCompaniesView, companiesQuery);
  const { view, change } = list;
  const status = useStatus();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const saveSearch = useCallback((search: string) => change({ search, page: undefined }, { replace: true }), [change]);
  const [text, setText] = useFilterText(view.search ?? "", saveSearch);
  const { giveToPage } = useReturnFocus();
  const close = () => setOpen(null);
  const add = () => setOpen({ kind: "save", company: null });

  return (
    <ListPage
      list={list}
      title={t("title")}
      back={{ href: "/admin", label: t("admin:backToDashboard") }}
      actions={
        <Button variant="primary" icon={<Plus aria-hidden className="size-4" />} onPress={add}>
          {t("add")}
        </Button>
      }
      failure={t("failed.load")}
      above={
        <>
          <FilterBar onClear={view.search === undefined ? null : () => setText("")}>
            <SearchBox
              label={t("search")}
              hint={t("searchHint")}
              text={text}
              onChange={setText}
              maxLength={SEARCH_MAX_LENGTH}
            />
          </FilterBar>
          <StatusMessage control={status} />
        </>
      }
      count={({ items }) => items.length}
      empty={
        view.search === undefined ? (
          <EmptyList action={<Button onPress={add}>{t("add")}</Button>}>{t("empty")}</EmptyList>
        ) : (
          <EmptyList action={<Button onPress={() => setText("")}>{t("lists:clearFilters")}</Button>}>
            {t("noMatch")}
          </EmptyList>
        )
      }
      below={
        <>
          {open?.kind === "save" && (
            <CompanyDialog
              company={open.company}
              onClose={close}
              onSaved={() => {
                close();
                status.succeed(t(open.company === null ? "done.created" : "done.updated"));
                void refreshCompanies(queryClient);
              }}
            />
          )}
          {open?.kind === "delete" && (
            <DeleteCompany
              company={open.company}
              status={status}
              onCancel={close}
              onEnd={() => {
                close();
                giveToPage();
              }}
            />
          )}
        </>
      }
    >
      {({ items, totals }) => (
        <CompaniesTable
          companies={items}
          totals={totals}
          isBusy={list.query.isPlaceholderData}
          sorting={{
            by: readSorting(view).sort,
            order: readSorting(view).order,
            onChange: (by, order) =>
              change({ sort: readChoice(COMPANY_SORTS, by) ?? undefined, order, page: undefined }),
          }}
          onEdit={(company) => setOpen({ kind: "save", company })}
          onDelete={(company) => setOpen({ kind: "delete", company })}
        />
      )}
    </ListPage>
  );
}

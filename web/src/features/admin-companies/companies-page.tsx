import { COMPANY_SORTS, type Company } from "@medsieve/contract/admin/companies";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { readChoice } from "../../lib/read-answer.ts";
import { useFilterText } from "../../lib/use-filter-text.ts";
import { useListPage } from "../../lib/use-list-page.ts";
import { useReturnFocus } from "../../lib/use-return-focus.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { ListPage } from "../../ui/list-page.tsx";
import { EmptyList } from "../../ui/list-states.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { companiesQuery, deleteCompany, refreshCompanies } from "./companies-calls.ts";
import { CompaniesTable } from "./companies-table.tsx";
import { readCompaniesView, readSorting } from "./companies-view.ts";
import { CompanyDialog } from "./company-dialog.tsx";

const SEARCH_MAX_LENGTH = 200;

type OpenDialog = { kind: "save"; company: Company | null } | { kind: "delete"; company: Company };

/** The companies that users belong to. */
export function CompaniesPage() {
  const { t } = useTranslation("admin-companies");
  const language = useLanguage();
  const queryClient = useQueryClient();
  const list = useListPage(readCompaniesView, companiesQuery);
  const { view, change } = list;
  const status = useStatus();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const saveSearch = useCallback((search: string) => change({ search, page: undefined }, { replace: true }), [change]);
  const [text, setText] = useFilterText(view.search ?? "", saveSearch);
  const { giveToPage } = useReturnFocus();
  const close = () => setOpen(null);
  const add = () => setOpen({ kind: "save", company: null });

  async function remove(company: Company): Promise<void> {
    setIsDeleting(true);
    try {
      await deleteCompany(company);
      status.succeed(t("done.deleted"));
    } catch (error) {
      const holdsOwn = error instanceof ApiError && error.code === "own_account";
      status.fail(t("failed.delete", { reason: holdsOwn ? t("failed.holdsOwnAccount") : describeError(error, t) }));
    } finally {
      setIsDeleting(false);
      close();
      giveToPage();
      void refreshCompanies(queryClient);
    }
  }

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
            <ConfirmDialog
              isOpen
              onCancel={close}
              title={t("confirm.title", {
                name: open.company.name,
                count: open.company.user_count,
                shown: formatNumber(open.company.user_count, language),
              })}
              confirmLabel={t("confirm.submit")}
              onConfirm={() => void remove(open.company)}
              isPending={isDeleting}
              isDestructive
            >
              <p>{t("confirm.text")}</p>
              <p>
                {t("confirm.users", {
                  count: open.company.user_count,
                  shown: formatNumber(open.company.user_count, language),
                })}
              </p>
              <p className="font-semibold">{t("confirm.final")}</p>
            </ConfirmDialog>
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

import type { MonthWishes } from "@medsieve/contract/admin/month";
import type { Language } from "@medsieve/contract/constants";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { chooseGap, formatDateTime, formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { saveFile } from "../../lib/save-file.ts";
import type { useAddressView } from "../../lib/use-address-view.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { ListFooter } from "../../ui/list-footer.tsx";
import { EmptyList, ListStates } from "../../ui/list-states.tsx";
import type { StatusControl } from "../../ui/status-message.tsx";
import type { Column } from "../../ui/table-columns.ts";
import { fetchAllWishes, monthWishesQuery } from "./month-calls.ts";
import type { MonthView } from "./month-view.ts";
import { writeWishesFile } from "./wishes-file.ts";

type Wish = MonthWishes["items"][number];

interface WishesProps {
  address: ReturnType<typeof useAddressView<MonthView>>;
  status: StatusControl;
}

/** Who asked for more searches than the limit in a month, and beside it what each answered in the survey. */
export function Wishes({ address, status }: WishesProps) {
  const { t } = useTranslation(["admin-month", "admin-surveys", "survey", "account"]);
  const language = useLanguage();
  const wishes = useQuery(monthWishesQuery(address.view));
  const exporting = useMutation({
    mutationFn: async (month: string) => ({ month, items: await fetchAllWishes(month) }),
    onMutate: status.clear,
    onSuccess: ({ month, items }) => {
      const name = `more_searches_${month}.csv`;
      saveFile({ name, type: "text/csv;charset=utf-8", parts: [writeWishesFile(month, items)] });
      status.succeed(t("export.done", { name }));
    },
    onError: (error) => status.fail(t("export.failed", { reason: describeError(error, t) })),
  });
  const count = (value: number) => ({ count: value, shown: formatNumber(value, language) });
  return (
    <ListStates query={wishes} failure={t("loadFailed")}>
      {({ month, items, totals, meta }) =>
        meta.total === 0 ? (
          <EmptyList>{t("wish.none")}</EmptyList>
        ) : (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p>
                {[
                  t("wish.refused", count(totals.refused)),
                  t("wish.users", count(totals.users_refused)),
                  t("wish.answered", count(totals.answered)),
                  t("wish.interested", count(totals.interested)),
                ].join(chooseGap(language))}
              </p>
              <Button
                icon={<Download aria-hidden className="size-4" />}
                onPress={() => exporting.mutate(month)}
                isPending={exporting.isPending}
              >
                {t("wish.export")}
              </Button>
            </div>
            <DataTable
              label={t("by.wish")}
              columns={listColumns(t, language)}
              rows={items}
              keyOf={({ user_id: id, email, survey }) => `${id} ${email} ${survey?.answered_at}`}
              isBusy={wishes.isPlaceholderData}
              width={960}
            />
            <ListFooter
              meta={meta}
              loaded={items.length}
              hrefOf={(page) => address.hrefOfAddress({ page })}
              onSizeChange={(size) => address.changeAddress({ size, page: undefined })}
            />
          </>
        )
      }
    </ListStates>
  );
}

type Translate = TFunction<["admin-month", "admin-surveys", "survey", "account"]>;

function listColumns(t: Translate, language: Language): Column<Wish>[] {
  const number = (value: number | null) => (value === null ? t("wish.gone") : formatNumber(value, language));
  return [
    {
      key: "user",
      title: t("of.user"),
      onCard: "title",
      look: "w-1/4 max-w-0",
      cell: ({ email, company_name: company, role }) => (
        <span className="flex flex-col leading-snug">
          <span className="wrap-anywhere">{email}</span>
          <span className="wrap-anywhere text-muted text-sm">
            {[company, t(`account:role.${role}`)].filter((part) => part !== null).join(" · ")}
          </span>
        </span>
      ),
    },
    { key: "searches", title: t("column.searches"), isNumber: true, cell: (wish) => number(wish.searches) },
    { key: "limit", title: t("wish.limit"), isNumber: true, cell: (wish) => number(wish.limit) },
    { key: "refused", title: t("wish.beyond"), isNumber: true, cell: (wish) => number(wish.refused) },
    { key: "survey", title: t("wish.survey"), look: "w-1/2", cell: ({ survey }) => <Survey survey={survey} /> },
  ];
}

function Survey({ survey }: { survey: Wish["survey"] }) {
  const { t } = useTranslation(["admin-month", "admin-surveys", "survey"]);
  const language = useLanguage();
  if (survey === null) return <span className="text-muted">{t("wish.unanswered")}</span>;
  const { answered_at, interested, use_case, needed_searches, additional_feedback } = survey;
  const facts = [
    t(interested ? "admin-surveys:response.interested" : "admin-surveys:response.notInterested"),
    needed_searches && t(`survey:need.${needed_searches}`),
    use_case && t(`survey:useCase.${use_case}`),
    formatDateTime(answered_at, language),
  ].filter(Boolean);
  return (
    <span className="flex flex-col gap-0.5 text-start leading-snug">
      <span>{facts.join(" · ")}</span>
      {additional_feedback !== null && (
        <span className="wrap-anywhere whitespace-pre-wrap text-muted text-sm">{additional_feedback}</span>
      )}
    </span>
  );
}

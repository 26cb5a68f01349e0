import type { MonthReport } from "@medsieve/contract/admin/month";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatUtcDate } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useAddressView } from "../../lib/use-address-view.ts";
import { useAdministration } from "../../lib/use-administration.ts";
import { Button } from "../../ui/button.tsx";
import { ListFooter } from "../../ui/list-footer.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { CountTable } from "./count-table.tsx";
import { FailureTable } from "./failure-table.tsx";
import { fetchAllUsers, monthQuery, monthUsersQuery } from "./month-calls.ts";
import { MonthCards } from "./month-cards.tsx";
import { writeMonthFile } from "./month-file.ts";
import { MonthSelect } from "./month-select.tsx";
import { MONTH_PARTS, type MonthView, readMonthView } from "./month-view.ts";
import { Wishes } from "./wishes.tsx";

/** What a month was used for and what it cost, by company, user, model, preference and day, what failed in it, and who asked for more. */
export function MonthPage() {
  const { t } = useTranslation(["admin-month", "admin", "admin-logs", "search"]);
  const { back, isOfServer } = useAdministration();
  const address = useAddressView(readMonthView);
  const { view, change } = address;
  // The survey is the whole server's.
  const parts = MONTH_PARTS.filter((part) => part !== "wish" || isOfServer);
  const by = parts.find((part) => part === view.by) ?? "company";
  const report = useQuery(monthQuery(view.month));
  const status = useStatus();
  const exporting = useMutation({
    mutationFn: async (shown: MonthReport) => ({ shown, users: await fetchAllUsers(shown.month) }),
    onMutate: status.clear,
    onSuccess: ({ shown, users }) => {
      const name = `month_${shown.month}.csv`;
      saveFile({ name, type: "text/csv;charset=utf-8", parts: [writeMonthFile(shown, users)] });
      status.succeed(t("export.done", { name }));
    },
    onError: (error) => status.fail(t("export.failed", { reason: describeError(error, t) })),
  });
  return (
    <PageFrame
      title={t("title")}
      lead={t("lead")}
      back={back}
      actions={
        <Button
          icon={<Download aria-hidden className="size-4" />}
          onPress={() => report.data && exporting.mutate(report.data)}
          isPending={exporting.isPending}
          isDisabled={report.data === undefined || report.isPlaceholderData}
        >
          {t("export.start")}
        </Button>
      }
    >
      <StatusMessage control={status} />
      <MonthSelect month={view.month} onChange={(month) => change({ month, page: undefined })} />
      <ListStates query={report} failure={t("loadFailed")}>
        {(shown) => (
          <>
            <MonthCards report={shown} />
            <Tabs
              label={t("by.label")}
              tabs={parts.map((value) => ({ value, label: t(`by.${value}`) }))}
              value={by}
              onChange={(chosen) => change({ by: chosen === "company" ? undefined : chosen, page: undefined })}
            >
              {by === "user" && <Users report={shown} address={address} />}
              {by === "wish" && <Wishes address={address} status={status} />}
              {by !== "user" && by !== "wish" && <Part report={shown} by={by} isBusy={report.isPlaceholderData} />}
            </Tabs>
          </>
        )}
      </ListStates>
    </PageFrame>
  );
}

interface PartProps {
  report: MonthReport;
  by: Exclude<NonNullable<MonthView["by"]>, "user" | "wish">;
  isBusy: boolean;
}

function Part({ report, by, isBusy }: PartProps) {
  const { t } = useTranslation(["admin-month", "search"]);
  const language = useLanguage();
  if (by === "failure") return <FailureTable report={report} isBusy={isBusy} />;
  const rows = {
    company: () =>
      report.per_company.map(({ company_id: id, company_name: name, ...counts }) => ({
        ...{ key: id ?? "none", name: name ?? t("noCompany") },
        ...counts,
      })),
    model: () =>
      report.per_model.map(({ model, total_tokens: tokens, ...counts }) => ({
        ...{ key: model, name: model === "builtin" ? t("builtin") : model, tokens },
        ...counts,
      })),
    preference: () =>
      report.per_preference.map(({ preference, ...counts }) => ({
        ...{ key: preference, name: t(`search:preference.${preference}.label`) },
        ...counts,
      })),
    day: () =>
      report.per_day
        .map(({ day, ...counts }) => ({ key: day, name: formatUtcDate(day, language), ...counts }))
        .reverse(),
  }[by]();
  return <CountTable label={t(`by.${by}`)} of={t(`of.${by}`)} rows={rows} total={report} isBusy={isBusy} />;
}

interface UsersProps {
  report: MonthReport;
  address: ReturnType<typeof useAddressView<MonthView>>;
}

function Users({ report, address }: UsersProps) {
  const { t } = useTranslation("admin-month");
  const users = useQuery(monthUsersQuery(address.view));
  return (
    <ListStates query={users} failure={t("loadFailed")}>
      {({ items, meta }) => (
        <>
          <CountTable
            label={t("by.user")}
            of={t("of.user")}
            rows={items.map(({ user_id: key, email, company_name: detail, ...counts }) => ({
              ...{ key, name: email ?? key, detail },
              ...counts,
            }))}
            total={report}
            isBusy={users.isPlaceholderData}
          />
          <ListFooter
            meta={meta}
            loaded={items.length}
            hrefOf={(page) => address.hrefOfAddress({ page })}
            onSizeChange={(size) => address.changeAddress({ size, page: undefined })}
          />
        </>
      )}
    </ListStates>
  );
}

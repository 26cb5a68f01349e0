import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { saveFile } from "../../lib/save-file.ts";
import { readServerDate } from "../../lib/server-clock.ts";
import { useListPage } from "../../lib/use-list-page.ts";
import { Button } from "../../ui/button.tsx";
import { ListPage } from "../../ui/list-page.tsx";
import { EmptyList } from "../../ui/list-states.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { ResponseCard } from "./response-card.tsx";
import { nameSurveyFile, writeSurveyFile } from "./survey-file.ts";
import { SurveyStatistics } from "./survey-statistics.tsx";
import { SurveysFilters } from "./surveys-filters.tsx";
import { fetchAllResponses, surveysQuery } from "./surveys-queries.ts";
import { readSurveysView, type SurveysView } from "./surveys-view.ts";

const NO_FILTERS: SurveysView = { company: undefined, role: undefined, start: undefined, end: undefined };

/** What users answered when they were asked about an unlimited plan. */
export function SurveysPage() {
  const { t } = useTranslation(["admin-surveys", "admin", "survey", "lists"]);
  const language = useLanguage();
  const list = useListPage(readSurveysView, surveysQuery);
  const { view, change, query: responses } = list;
  const status = useStatus();
  const exporting = useMutation({
    mutationFn: () => fetchAllResponses(view),
    onMutate: status.clear,
    onSuccess: (rows) => {
      const name = nameSurveyFile(readServerDate());
      saveFile({ name, type: "text/csv;charset=utf-8", parts: [writeSurveyFile(rows)] });
      status.succeed(t("export.done", { count: rows.length, shown: formatNumber(rows.length, language), name }));
    },
    onError: (error) => status.fail(t("export.failed", { reason: describeError(error, t) })),
  });
  const isFiltered = [view.company, view.role, view.start, view.end].some((one) => one !== undefined);
  const total = responses.data?.meta.total ?? 0;

  return (
    <ListPage
      list={list}
      title={t("title")}
      lead={t("lead")}
      back={{ href: "/admin", label: t("admin:backToDashboard") }}
      actions={
        <Button
          icon={<Download aria-hidden className="size-4" />}
          onPress={() => exporting.mutate()}
          isPending={exporting.isPending}
          isDisabled={total === 0}
        >
          {t("export.start")}
        </Button>
      }
      failure={t("loadFailed")}
      above={
        <>
          <StatusMessage control={status} />
          <SurveyStatistics />
          <SurveysFilters view={view} onChange={(changes) => change({ ...changes, page: undefined })} />
        </>
      }
      count={({ data: rows }) => rows.length}
      empty={
        <EmptyList
          action={
            isFiltered && (
              <Button onPress={() => change({ ...NO_FILTERS, page: undefined })}>{t("lists:clearFilters")}</Button>
            )
          }
        >
          {t(isFiltered ? "empty.filtered" : "empty.none")}
        </EmptyList>
      }
    >
      {({ data: rows }) => (
        <section aria-label={t("responses")} aria-busy={responses.isPlaceholderData}>
          <ul className="flex flex-col gap-3">
            {rows.map((row) => (
              <li key={row.SurveyId}>
                <ResponseCard row={row} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </ListPage>
  );
}

import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useAddressView } from "../../lib/use-address-view.ts";
import { usePageInRange } from "../../lib/use-page-in-range.ts";
import { Button } from "../../ui/button.tsx";
import { ListFooter } from "../../ui/list-footer.tsx";
import { EmptyList, ListStates } from "../../ui/list-states.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
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
  const { t } = useTranslation(["admin-surveys", "admin", "survey"]);
  const language = useLanguage();
  const { view, change, hrefOf } = useAddressView(readSurveysView);
  const responses = useQuery(surveysQuery(view));
  const status = useStatus();
  const exporting = useMutation({
    mutationFn: () => fetchAllResponses(view),
    onMutate: status.clear,
    onSuccess: (rows) => {
      const name = nameSurveyFile(new Date());
      saveFile({ name, type: "text/csv;charset=utf-8", parts: [writeSurveyFile(rows)] });
      status.succeed(t("export.done", { count: rows.length, shown: formatNumber(rows.length, language), name }));
    },
    onError: (error) => status.fail(t("export.failed", { reason: describeError(error, t) })),
  });
  usePageInRange(
    view.page ?? 1,
    responses,
    useCallback((page: number) => change({ page }, { replace: true }), [change]),
  );
  const isFiltered = [view.company, view.role, view.start, view.end].some((one) => one !== undefined);
  const total = responses.data?.meta.total ?? 0;

  return (
    <PageFrame
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
    >
      <StatusMessage control={status} />
      <SurveyStatistics />
      <SurveysFilters view={view} onChange={(changes) => change({ ...changes, page: undefined })} />
      <ListStates query={responses} failure={t("loadFailed")}>
        {({ data: rows, meta }) => (
          <>
            {rows.length > 0 ? (
              <section aria-label={t("responses")} aria-busy={responses.isPlaceholderData}>
                <ul className="flex flex-col gap-3">
                  {rows.map((row) => (
                    <li key={row.SurveyId}>
                      <ResponseCard row={row} />
                    </li>
                  ))}
                </ul>
              </section>
            ) : (
              <EmptyList
                action={
                  isFiltered && (
                    <Button onPress={() => change({ ...NO_FILTERS, page: undefined })}>{t("filter.clear")}</Button>
                  )
                }
              >
                {t(isFiltered ? "empty.filtered" : "empty.none")}
              </EmptyList>
            )}
            <ListFooter
              meta={meta}
              loaded={rows.length}
              hrefOf={(page) => hrefOf({ page })}
              onSizeChange={(size) => change({ size, page: undefined })}
            />
          </>
        )}
      </ListStates>
    </PageFrame>
  );
}

import type { SurveyStatistics as Statistics } from "@medsieve/contract/admin/survey-responses";
import { NEEDED_SEARCHES, SURVEY_USE_CASES } from "@medsieve/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { addNote } from "../../lib/add-note.ts";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { formatPercent } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { BarList } from "../../ui/charts/bar-list.tsx";
import { surveyStatisticsQuery } from "./surveys-queries.ts";

/** What all answers say together, whatever the filters below. */
export function SurveyStatistics() {
  const { t } = useTranslation("admin-surveys");
  const statistics = useQuery(surveyStatisticsQuery());
  if (statistics.data !== undefined) return <Figures statistics={statistics.data} />;
  if (statistics.isPending) {
    return <div aria-hidden className="h-70 animate-appear-late rounded-lg border border-line bg-surface" />;
  }
  return (
    <Alert
      tone="error"
      title={t("statisticsFailed")}
      action={
        <Button onPress={() => void statistics.refetch()} isPending={statistics.isFetching}>
          {t("common:retry")}
        </Button>
      }
    >
      {describeError(statistics.error, t)}
    </Alert>
  );
}

function Figures({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation(["admin-surveys", "survey"]);
  const language = useLanguage();
  const write = (value: number) => formatNumber(value, language);
  const cards = [
    { key: "total", figure: write(statistics.total_responses) },
    { key: "interested", figure: write(statistics.interested_count) },
    { key: "share", figure: formatPercent(statistics.interested_percentage, language) },
  ];
  const distributions = [
    {
      key: "useCase",
      items: SURVEY_USE_CASES.map((value) => ({
        key: value,
        name: t(`survey:useCase.${value}`),
        value: statistics.use_case_distribution[value],
      })),
    },
    {
      key: "need",
      items: NEEDED_SEARCHES.map((value) => ({
        key: value,
        name: t(`survey:need.${value}`),
        value: statistics.needed_searches_distribution[value],
      })),
    },
  ];
  return (
    <section aria-label={t("statistics.title")} className="flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {cards.map(({ key, figure }) => (
          <div key={key} className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4">
            <dt className="text-muted text-sm">{t(`statistics.${key}`)}</dt>
            <dd className="font-semibold text-2xl tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-3 md:grid-cols-2">
        {distributions.map(({ key, items }) => {
          const total = items.reduce((sum, item) => sum + item.value, 0);
          return (
            <article key={key} className="rounded-lg border border-line bg-surface p-4">
              <h2 className="pb-3 text-base">{t(`statistics.${key}`)}</h2>
              <BarList
                label={t(`statistics.${key}`)}
                items={items.map((item) => ({
                  ...item,
                  figure:
                    total === 0
                      ? write(item.value)
                      : addNote(write(item.value), formatPercent((item.value / total) * 100, language), language),
                }))}
              />
            </article>
          );
        })}
      </div>
      <p className="text-muted text-sm">{t("statistics.scope")}</p>
    </section>
  );
}

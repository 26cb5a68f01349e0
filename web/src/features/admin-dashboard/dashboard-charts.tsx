import type { DashboardStats } from "@medsieve/contract/admin/stats";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { addNote } from "../../lib/add-note.ts";
import { formatNumber } from "../../lib/format.ts";
import { formatPercent, formatSeconds, formatUsd } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { BarList } from "../../ui/charts/bar-list.tsx";
import { FigureTable } from "../../ui/charts/figure-table.tsx";
import { DayFigures } from "./day-figures.tsx";
import { nameModel } from "./name-model.ts";

/** The last 90 days as charts, each with its figures. */
export function DashboardCharts({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation("admin-dashboard");
  return (
    <section aria-labelledby="dashboard-charts" className="flex flex-col gap-3">
      <h2 id="dashboard-charts" className="text-lg">
        {t("charts.title")}
      </h2>
      <div className="grid gap-3 lg:grid-cols-2">
        <DayFigures kind="searches" perDay={stats.per_day} />
        <DayFigures kind="cost" perDay={stats.per_day} />
      </div>
      <div className="grid gap-3 lg:grid-cols-3">
        <Preferences stats={stats} />
        <Models stats={stats} />
        <SearchTime stats={stats} />
      </div>
    </section>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <h3 className="text-base">{title}</h3>
      {children}
    </article>
  );
}

function Preferences({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation(["admin-dashboard", "search"]);
  const share = useShare(stats.per_preference);
  const items = [...stats.per_preference]
    .sort((a, b) => b.searches - a.searches)
    .map(({ preference, searches }) => ({
      key: preference,
      name: t(`search:preference.${preference}.label`),
      value: searches,
      figure: share(searches),
    }));
  return (
    <Panel title={t("charts.perPreference")}>
      {items.length === 0 ? <NoSearches /> : <BarList label={t("charts.perPreference")} items={items} />}
    </Panel>
  );
}

function Models({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation("admin-dashboard");
  const language = useLanguage();
  const share = useShare(stats.per_model);
  const models = [...stats.per_model].sort((a, b) => b.searches - a.searches);
  if (models.length === 0) {
    return (
      <Panel title={t("charts.perModel")}>
        <NoSearches />
      </Panel>
    );
  }
  return (
    <Panel title={t("charts.perModel")}>
      <BarList
        label={t("charts.perModel")}
        items={models.map(({ model, searches }) => ({
          key: model,
          name: nameModel(model, t),
          value: searches,
          figure: share(searches),
        }))}
      />
      <FigureTable
        title={t("charts.figures")}
        caption={t("charts.perModel")}
        columns={[t("charts.model"), t("charts.searches"), t("charts.tokens"), t("charts.cost")]}
        rows={models.map((model) => [
          nameModel(model.model, t),
          formatNumber(model.searches, language),
          formatNumber(model.total_tokens, language),
          formatUsd(model.cost_usd, 2, language),
        ])}
      />
    </Panel>
  );
}

function SearchTime({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation("admin-dashboard");
  const language = useLanguage();
  const { median, p95 } = stats.search_time;
  if (median === null || p95 === null) {
    return (
      <Panel title={t("charts.searchTime")}>
        <NoSearches />
      </Panel>
    );
  }
  return (
    <Panel title={t("charts.searchTime")}>
      <BarList
        label={t("charts.searchTime")}
        items={[
          { key: "median", name: t("charts.median"), value: median, figure: formatSeconds(median, language) },
          { key: "p95", name: t("charts.p95"), value: p95, figure: formatSeconds(p95, language) },
        ]}
      />
      <p className="text-muted text-sm">{t("charts.searchTimeHint")}</p>
    </Panel>
  );
}

function NoSearches() {
  const { t } = useTranslation("admin-dashboard");
  return <p className="text-muted">{t("charts.none")}</p>;
}

/** Writes a number of searches with its share of all of them. */
function useShare(parts: readonly { searches: number }[]): (searches: number) => string {
  const language = useLanguage();
  const total = parts.reduce((sum, part) => sum + part.searches, 0);
  return (searches) => {
    const figure = formatNumber(searches, language);
    return total === 0 ? figure : addNote(figure, formatPercent((searches / total) * 100, language), language);
  };
}

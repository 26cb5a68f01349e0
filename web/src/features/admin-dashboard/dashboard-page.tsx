import type { DashboardStats } from "@medsieve/contract/admin/stats";
import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { ActivityPanels } from "./activity-panels.tsx";
import { AnswerPanels } from "./answer-panels.tsx";
import { AreaCards } from "./area-cards.tsx";
import { dashboardQuery } from "./dashboard-query.ts";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { formatClock } from "./format-clock.ts";
import { HeadlineCards } from "./headline-cards.tsx";
import { SetupChecklist } from "./setup-checklist.tsx";
import { TopLists } from "./top-lists.tsx";

const DashboardCharts = lazy(async () => ({ default: (await import("./dashboard-charts.tsx")).DashboardCharts }));

/** What is going on in the whole system, at a glance, and the ways to everything an administrator can do. */
export function DashboardPage() {
  const { t } = useTranslation(["admin-dashboard", "admin"]);
  const stats = useQuery(dashboardQuery());
  const refresh = () => void stats.refetch();

  return (
    <PageFrame
      title={t("title")}
      actions={
        <>
          <Button icon={<RefreshCw aria-hidden className="size-4" />} onPress={refresh} isPending={stats.isFetching}>
            {t("admin:refresh")}
          </Button>
          <LinkButton href="/">{t("admin:backToSearch")}</LinkButton>
        </>
      }
    >
      <Freshness stats={stats.data} hasFailed={stats.isRefetchError} />
      {stats.isPending && <DashboardSkeleton label={t("loading")} />}
      {stats.isError && stats.data === undefined && (
        <Alert
          tone="error"
          title={t("loadFailed")}
          action={
            <Button onPress={refresh} isPending={stats.isFetching}>
              {t("common:retry")}
            </Button>
          }
        >
          {describeError(stats.error, t)}
        </Alert>
      )}
      {stats.data !== undefined && <AnswerPanels stats={stats.data} />}
      <SetupChecklist />
      {stats.data !== undefined && (
        <>
          <HeadlineCards stats={stats.data} />
          <ActivityPanels stats={stats.data} />
        </>
      )}
      <AreaCards />
      {stats.data !== undefined && (
        <>
          <Suspense fallback={<div className="min-h-200" />}>
            <DashboardCharts stats={stats.data} />
          </Suspense>
          <TopLists stats={stats.data} />
        </>
      )}
    </PageFrame>
  );
}

/** How old the figures are; a refresh that failed changes these words and nothing else on the page. */
function Freshness({ stats, hasFailed }: { stats: DashboardStats | undefined; hasFailed: boolean }) {
  const { t } = useTranslation("admin-dashboard");
  const language = useLanguage();
  const time = stats === undefined ? null : formatClock(stats.counted_at, language);
  return (
    <>
      <p className="-mt-3 min-h-6 text-muted text-sm tabular-nums">
        {time !== null && t(hasFailed ? "refreshFailed" : "asOf", { time })}
      </p>
      <span role="status" className="sr-only">
        {hasFailed && time !== null && t("refreshFailed", { time })}
      </span>
    </>
  );
}

import type { LogAnalytics } from "@medsieve/contract/admin/query-logs";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Disclosure } from "../../ui/disclosure.tsx";

const LogCharts = lazy(async () => ({ default: (await import("./log-charts.tsx")).LogCharts }));

/** How the logs spread over days, ways in and models; loaded when someone wants to see it. */
export function LogAnalyticsPanel({ analytics }: { analytics: LogAnalytics }) {
  const { t } = useTranslation("admin-logs");
  return (
    <Disclosure title={t("charts.title")}>
      <Suspense fallback={<div className="min-h-80" />}>
        <LogCharts analytics={analytics} />
      </Suspense>
    </Disclosure>
  );
}

import type { UnseenAlerts } from "@medsieve/contract/alerts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { OctagonX, X } from "lucide-react";
import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { refreshHistory } from "../../entities/search/server-state.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Link } from "../../ui/link.tsx";
import { markAlertsSeen, unseenAlertsQuery } from "./alerts-calls.ts";
import { type AlertSum, sumAlerts } from "./sum-alerts.ts";

/** Papers that are named; of more only the number is said. */
const PAPERS_NAMED = 3;

/**
 * Below the header, once: which papers of the user's searches were retracted, or are doubted, since. It is gone for good
 * when it was closed or followed.
 */
export function AlertNotice() {
  const queryClient = useQueryClient();
  const { data } = useQuery(unseenAlertsQuery());
  const sum = sumAlerts(data?.alerts ?? []);
  const until = sum?.until;

  useEffect(() => {
    if (until !== undefined) void refreshHistory(queryClient);
  }, [until, queryClient]);

  async function endNotice(seenUntil: string): Promise<void> {
    queryClient.setQueryData<UnseenAlerts>(unseenAlertsQuery().queryKey, { alerts: [], total: 0 });
    try {
      await markAlertsSeen(seenUntil);
    } catch (error) {
      console.warn("That the news was read could not be saved; it will be shown again.", error);
    }
  }

  return (
    <div role="status">
      {sum !== null && (
        <Suspense>
          <Notice sum={sum} onEnd={() => void endNotice(sum.until)} />
        </Suspense>
      )}
    </div>
  );
}

function Notice({ sum, onEnd }: { sum: AlertSum; onEnd: () => void }) {
  const { t } = useTranslation("alerts");
  const language = useLanguage();
  const { papers, searches, kind, shown } = sum;
  const more = papers - PAPERS_NAMED;
  return (
    <section
      aria-label={t("label")}
      className="flex items-start gap-2.5 border-red border-b bg-red-soft py-1.5 pr-1 pl-4 text-[0.9375rem] text-red-ink"
    >
      <OctagonX aria-hidden className="mt-1.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere py-1">
        <p className="font-semibold">
          {t(kind, {
            count: papers,
            shown: formatNumber(papers, language),
            searches: t("inSearches", { count: searches, shown: formatNumber(searches, language) }),
          })}
        </p>
        <ul>
          {shown.slice(0, PAPERS_NAMED).map(({ search_id, pmid, title, query }) => (
            <li key={pmid} className="flex flex-wrap gap-x-2">
              <Link
                href={`/?search=${encodeURIComponent(search_id)}`}
                onPress={onEnd}
                className="inline-flex min-h-6 min-w-0 items-center font-medium underline decoration-1 underline-offset-3"
              >
                <bdi lang="en" className="line-clamp-2">
                  {title || `PMID ${pmid}`}
                </bdi>
              </Link>
              <span className="line-clamp-1 min-w-0">{t("inSearch", { query })}</span>
            </li>
          ))}
        </ul>
        {more > 0 && <p>{t("more", { count: more, shown: formatNumber(more, language) })}</p>}
      </div>
      <IconButton label={t("dismiss")} icon={<X aria-hidden className="size-4" />} onPress={onEnd} />
    </section>
  );
}

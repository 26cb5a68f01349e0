import type { Watch } from "@medsieve/contract/watches";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { printSchedule } from "../../entities/watch/print-schedule.ts";
import { formatDate, formatDateTime, formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Link } from "../../ui/link.tsx";
import { RunList } from "./run-list.tsx";
import { WatchActions } from "./watch-actions.tsx";
import { WatchFeed } from "./watch-feed.tsx";

/** A watched search: when it ran and runs, and what is new. */
export function WatchCard({ watch }: { watch: Watch }) {
  const { t } = useTranslation("watches");
  const language = useLanguage();
  const titleId = useId();
  const { last_run: last, undecided_count: undecided } = watch;
  const [isOpen, setOpen] = useState(undecided > 0);
  const [before, setBefore] = useState(undecided);
  // A run that was asked for just now shows what it found; deciding on the last paper folds nothing.
  if (undecided !== before) {
    setBefore(undecided);
    if (undecided > before) setOpen(true);
  }
  const facts = [
    { term: t("fact.schedule"), text: printSchedule(watch, language, t) },
    {
      term: t("fact.checked"),
      text: watch.checked_at === null ? t("fact.never") : formatDateTime(watch.checked_at, language),
    },
    { term: t("fact.next"), text: formatDateTime(watch.next_run_at, language) },
    { term: t("fact.mail"), text: t(watch.mail ? "fact.mailOn" : "fact.mailOff") },
    { term: t("fact.reader"), text: t(watch.read_with_model ? "fact.readerModel" : "fact.readerBuiltin") },
  ];
  return (
    <li>
      <article aria-labelledby={titleId} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h2 id={titleId} className="wrap-anywhere text-lg" dir="auto">
              <Link href={`/search-history/${encodeURIComponent(watch.search_id)}`}>{watch.query}</Link>
            </h2>
            <p className="text-muted text-sm">{t("watchedSince", { date: formatDate(watch.created_at, language) })}</p>
          </div>
          {undecided > 0 && (
            <Badge tone="accent">
              {t("undecided", { count: undecided, shown: formatNumber(undecided, language) })}
            </Badge>
          )}
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt className="text-muted text-sm">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {last?.status === "not_checked" && last.cause !== null && (
          <Alert tone="caution" title={t("notChecked.title")}>
            <p>{t(`notChecked.${last.cause}`)}</p>
            <p>{t("notChecked.again", { when: formatDateTime(watch.next_run_at, language) })}</p>
          </Alert>
        )}
        <WatchActions watch={watch} />
        <Disclosure title={t("feed.title")}>
          <WatchFeed watch={watch} />
        </Disclosure>
        {last !== null && (
          <Disclosure title={t("runs.title")} isExpanded={isOpen} onExpandedChange={setOpen}>
            <RunList watch={watch} />
          </Disclosure>
        )}
      </article>
    </li>
  );
}

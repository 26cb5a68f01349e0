import type { LogFailure, QueryLog } from "@medsieve/contract/admin/query-logs";
import { isSearch } from "@medsieve/contract/constants";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { describeErrorCode } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Link } from "../../ui/link.tsx";
import type { StatusControl } from "../../ui/status-message.tsx";
import { EraseQuestion } from "./erase-question.tsx";
import { LogPapers } from "./log-papers.tsx";
import { CallTable, StageTable } from "./log-steps.tsx";
import { TokenTable } from "./token-table.tsx";

/** Everything that was kept of one search. */
export function LogDetails({ log, status }: { log: QueryLog; status: StatusControl }) {
  const { t } = useTranslation(["admin-logs", "search"]);
  const language = useLanguage();
  const hasNoPapers =
    log.outcome !== "failed" &&
    isSearch(log.search_type) &&
    (log.papers_found ?? 0) === 0 &&
    log.paper_results.length === 0;
  const facts = [
    { key: "ip", text: log.ip_address ?? t("notAvailable") },
    { key: "session", text: log.session_id ?? t("notAvailable") },
    { key: "maxResults", text: log.max_results === null ? t("notAvailable") : formatNumber(log.max_results, language) },
    { key: "readBy", text: t(`readBy.${log.read_by}`) },
    { key: "promptVersion", text: <PromptVersion version={log.prompt_version} /> },
    { key: "preference", text: t(`search:preference.${log.preference}.label`) },
    { key: "id", text: log.query_id },
  ];
  return (
    <div className="flex min-w-0 flex-col gap-4 text-[0.9375rem]">
      <Part title={t("details.query")}>
        <p className="max-w-reading whitespace-pre-wrap wrap-anywhere">{log.query ?? t("questionGone")}</p>
      </Part>
      <EraseQuestion log={log} status={status} />
      {log.error_message !== null && (
        <Alert tone="error" title={t("details.error")}>
          {describeErrorCode(log.error_message, t) ?? log.error_message}
        </Alert>
      )}
      {log.failure !== null && <LogFailureFacts failure={log.failure} />}
      {log.fallbacks.length > 0 && (
        <Part title={t("details.fallbacks")}>
          <ul className="flex list-disc flex-col gap-1 pl-6 marker:text-muted">
            {log.fallbacks.map(({ step, reason, count }) => (
              <li key={`${step} ${reason}`} className="wrap-anywhere">
                {t(`fallback.${step}`, { count })}
                <span lang="en" className="text-muted">
                  {" "}
                  {reason}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t("details.title")}>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
          {facts.map(({ key, text }) => (
            <div key={key} className="contents">
              <dt className="text-muted">{t(`details.${key}`)}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      {log.search_queries_used.length > 0 && (
        <Part title={t("details.queries")}>
          <ol className="flex list-decimal flex-col gap-1 pl-6 marker:text-muted">
            {numberQueries(log.search_queries_used).map(({ number, query }) => (
              <li key={number} lang="en" className="wrap-anywhere font-mono text-sm">
                {query}
              </li>
            ))}
          </ol>
        </Part>
      )}
      {log.paper_results.length > 0 && (
        <Part title={t("details.papers", { count: log.paper_results.length })}>
          <LogPapers papers={log.paper_results} />
        </Part>
      )}
      {hasNoPapers && <Alert tone="info">{t("details.noPapers")}</Alert>}
      {log.token_usage.length > 0 && (
        <Part title={t("details.tokens")}>
          <TokenTable usage={log.token_usage} />
        </Part>
      )}
      {log.stages.length > 0 && (
        <Part title={t("details.stages")}>
          <StageTable stages={log.stages} />
        </Part>
      )}
      {log.calls.length > 0 && (
        <Part title={t("details.calls")}>
          <CallTable calls={log.calls} />
        </Part>
      )}
      {log.user_agent !== null && (
        <Disclosure title={t("details.userAgent")}>
          <p className="wrap-anywhere pl-6 text-sm">{log.user_agent}</p>
        </Disclosure>
      )}
    </div>
  );
}

/** Leads to all searches that worked with the same prompts. */
function PromptVersion({ version }: { version: string | null }) {
  const { t } = useTranslation("admin-logs");
  if (version === null) return t("notAvailable");
  return (
    <Link href={`/admin/query-logs?prompts=v${version}`} aria-label={t("details.samePrompts", { version })}>
      {version}
    </Link>
  );
}

function LogFailureFacts({ failure: { stage, code, cause } }: { failure: LogFailure }) {
  const { t } = useTranslation("admin-logs");
  const inWords = describeErrorCode(cause, t);
  return (
    <Part title={t("failure.title")}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        <dt className="text-muted">{t("failure.stage")}</dt>
        <dd>{stage === null ? t("notAvailable") : t(`stage.${stage}`)}</dd>
        <dt className="text-muted">{t("failure.code")}</dt>
        <dd className="font-mono text-sm">{code}</dd>
        <dt className="text-muted">{t("failure.cause")}</dt>
        <dd {...(inWords === null && cause !== null ? { lang: "en" } : {})} className="wrap-anywhere">
          {inWords ?? cause ?? t("notAvailable")}
        </dd>
      </dl>
    </Part>
  );
}

/** The same query may have been used twice. */
function numberQueries(queries: readonly string[]): { number: number; query: string }[] {
  return queries.map((query, index) => ({ number: index + 1, query }));
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <h2 id={titleId} className="pb-1 text-muted text-sm">
        {title}
      </h2>
      {children}
    </section>
  );
}

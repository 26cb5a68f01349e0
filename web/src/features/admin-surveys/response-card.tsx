import type { SurveyRow } from "@medsieve/contract/admin/survey-responses";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Badge } from "../../ui/badge.tsx";

/** One user's answers. */
export function ResponseCard({ row }: { row: SurveyRow }) {
  const { t } = useTranslation(["admin-surveys", "survey"]);
  const language = useLanguage();
  const Icon = row.Interested ? ThumbsUp : ThumbsDown;
  return (
    <article className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-col gap-1">
          <h3 className="text-base wrap-anywhere">{row.UserEmail}</h3>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
            <Badge tone={row.UserRole === "demo" ? "amber" : "neutral"}>{t(`account:role.${row.UserRole}`)}</Badge>
            <span className="wrap-anywhere">{row.CompanyName ?? t("response.noCompany")}</span>
            <time dateTime={row.CreatedAt} className="tabular-nums">
              {formatDateTime(row.CreatedAt, language)}
            </time>
          </p>
        </div>
        <Badge tone={row.Interested ? "green" : "neutral"} icon={<Icon aria-hidden className="size-3.5" />}>
          {t(row.Interested ? "response.interested" : "response.notInterested")}
        </Badge>
      </header>
      {(row.UseCase !== null || row.NeededSearches !== null) && (
        <dl className="flex flex-wrap gap-x-8 gap-y-1">
          {row.UseCase !== null && <Answer name={t("response.useCase")} text={t(`survey:useCase.${row.UseCase}`)} />}
          {row.NeededSearches !== null && (
            <Answer name={t("response.need")} text={t(`survey:need.${row.NeededSearches}`)} />
          )}
        </dl>
      )}
      {row.AdditionalFeedback !== null && (
        <blockquote className="max-w-reading whitespace-pre-wrap border-line-strong border-l-2 pl-3 wrap-anywhere">
          {row.AdditionalFeedback}
        </blockquote>
      )}
    </article>
  );
}

function Answer({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

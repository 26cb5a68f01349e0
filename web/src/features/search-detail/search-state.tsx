import type { SearchDetails } from "@medsieve/contract/history";
import { useTranslation } from "react-i18next";
import { describeErrorCode } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Link } from "../../ui/link.tsx";

/** What has to be known of a search that did not simply end well, or whose papers are no real ones. */
export function SearchState({ search }: { search: SearchDetails }) {
  const { t } = useTranslation("detail");
  const isEmpty = search.papers.length === 0;
  return (
    <>
      {search.status === "running" && (
        <Alert
          tone="info"
          title={t("state.running")}
          action={<Link href={`/?search=${encodeURIComponent(search.id)}`}>{t("state.watch")}</Link>}
        >
          <p>{t("state.runningText")}</p>
        </Alert>
      )}
      {search.status === "failed" && (
        <Alert tone="error" title={t("search:failure.title")}>
          <p>{describeErrorCode(search.error_code, t) ?? search.error ?? t("search:failure.default")}</p>
        </Alert>
      )}
      {search.status === "cancelled" && (
        <Alert tone="caution" title={t("state.cancelled")}>
          <p>{t(isEmpty ? "search:nothing.stopped" : "state.cancelledText")}</p>
        </Alert>
      )}
      {search.damaged && (
        <Alert tone="caution" title={t("state.damaged")}>
          <p>{t("state.damagedText")}</p>
        </Alert>
      )}
      {search.status === "completed" && isEmpty && !search.damaged && (
        <Alert tone="info" title={t("search:nothing.title")} />
      )}
      {search.papers.some((paper) => paper.demonstration) && (
        <Alert tone="caution" title={t("state.demonstration")}>
          <p>{t("search:card.demonstrationHint")}</p>
        </Alert>
      )}
    </>
  );
}

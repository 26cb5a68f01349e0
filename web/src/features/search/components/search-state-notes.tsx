import type { SearchDetails } from "@medsieve/contract/history";
import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/alert.tsx";
import { Link } from "../../../ui/link.tsx";

/** What has to be known of a search that still runs, is damaged, or whose papers are no real ones. */
export function SearchStateNotes({ search }: { search: SearchDetails }) {
  const { t } = useTranslation(["detail", "search"]);
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
      {search.damaged && (
        <Alert tone="caution" title={t("state.damaged")}>
          <p>{t("state.damagedText")}</p>
        </Alert>
      )}
      {search.papers.some((paper) => paper.demonstration) && (
        <Alert tone="caution" title={t("state.demonstration")}>
          <p>{t("search:card.demonstrationHint")}</p>
        </Alert>
      )}
    </>
  );
}

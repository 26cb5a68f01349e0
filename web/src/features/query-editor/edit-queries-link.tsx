import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/link-button.tsx";

/** Leads to the queries of a search, to be changed and run again. */
export function EditQueriesLink({ searchId }: { searchId: string }) {
  const { t } = useTranslation("search");
  return <LinkButton href={`/search-history/${encodeURIComponent(searchId)}/queries`}>{t("editQueries")}</LinkButton>;
}

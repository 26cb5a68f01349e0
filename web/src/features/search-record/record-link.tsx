import { ClipboardList } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/link-button.tsx";
import { findRecordHref } from "./record-links.ts";

/** The way to the record of a search. */
export function RecordLink({ searchId }: { searchId: string }) {
  const { t } = useTranslation("record");
  return (
    <LinkButton href={findRecordHref(searchId)}>
      <ClipboardList aria-hidden className="size-4" />
      {t("link")}
    </LinkButton>
  );
}

import { useTranslation } from "react-i18next";
import { RecordLink } from "./record-link.tsx";

/** What stands at the end of a result: the way to its record. */
export function AfterResult({ searchId }: { searchId: string }) {
  const { t } = useTranslation("record");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
      <RecordLink searchId={searchId} />
      <p className="min-w-0 flex-1 basis-64 text-muted text-sm">{t("linkHint")}</p>
    </div>
  );
}

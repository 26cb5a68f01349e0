import { useTranslation } from "react-i18next";

/** Says that the topic of a patient's record came as a code, of which a search makes nothing. */
export function UnnamedCode({ code }: { code: string | null }) {
  const { t } = useTranslation("search");
  return (
    <p
      role="status"
      className="mb-2 rounded-md border border-amber bg-amber-soft px-3 py-2 text-amber-ink text-sm empty:hidden"
    >
      {code !== null && t("infobutton.unnamedCode", { code })}
    </p>
  );
}

import { useTranslation } from "react-i18next";

export function DemoBadge() {
  const { t } = useTranslation("account");
  return (
    <span className="rounded-sm border border-amber bg-amber-soft px-1.5 font-semibold text-[0.75rem] text-amber-ink leading-5 tracking-wide">
      {t("demoBadge")}
    </span>
  );
}

import type { SearchSetup } from "@medsieve/contract/searches";
import { FlaskConical, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { chooseGap, formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { ConnectHelp } from "./connect-help.tsx";

/** Across the page, wherever what answers is not what one would expect: only fictional papers, none, or a stand-in. */
export function SetupBanner({ setup }: { setup: SearchSetup }) {
  const { source, reader } = setup;
  const { t } = useTranslation("search");
  const language = useLanguage();
  const fictional = source.demonstration_papers ?? 0;
  const hasRealPapers = source.id === "pubmed" || source.papers === null || source.papers > 0;
  if (hasRealPapers && source.fallback === null) return null;

  const gap = chooseGap(language);
  const Icon = !hasRealPapers && fictional > 0 ? FlaskConical : TriangleAlert;
  return (
    <div className="flex items-start gap-2 border-amber border-b bg-amber-soft px-4 py-1.5 text-amber-ink text-sm">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 wrap-anywhere">
        {source.fallback !== null && t("banner.fallback") + gap}
        {!hasRealPapers &&
          (fictional > 0
            ? t("banner.demonstration", { count: fictional, shown: formatNumber(fictional, language) })
            : t("banner.empty")) + gap}
        {reader.id === "builtin"
          ? t("banner.readerBuiltin")
          : t("banner.readerModel", { model: reader.model ?? reader.vendor ?? t("card.unnamedModel") })}
        {!hasRealPapers && (
          <>
            {" "}
            <ConnectHelp meshYear={setup.mesh_year}>{t("banner.addPapers")}</ConnectHelp>
          </>
        )}
      </p>
    </div>
  );
}

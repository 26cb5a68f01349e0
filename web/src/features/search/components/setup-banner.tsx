import type { SearchSetup } from "@medsieve/contract/searches";
import { Database, FlaskConical, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import { chooseGap, formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { joinClasses } from "../../../ui/class-names.ts";

const IMPORT_COMMAND = "npm run library:import -- FILE…";

/** A setup whose banner is as high as most; it is never seen. */
const USUAL_SETUP: SearchSetup = {
  source: { id: "library", papers: 10_000, demonstration_papers: 0, fallback: null },
  reader: { id: "builtin", vendor: null, model: null },
};

interface SetupBannerProps {
  /** undefined until it is known: the banner then keeps its room. */
  setup: SearchSetup | undefined;
}

/** Which source answers and which reader reads, across the page; amber where that is not what one would expect. */
export function SetupBanner({ setup }: SetupBannerProps) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { source, reader } = setup ?? USUAL_SETUP;
  const gap = chooseGap(language);
  const readerText =
    reader.id === "builtin"
      ? t("banner.readerBuiltin")
      : t("banner.readerModel", { model: reader.model ?? reader.vendor ?? t("card.unnamedModel") });
  const papers = source.papers ?? 0;
  const fictional = source.demonstration_papers ?? 0;
  const fallback = source.fallback === null ? null : t("banner.fallback") + gap;

  if (source.id === "library" && papers === 0) {
    const command = { components: { command: <code className="font-mono text-[0.9em]">{IMPORT_COMMAND}</code> } };
    return (
      <Band isCaution icon={fictional > 0 ? <FlaskConical aria-hidden /> : <TriangleAlert aria-hidden />}>
        {fallback}
        {fictional > 0 ? (
          <Trans
            t={t}
            i18nKey="banner.demonstration"
            count={fictional}
            values={{ shown: formatNumber(fictional, language) }}
            {...command}
          />
        ) : (
          <Trans t={t} i18nKey="banner.empty" {...command} />
        )}{" "}
        {readerText}
      </Band>
    );
  }
  return (
    <Band
      isHidden={setup === undefined}
      isCaution={fallback !== null}
      icon={fallback === null ? <Database aria-hidden /> : <TriangleAlert aria-hidden />}
    >
      {fallback}
      {source.id === "pubmed"
        ? t("banner.pubmed")
        : t("banner.library", { count: papers, shown: formatNumber(papers, language) })}
      {gap}
      {readerText}
    </Band>
  );
}

interface BandProps {
  isCaution: boolean;
  isHidden?: boolean;
  icon: ReactNode;
  children: ReactNode;
}

function Band({ isCaution, isHidden = false, icon, children }: BandProps) {
  return (
    <div
      className={joinClasses(
        "flex items-start gap-2 border-b px-4 py-1.5 text-sm [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0",
        isCaution ? "border-amber bg-amber-soft text-amber-ink" : "border-line bg-sunken text-muted",
        isHidden && "invisible",
      )}
    >
      {icon}
      <p className="min-w-0 wrap-anywhere">{children}</p>
    </div>
  );
}

import type { Language } from "@medsieve/contract/constants";
import type { SearchSetup, SourceDescription } from "@medsieve/contract/searches";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { SOURCE_TEXTS } from "../../../entities/search/source-texts.ts";
import { chooseGap, formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { useSession } from "../../../lib/session.ts";

const ConnectHelp = lazy(async () => ({ default: (await import("./connect-help.tsx")).ConnectHelp }));

/** Where the papers come from and who reads them; for administrators, the way to something else. */
export function SetupLine({ setup }: { setup: SearchSetup }) {
  const { source, reader } = setup;
  const { t } = useTranslation("search");
  const language = useLanguage();
  const session = useSession();
  const isAdmin = session.status === "signed_in" && session.user.role === "admin";
  const gap = chooseGap(language);
  const readerText =
    reader.id === "builtin"
      ? t("setup.readerBuiltin")
      : t("setup.readerModel", { model: reader.model ?? reader.vendor ?? t("card.unnamedModel") });
  return (
    <p className="text-muted text-sm">
      {describeSource(source, language, t)}
      {gap}
      {readerText}
      {gap}
      {isAdmin && (
        <span className="text-accent">
          <Suspense fallback={t("connect.link")}>
            <ConnectHelp meshYear={setup.mesh_year}>{t("connect.link")}</ConnectHelp>
          </Suspense>
        </span>
      )}
    </p>
  );
}

function describeSource(
  source: SourceDescription,
  language: Language,
  t: ReturnType<typeof useTranslation>["t"],
): string {
  const { isLocal, setup } = SOURCE_TEXTS[source.id];
  if (!isLocal) return t(setup);
  const papers = source.papers ?? 0;
  const fictional = source.demonstration_papers ?? 0;
  if (papers > 0) return t("setup.library", { count: papers, shown: formatNumber(papers, language) });
  if (fictional > 0) return t("setup.demonstration", { count: fictional, shown: formatNumber(fictional, language) });
  return t(setup);
}

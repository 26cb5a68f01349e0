import type { Preference } from "@medsieve/contract/constants";
import type { SearchLimits, SearchSetup, SourceDescription } from "@medsieve/contract/searches";
import { useTranslation } from "react-i18next";
import { Fact } from "./fact.tsx";
import { LimitsText } from "./limits-text.tsx";

interface SetupFactsProps {
  preference: Preference;
  limits: SearchLimits;
  /** undefined until it is known. */
  setup: SearchSetup | undefined;
}

/** What the next search will look for, where, and who will read. */
export function SetupFacts({ preference, limits, setup }: SetupFactsProps) {
  const { t } = useTranslation("search");
  return (
    <div className="flex flex-col gap-5">
      <Fact title={t("preference.label")}>
        <p className="font-medium text-sm">{t(`preference.${preference}.label`)}</p>
        <p className="mt-0.5 text-muted text-sm">{t(`preference.${preference}.explanation`)}</p>
      </Fact>
      <Fact title={t("limits.label")}>
        <p className="text-sm">
          <LimitsText limits={limits} />
        </p>
      </Fact>
      {setup && (
        <>
          <Fact title={t("facts.source")}>
            <p className="text-sm">{t(nameSource(setup.source))}</p>
          </Fact>
          <Fact title={t("facts.reader")}>
            <p className="wrap-anywhere text-sm">
              {setup.reader.id === "builtin"
                ? t("facts.readerBuiltin")
                : [setup.reader.vendor, setup.reader.model].filter(Boolean).join(" · ") || t("card.unnamedModel")}
            </p>
          </Fact>
        </>
      )}
    </div>
  );
}

function nameSource({ id, papers, demonstration_papers }: SourceDescription): string {
  if (id === "pubmed") return "facts.sourcePubmed";
  return papers === 0 && demonstration_papers ? "setup.demonstrationName" : "facts.sourceLibrary";
}

import type { Preference } from "@medsieve/contract/constants";
import type { SearchSetup } from "@medsieve/contract/searches";
import { useTranslation } from "react-i18next";
import { Fact } from "./fact.tsx";

interface SetupFactsProps {
  preference: Preference;
  /** undefined until it is known. */
  setup: SearchSetup | undefined;
}

/** What the next search will look for, where, and who will read. */
export function SetupFacts({ preference, setup }: SetupFactsProps) {
  const { t } = useTranslation("search");
  return (
    <div className="flex flex-col gap-5">
      <Fact title={t("preference.label")}>
        <p className="font-medium text-sm">{t(`preference.${preference}.label`)}</p>
        <p className="mt-0.5 text-muted text-sm">{t(`preference.${preference}.explanation`)}</p>
      </Fact>
      {setup && (
        <>
          <Fact title={t("facts.source")}>
            <p className="text-sm">{t(setup.source.id === "pubmed" ? "facts.sourcePubmed" : "facts.sourceLibrary")}</p>
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

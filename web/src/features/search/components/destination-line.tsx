import type { SearchSetup } from "@medsieve/contract/searches";
import { useTranslation } from "react-i18next";
import { SOURCE_TEXTS } from "../../../entities/search/source-texts.ts";
import { chooseGap } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";

/** Where a question goes, and that nothing in it may identify a patient. `setup` is undefined until it is known. */
export function DestinationLine({ setup }: { setup: SearchSetup | undefined }) {
  const { t } = useTranslation("search");
  const gap = chooseGap(useLanguage());
  return (
    <p className="mt-1 text-muted text-sm leading-snug">
      {setup ? describeDestination(setup, t) : <span className="invisible">{t("destination.local")}</span>}
      {gap}
      <span className="font-medium text-ink">{t("destination.noPatient")}</span>
    </p>
  );
}

function describeDestination({ source, reader }: SearchSetup, t: ReturnType<typeof useTranslation>["t"]): string {
  const { destination } = SOURCE_TEXTS[source.id];
  if (reader.id === "builtin") return t(destination.builtin);
  const model = [reader.vendor, reader.model].filter(Boolean).join(" ");
  return t(destination.model, { model });
}

import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { setupQuery } from "../../entities/search/server-state.ts";
import { SOURCE_TEXTS } from "../../entities/search/source-texts.ts";

/** Where papers come from at present, and who reads them; nothing until it is known. */
export function AnsweredBy() {
  const { t } = useTranslation(["account", "search"]);
  const { data: setup } = useQuery(setupQuery());
  if (setup === undefined) return null;
  const { source, reader } = setup;
  const model = [reader.vendor, reader.model].filter(Boolean).join(" ") || t("search:card.unnamedModel");
  return (
    <dl className="text-muted text-sm">
      <dt className="sr-only">{t("menu.answering")}</dt>
      <dd className="wrap-anywhere">{t(SOURCE_TEXTS[source.id].name)}</dd>
      <dd className="wrap-anywhere">{reader.id === "builtin" ? t("search:facts.readerBuiltin") : model}</dd>
    </dl>
  );
}

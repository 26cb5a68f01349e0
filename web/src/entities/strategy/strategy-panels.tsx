import { useTranslation } from "react-i18next";
import { Disclosure } from "../../ui/disclosure.tsx";
import { OtherDatabases } from "./other-databases.tsx";
import { PressAppraisal } from "./press-appraisal.tsx";

/** A query as a strategy for other databases, and its appraisal, folded away until someone wants it. */
export function StrategyPanels({ query }: { query: string }) {
  const { t } = useTranslation("strategies");
  return (
    <div className="text-sm">
      <Disclosure title={t("databases.title")}>
        <OtherDatabases query={query} />
      </Disclosure>
      <Disclosure title={t("press.title")}>
        <PressAppraisal query={query} />
      </Disclosure>
    </div>
  );
}

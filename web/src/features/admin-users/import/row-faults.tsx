import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { describeRowFault } from "./describe-fault.ts";
import { ProblemList } from "./problem-list.tsx";
import type { RowFault } from "./read-import.ts";

/** What is wrong with rows of the file, each with its number. */
export function RowFaults({ faults }: { faults: readonly RowFault[] }) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  return (
    <ProblemList
      title={t("import.faults")}
      problems={faults}
      describe={(fault) => describeRowFault(fault, t)}
      keyOf={({ number, kind }) => `${number} ${kind}`}
      saveLabel={t("import.saveFaults", { count: faults.length, shown: formatNumber(faults.length, language) })}
      file={{
        name: "user_import_errors.csv",
        header: ["Row", "Error"],
        tabulate: (fault) => [String(fault.number), describeRowFault(fault, t)],
      }}
    />
  );
}

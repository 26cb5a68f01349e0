import { useTranslation } from "react-i18next";
import { describeRefusal } from "./describe-fault.ts";
import { ProblemList } from "./problem-list.tsx";
import type { FailedRow } from "./send-import.ts";

/** Rows of which the server made no account. Their file leaves the passwords out. */
export function FailedRows({ failed }: { failed: readonly FailedRow[] }) {
  const { t } = useTranslation("admin-users");
  return (
    <ProblemList
      title={t("import.failedRows")}
      problems={failed}
      describe={(one) => t("import.row", { number: one.number, fault: `${one.row.email}: ${describeRefusal(one, t)}` })}
      keyOf={({ number }) => String(number)}
      saveLabel={t("import.saveFailed")}
      file={{
        name: "user_import_failed.csv",
        header: ["Row", "Email Address", "Full Name", "Company", "Role", "Monthly Search Limit", "Error"],
        tabulate: (one) => [
          String(one.number),
          one.row.email,
          one.row.full_name,
          one.row.company,
          one.row.role ?? "",
          one.row.monthly_search_limit === null ? "" : String(one.row.monthly_search_limit),
          describeRefusal(one, t),
        ],
      }}
    />
  );
}

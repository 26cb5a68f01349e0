import { IMPORT_OUTCOMES, type ImportChange } from "@medsieve/contract/admin/users";
import { ROLES } from "@medsieve/contract/constants";
import { useMutation } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { describeError } from "../../../lib/errors.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { type ChosenRows, chooseRows } from "./choose-rows.ts";
import { describeRefusal } from "./describe-fault.ts";
import { type ForetoldRow, foretellImport } from "./foretell-import.ts";
import { ProblemList } from "./problem-list.tsx";

interface ForetoldRowsProps {
  /** Of the file; the import would be of some of them. */
  read: ChosenRows;
  updatesExisting: boolean;
  onChange: (updatesExisting: boolean) => void;
}

/** Whether accounts that exist are changed, and what the import would do with each row. */
export function ForetoldRows({ read, updatesExisting, onChange }: ForetoldRowsProps) {
  const { t } = useTranslation("admin-users");
  const foretelling = useMutation({
    mutationFn: (updates: boolean) => foretellImport(chooseRows(read, updates).rows, updates),
  });

  function choose(updates: boolean): void {
    onChange(updates);
    foretelling.mutate(updates);
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Checkbox isSelected={updatesExisting} onChange={choose}>
          {t("import.updatesExisting")}
        </Checkbox>
        {foretelling.isIdle && chooseRows(read, updatesExisting).rows.length > 0 && (
          <Button onPress={() => foretelling.mutate(updatesExisting)}>{t("import.foretell")}</Button>
        )}
      </div>
      {updatesExisting && <p className="text-muted text-sm">{t("import.updatesExistingText")}</p>}
      {foretelling.isPending && <Spinner label={t("import.foretelling")} />}
      {foretelling.isError && (
        <Alert tone="error">{t("import.foretellFailed", { reason: describeError(foretelling.error, t) })}</Alert>
      )}
      {foretelling.isSuccess && foretelling.data.length > 0 && <Foretold rows={foretelling.data} />}
    </div>
  );
}

function Foretold({ rows }: { rows: readonly ForetoldRow[] }) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const counts = IMPORT_OUTCOMES.flatMap((outcome) => {
    const count = rows.filter(({ result }) => result.outcome === outcome).length;
    return count === 0 ? [] : t(`import.outcomeCount.${outcome}`, { count, shown: formatNumber(count, language) });
  });
  return (
    <div role="status" className="flex flex-col gap-2">
      <ProblemList
        title={t("import.foretold", { counts })}
        tone="plain"
        problems={rows}
        describe={(row) => t("import.row", { number: row.number, fault: `${row.result.email}: ${describe(row, t)}` })}
        keyOf={({ number }) => String(number)}
        saveLabel={t("import.saveForetold")}
        file={{
          name: "user_import_preview.csv",
          header: ["Row", "Email Address", "Outcome", "Details"],
          tabulate: (row) => [String(row.number), row.result.email, row.result.outcome, describe(row, t)],
        }}
      />
    </div>
  );
}

function describe({ result }: ForetoldRow, t: TFunction<"admin-users">): string {
  if (result.outcome === "refused") return t("import.skipped", { reason: describeRefusal(result, t) });
  const what =
    result.outcome === "updated"
      ? result.changes.map((change) => describeChange(change, t)).join(t("import.between"))
      : t(`import.outcome.${result.outcome}`);
  return result.company_created ? t("import.withCompany", { what }) : what;
}

/** "Role: User → Demo" */
function describeChange({ field, from, to }: ImportChange, t: TFunction<"admin-users">): string {
  const say = (value: string | number | null): string => {
    const role = ROLES.find((one) => field === "role" && one === value);
    if (role !== undefined) return t(`role.${role}`);
    return value === null ? t(field === "monthly_limit" ? "import.limitDefault" : "noCompany") : String(value);
  };
  return t("import.change", { field: t(`import.field.${field}`), from: say(from), to: say(to) });
}

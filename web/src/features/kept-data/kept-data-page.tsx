import { KEPT_DATA, KEPT_DATA_IDS, type KeptDataId } from "@medsieve/contract/kept-data";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { DataTable } from "../../ui/data-table.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import type { Column } from "../../ui/table-columns.ts";

/** What is kept of people, for how long, and what erasing leaves: drawn from the table that erasing goes by. */
export function KeptDataPage() {
  const { t } = useTranslation(["kept-data", "security"]);
  const columns = useMemo(() => listColumns(t), [t]);
  return (
    <main className="h-full overflow-y-auto">
      <PageFrame title={t("title")} lead={t("lead")} back={{ href: "/", label: t("back") }}>
        <DataTable label={t("title")} columns={columns} rows={KEPT_DATA_IDS} keyOf={(id) => id} />
        <p className="max-w-reading">{t("how", { page: t("security:title") })}</p>
        <p className="max-w-reading text-muted">{t("backups")}</p>
      </PageFrame>
    </main>
  );
}

function listColumns(t: TFunction<["kept-data", "security"]>): Column<KeptDataId>[] {
  return [
    {
      key: "what",
      title: t("column.what"),
      onCard: "title",
      look: "align-top min-w-60",
      cell: (id) => (
        <>
          <span className="font-medium">{t(`data.${id}.name`)}</span>
          <span className="block font-normal text-muted">{t(`data.${id}.text`)}</span>
        </>
      ),
    },
    {
      key: "period",
      title: t("column.period"),
      look: "align-top min-w-40",
      cell: (id) => t(`period.${namePeriod(id)}`),
    },
    {
      key: "erasing",
      title: t("column.erasing"),
      look: "align-top min-w-40",
      cell: (id) => t(`erasing.${KEPT_DATA[id].onErasing}`),
    },
    {
      key: "export",
      title: t("column.export"),
      look: "align-top",
      cell: (id) => t(KEPT_DATA[id].exportedAs === null ? "notExported" : "exported"),
    },
  ];
}

function namePeriod(id: KeptDataId): "none" | "figures" | "expires" | "retained" {
  const { onErasing, retained } = KEPT_DATA[id];
  if (onErasing === "figures" || onErasing === "expires") return onErasing;
  return retained === null ? "none" : "retained";
}

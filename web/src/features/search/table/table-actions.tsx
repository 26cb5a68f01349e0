import { Columns3, Download } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { nameSearchFile } from "../../../entities/search/export/file-names.ts";
import { writeCsv } from "../../../lib/csv.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { readServerDate } from "../../../lib/server-clock.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { PopoverDialog } from "../../../ui/popover-dialog.tsx";
import type { TableColumn } from "../list-view.ts";
import { ColumnPicker } from "./column-picker.tsx";
import type { ColumnChoice } from "./columns.ts";
import type { TableLine } from "./table-cells.ts";
import { writeCells, writeTsv } from "./write-table.ts";

interface TableActionsProps {
  /** Those that are shown, in their order. */
  lines: readonly TableLine[];
  columns: readonly TableColumn[];
  choices: readonly ColumnChoice[];
  onChoose: (choices: readonly ColumnChoice[]) => void;
  question: string;
}

/** Which columns there are, and the table as it stands for a spreadsheet. */
export function TableActions({ lines, columns, choices, onChoose, question }: TableActionsProps) {
  const { t } = useTranslation(["search", "verdict"]);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  function exportCsv(): void {
    saveFile({
      name: nameSearchFile({ query: question, created_at: readServerDate().toISOString() }, "table.csv"),
      type: "text/csv;charset=utf-8",
      parts: [writeCsv(writeCells(lines, columns, t))],
    });
  }

  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <Button ref={trigger} icon={<Columns3 aria-hidden className="size-4" />} onPress={() => setOpen(true)}>
        {t("table.columns")}
      </Button>
      <CopyButton
        text={() => writeTsv(writeCells(lines, columns, t))}
        label={t("table.copy")}
        copiedLabel={t("card.copied")}
        failedLabel={t("card.copyFailed")}
        isLabelled
      />
      <Button icon={<Download aria-hidden className="size-4" />} onPress={exportCsv}>
        {t("table.csv")}
      </Button>
      <PopoverDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={trigger}
        title={t("table.columns")}
        closeLabel={t("common:close")}
      >
        <ColumnPicker choices={choices} onChoose={onChoose} />
      </PopoverDialog>
    </div>
  );
}

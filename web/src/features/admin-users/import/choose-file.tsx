import { Download, FileUp } from "lucide-react";
import { DropZone, FileTrigger, isFileDropItem } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { writeCsv } from "../../../lib/csv.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { IMPORT_COLUMNS } from "./import-columns.ts";

const TEMPLATE_NAME = "user_import_template.csv";
const CSV = "text/csv;charset=utf-8";
const ACCEPTED = [".csv", ".tsv", ".txt", "text/csv", "text/plain", "text/tab-separated-values"];

function saveTemplate(): void {
  saveFile({ name: TEMPLATE_NAME, type: CSV, parts: [writeCsv([IMPORT_COLUMNS.map(({ header }) => header)]), "\r\n"] });
}

/** Takes a file by button, or dropped; and has the template that such a file begins as. */
export function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation("admin-users");
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t("import.lead")}</p>
      <DropZone
        aria-label={t("import.drop")}
        onDrop={({ items }) => {
          const item = items.find(isFileDropItem);
          if (item !== undefined) void item.getFile().then(onChoose);
        }}
        className="focus-ring flex flex-col items-center gap-3 rounded-lg border-2 border-line-strong border-dashed p-6 text-center data-drop-target:border-accent data-drop-target:bg-accent-soft"
      >
        <FileUp aria-hidden className="size-8 text-muted" />
        <p>{t("import.drop")}</p>
        <FileTrigger
          acceptedFileTypes={ACCEPTED}
          onSelect={(files) => {
            const file = files?.[0];
            if (file !== undefined) onChoose(file);
          }}
        >
          <Button variant="primary">{t("import.choose")}</Button>
        </FileTrigger>
      </DropZone>
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold text-sm">{t("import.columns")}</h3>
        <dl className="grid grid-cols-1 gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
          {IMPORT_COLUMNS.map(({ field, header }) => (
            <div key={field} className="contents">
              <dt className="font-medium" lang="en">
                {header}
              </dt>
              <dd className="mb-1 text-muted sm:mb-0">{t(`import.column.${field}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <Button icon={<Download aria-hidden className="size-4" />} onPress={saveTemplate}>
          {t("import.template")}
        </Button>
      </div>
    </div>
  );
}

import { IMPORT_PREVIEW_ROWS } from "@medsieve/contract/constants";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { LanguageSelect } from "../language-select.tsx";
import { chooseRows } from "./choose-rows.ts";
import { EncodingSelect } from "./encoding-select.tsx";
import { type Encoding, nameEncoding } from "./encodings.ts";
import { ForetoldRows } from "./foretold-rows.tsx";
import type { NumberedRow, ReadImport } from "./read-import.ts";
import { RowFaults } from "./row-faults.tsx";
import type { ImportOptions } from "./send-import.ts";

/** Pixels that the columns of the preview need beside each other. */
const PREVIEW_WIDTH = 560;

interface ReviewRowsProps {
  name: string;
  read: ReadImport;
  options: ImportOptions;
  onOptionsChange: (options: ImportOptions) => void;
  onEncodingChange: (encoding: Encoding) => void;
  onChooseAnother: () => void;
  onImport: () => void;
}

/** What of a file can be imported and what cannot, before anything is sent. */
export function ReviewRows(props: ReviewRowsProps) {
  const { name, read, options, onOptionsChange, onEncodingChange, onChooseAnother, onImport } = props;
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const { rows, faults, faulty } = useMemo(
    () => chooseRows(read, options.updatesExisting),
    [read, options.updatesExisting],
  );
  const valid = rows.length;
  const lacksPasswords = faults.some(({ kind }) => kind === "passwordRequired");
  const count = (number: number) => ({ count: number, shown: formatNumber(number, language) });
  return (
    <div className="flex flex-col gap-4">
      <p role="status">
        <span className="wrap-anywhere font-semibold">{name}</span>
        {t("import.colon")}
        <span>{t("import.valid", count(valid))}</span>
        {faulty > 0 && `${t("import.comma")}${t("import.faulty", count(faulty))}`}
      </p>
      {read.unknownColumns.length > 0 && (
        <Alert tone="info">{t("import.unknownColumns", { columns: read.unknownColumns.join(", ") })}</Alert>
      )}
      <FileEncoding read={read} onChange={onEncodingChange} />
      {faults.length > 0 && <RowFaults faults={faults} />}
      {lacksPasswords && <Alert tone="info">{t("import.passwordsLacking")}</Alert>}
      {valid === 0 ? <Alert tone="error">{t("import.noneValid")}</Alert> : <Preview rows={rows} />}
      {read.rows.length > 0 && (
        <ForetoldRows
          read={read}
          updatesExisting={options.updatesExisting}
          onChange={(updatesExisting) => onOptionsChange({ ...options, updatesExisting })}
        />
      )}
      {valid > 0 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Checkbox
            isSelected={options.sendsWelcome}
            onChange={(sendsWelcome) => onOptionsChange({ ...options, sendsWelcome })}
          >
            {t("import.sendsWelcome")}
          </Checkbox>
          <Checkbox
            isSelected={options.mustChangePassword}
            onChange={(mustChangePassword) => onOptionsChange({ ...options, mustChangePassword })}
          >
            {t("import.mustChangePassword")}
          </Checkbox>
          {options.sendsWelcome && (
            <LanguageSelect
              label={t("import.welcomeLanguage")}
              value={options.language}
              onChange={(chosen) => onOptionsChange({ ...options, language: chosen })}
            />
          )}
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onChooseAnother}>{t("import.another")}</Button>
        {valid > 0 && (
          <Button variant="primary" onPress={onImport}>
            {t("import.submit", count(valid))}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The encoding that the names below were read in, and the choice of another, unless the file itself says it. */
function FileEncoding({ read, onChange }: { read: ReadImport; onChange: (encoding: Encoding) => void }) {
  const { t } = useTranslation("admin-users");
  const { encoding, basis } = read.encoding;
  if (basis === "stated") return null;
  return (
    <div className="flex flex-col gap-3">
      {basis === "unsure" && (
        <Alert tone="caution" title={t("import.encodingUnsure", { name: nameEncoding(encoding) })}>
          <p>{t("import.encodingUnsureText")}</p>
        </Alert>
      )}
      <div className="max-w-sm">
        <EncodingSelect value={encoding} onChange={onChange} />
      </div>
    </div>
  );
}

function Preview({ rows }: { rows: readonly NumberedRow[] }) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const more = rows.length - IMPORT_PREVIEW_ROWS;
  return (
    <div className="flex flex-col gap-2">
      <DataTable
        label={t("import.preview")}
        rows={rows.slice(0, IMPORT_PREVIEW_ROWS)}
        keyOf={({ number }) => String(number)}
        width={PREVIEW_WIDTH}
        columns={[
          {
            key: "user",
            title: t("column.user"),
            onCard: "title",
            look: "wrap-anywhere",
            cell: ({ row }) => (
              <span className="flex flex-col">
                <span className="font-medium">{row.full_name}</span>
                <span className="text-muted text-sm">{row.email}</span>
              </span>
            ),
          },
          { key: "company", title: t("column.company"), look: "wrap-anywhere", cell: ({ row }) => row.company },
          { key: "role", title: t("column.role"), cell: ({ row }) => t(`role.${row.role ?? "user"}`) },
          {
            key: "limit",
            title: t("import.limit"),
            isNumber: true,
            cell: ({ row }) =>
              row.monthly_search_limit === null ? (
                <span className="text-muted">{t("import.limitDefault")}</span>
              ) : (
                formatNumber(row.monthly_search_limit, language)
              ),
          },
        ]}
      />
      {more > 0 && (
        <p className="text-muted text-sm">{t("import.more", { count: more, shown: formatNumber(more, language) })}</p>
      )}
    </div>
  );
}

import { LONG_STATUS_MESSAGE_MS } from "@medsieve/contract/constants";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { describeFileFault } from "./describe-fault.ts";
import { EncodingSelect } from "./encoding-select.tsx";
import { ImportOutcome } from "./import-outcome.tsx";
import { ReviewRows } from "./review-rows.tsx";
import type { ImportOptions } from "./send-import.ts";
import { SendProgress } from "./send-progress.tsx";
import { type ImportControl, useImport } from "./use-import.ts";

/** What another encoding may mend. */
const ENCODING_FAULTS: readonly string[] = ["unknownEncoding", "nul"];

interface ImportDialogProps {
  onClose: () => void;
  /** Called on closing, where users were imported. */
  onImported: (text: string, forMs: number) => void;
}

/** Makes accounts of the rows of a CSV file. It cannot be closed while rows are being sent, only stopped. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const control = useImport();
  const { state } = control;

  function close(): void {
    if (state.step === "sending") return;
    if (state.step === "ended" && state.progress.imported > 0) {
      onImported(
        t("import.done", { count: state.progress.imported, shown: formatNumber(state.progress.imported, language) }),
        LONG_STATUS_MESSAGE_MS,
      );
    }
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={t("batchImport")}
      closeLabel={t("common:close")}
      staysOnPressOutside
      isWide
    >
      <ImportStep control={control} onClose={close} />
    </Dialog>
  );
}

function ImportStep({ control, onClose }: { control: ImportControl; onClose: () => void }) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const [options, setOptions] = useState<ImportOptions>({
    ...{ sendsWelcome: false, mustChangePassword: false, updatesExisting: false },
    language,
  });
  const { state } = control;
  switch (state.step) {
    case "choose":
      return <ChooseFile onChoose={(file) => void control.open(file, null)} />;
    case "reading":
      return <Spinner label={t("import.reading", { name: state.name })} />;
    case "refused":
      return (
        <>
          <Alert tone="error" title={state.name}>
            {t("import.parseFailed", { reason: describeFileFault(state.fault, t) })}
          </Alert>
          {(state.chosen !== null || ENCODING_FAULTS.includes(state.fault.kind)) && (
            <EncodingSelect value={state.chosen} onChange={(encoding) => void control.open(state.file, encoding)} />
          )}
          <ChooseFile onChoose={(file) => void control.open(file, null)} />
        </>
      );
    case "review":
      return (
        <ReviewRows
          name={state.name}
          read={state.read}
          options={options}
          onOptionsChange={setOptions}
          onEncodingChange={(encoding) => void control.open(state.file, encoding)}
          onChooseAnother={control.chooseAnother}
          onImport={() => void control.send(state.read, options)}
        />
      );
    case "sending":
      return <SendProgress progress={state.progress} isStopping={state.isStopping} onStop={control.stop} />;
    case "ended":
      return (
        <ImportOutcome
          progress={state.progress}
          error={state.error}
          onGoOn={() => void control.send(state.read, options, state.progress)}
          onChooseAnother={control.chooseAnother}
          onClose={onClose}
        />
      );
  }
}

import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../lib/save-file.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";

interface RecoveryCodesProps {
  codes: readonly string[];
  /** After this they cannot be seen again. */
  onDone: () => void;
}

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation("security");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join("\n");
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t("recovery.title")}
      </h3>
      <Alert tone="caution">{t("recovery.text")}</Alert>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-md bg-sunken p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-2">
          <CopyButton
            text={text}
            label={t("recovery.copy")}
            copiedLabel={t("totp.copied")}
            failedLabel={t("totp.copyFailed")}
            isLabelled
          />
          <Button
            onPress={() =>
              saveFile({ name: "medsieve-recovery-codes.txt", type: "text/plain;charset=utf-8", parts: [`${text}\n`] })
            }
          >
            {t("recovery.save")}
          </Button>
        </span>
        <Button variant="primary" onPress={onDone}>
          {t("recovery.done")}
        </Button>
      </div>
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { describeError } from "../../../lib/errors.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import type { Printing } from "./use-printing.ts";

/** Why the dossier could not be loaded, with another try, and the way to print without it. */
export function PrintingFailure({ printing: { error, retry, printWithout } }: { printing: Printing }) {
  const { t } = useTranslation(["dossier", "common"]);
  return (
    <div className="print:hidden">
      <Alert
        tone="error"
        title={t("print.failed")}
        action={
          <span className="flex flex-wrap gap-2">
            <Button onPress={retry}>{t("common:retry")}</Button>
            <Button onPress={printWithout}>{t("print.without")}</Button>
          </span>
        }
      >
        {describeError(error, t)}
      </Alert>
    </div>
  );
}

/** On paper, in the place of a dossier that was not loaded. */
export function DossierMissing() {
  const { t } = useTranslation("dossier");
  return <p className="hidden print:block">{t("print.missing")}</p>;
}

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { readServerDate } from "../../lib/server-clock.ts";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { saveOwnData } from "./data-calls.ts";
import { EraseAccountDialog } from "./erase-account-dialog.tsx";
import { SecuritySection } from "./security-section.tsx";

/** What is kept of the account: a copy of it, and having it erased. */
export function DataSection() {
  const { t } = useTranslation("security");
  const status = useStatus();
  const [isErasing, setIsErasing] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const control = new AbortController();
    leaving.current = control;
    return () => control.abort();
  }, []);
  const saving = useMutation({
    mutationFn: () => saveOwnData(readServerDate().toISOString().slice(0, 10), leaving.current.signal),
    onMutate: () => status.clear(),
    onSuccess: () => status.succeed(t("data.exported")),
    onError: (error) => {
      if (!leaving.current.signal.aborted) status.fail(t("data.exportFailed", { reason: describeError(error, t) }));
    },
  });
  return (
    <SecuritySection title={t("data.title")} lead={t("data.lead")}>
      <StatusMessage control={status} />
      {saving.isPending && (
        <p role="status" className="text-muted text-sm">
          {t("data.exporting")}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={<Download aria-hidden className="size-4" />}
          onPress={() => saving.mutate()}
          isPending={saving.isPending}
        >
          {t("data.export")}
        </Button>
        <Button onPress={() => setIsErasing(true)}>{t("data.erase")}</Button>
        <Link href="/what-we-keep">{t("data.keptData")}</Link>
      </div>
      {isErasing && <EraseAccountDialog onClose={() => setIsErasing(false)} />}
    </SecuritySection>
  );
}

import { AUDIT_FILE_FORMATS, type AuditChainReport, type AuditFileFormat } from "@medsieve/contract/admin/audit-logs";
import { useMutation } from "@tanstack/react-query";
import { ChevronDown, Download, Link2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { checkLog, saveLog } from "./audit-calls.ts";
import type { AuditView } from "./audit-view.ts";
import { ChainFaults } from "./chain-faults.tsx";

/** Buttons for the log as a file, as it is filtered, and for whether anything in it was changed behind the server's back. */
export function useAuditActions(view: AuditView): { buttons: ReactNode; outcome: ReactNode } {
  const { t } = useTranslation("admin-audit");
  const language = useLanguage();
  const status = useStatus();
  const leaving = useRef(new AbortController());
  const [broken, setBroken] = useState<AuditChainReport | null>(null);
  useEffect(() => {
    const control = new AbortController();
    leaving.current = control;
    return () => control.abort();
  }, []);

  const fail = (error: Error, key: string) => {
    if (!leaving.current.signal.aborted) status.fail(t(key, { reason: describeError(error, t) }));
  };
  const saving = useMutation({
    mutationFn: (format: AuditFileFormat) => saveLog(view, format, leaving.current.signal),
    onMutate: () => status.clear(),
    onSuccess: () => status.succeed(t("file.saved")),
    onError: (error) => fail(error, "file.failed"),
  });
  const checking = useMutation({
    mutationFn: () => checkLog(leaving.current.signal),
    onMutate: () => {
      setBroken(null);
      status.clear();
    },
    onSuccess: (report) => {
      const { entries, erased, head, fault_count: faults } = report;
      if (faults > 0) {
        setBroken(report);
        return;
      }
      const write = (value: number) => formatNumber(value, language);
      const figures = { count: entries, entries: write(entries), erased: write(erased) };
      status.succeed(
        head === null ? t("chain.empty") : t("chain.whole", { ...figures, head: `${head.number}:${head.digest}` }),
      );
    },
    onError: (error) => fail(error, "chain.failed"),
  });
  const buttons = (
    <>
      <Menu
        aria-label={t("file.label")}
        onAction={(format) => saving.mutate(format as AuditFileFormat)}
        trigger={
          <Button icon={<Download aria-hidden className="size-4" />} isPending={saving.isPending}>
            {t("file.label")}
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        }
      >
        {AUDIT_FILE_FORMATS.map((format) => (
          <MenuItem key={format} id={format}>
            {t(`file.${format}`)}
          </MenuItem>
        ))}
      </Menu>
      <Button
        icon={<Link2 aria-hidden className="size-4" />}
        onPress={() => checking.mutate()}
        isPending={checking.isPending}
      >
        {t("chain.check")}
      </Button>
    </>
  );
  const outcome = (
    <div className="wrap-anywhere contents">
      <StatusMessage control={status} />
      {broken !== null && <ChainFaults report={broken} />}
    </div>
  );
  return { buttons, outcome };
}

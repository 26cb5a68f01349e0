import type { StatementReport } from "@medsieve/contract/statement-reports";
import { Flag } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { Button as AriaButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { joinClasses } from "../../ui/class-names.ts";
import { PopoverDialog } from "../../ui/popover-dialog.tsx";
import { type ReportSubject, useReportsOf, useWithdrawReport } from "./report-context.ts";

/** Beside a statement: that it was reported, and whether administrators answered; pressed, what they and others say. */
export function ReportMark({
  subject,
  statement,
}: {
  subject: ReportSubject;
  statement: RefObject<HTMLElement | null>;
}) {
  const reports = useReportsOf(subject);
  return reports.length === 0 ? null : <Mark reports={reports} statement={statement} />;
}

function Mark({ reports, statement }: { reports: StatementReport[]; statement: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation("reports");
  const [isOpen, setOpen] = useState(false);
  const withdraw = useWithdrawReport();
  const button = useRef<HTMLButtonElement>(null);
  const isAnswered = reports.every(({ answer }) => answer !== null);
  return (
    <>
      <AriaButton
        ref={button}
        onPress={() => setOpen(true)}
        className={joinClasses(
          "focus-ring ml-1 inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-md border px-1.5 align-baseline font-medium text-xs",
          isAnswered ? "border-accent/40 bg-accent-soft text-accent" : "border-amber/50 bg-amber-soft text-amber-ink",
        )}
      >
        <Flag aria-hidden className="size-3" />
        {t(isAnswered ? "mark.answered" : "mark.open")}
      </AriaButton>
      <PopoverDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={button}
        title={t("mark.title")}
        closeLabel={t("common:close")}
      >
        <ul className="flex flex-col gap-4">
          {reports.map((report) => (
            <li key={report.id} className="flex flex-col items-start gap-3">
              <ReportWords report={report} />
              {withdraw !== null && report.is_own && report.answer === null && (
                <Button
                  onPress={() => {
                    setOpen(false);
                    withdraw({ report, statement: statement.current });
                  }}
                >
                  {t("withdraw.open")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </PopoverDialog>
    </>
  );
}

function ReportWords({ report }: { report: StatementReport }) {
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const { text, reported_by: name, reported_at: at, answer, answered_by: answerer, answered_at: answeredAt } = report;
  return (
    <div className="flex flex-col gap-2 text-[0.9375rem]">
      <p className="text-muted text-sm">{t("by", { name, date: formatDateTime(at, language) })}</p>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      {answer === null || answeredAt === null ? (
        <p className="text-muted text-sm">{t("unanswered")}</p>
      ) : (
        <div className="flex flex-col gap-1 border-accent border-l-2 pl-3">
          <p className="text-muted text-sm">
            {t("by", { name: answerer ?? t("administrator"), date: formatDateTime(answeredAt, language) })}
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{answer}</p>
        </div>
      )}
    </div>
  );
}

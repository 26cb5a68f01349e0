import type { SearchRecord } from "@medsieve/contract/records";
import { Download, Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/i18n.ts";
import { useAddressView } from "../../lib/use-address-view.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { DownloadStatus } from "./download-status.tsx";
import { FlowDiagram } from "./flow/flow-diagram.tsx";
import { nameRecordFile } from "./name-record-file.ts";
import { RecordFrame } from "./record-frame.tsx";
import { readRecordView } from "./record-view.ts";
import { ReportDocument } from "./report/report-document.tsx";
import { writeReport } from "./report/write-report.ts";
import { useDownloads } from "./use-downloads.ts";
import { useReport } from "./use-report.ts";
import { useScreening } from "./use-screening.ts";

/** The PRISMA-S report as it will be printed, or saved as Markdown. */
export function ReportView({ record }: { record: SearchRecord }) {
  const { t } = useTranslation("record");
  const language = useLanguage();
  const { hrefOf } = useAddressView(readRecordView);
  const downloads = useDownloads();
  const screened = useScreening(record);
  const writeFile = useReport(record);
  const report = writeReport({ record, screened, t, language });
  return (
    <RecordFrame
      searchId={record.search_id}
      title={report.title}
      question={record.question}
      actions={
        <span className="flex flex-wrap gap-2">
          <LinkButton href={hrefOf({ view: undefined })}>{t("showRecord")}</LinkButton>
          <Button
            icon={<Download aria-hidden className="size-4" />}
            onPress={() => downloads.save(nameRecordFile(record, "prisma-s.md"), "text/markdown", writeFile())}
          >
            {t("download.report")}
          </Button>
          <Button variant="primary" icon={<Printer aria-hidden className="size-4" />} onPress={() => window.print()}>
            {t("printReport")}
          </Button>
        </span>
      }
    >
      <DownloadStatus downloads={downloads} />
      <FlowDiagram record={record} screened={screened} />
      <ReportDocument report={report} />
    </RecordFrame>
  );
}

import { CITATION_FORMATS, CITATION_SCOPES, type CitationFormat, type SearchRecord } from "@medsieve/contract/records";
import { Download } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { DownloadStatus } from "./download-status.tsx";
import { describeFlow } from "./flow/describe-flow.ts";
import { drawFlow } from "./flow/draw-flow.ts";
import { listPhases } from "./flow/list-phases.ts";
import { writeFlowSvg } from "./flow/write-flow-svg.ts";
import { writeFlowText } from "./flow/write-flow-text.ts";
import { nameRecordFile } from "./name-record-file.ts";
import { findDossierPath, findRecordPath, findReportPath } from "./record-queries.ts";
import { useDownloads } from "./use-downloads.ts";
import { useReport } from "./use-report.ts";
import { useScreening } from "./use-screening.ts";

const NAMES: Record<CitationFormat, string> = { ris: "RIS", nbib: "NBIB", bibtex: "BibTeX" };
const ENDINGS: Record<CitationFormat, string> = { ris: "ris", nbib: "nbib", bibtex: "bib" };

/** Everything of a record that can be taken away as a file. */
export function DownloadsPanel({ record }: { record: SearchRecord }) {
  const { t } = useTranslation("record");
  const language = useLanguage();
  const downloads = useDownloads();
  const writeReportFile = useReport(record);
  const screened = useScreening(record);
  const isBusy = downloads.state.kind === "running";
  const counts = { read: record.papers.length, found: record.pmids.length };

  function saveFlow(): void {
    const steps = describeFlow(record, screened, t, language);
    const drawing = drawFlow(steps, listPhases(t), false);
    const text = writeFlowSvg(drawing, `${t("flow.title")}: ${record.question}`, writeFlowText(steps, t), language);
    downloads.save(nameRecordFile(record, "prisma-flow.svg"), "image/svg+xml", text);
  }

  const icon = <Download aria-hidden className="size-4 shrink-0" />;
  return (
    <div className="flex flex-col gap-4">
      {CITATION_SCOPES.map((papers) => (
        <Group
          key={papers}
          title={t(`download.${papers}`, { count: counts[papers], shown: formatNumber(counts[papers], language) })}
          hint={t(`download.${papers}Hint`)}
        >
          {CITATION_FORMATS.map((format) => (
            <Button
              key={format}
              icon={icon}
              isDisabled={isBusy || counts[papers] === 0}
              aria-label={t(`download.${papers}As`, {
                count: counts[papers],
                shown: formatNumber(counts[papers], language),
                format: NAMES[format],
              })}
              onPress={() =>
                downloads.fetchAndSave({
                  name: nameRecordFile(record, `${papers}.${ENDINGS[format]}`),
                  path: `/search-history/${encodeURIComponent(record.search_id)}/citations?format=${format}&papers=${papers}`,
                })
              }
            >
              {NAMES[format]} ({formatNumber(counts[papers], language)})
            </Button>
          ))}
        </Group>
      ))}
      <Group title={t("download.documents")} hint={t("download.documentsHint")}>
        <Button
          icon={icon}
          isDisabled={isBusy}
          onPress={() =>
            downloads.fetchAndSave({
              name: nameRecordFile(record, "report.docx"),
              path: findReportPath(record.search_id),
            })
          }
        >
          {t("download.word")}
        </Button>
        <Button
          icon={icon}
          isDisabled={isBusy}
          onPress={() =>
            downloads.fetchAndSave({
              name: nameRecordFile(record, "dossier.docx"),
              path: findDossierPath(record.search_id),
            })
          }
        >
          {t("download.dossier")}
        </Button>
        <Button
          icon={icon}
          onPress={() => downloads.save(nameRecordFile(record, "prisma-s.md"), "text/markdown", writeReportFile())}
        >
          {t("download.report")}
        </Button>
        <Button icon={icon} onPress={saveFlow}>
          {t("download.flow")}
        </Button>
        <Button
          icon={icon}
          isDisabled={isBusy}
          onPress={() =>
            downloads.fetchAndSave({
              name: nameRecordFile(record, "record.json"),
              path: findRecordPath(record.search_id),
            })
          }
        >
          {t("download.json")}
        </Button>
      </Group>
      <DownloadStatus downloads={downloads} />
    </div>
  );
}

function Group({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const titleId = useId();
  const hintId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-labelledby={titleId} aria-describedby={hintId}>
      <h3 id={titleId} className="text-[0.9375rem]">
        {title}
      </h3>
      <p id={hintId} className="mb-1.5 max-w-reading text-muted text-sm">
        {hint}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

import type { SearchRecord } from "@medsieve/contract/records";
import { useQuery } from "@tanstack/react-query";
import { FileText, Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DecisionFailure } from "../../entities/decision/decision-failure.tsx";
import { useIsReadOnly } from "../../entities/decision/decisions.ts";
import { WordUses } from "../../entities/question-words/word-uses.tsx";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useAddressView } from "../../lib/use-address-view.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import { ComparedWith } from "./compared-with.tsx";
import { Digest } from "./digest.tsx";
import { PrintedDossier } from "./dossier/printed-dossier.tsx";
import { DossierMissing, PrintingFailure } from "./dossier/printing-failure.tsx";
import { type Printing, usePrinting } from "./dossier/use-printing.ts";
import { DownloadsPanel } from "./downloads-panel.tsx";
import { FlowDiagram } from "./flow/flow-diagram.tsx";
import { isFictional } from "./name-parts.ts";
import { PapersRead } from "./papers-read.tsx";
import { PmidsFound } from "./pmids-found.tsx";
import { RecordFacts } from "./record-facts.tsx";
import { RecordFrame } from "./record-frame.tsx";
import { recordQuery } from "./record-queries.ts";
import { RecordQueriesList } from "./record-queries-list.tsx";
import { RecordSection } from "./record-section.tsx";
import { readRecordView } from "./record-view.ts";
import { ReportView } from "./report-view.tsx";
import { RunAgain } from "./run-again.tsx";
import { useScreening } from "./use-screening.ts";
import { WatchedSince } from "./watched-since.tsx";

/** The record of a search: all that was done and found, as it was when the search ended. */
export function RecordPage({ searchId }: { searchId: string }) {
  const { t } = useTranslation("record");
  const record = useQuery(recordQuery(searchId));
  const { view } = useAddressView(readRecordView);
  const isReport = view.view === "report";
  const printing = usePrinting(searchId, record.data !== undefined && !isReport);
  if (record.data !== undefined && isReport) return <ReportView record={record.data} />;
  return (
    <RecordFrame
      searchId={searchId}
      title={t("title")}
      question={record.data?.question ?? null}
      actions={record.data && <Actions record={record.data} printing={printing} />}
    >
      <ListStates query={record} failure={t("loadFailed")}>
        {(data) => <RecordBody record={data} printing={printing} />}
      </ListStates>
    </RecordFrame>
  );
}

interface PartProps {
  record: SearchRecord;
  printing: Printing;
}

function Actions({ record, printing }: PartProps) {
  const isReadOnly = useIsReadOnly(record.search_id);
  const { t } = useTranslation("record");
  const { hrefOf } = useAddressView(readRecordView);
  return (
    <span className="flex flex-wrap gap-2">
      <LinkButton href={hrefOf({ view: "report", page: undefined })}>
        <FileText aria-hidden className="size-4" />
        {t("showReport")}
      </LinkButton>
      <Button
        icon={<Printer aria-hidden className="size-4" />}
        onPress={printing.print}
        isPending={printing.isPreparing}
      >
        {t("print")}
      </Button>
      {!isReadOnly && <RunAgain search={record} />}
    </span>
  );
}

function RecordBody({ record, printing }: PartProps) {
  const { t } = useTranslation(["record", "search"]);
  const language = useLanguage();
  const screened = useScreening(record);
  const isReadOnly = useIsReadOnly(record.search_id);
  const count = (value: number) => ({ count: value, shown: formatNumber(value, language) });
  return (
    <>
      {printing.error !== null && <PrintingFailure printing={printing} />}
      {record.status !== "completed" && <Alert tone="caution">{t(`state.${record.status}`)}</Alert>}
      {isFictional(record) && <Alert tone="caution">{t("fictional")}</Alert>}
      {record.based_on !== null && !isReadOnly && <ComparedWith searchId={record.search_id} />}
      <RecordSection title={t("facts.title")}>
        <RecordFacts record={record} />
      </RecordSection>
      {record.question_words !== undefined && record.question_words.length > 0 && (
        <RecordSection title={t("search:words.title")}>
          <WordUses question={record.question} words={record.question_words} />
        </RecordSection>
      )}
      <RecordSection title={t("flow.title")} lead={t(screened === null ? "flow.lead" : "flow.leadScreened")}>
        <DecisionFailure searchId={record.search_id} />
        <FlowDiagram record={record} screened={screened} />
      </RecordSection>
      <div className="contents print:hidden">
        <RecordSection title={t("download.title")}>
          <DownloadsPanel record={record} />
        </RecordSection>
      </div>
      <RecordSection title={t("query.title", count(record.queries.length))}>
        <RecordQueriesList record={record} />
      </RecordSection>
      <RecordSection title={t("papers.titleCount", count(record.papers.length))} lead={t("papers.lead")}>
        <PapersRead searchId={record.search_id} papers={record.papers} isPrinted={printing.content !== null} />
      </RecordSection>
      {printing.content === null ? (
        <DossierMissing />
      ) : (
        <PrintedDossier content={printing.content} searchId={record.search_id} />
      )}
      {!isReadOnly && <WatchedSince searchId={record.search_id} />}
      <RecordSection
        title={t("others.titleCount", count(record.pmids.length - record.papers.length))}
        lead={t("others.lead")}
      >
        <PmidsFound record={record} isPrinted={printing.content !== null} />
      </RecordSection>
      <RecordSection title={t("digest.title")}>
        <Digest record={record} />
      </RecordSection>
    </>
  );
}

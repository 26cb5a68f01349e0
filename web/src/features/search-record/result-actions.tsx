import type { ListedRecord } from "@medsieve/contract/papers";
import { CITATION_FORMATS, type CitationFormat } from "@medsieve/contract/records";
import { useNavigate } from "@tanstack/react-router";
import { ChevronDown, Ellipsis } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { nameCsvFile, nameSearchFile } from "../../entities/search/export/file-names.ts";
import { WatchButton } from "../../entities/watch/watch-button.tsx";
import { readServerDate } from "../../lib/server-clock.ts";
import { useIsNarrow } from "../../lib/use-media-query.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { notify } from "../../ui/notify.ts";
import { CitePapers } from "./cite-papers.tsx";
import { DownloadStatus } from "./download-status.tsx";
import { findRecordHref } from "./record-links.ts";
import { findReportPath } from "./record-queries.ts";
import { useDownloads } from "./use-downloads.ts";

interface ResultActionsProps {
  searchId: string;
  question: string;
  /** In the order of the result. */
  papers: readonly ListedRecord[];
  /** Another user shares the search: it is neither watched nor changed. */
  isReadOnly?: boolean;
}

const NAMES: Record<CitationFormat, string> = { ris: "RIS", nbib: "NBIB", bibtex: "BibTeX" };
const ENDINGS: Record<CitationFormat, string> = { ris: "ris", nbib: "nbib", bibtex: "bib" };

/** What can be done with a result: files of its papers, their references, its record, and changing its queries. */
export function ResultActions({ searchId, question, papers, isReadOnly = false }: ResultActionsProps) {
  const { t } = useTranslation(["record", "search"]);
  const isNarrow = useIsNarrow();
  const navigate = useNavigate();
  // Nothing stays over the verdict below once the file is saved.
  const downloads = useDownloads((file) => notify({ tone: "success", text: t("download.saved", { file }) }));
  const [isCiting, setCiting] = useState(false);
  const queriesHref = `/search-history/${encodeURIComponent(searchId)}/queries`;

  function exportAs(format: CitationFormat): void {
    downloads.fetchAndSave({
      name: nameSearchFile({ query: question, created_at: readServerDate().toISOString() }, `read.${ENDINGS[format]}`),
      path: `/search-history/${encodeURIComponent(searchId)}/citations?format=${format}&papers=read`,
    });
  }

  function saveReport(): void {
    downloads.fetchAndSave({
      name: nameSearchFile({ query: question, created_at: readServerDate().toISOString() }, "report.docx"),
      path: findReportPath(searchId),
    });
  }

  function saveTable(): void {
    downloads.fetchAndSave({
      name: nameCsvFile({ query: question, created_at: readServerDate().toISOString() }, false),
      write: async (signal) => {
        const { exportSearches } = await import("../../entities/search/export/export-searches.ts");
        const order = { searchIds: [searchId], highlighted: null, onProgress: () => undefined, signal };
        return (await exportSearches(order)).file;
      },
    });
  }

  function act(key: string): void {
    const format = CITATION_FORMATS.find((one) => one === key);
    if (format !== undefined) exportAs(format);
    else if (key === "word") saveReport();
    else if (key === "csv") saveTable();
    else if (key === "cite") setCiting(true);
    else if (key === "record") void navigate({ to: findRecordHref(searchId) });
    else if (key === "refine") void navigate({ to: queriesHref });
  }

  const formats = papers.length === 0 ? [] : CITATION_FORMATS;
  const menu = (
    <Menu
      aria-label={t(isNarrow ? "actions.all" : "actions.export")}
      onAction={(key) => act(String(key))}
      placement={isNarrow ? "bottom end" : "bottom start"}
      trigger={
        isNarrow ? (
          <IconButton label={t("actions.all")} icon={<Ellipsis aria-hidden className="size-4" />} />
        ) : (
          <Button>
            {t("actions.export")}
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        )
      }
    >
      {formats.length > 0 && <MenuItem id="word">{t("actions.word")}</MenuItem>}
      {formats.length > 0 && <MenuItem id="csv">{t("actions.csv")}</MenuItem>}
      {formats.map((format) => (
        <MenuItem key={format} id={format}>
          {t("actions.as", { format: NAMES[format] })}
        </MenuItem>
      ))}
      {isNarrow && formats.length > 0 && <MenuItem id="cite">{t("search:cite.open")}</MenuItem>}
      {(isNarrow || formats.length > 0) && <MenuItem id="record">{t(isNarrow ? "link" : "actions.more")}</MenuItem>}
      {isNarrow && !isReadOnly && <MenuItem id="refine">{t("search:editQueries")}</MenuItem>}
    </Menu>
  );
  return (
    <div className="print:hidden">
      <div className="flex gap-2 whitespace-nowrap">
        {(isNarrow || formats.length > 0) && menu}
        {!isNarrow && formats.length > 0 && <Button onPress={() => setCiting(true)}>{t("search:cite.open")}</Button>}
        {!isReadOnly && <WatchButton search={{ id: searchId, query: question }} isBrief={isNarrow} />}
        {!isNarrow && (
          <>
            <LinkButton href={findRecordHref(searchId)}>{t("link")}</LinkButton>
            {!isReadOnly && <LinkButton href={queriesHref}>{t("search:editQueries")}</LinkButton>}
          </>
        )}
      </div>
      {downloads.state.kind !== "idle" && (
        <div className="absolute top-full right-0 z-20 w-72 rounded-md border border-line bg-raised p-2 shadow-md">
          <DownloadStatus downloads={downloads} />
        </div>
      )}
      {isCiting && <CitePapers papers={papers} onClose={() => setCiting(false)} />}
    </div>
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useAddressView } from "../../lib/use-address-view.ts";
import { ListStates } from "../../ui/list-states.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { DemonstrationSwitch } from "./demonstration-switch.tsx";
import { FolderFiles } from "./folder-files.tsx";
import { ImportsList } from "./imports-list.tsx";
import { JobPanel } from "./job-panel.tsx";
import { jobQuery, libraryQuery, refreshLibrary } from "./library-calls.ts";
import { LibraryFacts } from "./library-facts.tsx";
import { LIBRARY_TABS, readLibraryView } from "./library-view.ts";
import { RetractedList } from "./retracted-list.tsx";

/** What is in the library; filling it from PubMed's files; what was imported, and what was retracted. */
export function LibraryPage() {
  const { t } = useTranslation(["admin-library", "admin"]);
  const { view, change } = useAddressView(readLibraryView);
  const status = useStatus();
  const library = useQuery(libraryQuery());
  const { data: job = null } = useQuery(jobQuery());
  const isImporting = job?.status === "running";
  useRefreshAtEnd(isImporting);
  const tab = view.tab ?? "import";
  return (
    <PageFrame title={t("title")} lead={t("lead")} back={{ href: "/admin", label: t("admin:backToDashboard") }}>
      <StatusMessage control={status} />
      <ListStates query={library} failure={t("loadFailed")}>
        {(described) => (
          <>
            <LibraryFacts library={described} />
            <DemonstrationSwitch library={described} status={status} />
          </>
        )}
      </ListStates>
      {job !== null && <JobPanel job={job} status={status} />}
      <Tabs
        label={t("tabs")}
        tabs={LIBRARY_TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
        value={tab}
        onChange={(chosen) => change({ tab: chosen, page: undefined, filter: undefined })}
      >
        {tab === "import" && <FolderFiles isImporting={isImporting} status={status} />}
        {tab === "files" && <ImportsList />}
        {tab === "retracted" && <RetractedList />}
      </Tabs>
    </PageFrame>
  );
}

/** Figures and lists are loaded again when an import has ended. */
function useRefreshAtEnd(isImporting: boolean): void {
  const client = useQueryClient();
  const was = useRef(isImporting);
  useEffect(() => {
    if (was.current && !isImporting) void refreshLibrary(client);
    was.current = isImporting;
  }, [client, isImporting]);
}

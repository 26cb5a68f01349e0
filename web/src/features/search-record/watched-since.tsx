import { WATCH_DECISIONS } from "@medsieve/contract/constants";
import type { NewPaper } from "@medsieve/contract/watches";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { watchesQuery, watchRunsQuery } from "../../entities/watch/watch-calls.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import type { Column } from "../../ui/table-columns.ts";
import { PaperLine } from "./paper-line.tsx";
import { RecordSection } from "./record-section.tsx";

/** What the runs of a watched search found since its record was made, with the user's decisions; nothing where it is not watched. */
export function WatchedSince({ searchId }: { searchId: string }) {
  const watches = useQuery(watchesQuery());
  const watch = watches.data?.items.find((one) => one.search_id === searchId);
  if (watch === undefined || watch.last_run === null) return null;
  return <WatchedPapers watchId={watch.id} state={`${watch.last_run.id} ${watch.last_run.status}`} />;
}

function WatchedPapers({ watchId, state }: { watchId: string; state: string }) {
  const { t } = useTranslation(["record", "watches"]);
  const runs = useQuery(watchRunsQuery(watchId, state));
  return (
    <RecordSection title={t("watched.title")} lead={t("watched.lead")}>
      <ListStates query={runs} failure={t("watches:runs.failed")} loading={t("watches:runs.loading")}>
        {({ items }) => <Decided papers={listOnce(items.flatMap((run) => run.new))} />}
      </ListStates>
    </RecordSection>
  );
}

/** A paper that several runs found new stands once, as the newest has it. */
function listOnce(papers: readonly NewPaper[]): NewPaper[] {
  const known = new Map<string, NewPaper>();
  for (const paper of papers) if (!known.has(paper.pmid)) known.set(paper.pmid, paper);
  return [...known.values()];
}

function Decided({ papers }: { papers: readonly NewPaper[] }) {
  const { t } = useTranslation(["record", "watches"]);
  const language = useLanguage();
  const count = (decision: NewPaper["decision"]) =>
    formatNumber(papers.filter((paper) => paper.decision === decision).length, language);
  const place = ({ decision }: NewPaper) =>
    decision === null ? WATCH_DECISIONS.length : WATCH_DECISIONS.indexOf(decision);
  const columns: Column<NewPaper>[] = [
    {
      key: "title",
      title: t("papers.paper"),
      onCard: "title",
      cell: ({ pmid, title, journal, year, demonstration, notices }) => (
        <PaperLine pmid={pmid} title={title} isFictional={demonstration} notices={notices}>
          <span>{[journal, year].filter((part) => part !== null).join(", ")}</span>
        </PaperLine>
      ),
    },
    { key: "why", title: t("watched.why"), cell: ({ why }) => t(`watches:why.${why}`) },
    {
      key: "decision",
      title: t("watched.decision"),
      cell: ({ decision }) => (decision === null ? t("watched.undecided") : t(`watches:decision.${decision}`)),
    },
  ];
  return (
    <>
      <p className="tabular-nums">
        {t("watched.counts", {
          relevant: count("relevant"),
          notRelevant: count("not_relevant"),
          later: count("later"),
          undecided: count(null),
        })}
      </p>
      {papers.length > 0 && (
        <DataTable
          label={t("watched.list")}
          columns={columns}
          rows={papers.toSorted((a, b) => place(a) - place(b))}
          keyOf={({ pmid }) => pmid}
          width={560}
        />
      )}
    </>
  );
}

import type { SearchDetails } from "@medsieve/contract/history";
import type { Paper } from "@medsieve/contract/papers";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useKnownHighlights, useLoadedHighlights } from "../../entities/highlight/highlights.ts";
import { useHighlightToggle } from "../../entities/highlight/use-highlight-toggle.ts";
import { KnownPapersProvider } from "../../entities/known-paper/known-papers.ts";
import { listCitationMetas } from "../../entities/paper/citation-metas.ts";
import { CoinsList } from "../../entities/paper/coins-list.tsx";
import { RecordPlaceProvider } from "../../entities/paper/record-place.tsx";
import { searchDetailsQuery } from "../../entities/search/server-state.ts";
import { StatementReportsProvider } from "../../entities/statement-report/report-provider.tsx";
import { describeError } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import "../../ui/print.css";
import { DetailSkeleton } from "./components/detail-skeleton.tsx";
import { PaperCard } from "./components/paper-card.tsx";
import { ON_DETAIL_PAGE, ON_SHARED_PAGE, ResultHabitsProvider, useResultHabits } from "./result-habits.tsx";

interface PaperPageProps {
  searchId: string;
  pmid: string;
}

/** One paper of a saved search by itself, with an address of its own, under which reference managers know it. */
export function PaperPage({ searchId, pmid }: PaperPageProps) {
  const { t } = useTranslation("detail");
  const details = useQuery(searchDetailsQuery(searchId));
  const areHighlightsKnown = useLoadedHighlights(searchId) !== null;
  const search = details.data;

  if (details.isPending || (search !== undefined && !areHighlightsKnown)) {
    return (
      <PaperFrame searchId={searchId} title={t("paper.title")} question={null}>
        <DetailSkeleton label={t("loading")} />
      </PaperFrame>
    );
  }
  const place = search?.papers.findIndex((paper) => paper.pmid === pmid) ?? -1;
  const paper = search?.papers[place];
  if (search === undefined || paper === undefined) {
    return (
      <PaperFrame searchId={searchId} title={t("paper.title")} question={search?.query ?? null}>
        {search === undefined ? (
          <Alert
            tone="error"
            title={t("loadFailed")}
            action={
              <Button onPress={() => void details.refetch()} isPending={details.isFetching}>
                {t("common:retry")}
              </Button>
            }
          >
            <p>{describeError(details.error, t)}</p>
          </Alert>
        ) : (
          <Alert tone="info" title={t("paper.none")}>
            <p>{t("paper.noneText", { pmid })}</p>
          </Alert>
        )}
      </PaperFrame>
    );
  }
  return (
    <PaperFrame searchId={searchId} title={paper.title || t("paper.title")} question={search.query}>
      {listCitationMetas(paper).map(({ name, content }) => (
        <meta key={`${name} ${content}`} name={name} content={content} />
      ))}
      <CoinsList papers={[paper]} />
      <WholePaper search={search} paper={paper} rank={place + 1} />
    </PaperFrame>
  );
}

interface WholePaperProps {
  search: SearchDetails;
  paper: Paper;
  rank: number;
}

function WholePaper({ search, paper, rank }: WholePaperProps) {
  const known = useMemo(() => new Set(search.known_pmids), [search]);
  const habits = search.share?.own === false ? ON_SHARED_PAGE : ON_DETAIL_PAGE;
  return (
    <ResultHabitsProvider value={habits}>
      <StatementReportsProvider searchId={search.id}>
        <RecordPlaceProvider>
          <KnownPapersProvider value={known}>
            <MarkedPaper search={search} paper={paper} rank={rank} />
          </KnownPapersProvider>
        </RecordPlaceProvider>
      </StatementReportsProvider>
    </ResultHabitsProvider>
  );
}

function MarkedPaper({ search, paper, rank }: WholePaperProps) {
  const highlighted = useKnownHighlights(search.id);
  const { toggle } = useHighlightToggle(search.id, useResultHabits().highlightShowing);
  const shown = useMemo(() => ({ record: paper, reading: paper }), [paper]);
  return (
    <PaperCard
      paper={shown}
      asked={search.language}
      rank={rank}
      range={null}
      keepsSize={false}
      isHighlighted={highlighted.has(paper.pmid)}
      onHighlight={toggle}
      place="page"
    />
  );
}

interface PaperFrameProps {
  searchId: string;
  /** Names the window. */
  title: string;
  /** null while it is not known. */
  question: string | null;
  children: ReactNode;
}

function PaperFrame({ searchId, title, question, children }: PaperFrameProps) {
  const { t } = useTranslation("detail");
  return (
    <div data-scroller className="relative h-full overflow-y-auto print:overflow-visible">
      <title>{`${title} · Medsieve`}</title>
      <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 p-4 md:p-6 print:max-w-none print:p-0">
        <span className="print:hidden">
          <BackLink href={`/search-history/${encodeURIComponent(searchId)}`}>{t("paper.back")}</BackLink>
        </span>
        <div>
          <p className="text-muted text-sm">{t("paper.of")}</p>
          <h1 className="wrap-anywhere text-xl" dir="auto">
            {question ?? t("paper.title")}
          </h1>
        </div>
        <h2 className="sr-only">{t("paper.title")}</h2>
        {children}
      </div>
    </div>
  );
}

import type { SearchDetails } from "@medsieve/contract/history";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RecordPlaceProvider } from "../../entities/paper/record-place.tsx";
import { searchDetailsQuery } from "../../entities/search/server-state.ts";
import { describeError } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { PaperReports } from "./paper-reports.tsx";
import "../../ui/print.css";
import { useLoadedHighlights } from "../../entities/highlight/highlights.ts";
import { SearchCard } from "./search-card.tsx";
import { SearchState } from "./search-state.tsx";

const RUNNING_POLL_MS = 5_000;
/** Characters of the question that the window is named by. */
const TITLE_LENGTH = 60;

interface SearchDetailPageProps {
  searchId: string;
  /** What else can be done with the search, beside printing it. */
  actions?: (search: SearchDetails) => ReactNode;
  /** What has to be known of it beyond what it says itself. */
  notice?: (search: SearchDetails) => ReactNode;
}

/** One past search with all its papers, to be read, marked and printed. */
export function SearchDetailPage({ searchId, actions, notice }: SearchDetailPageProps) {
  const { t } = useTranslation("detail");
  const details = useQuery({
    ...searchDetailsQuery(searchId),
    refetchInterval: ({ state: { data } }) => (data?.status === "running" ? RUNNING_POLL_MS : false),
  });
  const highlighted = useLoadedHighlights(searchId);

  if (details.isPending) {
    return (
      <Frame title={t("title")}>
        <DetailSkeleton label={t("loading")} />
      </Frame>
    );
  }
  if (details.data === undefined) {
    return (
      <Frame title={t("title")}>
        <h1 className="sr-only">{t("title")}</h1>
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
      </Frame>
    );
  }

  const search = details.data;
  return (
    <Frame
      title={Array.from(search.query).slice(0, TITLE_LENGTH).join("")}
      action={
        <span className="flex flex-wrap gap-2">
          {actions?.(search)}
          <Button icon={<Printer aria-hidden className="size-4" />} onPress={() => window.print()}>
            {t("print")}
          </Button>
        </span>
      }
    >
      <SearchCard search={search} />
      <SearchState search={search} />
      {notice?.(search)}
      {search.papers.length > 0 && <Papers search={search} highlighted={highlighted} />}
    </Frame>
  );
}

function Papers({ search, highlighted }: { search: SearchDetails; highlighted: ReadonlySet<string> | null }) {
  const { t } = useTranslation("detail");
  if (highlighted === null) return <DetailSkeleton label={t("loading")} isWithoutCard />;
  return <PaperReports search={search} highlighted={highlighted} />;
}

interface FrameProps {
  /** Names the window. */
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Frame({ title, action, children }: FrameProps) {
  return (
    <RecordPlaceProvider>
      <div className="mx-auto flex w-full max-w-4xl flex-col gap-5 p-4 md:p-6 print:max-w-none print:p-0">
        <title>{`${title} · Medsieve`}</title>
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
          <BackLink />
          {action}
        </div>
        {children}
      </div>
    </RecordPlaceProvider>
  );
}

function BackLink() {
  const { t } = useTranslation("detail");
  return (
    <Link href="/search-history">
      <span className="inline-flex min-h-9 items-center gap-1.5">
        <ArrowLeft aria-hidden className="size-4" />
        {t("back")}
      </span>
    </Link>
  );
}

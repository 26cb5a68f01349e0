import type { SearchDetails } from "@medsieve/contract/history";
import { isBorneOut, isShown } from "@medsieve/contract/statements";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLoadedHighlights } from "../../entities/highlight/highlights.ts";
import { searchDetailsQuery } from "../../entities/search/server-state.ts";
import { ShareNote } from "../../entities/search-share/share-note.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { formatDateTime, formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import "../../ui/print.css";
import { Conversation } from "./components/conversation.tsx";
import { DetailSkeleton } from "./components/detail-skeleton.tsx";
import { KeyboardHelp, KeyboardHelpButton } from "./components/keyboard-help.tsx";
import { ResultFrame } from "./components/result-frame.tsx";
import { SearchStateNotes } from "./components/search-state-notes.tsx";
import { ON_DETAIL_PAGE, ON_SHARED_PAGE, ResultHabitsProvider } from "./result-habits.tsx";
import { IDLE_SEARCH, type SearchState } from "./search-machine.ts";
import { reduceSearch } from "./search-store.ts";

/** Keys for a question, which this page has no field for, and for what only the search's owner changes. */
const UNUSED = ["/"] as const;
const UNUSED_ON_SHARED = ["/", "h", "i", "x", "u"] as const;

const RUNNING_POLL_MS = 5_000;
/** Characters of the question that the window is named by. */
const TITLE_LENGTH = 60;

interface SearchDetailPageProps {
  searchId: string;
  /** What can be done with the search, beside printing it. */
  actions?: (search: SearchDetails) => ReactNode;
  /** Stand beside its question. */
  resultActions?: (search: SearchDetails) => ReactNode;
  /** What has to be known of it beyond what it says itself. */
  notice?: (search: SearchDetails) => ReactNode;
}

/** One past search: the result that the main screen shows, to be read, marked and printed. */
export function SearchDetailPage({ searchId, actions, resultActions, notice }: SearchDetailPageProps) {
  const { t } = useTranslation("detail");
  const details = useQuery({
    ...searchDetailsQuery(searchId),
    refetchInterval: ({ state: { data } }) => (data?.status === "running" ? RUNNING_POLL_MS : false),
  });
  const areHighlightsKnown = useLoadedHighlights(searchId) !== null;
  const search = details.data;
  const state = useMemo(() => describeSaved(search), [search]);

  if (details.isPending || (search !== undefined && !areHighlightsKnown)) {
    return (
      <Frame title={t("title")} state={IDLE_SEARCH}>
        <DetailSkeleton label={t("loading")} />
      </Frame>
    );
  }
  if (search === undefined) {
    return (
      <Frame title={t("title")} state={IDLE_SEARCH}>
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
          <p>{isGone(details.error) ? t("gone") : describeError(details.error, t)}</p>
        </Alert>
      </Frame>
    );
  }

  return (
    <Frame
      title={Array.from(search.query).slice(0, TITLE_LENGTH).join("")}
      state={state}
      madeAt={search.created_at}
      verified={countVerified(search)}
      isReadOnly={search.share?.own === false}
      action={
        <span className="flex flex-wrap gap-2">
          {actions?.(search)}
          <Button icon={<Printer aria-hidden className="size-4" />} onPress={() => window.print()}>
            {t("print")}
          </Button>
        </span>
      }
    >
      {state.phase === "idle" ? (
        <>
          <h1 className="wrap-anywhere text-xl" dir="auto">
            {search.query}
          </h1>
          {search.share && <ShareNote share={search.share} />}
          <SearchStateNotes search={search} />
        </>
      ) : (
        <Conversation
          state={state}
          acts={null}
          actions={resultActions?.(search)}
          opening={
            <>
              {search.share && <ShareNote share={search.share} />}
              <SearchStateNotes search={search} />
              {notice?.(search)}
            </>
          }
        />
      )}
    </Frame>
  );
}

/** A search that still runs is watched on the main screen, and one that is damaged may have nothing to show. */
function describeSaved(search: SearchDetails | undefined): Exclude<SearchState, { phase: "loading" }> {
  if (search === undefined || search.status === "running") return IDLE_SEARCH;
  if (search.damaged && search.papers.length === 0) return IDLE_SEARCH;
  const state = reduceSearch(IDLE_SEARCH, { type: "loaded", details: search });
  return state.phase === "loading" ? IDLE_SEARCH : state;
}

interface FrameProps {
  /** Names the window. */
  title: string;
  state: SearchState;
  /** When the search was made, ISO. */
  madeAt?: string;
  /** How many statements of its papers a sentence bears out, of all; null without any. */
  verified?: StatementCounts | null;
  /** Another user shares it. */
  isReadOnly?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

interface StatementCounts {
  verified: number;
  total: number;
}

/** Only statements that are shown, as they are marked in the page. */
function countVerified({ papers }: SearchDetails): StatementCounts | null {
  const shown = papers.flatMap((paper) =>
    paper.statements.filter((one) => one.evidence.length > 0 && isShown(one, paper.read_by)),
  );
  return shown.length === 0 ? null : { verified: shown.filter(isBorneOut).length, total: shown.length };
}

function Frame({ title, state, madeAt, verified = null, isReadOnly = false, action, children }: FrameProps) {
  const { t } = useTranslation("detail");
  const language = useLanguage();
  const hasResult = state.phase !== "idle";
  const [isHelpOpen, setHelpOpen] = useState(false);
  return (
    <ResultHabitsProvider value={isReadOnly ? ON_SHARED_PAGE : ON_DETAIL_PAGE}>
      <ResultFrame state={state}>
        <title>{`${title} · Medsieve`}</title>
        <div data-scroller className="relative min-h-0 flex-1 overflow-y-auto print:overflow-visible">
          <div className="mx-auto flex w-full max-w-4xl flex-col gap-3 px-4 pt-3 pb-6 print:max-w-none print:p-0">
            <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <span className="print:hidden">
                <BackLink href="/search-history">{t("back")}</BackLink>
              </span>
              {madeAt !== undefined && (
                <time dateTime={madeAt} className="text-muted text-sm tabular-nums">
                  {formatDateTime(madeAt, language)}
                </time>
              )}
              {verified !== null && (
                <span className="text-muted text-sm tabular-nums">
                  {t("verified", {
                    count: verified.total,
                    shown: formatNumber(verified.verified, language),
                    total: formatNumber(verified.total, language),
                  })}
                </span>
              )}
              {action !== undefined && (
                <span className="ml-auto flex flex-wrap items-center gap-2 print:hidden">
                  {action}
                  {hasResult && (
                    <span className="max-md:hidden">
                      <KeyboardHelpButton onPress={() => setHelpOpen(true)} />
                    </span>
                  )}
                </span>
              )}
            </div>
            {children}
          </div>
        </div>
        {hasResult && (
          <KeyboardHelp
            without={isReadOnly ? UNUSED_ON_SHARED : UNUSED}
            isOpen={isHelpOpen}
            onOpenChange={setHelpOpen}
          />
        )}
      </ResultFrame>
    </ResultHabitsProvider>
  );
}

/** It was deleted, or another no longer shares it: the server does not say which. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.code === "not_found";
}

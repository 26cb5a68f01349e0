import type { SearchSetup } from "@medsieve/contract/searches";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { setupQuery } from "../../entities/search/server-state.ts";
import { readStored, removeStored, writeStored } from "../../lib/storage.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { DestinationLine } from "./components/destination-line.tsx";
import { KeyboardHelp, KeyboardHelpButton } from "./components/keyboard-help.tsx";
import { QuestionBox } from "./components/question-box.tsx";
import { SetupBanner } from "./components/setup-banner.tsx";
import { SetupFacts } from "./components/setup-facts.tsx";
import { Welcome } from "./components/welcome.tsx";
import { canAsk, getQuestion, getSearchId, hasEnded, isBusy, isFinished, isLive, isShown } from "./search-machine.ts";
import { useSearchSession } from "./use-search-session.ts";
import { useWideScreen } from "./use-wide-screen.ts";

const LimitAlert = lazy(async () => ({ default: (await import("./components/limit-alert.tsx")).LimitAlert }));
const loadConversation = () => import("./components/conversation.tsx");
const loadFacts = () => import("./components/search-facts.tsx");
const Conversation = lazy(async () => ({ default: (await loadConversation()).Conversation }));
const SearchFacts = lazy(async () => ({ default: (await loadFacts()).SearchFacts }));

/** Loads what a search is shown with, before there is one. */
async function prepareForSearch(): Promise<void> {
  try {
    await Promise.all([loadConversation(), loadFacts()]);
  } catch (error) {
    console.warn("What shows a search could not be loaded; it is tried again with the search.", error);
  }
}

interface SearchPageProps {
  /** The search that the address names. */
  searchId: string | undefined;
  /** The way on where the monthly limit keeps a question from running. */
  whenLimitReached?: ReactNode;
  /** What stands above the answer of a search that has ended and repeats another. */
  beforeResult?: (searchId: string) => ReactNode;
  /** What stands after the papers of a search that has ended. */
  afterResult?: (searchId: string) => ReactNode;
}

/** The main screen: a question, its progress, its papers; drawn once it is known what answers, so that nothing moves. */
export function SearchPage(props: SearchPageProps) {
  const { data: setup, isPending, failureCount } = useQuery(setupQuery());
  if (isPending && failureCount === 0) {
    return (
      <div className="p-6">
        <Opening />
      </div>
    );
  }
  return <SearchScreen {...props} setup={setup} />;
}

function Opening() {
  const { t } = useTranslation("search");
  return (
    <div className="animate-appear-late">
      <Spinner label={t("opening")} />
    </div>
  );
}

interface SearchScreenProps extends SearchPageProps {
  /** undefined where it could not be learnt. */
  setup: SearchSetup | undefined;
}

function SearchScreen({ searchId, setup, whenLimitReached, beforeResult, afterResult }: SearchScreenProps) {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  const newSession = useLocation({ select: (location) => location.state.newSession });
  const visit = useLocation({ select: (location) => location.state.__TSR_key });
  const session = useSearchSession({
    searchId,
    newSession,
    visit,
    showSearch: (id) => void navigate({ to: "/", search: { search: id }, replace: true }),
    showNone: (at) => void navigate({ to: "/", search: {}, state: { newSession: at } }),
    onRefused: ({ text }) => writeQuestion(text),
  });
  const { state } = session;
  const isWide = useWideScreen();
  const [draft, setDraft] = useState(() => readStored("draft") ?? "");
  const [isHelpOpen, setHelpOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const isRunning = isBusy(state);
  const isIdle = state.phase === "idle";
  const isAsking = canAsk(state);
  const ended = hasEnded(state);
  const question = getQuestion(state);
  const keptId = isFinished(state) ? state.searchId : null;
  const savedId = hasEnded(state) && state.outcome !== null ? getSearchId(state) : null;
  const basedOn = question?.basedOn ?? null;
  const factsTitle = t(isAsking ? "facts.nextTitle" : "facts.title");

  const isWriting = draft !== "" || !isIdle;
  useEffect(() => {
    if (isWriting) void prepareForSearch();
  }, [isWriting]);

  /** A question that is not sent yet outlives a reload of this tab. */
  function keepDraft(text: string): void {
    setDraft(text);
    if (text === "") removeStored("draft");
    else writeStored("draft", text);
  }

  function writeQuestion(text: string): void {
    keepDraft(text);
    setTimeout(() => input.current?.focus());
  }

  function focusQuestion(): void {
    const field = bar.current?.querySelector<HTMLElement>("textarea:enabled");
    (field ?? bar.current?.querySelector<HTMLElement>("button:enabled"))?.focus();
  }

  function startNew(): void {
    session.startNew();
    writeQuestion("");
  }

  function editQuestion(): void {
    session.startNew();
    if (question) {
      session.prefer(question.preference);
      session.limitTo(question.limits);
    }
    writeQuestion(question?.text ?? "");
  }

  return (
    <div className="flex h-full flex-col">
      <title>{question ? `${question.text} · Medsieve` : "Medsieve"}</title>
      {setup && <SetupBanner setup={setup} />}
      <div className="flex min-h-0 flex-1">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <div
            key={isIdle ? "welcome" : "conversation"}
            data-scroller
            className="relative min-h-0 flex-1 overflow-y-auto"
          >
            <div className="mx-auto w-full max-w-3xl px-4 py-6">
              {isIdle ? (
                <Welcome
                  setup={setup}
                  onChoose={(question, preference) => {
                    session.prefer(preference);
                    writeQuestion(question);
                  }}
                />
              ) : (
                <Suspense fallback={<Opening />}>
                  <Conversation
                    state={state}
                    showsFacts={!isWide}
                    onReload={session.reload}
                    onEdit={editQuestion}
                    onRepeat={session.repeat}
                    opening={keptId !== null && basedOn !== null && beforeResult?.(keptId)}
                    ending={keptId !== null && afterResult?.(keptId)}
                    onSkip={() => bar.current?.querySelector<HTMLElement>("button:enabled, textarea:enabled")?.focus()}
                  />
                </Suspense>
              )}
            </div>
          </div>
          <div key={ended ? "ended" : "asking"} className="border-line border-t bg-canvas">
            <div className="relative mx-auto w-full max-w-3xl px-4 py-2.5">
              <div ref={bar} className="min-w-0 flex-1">
                {ended ? (
                  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:pr-8">
                    <p className="min-w-40 flex-1 text-muted text-sm leading-snug">{t("ended")}</p>
                    <span className="flex flex-wrap gap-2">
                      {savedId !== null && (
                        <LinkButton href={`/search-history/${encodeURIComponent(savedId)}/queries`}>
                          {t("editQueries")}
                        </LinkButton>
                      )}
                      <Button variant="primary" icon={<Plus aria-hidden className="size-4" />} onPress={startNew}>
                        {t("newSession")}
                      </Button>
                    </span>
                  </div>
                ) : (
                  <>
                    {state.phase === "limit_reached" && (
                      <Suspense>
                        <LimitAlert
                          limit={state.limit}
                          queries={question?.text === draft.trim() ? (question.queries?.length ?? 0) : 0}
                          action={whenLimitReached}
                        />
                      </Suspense>
                    )}
                    <QuestionBox
                      inputRef={input}
                      draft={isAsking ? draft : (question?.text ?? "")}
                      onDraftChange={keepDraft}
                      preference={isAsking ? session.preference : (question?.preference ?? session.preference)}
                      onPreferenceChange={session.prefer}
                      limits={isAsking ? session.limits : (question?.limits ?? session.limits)}
                      onLimitsChange={session.limitTo}
                      onSend={(text) => {
                        session.ask(text);
                        keepDraft("");
                      }}
                      isRunning={isRunning}
                      isStopping={isLive(state) && state.stopping}
                      onStop={state.phase === "loading" ? null : session.stop}
                    />
                    <div className="md:min-h-7 md:pr-9">
                      <DestinationLine setup={setup} />
                    </div>
                  </>
                )}
              </div>
              <span className="absolute right-3 bottom-2.5 max-md:hidden">
                <KeyboardHelpButton onPress={() => setHelpOpen(true)} />
              </span>
            </div>
          </div>
        </div>
        <KeyboardHelp onAsk={focusQuestion} isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
        {isWide && (
          <aside
            aria-label={factsTitle}
            className="wrap-anywhere relative w-88 shrink-0 overflow-y-auto border-line border-l bg-surface px-5 py-6"
          >
            <h2 className="mb-4 font-semibold text-lg">{factsTitle}</h2>
            {isAsking ? (
              <SetupFacts preference={session.preference} limits={session.limits} setup={setup} />
            ) : (
              <Suspense>{isShown(state) && <SearchFacts state={state} showsFilters />}</Suspense>
            )}
          </aside>
        )}
      </div>
    </div>
  );
}

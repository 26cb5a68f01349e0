import type { ListedPaper } from "@medsieve/contract/papers";
import type { SearchSetup } from "@medsieve/contract/searches";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { setupQuery, usageQuery } from "../../entities/search/server-state.ts";
import { readStored, removeStored, writeStored } from "../../lib/storage.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { readAddressedQuestion } from "./addressed-question.ts";
import { DestinationLine } from "./components/destination-line.tsx";
import { KeyboardHelp, KeyboardHelpButton } from "./components/keyboard-help.tsx";
import { QuestionBox } from "./components/question-box.tsx";
import { loadPane, ResultFrame } from "./components/result-frame.tsx";
import { StopBar } from "./components/stop-bar.tsx";
import { Welcome } from "./components/welcome.tsx";
import { canAsk, getQuestion, getSearchId, getSentAt, hasEnded, isBusy, isFinished, isLive } from "./search-machine.ts";
import { useSearchSession } from "./use-search-session.ts";

const LimitAlert = lazy(async () => ({ default: (await import("./components/limit-alert.tsx")).LimitAlert }));
const loadConversation = () => import("./components/conversation.tsx");
const Conversation = lazy(async () => ({ default: (await loadConversation()).Conversation }));

/** Loads what a search is shown with, before there is one. */
async function prepareForSearch(): Promise<void> {
  try {
    await Promise.all([loadConversation(), loadPane()]);
  } catch (error) {
    console.warn("What shows a search could not be loaded; it is tried again with the search.", error);
  }
}

interface SearchPageProps {
  /** The search that the address names. */
  searchId: string | undefined;
  /** The way on where the monthly limit keeps a question from running. */
  whenLimitReached?: (at: "sending" | "writing") => ReactNode;
  /** What stands above the answer of a search that has ended and repeats another. */
  beforeResult?: (searchId: string) => ReactNode;
  /** What can be done with a search that has ended, beside its question. */
  resultActions?: (search: EndedSearch) => ReactNode;
}

/** A search that has ended, with the papers that were read. */
export interface EndedSearch {
  id: string;
  question: string;
  papers: readonly ListedPaper[];
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

/** Whether a keyboard comes up over the page once a field has the focus. */
function raisesKeyboard(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}

function Opening() {
  const { t } = useTranslation("search");
  return (
    <div className="animate-appear-late">
      <Spinner label={t("opening")} />
    </div>
  );
}

/** Says before anything is typed that the month's searches are used up. */
function LimitNote({ action }: { action: ReactNode }) {
  const { data: usage } = useQuery(usageQuery());
  if (usage === undefined || usage.current_usage < usage.limit) return null;
  const { current_usage: used, limit, reset_date: resetDate } = usage;
  return (
    <Suspense>
      <LimitAlert limit={{ used, limit, resetDate }} action={action} />
    </Suspense>
  );
}

interface SearchScreenProps extends SearchPageProps {
  /** undefined where it could not be learnt. */
  setup: SearchSetup | undefined;
}

function SearchScreen({ searchId, setup, whenLimitReached, beforeResult, resultActions }: SearchScreenProps) {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  const newSession = useLocation({ select: (location) => location.state.newSession });
  const visit = useLocation({ select: (location) => location.state.__TSR_key });
  // As it was written: the router reads "250.00" as a number.
  const parameters = useRouter().history.location.search;
  const addressed = useMemo(() => readAddressedQuestion(parameters, t), [parameters, t]);
  const session = useSearchSession({
    searchId,
    newSession,
    visit,
    showShared: (id) => void navigate({ to: "/search-history/$searchId", params: { searchId: id }, replace: true }),
    showSearch: (id) => void navigate({ to: "/", search: { search: id }, replace: true }),
    // What an address brought along stays in no history of the browser.
    showNone: (at) => void navigate({ to: "/", search: {}, state: { newSession: at }, replace: addressed !== null }),
    onRefused: ({ text }) => writeQuestion(text),
  });
  const { state } = session;
  const [draft, setDraft] = useState(() => readStored("draft") ?? "");
  const [isHelpOpen, setHelpOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const isRunning = isBusy(state);
  const isIdle = state.phase === "idle";
  const isAsking = canAsk(state);
  const question = getQuestion(state);
  /** One conversation keeps what is open in it from the first message to the end. */
  const conversationKey = String(getSentAt(state) ?? getSearchId(state));
  const ended = hasEnded(state) ? state : null;
  const keptId = isFinished(state) ? state.searchId : null;
  const saved =
    ended?.outcome && ended.searchId
      ? { id: ended.searchId, question: question?.text ?? "", papers: ended.outcome.papers }
      : null;
  const basedOn = question?.basedOn ?? null;

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

  const fillBox = useEffectEvent(() => {
    if (addressed === null) return;
    session.startNew();
    if (addressed.preference !== null) session.prefer(addressed.preference);
    writeQuestion(addressed.text);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question of an address is taken once
  useEffect(() => fillBox(), [addressed]);

  useEffect(() => {
    const isFree = document.activeElement === document.body || newSession !== undefined;
    if (isIdle && isFree && !raisesKeyboard()) input.current?.focus({ preventScroll: true });
  }, [isIdle, newSession]);

  function focusQuestion(): void {
    const field = bar.current?.querySelector<HTMLElement>("textarea:enabled");
    (field ?? bar.current?.querySelector<HTMLElement>("button:enabled"))?.focus();
  }

  function focusBar(): void {
    bar.current?.querySelector<HTMLElement>("button:enabled, textarea:enabled")?.focus();
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

  const box = (
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
    />
  );

  return (
    <ResultFrame key={conversationKey} state={state}>
      <title>{question ? `${question.text} · Medsieve` : "Medsieve"}</title>
      <div key={isIdle ? "welcome" : "conversation"} data-scroller className="relative min-h-0 flex-1 overflow-y-auto">
        {isIdle ? (
          <div className="mx-auto flex min-h-full w-full max-w-3xl flex-col justify-center px-4 py-6">
            <Welcome
              setup={setup}
              onChoose={(question, preference) => {
                session.prefer(preference);
                writeQuestion(question);
              }}
            >
              <div ref={bar}>
                <LimitNote action={whenLimitReached?.("writing")} />
                {box}
                <DestinationLine setup={setup} />
              </div>
            </Welcome>
          </div>
        ) : (
          <div className="mx-auto w-full max-w-4xl px-4 pt-4 pb-6">
            <Suspense fallback={<Opening />}>
              <Conversation
                state={state}
                acts={{
                  reload: session.reload,
                  edit: editQuestion,
                  repeat: session.repeat,
                  skip: focusBar,
                }}
                actions={saved && resultActions?.(saved)}
                opening={keptId !== null && basedOn !== null && beforeResult?.(keptId)}
              />
            </Suspense>
          </div>
        )}
      </div>
      {!isIdle && (
        <div key={ended ? "ended" : "asking"} className="border-line border-t bg-canvas">
          <div ref={bar} className="relative mx-auto w-full max-w-4xl px-4 py-2">
            {ended && (
              <div className="flex items-center justify-between gap-x-4 md:pr-10">
                <p className="min-w-0 text-muted text-sm leading-snug max-md:sr-only">{t("ended")}</p>
                <Button variant="primary" icon={<Plus aria-hidden className="size-4" />} onPress={startNew}>
                  {t("newSession")}
                </Button>
              </div>
            )}
            {isRunning && (
              <StopBar
                isStopping={isLive(state) && state.stopping}
                onStop={state.phase === "loading" ? null : session.stop}
              />
            )}
            {state.phase === "limit_reached" && (
              <>
                <Suspense>
                  <LimitAlert
                    limit={state.limit}
                    kept={{ queries: question?.text === draft.trim() ? (question.queries?.length ?? 0) : 0 }}
                    action={whenLimitReached?.("sending")}
                  />
                </Suspense>
                {box}
                <div className="md:pr-9">
                  <DestinationLine setup={setup} />
                </div>
              </>
            )}
          </div>
        </div>
      )}
      <span className="absolute right-3 bottom-2 max-md:hidden">
        <KeyboardHelpButton onPress={() => setHelpOpen(true)} />
      </span>
      <KeyboardHelp onAsk={focusQuestion} isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
    </ResultFrame>
  );
}

import type { ListedPaper } from "@medsieve/contract/papers";
import type { SearchSetup } from "@medsieve/contract/searches";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { setupQuery } from "../../entities/search/server-state.ts";
import { loadPart } from "../../lib/reachability.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { DestinationLine } from "./components/destination-line.tsx";
import { KeyboardHelp, KeyboardHelpButton } from "./components/keyboard-help.tsx";
import { LimitNote } from "./components/limit-note.tsx";
import { QuestionBar } from "./components/question-bar.tsx";
import { QuestionBox } from "./components/question-box.tsx";
import { loadPane, ResultFrame } from "./components/result-frame.tsx";
import { UnnamedCode } from "./components/unnamed-code.tsx";
import { Welcome } from "./components/welcome.tsx";
import {
  canAsk,
  getQuestion,
  getSearchId,
  getSentAt,
  hasEnded,
  isFinished,
  type SearchState,
} from "./search-machine.ts";
import { useAskedPage } from "./use-asked-page.ts";

const loadConversation = () => loadPart(() => import("./components/conversation.tsx"));
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

function SearchScreen({ searchId, setup, whenLimitReached, beforeResult, resultActions }: SearchScreenProps) {
  const { session, draft, input, keep, write, startNew, edit, unnamedCode } = useAskedPage(searchId);
  const { state } = session;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const isIdle = state.phase === "idle";
  const isAsking = canAsk(state);
  const question = getQuestion(state);
  /** One conversation keeps what is open in it from the first message to the end. */
  const conversationKey = String(getSentAt(state) ?? getSearchId(state));
  const keptId = isFinished(state) ? state.searchId : null;
  const saved = findSaved(state);

  const isWriting = draft !== "" || !isIdle;
  useEffect(() => {
    if (isWriting) void prepareForSearch();
  }, [isWriting]);

  const box = (
    <QuestionBox
      inputRef={input}
      draft={isAsking ? draft : (question?.text ?? "")}
      onDraftChange={keep}
      preference={isAsking ? session.preference : (question?.preference ?? session.preference)}
      onPreferenceChange={session.prefer}
      limits={isAsking ? session.limits : (question?.limits ?? session.limits)}
      onLimitsChange={session.limitTo}
      onSend={(text) => {
        session.ask(text);
        keep("");
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
              onChoose={(text, preference) => {
                session.prefer(preference);
                write(text);
              }}
            >
              <div ref={bar}>
                <LimitNote action={whenLimitReached?.("writing")} />
                <UnnamedCode code={unnamedCode} />
                {box}
                <DestinationLine setup={setup} />
              </div>
            </Welcome>
          </div>
        ) : (
          <div className="mx-auto w-full max-w-4xl px-4 pt-4 pb-6">
            <Suspense
              fallback={
                <>
                  <p className="wrap-anywhere whitespace-pre-line font-semibold text-xl">{question?.text}</p>
                  <Opening />
                </>
              }
            >
              <Conversation
                state={state}
                acts={{ reload: session.reload, edit, repeat: session.repeat, skip: () => focusBar(bar.current) }}
                actions={saved && resultActions?.(saved)}
                opening={keptId !== null && (question?.basedOn ?? null) !== null && beforeResult?.(keptId)}
              />
            </Suspense>
          </div>
        )}
      </div>
      {!isIdle && (
        <QuestionBar
          key={hasEnded(state) ? "ended" : "asking"}
          barRef={bar}
          session={session}
          draft={draft}
          box={
            <>
              {box}
              <div className="md:pr-9">
                <DestinationLine setup={setup} />
              </div>
            </>
          }
          limitAction={whenLimitReached?.("sending")}
          onStartNew={startNew}
        />
      )}
      <span className="absolute right-3 bottom-2 max-md:hidden">
        <KeyboardHelpButton onPress={() => setHelpOpen(true)} />
      </span>
      <KeyboardHelp onAsk={() => focusQuestion(bar.current)} isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
    </ResultFrame>
  );
}

/** The search that has ended and is saved; null where there is none. */
function findSaved(state: SearchState): EndedSearch | null {
  if (!hasEnded(state) || !state.outcome || !state.searchId) return null;
  return { id: state.searchId, question: getQuestion(state)?.text ?? "", papers: state.outcome.papers };
}

function focusBar(bar: HTMLElement | null): void {
  bar?.querySelector<HTMLElement>("button:enabled, textarea:enabled")?.focus();
}

/** The question's field, or what stands in its place. */
function focusQuestion(bar: HTMLElement | null): void {
  const field = bar?.querySelector<HTMLElement>("textarea:enabled");
  (field ?? bar?.querySelector<HTMLElement>("button:enabled"))?.focus();
}

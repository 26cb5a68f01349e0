import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { setupQuery } from "../../lib/server-state.ts";
import { Button } from "../../ui/button.tsx";
import { Conversation } from "./components/conversation.tsx";
import { DestinationLine } from "./components/destination-line.tsx";
import { QuestionBox } from "./components/question-box.tsx";
import { SearchFacts } from "./components/search-facts.tsx";
import { SetupBanner } from "./components/setup-banner.tsx";
import { SetupFacts } from "./components/setup-facts.tsx";
import { Welcome } from "./components/welcome.tsx";
import { hasEnded, isBusy } from "./search-state.ts";
import { useSearchSession } from "./use-search-session.ts";
import { useWideScreen } from "./use-wide-screen.ts";

/** The main screen: a question, its progress, its papers. `searchId` is the search that the address names. */
export function SearchPage({ searchId }: { searchId: string | undefined }) {
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
  });
  const { state } = session;
  const { data: setup } = useQuery(setupQuery());
  const isWide = useWideScreen();
  const [draft, setDraft] = useState("");
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const isRunning = isBusy(state.phase);
  const isIdle = state.phase === "idle";
  const ended = hasEnded(state.phase);
  const factsTitle = t(isIdle ? "facts.nextTitle" : "facts.title");

  function writeQuestion(question: string): void {
    setDraft(question);
    setTimeout(() => input.current?.focus());
  }

  function startNew(): void {
    session.startNew();
    writeQuestion("");
  }

  function editQuestion(): void {
    const { question } = state;
    session.startNew();
    if (question) session.prefer(question.preference);
    writeQuestion(question?.text ?? "");
  }

  return (
    <div className="flex h-full">
      <title>{state.question ? `${state.question.text} · Medsieve` : "Medsieve"}</title>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <div key={isIdle ? "welcome" : "conversation"} className="relative min-h-0 flex-1 overflow-y-auto">
          <SetupBanner setup={setup} />
          <div className="mx-auto w-full max-w-3xl px-4 py-6">
            {isIdle ? (
              <Welcome onChoose={writeQuestion} />
            ) : (
              <Conversation
                state={state}
                showsFacts={!isWide}
                onReload={session.reload}
                onEdit={editQuestion}
                onRepeat={session.repeat}
                onSkip={() => bar.current?.querySelector<HTMLElement>("button:enabled, textarea:enabled")?.focus()}
              />
            )}
          </div>
        </div>
        <div ref={bar} key={ended ? "ended" : "asking"} className="border-line border-t bg-canvas">
          <div className="mx-auto w-full max-w-3xl px-4 py-2.5">
            {ended ? (
              <div className="flex items-center justify-between gap-4">
                <p className="text-muted text-sm leading-snug">{t("ended")}</p>
                <span className="shrink-0">
                  <Button variant="primary" icon={<Plus aria-hidden className="size-4" />} onPress={startNew}>
                    {t("newSession")}
                  </Button>
                </span>
              </div>
            ) : (
              <>
                <QuestionBox
                  inputRef={input}
                  draft={isIdle ? draft : (state.question?.text ?? "")}
                  onDraftChange={setDraft}
                  preference={isIdle ? session.preference : (state.question?.preference ?? session.preference)}
                  onPreferenceChange={session.prefer}
                  onSend={(question) => {
                    session.ask(question);
                    setDraft("");
                  }}
                  isRunning={isRunning}
                  isStopping={state.stopping}
                  onStop={state.connection === "http" || state.phase === "loading" ? null : session.stop}
                />
                <DestinationLine setup={setup} />
              </>
            )}
          </div>
        </div>
      </div>
      {isWide && (
        <aside
          aria-label={factsTitle}
          className="wrap-anywhere relative w-88 shrink-0 overflow-y-auto border-line border-l bg-surface px-5 py-6"
        >
          <h2 className="mb-4 font-semibold text-lg">{factsTitle}</h2>
          {isIdle ? <SetupFacts preference={session.preference} setup={setup} /> : <SearchFacts state={state} />}
        </aside>
      )}
    </div>
  );
}

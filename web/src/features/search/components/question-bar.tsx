import { Plus } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { getQuestion, hasEnded, isBusy, isLive } from "../search-machine.ts";
import type { SearchSession } from "../search-session.ts";
import { LateLimitAlert } from "./limit-note.tsx";
import { StopBar } from "./stop-bar.tsx";

interface QuestionBarProps {
  barRef: RefObject<HTMLDivElement | null>;
  session: Pick<SearchSession, "state" | "stop">;
  draft: string;
  /** What the question is written in, where the monthly limit refused it. */
  box: ReactNode;
  /** The way on from the monthly limit. */
  limitAction: ReactNode;
  onStartNew: () => void;
}

/** The foot of a conversation: the way to the next question, the button that stops a search, or the question to change. */
export function QuestionBar({ barRef, session, draft, box, limitAction, onStartNew }: QuestionBarProps) {
  const { t } = useTranslation("search");
  const { state } = session;
  const ended = hasEnded(state);
  const question = getQuestion(state);
  return (
    <div className="border-line border-t bg-canvas">
      <div ref={barRef} className="relative mx-auto w-full max-w-4xl px-4 py-2">
        {ended && (
          <div className="flex items-center justify-between gap-x-4 md:pr-10">
            <p className="min-w-0 text-muted text-sm leading-snug max-md:sr-only">{t("ended")}</p>
            <Button variant="primary" icon={<Plus aria-hidden className="size-4" />} onPress={onStartNew}>
              {t("newSession")}
            </Button>
          </div>
        )}
        {isBusy(state) && (
          <StopBar
            isStopping={isLive(state) && state.stopping}
            onStop={state.phase === "loading" ? null : session.stop}
          />
        )}
        {state.phase === "limit_reached" && (
          <>
            <LateLimitAlert
              limit={state.limit}
              kept={{ queries: question?.text === draft.trim() ? (question.queries?.length ?? 0) : 0 }}
              action={limitAction}
            />
            {box}
          </>
        )}
      </div>
    </div>
  );
}

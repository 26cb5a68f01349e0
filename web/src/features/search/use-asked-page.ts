import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readStored, removeStored, writeStored } from "../../lib/storage.ts";
import { readAddressedQuestion } from "./addressed-question.ts";
import { getQuestion } from "./search-machine.ts";
import { useSearchSession } from "./use-search-session.ts";

/** Whether a keyboard comes up over the page once a field has the focus. */
function raisesKeyboard(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}

/** The conversation at this address, and the question that is being written for it. */
export function useAskedPage(searchId: string | undefined) {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  const newSession = useLocation({ select: (location) => location.state.newSession });
  const visit = useLocation({ select: (location) => location.state.__TSR_key });
  // As it was written: the router reads "250.00" as a number.
  const parameters = useRouter().history.location.search;
  const addressed = useMemo(() => readAddressedQuestion(parameters, t), [parameters, t]);
  const [draft, setDraft] = useState(() => readStored("draft") ?? "");
  const [unnamedCode, setUnnamedCode] = useState<string | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const session = useSearchSession({
    searchId,
    newSession,
    visit,
    showShared: (id) => void navigate({ to: "/search-history/$searchId", params: { searchId: id }, replace: true }),
    showSearch: (id) => void navigate({ to: "/", search: { search: id }, replace: true }),
    // What an address brought along stays in no history of the browser.
    showNone: (at) => void navigate({ to: "/", search: {}, state: { newSession: at }, replace: addressed !== null }),
    onRefused: ({ text }) => write(text),
  });
  const isIdle = session.state.phase === "idle";

  /** A question that is not sent yet outlives a reload of this tab. */
  function keep(text: string): void {
    setDraft(text);
    if (text === "") removeStored("draft");
    else writeStored("draft", text);
  }

  function write(text: string): void {
    keep(text);
    setTimeout(() => input.current?.focus());
  }

  const fillBox = useEffectEvent(() => {
    if (addressed === null) return;
    session.startNew();
    if (addressed.preference !== null) session.prefer(addressed.preference);
    setUnnamedCode(addressed.unnamedCode);
    write(addressed.text);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question of an address is taken once
  useEffect(() => fillBox(), [addressed]);

  useEffect(() => {
    const isFree = document.activeElement === document.body || newSession !== undefined;
    if (isIdle && isFree && !raisesKeyboard()) input.current?.focus({ preventScroll: true });
  }, [isIdle, newSession]);

  function startNew(): void {
    session.startNew();
    write("");
  }

  /** Writes the question that is shown once more, to be changed. */
  function edit(): void {
    const question = getQuestion(session.state);
    session.startNew();
    if (question) {
      session.prefer(question.preference);
      session.limitTo(question.limits);
    }
    write(question?.text ?? "");
  }

  return {
    ...{ session, draft, input, keep, write, startNew, edit },
    /** A code in the draft that the address gave in place of a name; null where there is none, or none any more. */
    unnamedCode: unnamedCode !== null && draft.includes(unnamedCode) ? unnamedCode : null,
  };
}

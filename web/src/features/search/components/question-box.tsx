import { INPUT_MAX_HEIGHT, type Preference, QUESTION_MAX_LENGTH } from "@medsieve/contract/constants";
import { questionSchema } from "@medsieve/contract/searches";
import { ArrowUp, Square } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { PreferencePicker } from "./preference-picker.tsx";

interface QuestionBoxProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  onDraftChange: (draft: string) => void;
  preference: Preference;
  onPreferenceChange: (preference: Preference) => void;
  onSend: (question: string) => void;
  isRunning: boolean;
  isStopping: boolean;
  /** null where the search cannot be stopped from here. */
  onStop: (() => void) | null;
}

/** keyCode of a key that an input method takes; some browsers report composing by this alone. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Code points, as the server counts them. */
function countCharacters(draft: string): number {
  return Array.from(draft.trim()).length;
}

type Fault = "empty" | "tooLong" | "noWords" | "unprintable";

function findFault(draft: string): Fault | null {
  if (draft.trim() === "") return "empty";
  if (countCharacters(draft) > QUESTION_MAX_LENGTH) return "tooLong";
  if (questionSchema.safeParse(draft).success) return null;
  return /[\p{L}\p{N}]/u.test(draft) ? "unprintable" : "noWords";
}

/** Where a question is written, with what it should prefer; while a search runs, where it is stopped. */
export function QuestionBox(props: QuestionBoxProps) {
  const { inputRef, draft, onDraftChange, preference, onPreferenceChange, onSend, isRunning, isStopping, onStop } =
    props;
  const { t } = useTranslation("search");
  const language = useLanguage();
  const inputId = useId();
  const faultId = useId();
  const [shownFault, setShownFault] = useState<Fault | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    input.style.height = "auto";
    input.style.height = `${Math.min(input.scrollHeight, INPUT_MAX_HEIGHT)}px`;
  }, [draft, inputRef]);

  function send(): void {
    if (isRunning) return;
    const fault = findFault(draft);
    setShownFault(fault === "empty" ? null : fault);
    if (fault === null) onSend(draft.trim());
    else inputRef.current?.focus();
  }

  /** The second click of a double click on Search falls on Stop, which has taken its place: it stops nothing. */
  function stop(event: MouseEvent): void {
    if (event.detail < 2) onStop?.();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.shiftKey) return;
    if (event.nativeEvent.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-col gap-1"
    >
      <label htmlFor={inputId} className="font-medium text-sm">
        {t("question.label")}
      </label>
      <div className="rounded-lg border border-line-strong bg-raised p-2 has-[textarea:focus]:border-accent has-[textarea:focus]:outline-2 has-[textarea:focus]:outline-accent">
        <textarea
          id={inputId}
          ref={inputRef}
          rows={1}
          value={draft}
          disabled={isRunning}
          placeholder={t("question.placeholder")}
          enterKeyHint="send"
          aria-invalid={shownFault !== null}
          aria-describedby={shownFault === null ? undefined : faultId}
          onChange={(event) => {
            onDraftChange(event.target.value);
            if (shownFault !== null) setShownFault(findFault(event.target.value));
          }}
          onKeyDown={onKeyDown}
          style={{ maxHeight: INPUT_MAX_HEIGHT }}
          className="block w-full resize-none bg-transparent px-1.5 py-0.5 text-base leading-normal outline-none disabled:text-muted"
        />
        <div className="mt-1.5 flex items-center justify-between gap-2">
          <div className="min-w-0 max-w-72 flex-1">
            <PreferencePicker value={preference} onChange={onPreferenceChange} isDisabled={isRunning} />
          </div>
          {isRunning ? (
            onStop && (
              <Button
                key="stop"
                variant="secondary"
                icon={<Square aria-hidden className="size-4" />}
                onClick={stop}
                isPending={isStopping}
              >
                {isStopping ? t("question.stopping") : t("question.stop")}
              </Button>
            )
          ) : (
            <Button
              key="send"
              type="submit"
              variant="primary"
              icon={<ArrowUp aria-hidden className="size-4" />}
              isDisabled={draft.trim() === ""}
            >
              {t("question.send")}
            </Button>
          )}
        </div>
      </div>
      <p id={faultId} role="alert" className="font-medium text-red-ink text-sm empty:hidden">
        {shownFault === "tooLong" &&
          t("question.tooLong", {
            count: QUESTION_MAX_LENGTH,
            written: formatNumber(countCharacters(draft), language),
            limit: formatNumber(QUESTION_MAX_LENGTH, language),
          })}
        {shownFault === "noWords" && t("question.noWords")}
        {shownFault === "unprintable" && t("question.unprintable")}
      </p>
    </form>
  );
}

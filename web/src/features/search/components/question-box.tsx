import {
  INPUT_MAX_HEIGHT,
  type Preference,
  QUESTION_FIELD_MAX_LENGTH,
  QUESTION_MAX_LENGTH,
} from "@medsieve/contract/constants";
import type { SearchLimits } from "@medsieve/contract/searches";
import { ArrowUp } from "lucide-react";
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { PreferencePicker } from "../../../entities/search/preference-picker.tsx";
import { countCharacters, findQuestionFault, type QuestionFault } from "../../../entities/search/question-fault.ts";
import { LimitsPicker } from "../../../entities/search-limits/limits-picker.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/button.tsx";

interface QuestionBoxProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  onDraftChange: (draft: string) => void;
  preference: Preference;
  onPreferenceChange: (preference: Preference) => void;
  limits: SearchLimits;
  onLimitsChange: (limits: SearchLimits) => void;
  onSend: (question: string) => void;
}

/** keyCode of a key that an input method takes; some browsers report composing by this alone. */
const TAKEN_BY_INPUT_METHOD = 229;

/** UTF-16 units. */
const LONGEST_CHARACTER = 50;

/** Where a question is written, with what it should prefer. */
export function QuestionBox(props: QuestionBoxProps) {
  const { inputRef, draft, onDraftChange, onSend } = props;
  const { t } = useTranslation("search");
  const language = useLanguage();
  const inputId = useId();
  const faultId = useId();
  const [sentFault, setSentFault] = useState<QuestionFault | null>(null);
  const written = countCharacters(draft);
  // A browser that cuts a pasted text does not part a character that takes several units.
  const isFull = draft.length > QUESTION_FIELD_MAX_LENGTH - LONGEST_CHARACTER;
  const shownFault = written > QUESTION_MAX_LENGTH ? "tooLong" : sentFault;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    input.style.height = "auto";
    input.style.height = `${Math.min(input.scrollHeight, INPUT_MAX_HEIGHT)}px`;
  }, [draft, inputRef]);

  function send(): void {
    const fault = findQuestionFault(draft);
    setSentFault(fault === "empty" ? null : fault);
    if (fault === null) onSend(draft.trim());
    else inputRef.current?.focus();
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
      <label htmlFor={inputId} className="sr-only">
        {t("question.label")}
      </label>
      <div className="@container rounded-lg border border-line-strong bg-raised p-2 has-[textarea:focus]:border-accent has-[textarea:focus]:outline-2 has-[textarea:focus]:outline-accent">
        <textarea
          id={inputId}
          ref={inputRef}
          rows={1}
          value={draft}
          maxLength={QUESTION_FIELD_MAX_LENGTH}
          placeholder={t("question.placeholder")}
          enterKeyHint="send"
          aria-invalid={shownFault !== null}
          aria-describedby={shownFault === null ? undefined : faultId}
          onChange={(event) => {
            onDraftChange(event.target.value);
            if (sentFault !== null) setSentFault(findQuestionFault(event.target.value));
          }}
          onKeyDown={onKeyDown}
          style={{ maxHeight: INPUT_MAX_HEIGHT }}
          className="block w-full resize-none bg-transparent px-1.5 py-0.5 text-base leading-normal outline-none disabled:text-muted"
        />
        <div className="mt-1.5 flex flex-wrap items-center gap-2 @xl:flex-nowrap">
          <div className="min-w-20 max-w-72 flex-1 basis-20 @xl:min-w-44">
            <PreferencePicker value={props.preference} onChange={props.onPreferenceChange} />
          </div>
          <LimitsPicker value={props.limits} onChange={props.onLimitsChange} />
          <div className="ml-auto shrink-0">
            <Button
              type="submit"
              variant="primary"
              icon={<ArrowUp aria-hidden className="size-4" />}
              isDisabled={draft.trim() === ""}
            >
              {t("question.send")}
            </Button>
          </div>
        </div>
      </div>
      <div className="font-medium text-red-ink text-sm">
        <p id={faultId} role="alert" className="empty:hidden">
          {shownFault === "tooLong" &&
            t("question.tooLong", { count: QUESTION_MAX_LENGTH, limit: formatNumber(QUESTION_MAX_LENGTH, language) })}
          {shownFault === "noWords" && t("question.noWords")}
          {shownFault === "unprintable" && t("question.unprintable")}
        </p>
        {shownFault === "tooLong" && (
          <p className="tabular-nums">
            {isFull
              ? t("question.full", { limit: formatNumber(QUESTION_FIELD_MAX_LENGTH, language) })
              : t("question.written", { written: formatNumber(written, language) })}
          </p>
        )}
      </div>
    </form>
  );
}

import { type KeyboardEvent, type RefCallback, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { joinClasses } from "../../ui/class-names.ts";
import { CompletionList, nameOption } from "./completion-list.tsx";
import { takeCompletion } from "./find-completion.ts";
import { type Suggestion, useCompletions } from "./use-completions.ts";

/** keyCode of a key that an input method takes; some browsers report composing by this alone. */
const TAKEN_BY_INPUT_METHOD = 229;

interface QueryFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  isInvalid: boolean;
  /** Id of what is said of the query. */
  describedBy: string;
  fieldRef: RefCallback<HTMLTextAreaElement>;
}

/** Where a query is written: offers field tags behind a bracket, and MeSH headings for what is being typed. */
export function QueryField({ label, value, onChange, isInvalid, describedBy, fieldRef }: QueryFieldProps) {
  const { t } = useTranslation("queries");
  const fieldId = useId();
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where the last letter was typed; null as soon as the cursor is elsewhere, or nothing is wanted there. */
  const [spot, setSpot] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const placedCursor = useRef<number | null>(null);
  const suggestions = useCompletions(value, spot);
  const isOpen = suggestions.length > 0;
  const isTag = suggestions[0]?.completion.kind === "tag";
  // Behind a bracket nothing but a tag can be meant; a word may be meant as it stands.
  const active = isOpen ? (chosen ?? (isTag ? 0 : null)) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor is placed in the text that was just taken over
  useLayoutEffect(() => {
    if (placedCursor.current === null) return;
    field.current?.setSelectionRange(placedCursor.current, placedCursor.current);
    placedCursor.current = null;
  }, [value]);

  function typeAt(cursor: number | null): void {
    setSpot(cursor);
    setChosen(null);
  }

  function take({ completion, inserted }: Suggestion): void {
    const { text, cursor } = takeCompletion(value, completion, inserted);
    placedCursor.current = cursor;
    typeAt(null);
    onChange(text);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD || !isOpen) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const suggestion = active === null ? undefined : suggestions[active];
    if (step !== 0) {
      const from = active ?? (step === 1 ? -1 : suggestions.length);
      setChosen((from + step + suggestions.length) % suggestions.length);
    } else if (event.key === "Escape") {
      typeAt(null);
    } else if ((event.key === "Enter" || event.key === "Tab") && suggestion !== undefined && !event.shiftKey) {
      take(suggestion);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={fieldId} className="font-medium text-sm">
        {label}
      </label>
      <div className="relative">
        <textarea
          id={fieldId}
          ref={(element) => {
            field.current = element;
            fieldRef(element);
          }}
          value={value}
          rows={3}
          lang="en"
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          aria-autocomplete="list"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={active === null ? undefined : nameOption(listId, active)}
          onChange={(event) => {
            const { isComposing } = event.nativeEvent as InputEvent;
            typeAt(isComposing ? null : event.target.selectionStart);
            onChange(event.target.value);
          }}
          onCompositionStart={() => typeAt(null)}
          onCompositionEnd={(event) => typeAt(event.currentTarget.selectionStart)}
          onSelect={(event) => {
            if (event.currentTarget.selectionStart !== spot) typeAt(null);
          }}
          onBlur={() => typeAt(null)}
          onKeyDown={onKeyDown}
          className={joinClasses(
            "focus-ring field-sizing-content block max-h-96 min-h-21 w-full resize-y rounded-md border bg-raised px-3 py-2",
            "wrap-anywhere font-mono text-base text-ink leading-6 focus:border-accent md:text-sm",
            isInvalid ? "border-red" : "border-line-strong",
          )}
        />
        {isOpen && <CompletionList id={listId} suggestions={suggestions} active={active} onTake={take} />}
      </div>
      <span role="status" className="sr-only">
        {isOpen && t("completion.count", { count: suggestions.length })}
      </span>
    </div>
  );
}

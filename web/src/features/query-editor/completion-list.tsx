import { useTranslation } from "react-i18next";
import { joinClasses } from "../../ui/class-names.ts";
import type { Suggestion } from "./use-completions.ts";

interface CompletionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  /** Position of the one that the keyboard is on; null for none. */
  active: number | null;
  onTake: (suggestion: Suggestion) => void;
}

export function nameOption(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** What could stand at the cursor, below the field; the focus stays in the field. */
export function CompletionList({ id, suggestions, active, onTake }: CompletionListProps) {
  const { t } = useTranslation("queries");

  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("completion.label")}
      className="animate-appear absolute top-full left-0 z-20 w-full max-w-2xl mt-1 rounded-lg border border-line bg-raised p-1 shadow-lg"
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the field names the option that it is on
        <div
          key={suggestion.inserted}
          id={nameOption(id, index)}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(suggestion)}
          className={joinClasses(
            "flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-md px-3 py-1 text-[0.9375rem] hover:bg-sunken md:min-h-8",
            index === active && "bg-sunken outline-2 outline-accent -outline-offset-2",
          )}
        >
          <span lang={suggestion.lang} className="wrap-anywhere font-medium">
            {suggestion.label}
          </span>
          {suggestion.detail !== null && <span className="wrap-anywhere text-muted text-sm">{suggestion.detail}</span>}
        </div>
      ))}
    </div>
  );
}

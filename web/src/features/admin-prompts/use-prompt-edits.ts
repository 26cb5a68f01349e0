import { useCallback, useMemo, useState } from "react";
import { type Edits, keyOf, PLACES, type Place, readNumber, readText } from "./prompt-places.ts";
import type { SavedPrompts } from "./prompts-calls.ts";

export interface PromptEdits {
  /** What is edited, and the version that a save names. */
  base: SavedPrompts;
  edits: Edits;
  read: (place: Place) => string;
  write: (place: Place, text: string) => void;
  discard: () => void;
  /** Goes on from another saved set; of what was typed, what `keeps` says stays, where it still makes a difference. */
  rebase: (next: SavedPrompts, keeps?: (place: Place) => boolean) => void;
}

/** What an administrator typed over the saved set. */
export function usePromptEdits(loaded: SavedPrompts): PromptEdits {
  const [base, setBase] = useState(loaded);
  const [edits, setEdits] = useState<Edits>(new Map());

  const read = useCallback((place: Place) => edits.get(keyOf(place)) ?? readText(base.prompts, place), [base, edits]);
  const write = useCallback(
    (place: Place, text: string) =>
      setEdits((before) => {
        const after = new Map(before);
        if (text === readText(base.prompts, place)) after.delete(keyOf(place));
        else after.set(keyOf(place), text);
        return after;
      }),
    [base],
  );
  const discard = useCallback(() => setEdits(new Map()), []);
  const rebase = useCallback((next: SavedPrompts, keeps: (place: Place) => boolean = () => true) => {
    setBase(next);
    setEdits((before) => keepDifferent(before, next, keeps));
  }, []);

  return useMemo(() => ({ base, edits, read, write, discard, rebase }), [base, edits, read, write, discard, rebase]);
}

/** Of some edits those that `keeps` says and that differ from what is saved; a number is compared as a number. */
export function keepDifferent(edits: Edits, { prompts }: SavedPrompts, keeps: (place: Place) => boolean): Edits {
  const kept = new Map<string, string>();
  for (const place of PLACES) {
    const text = edits.get(keyOf(place));
    if (text === undefined || !keeps(place)) continue;
    const saved = prompts[place.language][place.preference][place.field];
    const isSame = typeof saved === "number" ? readNumber(text) === saved : text === saved;
    if (!isSame) kept.set(keyOf(place), text);
  }
  return kept;
}

import type { QueryEdit, QueryEdits } from "./edited-queries.ts";

/** Milliseconds between two keystrokes in one field after which they are undone apart. */
const TYPING_PAUSE_MS = 1500;
const MOST_STEPS = 200;

/** What is in an editor, with what was in it before, and what was undone. */
export interface EditHistory {
  present: QueryEdits;
  /** The oldest first. */
  past: readonly QueryEdits[];
  /** The one that was undone last comes first. */
  future: readonly QueryEdits[];
  /** The field that was typed in last, and when; null: the next keystroke is a step of its own. */
  typing: { field: string; at: number } | null;
}

export function startHistory(present: QueryEdits): EditHistory {
  return { present, past: [], future: [], typing: null };
}

/** The field that an edit types into; null of one that is done at once. */
function nameField(edit: QueryEdit): string | null {
  if (edit.type === "pmids") return "pmids";
  return edit.type === "changed" ? `${edit.id} ${edit.name === undefined ? "query" : "name"}` : null;
}

/** The history after an edit has made `next` of what was there; what is typed in one go is one step. `now` in milliseconds. */
export function addStep(history: EditHistory, next: QueryEdits, edit: QueryEdit, now: number): EditHistory {
  if (next === history.present) return history;
  const { present, past, typing } = history;
  const field = nameField(edit);
  const isSameStep = field !== null && typing?.field === field && now - typing.at < TYPING_PAUSE_MS;
  return {
    present: next,
    past: isSameStep ? past : [...past, present].slice(-MOST_STEPS),
    future: [],
    typing: field === null ? null : { field, at: now },
  };
}

export function undoStep({ present, past, future, ...history }: EditHistory): EditHistory {
  const before = past.at(-1);
  if (before === undefined) return { present, past, future, ...history };
  return { present: before, past: past.slice(0, -1), future: [present, ...future], typing: null };
}

export function redoStep({ present, past, future, ...history }: EditHistory): EditHistory {
  const [after, ...rest] = future;
  if (after === undefined) return { present, past, future, ...history };
  return { present: after, past: [...past, present], future: rest, typing: null };
}

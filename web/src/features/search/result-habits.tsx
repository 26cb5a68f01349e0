import { createContext, useContext } from "react";
import type { HighlightShowing } from "../../entities/highlight/use-highlight-toggle.ts";

/** In what a result differs by the page it stands on. */
export interface ResultHabits {
  /** Relevance is shown as x/10, in place of two decimals. */
  isOutOfTen: boolean;
  /** Highlighted papers stand before the others. */
  isHighlightedFirst: boolean;
  highlightShowing: HighlightShowing;
  /** Another user shares the search: highlights and decisions are shown, and not changed. */
  isReadOnly: boolean;
}

const ON_MAIN_SCREEN: ResultHabits = {
  isOutOfTen: false,
  isHighlightedFirst: false,
  highlightShowing: "at_once",
  isReadOnly: false,
};
export const ON_DETAIL_PAGE: ResultHabits = {
  isOutOfTen: true,
  isHighlightedFirst: true,
  highlightShowing: "when_agreed",
  isReadOnly: false,
};
export const ON_SHARED_PAGE: ResultHabits = { ...ON_DETAIL_PAGE, isReadOnly: true };

const Habits = createContext(ON_MAIN_SCREEN);
export const ResultHabitsProvider = Habits.Provider;

export function useResultHabits(): ResultHabits {
  return useContext(Habits);
}

import type { Preference } from "@medsieve/contract/constants";
import type { SearchLimits } from "@medsieve/contract/searches";
import type { SearchState } from "./search-machine.ts";

export interface SearchSession {
  state: SearchState;
  preference: Preference;
  /** Chooses what the next question prefers; kept for the next visit. */
  prefer(preference: Preference): void;
  limits: SearchLimits;
  /** Chooses what the next questions are limited to; kept while this tab is open. */
  limitTo(limits: SearchLimits): void;
  /**
   * Sends a question; does nothing while one runs or after one has ended. One that the monthly limit refused is sent again
   * with the queries it came with, unless its text is another.
   */
  ask(text: string): void;
  stop(): void;
  /** Clears conversation, progress and search, the preference and the limits. A search that still runs goes on at the server. */
  startNew(): void;
  /** Asks the question that is shown again, as a search of its own. */
  repeat(): void;
  /** Loads the search named by the address again, after that failed. */
  reload(): void;
}

/** Where the page stands, and how it moves. */
export interface SearchAddress {
  /** The search that the address names. */
  searchId: string | undefined;
  /** When New session was asked for from outside (ms since 1970); a new number clears the conversation. */
  newSession: number | undefined;
  /** Of this entry of the browser's history: a new one each time the page is gone to, even from itself. */
  visit: string | undefined;
  /** Names the search in the address, in place of what stood there, so that reload and back show what was there. */
  showSearch(searchId: string): void;
  /** Another user shares the search of the address, which is read on its own page. */
  showShared(searchId: string): void;
  /** Names no search; `newSession` comes back from the address. */
  showNone(newSession: number): void;
}

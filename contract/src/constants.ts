/** Every number and closed list that server and web must agree on, each of them once. */

/** Languages of the interface and of a search. `jp` is accepted on input and means `ja`. */
export const LANGUAGES = ["en", "ja", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = "en";

export const PREFERENCES = [
  "clinical_trials",
  "clinical_trials_rare",
  "non_clinical",
  "case_reports",
  "basic_research",
  "comprehensive",
] as const;
export type Preference = (typeof PREFERENCES)[number];
export const DEFAULT_PREFERENCE: Preference = "clinical_trials_rare";

export const ROLES = ["admin", "user", "demo"] as const;
export type Role = (typeof ROLES)[number];

/** The four working stages of a search, in order. */
export const STAGES = ["generating_queries", "searching_papers", "fetching_details", "analyzing_results"] as const;
export type Stage = (typeof STAGES)[number];

/** Code points a question may have. */
export const QUESTION_MAX_LENGTH = 2000;
export const MAX_RESULTS_DEFAULT = 50;
export const MAX_RESULTS_MAX = 100;

/** What the built-in settings of every preference are until an administrator changes them. */
export const MAX_QUERIES_DEFAULT = 10;
export const RESULTS_PER_QUERY_DEFAULT = 5;

export const API_PREFIX = "/api/v1";
/** A call to the API is given up after this long; only POST /search may take longer. */
export const API_TIMEOUT_MS = 30_000;
/** A socket that is not open by then gives way to POST /search. */
export const SOCKET_FALLBACK_MS = 5_000;
/** The socket is closed with this where its token is missing, expired or no longer valid. */
export const SOCKET_CLOSE_NOT_SIGNED_IN = 4401;
export const SOCKET_MAX_FRAME_BYTES = 64 * 1024;
export const USER_REFRESH_MS = 5 * 60_000;
export const COPIED_MARK_MS = 2_000;

export const HISTORY_SIDEBAR_PAGE_SIZE = 50;
export const HISTORY_PAGE_SIZE_DEFAULT = 20;
export const HISTORY_PAGE_SIZE_MAX = 100;

/** Percent of the monthly limit at which the usage meter changes colour. */
export const USAGE_BANDS = { yellow: 50, orange: 75, red: 90 } as const;
/** Relevance (0 to 1) from which a paper on the main screen is green, or yellow; below that it is red. */
export const RELEVANCE_BANDS = { green: 0.8, yellow: 0.6 } as const;

export const AUTHORS_SHOWN = 3;
export const PREVIEW_ITEMS = { queries: 3, pmids: 3, titles: 2 } as const;
/** Characters after which a previewed query, or a previewed title, is cut. */
export const PREVIEW_LENGTH = { query: 50, title: 45 } as const;
/** Pixels. */
export const MOBILE_BREAKPOINT = 768;
export const INPUT_MAX_HEIGHT = 60;

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 256;
export const PASSWORD_CLASSES_REQUIRED = 3;

/** Fictional papers of the demonstration library have PMIDs from here on, which no real paper has. */
export const DEMONSTRATION_PMID_FROM = 900_000_001;

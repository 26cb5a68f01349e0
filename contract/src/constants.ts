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

export const ROLES = ["admin", "company_admin", "user", "demo"] as const;
export type Role = (typeof ROLES)[number];
/** The roles that a company's administrator may give. */
export const COMPANY_ROLES = ["company_admin", "user", "demo"] as const satisfies readonly Role[];

/** Passkeys that an account can have, and characters of the name of one. */
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX_LENGTH = 100;

/** Whether an account of this role manages others: everyone, or the people of its own company. */
export function managesPeople(role: Role): boolean {
  return role === "admin" || role === "company_admin";
}

/** The four working stages of a search, in order. */
export const STAGES = ["generating_queries", "searching_papers", "fetching_details", "analyzing_results"] as const;
export type Stage = (typeof STAGES)[number];

/** Code points a question may have. */
export const QUESTION_MAX_LENGTH = 2000;
/** UTF-16 units that the field of a question takes: beyond, laying them out makes browsers stand still. */
export const QUESTION_FIELD_MAX_LENGTH = 12_000;
export const MAX_RESULTS_DEFAULT = 50;
export const MAX_RESULTS_MAX = 100;

/** MEDLINE codes of the languages of publication that a search can be limited to. */
export const LIMIT_LANGUAGES = ["eng", "jpn", "chi", "kor", "ger", "fre", "spa", "por", "ita", "rus"] as const;
export type LimitLanguage = (typeof LIMIT_LANGUAGES)[number];
/** Years of publication that a search can be limited to; PubMed's oldest records are of 1781. */
export const LIMIT_YEARS = { min: 1781, max: 2100 } as const;

/** What the built-in settings of every preference are until an administrator changes them. */
export const MAX_QUERIES_DEFAULT = 10;
export const RESULTS_PER_QUERY_DEFAULT = 5;

/** Queries that a user may give in place of the reader's, and characters (UTF-16 units) of one and of its name. */
export const GIVEN_QUERIES_MAX = 50;
export const QUERY_MAX_LENGTH = 4000;
export const QUERY_NAME_MAX_LENGTH = 200;
/** Characters of all queries of one call together. */
export const QUERIES_LENGTH_MAX = 60_000;
/** PMIDs that one recall check takes, blocks of a query, and queries with their blocks times PMIDs. */
export const RECALL_PMIDS_MAX = 500;
export const QUERY_BLOCKS_MAX = 50;
export const RECALL_CHECKS_MAX = 50_000;
/** MeSH headings that one completion offers. */
export const HEADING_COMPLETIONS = 12;

export const API_PREFIX = "/api/v1";
/** A call to the API is given up after this long; only POST /search may take longer. */
export const API_TIMEOUT_MS = 30_000;
/** A socket that is not open by then gives way to POST /search. */
export const SOCKET_FALLBACK_MS = 5_000;
/** The socket is closed with this where its token is missing, expired or no longer valid. */
export const SOCKET_CLOSE_NOT_SIGNED_IN = 4401;
/** The socket is closed with this where the account, or the network, has as many open as it may. */
export const SOCKET_CLOSE_TOO_MANY = 4429;
/** Sockets open at a time at one server, of one account and of one network (an IPv4 address, an IPv6 /48). */
export const SOCKETS_PER_USER = 8;
export const SOCKETS_PER_NETWORK = 500;
export const SOCKET_MAX_FRAME_BYTES = 64 * 1024;
export const USER_REFRESH_MS = 5 * 60_000;
export const COPIED_MARK_MS = 2_000;
/** From a password that was set by a mailed link to the sign-in page. */
export const RESET_REDIRECT_MS = 3_000;
/** For which the survey's thanks stay. */
export const SURVEY_THANKS_MS = 3_000;

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

/** What has to be done before anything else is answered: a temporary password to be replaced, a second factor to be set up. */
export const PENDING_STEPS = ["change_password", "enrol_factor"] as const;
export type PendingStep = (typeof PENDING_STEPS)[number];

/** Why somebody who comes from the OpenID provider is not let in; each has its own sentence. */
export const OIDC_PROBLEMS = [
  "oidc_unreachable",
  "oidc_too_often",
  "oidc_refused",
  "oidc_denied",
  "oidc_state",
  "oidc_no_address",
  "oidc_address_unverified",
  "oidc_domain",
  "oidc_no_account",
  "oidc_company",
  "oidc_linked_elsewhere",
  "oidc_not_signed_in",
  "inactive_account",
] as const;
export type OidcProblem = (typeof OIDC_PROBLEMS)[number];

/** Who may sign in with a password where there is an OpenID provider. */
export const PASSWORD_SIGN_INS = ["on", "admins", "off"] as const;
export type PasswordSignIn = (typeof PASSWORD_SIGN_INS)[number];

/** Who has to have a second factor. */
export const SECOND_FACTOR_RULES = ["optional", "admins", "all"] as const;
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number];

/** Hours for which a mailed link can be used, once: to reset a password, and to set the first one. */
export const RESET_LINK_HOURS = 2;
export const INVITATION_LINK_HOURS = 48;

/** What someone who signs up for a demo account wants to use it for. */
export const DEMO_USE_CASES = ["clinical", "research", "education", "pharma", "biotech", "other"] as const;
export const SURVEY_USE_CASES = ["research", "clinical", "education", "personal", "other"] as const;
/** Searches a month that someone who is interested would need. */
export const NEEDED_SEARCHES = ["100-200", "200-500", "500-1000", "1000+", "unlimited"] as const;
export const SURVEY_FEEDBACK_MAX_LENGTH = 5000;

/** What the owner of a search decided on one of its papers; a paper without a decision is undecided. */
export const DECISIONS = ["included", "excluded"] as const;
export type Decision = (typeof DECISIONS)[number];
export const DECISION_CHOICES = [...DECISIONS, "undecided"] as const;
export type DecisionChoice = (typeof DECISION_CHOICES)[number];

/** Whether an administrator has answered what somebody reported of a statement. */
export const REPORT_STATES = ["open", "answered"] as const;
export type ReportState = (typeof REPORT_STATES)[number];
/** Of what is wrong with a statement, and of the answer, in UTF-16 units. */
export const REPORT_TEXT_MAX_LENGTH = 1000;

/** Reasons that everybody is offered, with their names in files; screens have names of their own. */
export const EXCLUSION_REASONS = {
  population: "wrong population",
  intervention: "wrong intervention",
  comparator: "wrong comparator",
  outcome: "wrong outcome",
  study_design: "wrong study design",
  publication_type: "wrong publication type",
  duplicate: "duplicate",
  no_full_text: "no full text",
  language: "language",
  retracted: "retracted",
} as const;
export type ExclusionReason = keyof typeof EXCLUSION_REASONS;
/** Code points that a reason for excluding a paper may have, and reasons of their own that someone is offered again. */
export const EXCLUSION_REASON_MAX_LENGTH = 100;
export const OWN_REASONS_OFFERED = 20;

/** When a watched search is run again: each week or month, or on a chosen day of each month. */
export const WATCH_SCHEDULES = ["weekly", "monthly", "day"] as const;
export type WatchSchedule = (typeof WATCH_SCHEDULES)[number];
export const WATCH_RUN_STATUSES = ["running", "checked", "not_checked"] as const;
/** Why a run of a watched search was not checked. */
export const NOT_CHECKED_CAUSES = ["source_unavailable", "source_busy", "library_empty", "server_error"] as const;
export type NotCheckedCause = (typeof NOT_CHECKED_CAUSES)[number];
/** Why a paper is new: published, or indexed, since; or its query is read differently, or could not be run the last time. */
export const NEW_REASONS = ["published", "indexed", "query_read_differently", "query_failed"] as const;
export type NewReason = (typeof NEW_REASONS)[number];
/** What is decided on a new paper of a watched search. */
export const WATCH_DECISIONS = ["relevant", "not_relevant", "later"] as const;
export type WatchDecision = (typeof WATCH_DECISIONS)[number];
export const WATCH_DECISION_CHOICES = [...WATCH_DECISIONS, "undecided"] as const;
/** Searches that one account watches at a time. */
export const WATCHES_MAX = 100;
/** New papers that are read in one run of a watched search, in the order of their ranks; a model is paid for no more. */
export const WATCH_PAPERS_READ = 50;

/** Fictional papers of the demonstration library have PMIDs from here on, which no real paper has. */
export const DEMONSTRATION_PMID_FROM = 900_000_001;

/** What the audit log can be filtered by, in the order in which it is offered. */
export const AUDIT_ACTIONS = [
  "USER_LOGIN",
  "USER_LOGOUT",
  "SIGN_IN_FAILED",
  "ACCESS_REFUSED",
  "USER_CREATE",
  "USER_UPDATE",
  "USER_DELETE",
  "USER_ERASE",
  "PASSWORD_CHANGE",
  "PASSWORD_RESET",
  "search",
  "SEARCH_DELETE",
  "QUESTION_ERASE",
  "SEARCH_SHARE",
  "SEARCH_UNSHARE",
  "REPORT_ANSWER",
  "REPORT_WITHDRAW",
  "PROMPT_UPDATE",
  "COMPANY_CREATE",
  "COMPANY_UPDATE",
  "COMPANY_DELETE",
  "TOKEN_CREATE",
  "TOKEN_REVOKE",
  "RETENTION_UPDATE",
  "RETENTION_RUN",
  "LIMIT_UPDATE",
  "LIBRARY_IMPORT",
  "LIBRARY_UPDATE",
  "AUDIT_EXPORT",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What a personal token may open: searching, reading the own searches and those shared with the owner, verifying texts. */
export const TOKEN_SCOPES = ["search", "read", "verify"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
/** Personal tokens that one account has at a time. */
export const PERSONAL_TOKENS_MAX = 50;

/** What models are paid for and is no search: an administrator's trial of a prompt, and new papers of a watched search. */
export const UNCOUNTED_TYPES = ["Prompt_Trial", "Watch_Run"] as const;
/** How a search came in. */
export const SEARCH_TYPES = ["WebSocket", "HTTP", "HTTP_Stream", ...UNCOUNTED_TYPES] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Whether what a query log is of counts as a search. */
export function isSearch(type: SearchType): boolean {
  return !UNCOUNTED_TYPES.some((uncounted) => uncounted === type);
}

export const ADMIN_PAGE_SIZES = [10, 20, 50, 100] as const;
export const ADMIN_PAGE_SIZE_DEFAULT = 20;
/** The administrator's lists: page buttons shown of the audit log; pages from which the others use ellipses. */
export const AUDIT_PAGE_BUTTONS = 5;
export const PAGES_WITHOUT_ELLIPSES = 7;
/** Code points after which a query in the audit log is cut. */
export const AUDIT_QUERY_LENGTH = 50;
export const DASHBOARD_TOP_ENTRIES = 5;
export const DASHBOARD_REFRESH_MS = 60_000;
/** Days that the dashboard's charts show. */
export const DASHBOARD_CHART_DAYS = 90;
/** For which a message of success stays; after an import or a deletion of several; and before a created user is left. */
export const STATUS_MESSAGE_MS = 3_000;
export const LONG_STATUS_MESSAGE_MS = 5_000;
export const CREATED_REDIRECT_MS = 2_000;
export const LOGS_REFRESHED_TITLE_MS = 2_000;
export const IMPORT_PREVIEW_ROWS = 10;
/** Rows that one call of the batch import takes. */
export const IMPORT_ROWS_MAX = 500;
/** Users that one call deletes or changes. */
export const BATCH_USERS_MAX = 500;
/** Relevance (0 to 1) from which a paper in the query log is green, yellow or orange; below that it is red. */
export const LOG_RELEVANCE_BANDS = { green: 0.8, yellow: 0.6, orange: 0.4 } as const;
/** Percent of the month's budget of which administrators are mailed. */
export const BUDGET_ALERT_PERCENTS = [80, 100] as const;
/** Percent of the monthly limit from which an account is near its limit, and at it. */
export const NEAR_LIMIT_PERCENT = 75;
export const AT_LIMIT_PERCENT = 100;
export const MONTHLY_LIMIT_MAX = 999_999_999;

export const PROMPT_MAX_QUERIES = { min: 0, max: 50 } as const;
export const PROMPT_RESULTS_PER_QUERY = { min: 1, max: 20 } as const;
/** UTF-16 units that a prompt may have. */
export const PROMPT_MAX_LENGTH = 20_000;

/** What a paper's findings say of the question, beside its intervention; `unclear` also where they disagree. */
export const VERDICT_COUNTS = ["favours", "no_difference", "against", "unclear"] as const;
/**
 * Why a paper counts as unclear: its findings point different ways; its own conclusion says otherwise; its result is of something
 * else than was asked about, and it concludes nothing from it; it did no better or worse than another active treatment; or the whole
 * paper is only partly on the question.
 */
export const VERDICT_DOUBTS = ["mixed", "conclusion", "beside", "another_treatment", "partly"] as const;

import { listKeys } from "./list-keys.ts";

/** What administrators may limit in days. */
export const RETAINED = ["question_days", "search_days", "survey_days", "mail_days"] as const;
export type Retained = (typeof RETAINED)[number];

/** What becomes of data when its person is erased. */
export type OnErasing =
  /** It goes with the account. */
  | "deleted"
  /** What names the person, and what the person wrote, is replaced or removed; figures stay. */
  | "pseudonym"
  /** It holds nothing that names a person. */
  | "figures"
  /** Those of the account are deleted; those of a network go by themselves within a day. */
  | "expires";

interface KeptData {
  /** Tables of the database that hold it. */
  tables: readonly string[];
  onErasing: OnErasing;
  /** The setting of administrators after whose days it goes; null: there is none. */
  retained: Retained | null;
  /** The file of GET /account/export that it is in; null: it is not the user's to have, as a digest of a password. */
  exportedAs: string | null;
}

/**
 * What is kept of people, where, and what becomes of it. Erasing, retention and the export of an account go by this table,
 * and the page "What we keep" is drawn from it.
 */
export const KEPT_DATA = {
  account: { tables: ["users"], onErasing: "deleted", retained: null, exportedAs: "account.json" },
  sessions: {
    tables: ["sessions", "known_devices", "oidc_sessions"],
    onErasing: "deleted",
    retained: null,
    exportedAs: "sessions.json",
  },
  credentials: {
    tables: [
      "password_links",
      "totp_factors",
      "recovery_codes",
      "factor_challenges",
      "passkeys",
      "used_passkey_challenges",
      "oidc_identities",
      "oidc_attempts",
    ],
    onErasing: "deleted",
    retained: null,
    exportedAs: null,
  },
  tokens: { tables: ["personal_tokens"], onErasing: "deleted", retained: null, exportedAs: "tokens.json" },
  searches: {
    tables: [
      "searches",
      "search_queries",
      "search_papers",
      "search_events",
      "highlights",
      "paper_decisions",
      "search_shares",
      "paper_alerts",
      "stored_readings",
    ],
    onErasing: "deleted",
    retained: "search_days",
    exportedAs: "searches",
  },
  reports: {
    tables: ["statement_reports"],
    onErasing: "deleted",
    retained: "search_days",
    exportedAs: "reports.json",
  },
  watches: {
    tables: ["watches", "watch_runs", "watch_run_queries", "watch_run_papers", "watch_decisions"],
    onErasing: "deleted",
    retained: "search_days",
    exportedAs: "watches.json",
  },
  usage: {
    tables: ["usage_months", "text_check_months"],
    onErasing: "deleted",
    retained: null,
    exportedAs: "usage.json",
  },
  throttling: {
    tables: ["sign_in_tries", "refusal_tallies", "rate_limits"],
    onErasing: "expires",
    retained: null,
    exportedAs: null,
  },
  query_log: {
    tables: ["query_logs"],
    onErasing: "pseudonym",
    retained: "question_days",
    exportedAs: "query-log.json",
  },
  audit: {
    tables: ["audit_events"],
    onErasing: "pseudonym",
    retained: null,
    exportedAs: "audit-log.json",
  },
  prompts: {
    tables: ["prompt_versions"],
    onErasing: "pseudonym",
    retained: null,
    exportedAs: "prompts.json",
  },
  surveys: { tables: ["surveys"], onErasing: "pseudonym", retained: "survey_days", exportedAs: "survey.json" },
  mails: { tables: ["mails"], onErasing: "pseudonym", retained: "mail_days", exportedAs: "mails.json" },
  figures: {
    tables: [
      "log_figures",
      "audit_chain",
      "audit_days",
      "audit_relays",
      "population_changes",
      "model_spending",
      "search_spending",
      "budget_alerts",
      "library_jobs",
      "erasures",
    ],
    onErasing: "figures",
    retained: null,
    exportedAs: null,
  },
} as const satisfies Record<string, KeptData>;

export type KeptDataId = keyof typeof KEPT_DATA;
export const KEPT_DATA_IDS = listKeys(KEPT_DATA);

/** The kinds of data that are treated so when their person is erased. */
export type KeptDataOn<Erasing extends OnErasing> = {
  [Id in KeptDataId]: (typeof KEPT_DATA)[Id]["onErasing"] extends Erasing ? Id : never;
}[KeptDataId];

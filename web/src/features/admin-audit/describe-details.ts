import { AUDIT_REASONS, type AuditDetails, type AuditEntry } from "@medsieve/contract/admin/audit-logs";
import { type AuditAction, LANGUAGES, type Language, PREFERENCES, ROLES } from "@medsieve/contract/constants";
import { RETAINED } from "@medsieve/contract/kept-data";
import type { TFunction } from "i18next";
import { describeErrorCode } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { formatSeconds } from "../../lib/format-figures.ts";
import { isRecord, readChoice } from "../../lib/read-answer.ts";

/** One line of what an entry says beside who did what. */
export type DetailLine =
  | { kind: "query"; text: string }
  | { kind: "fact"; name: string; text: string }
  | { kind: "change"; name: string; from: string; to: string };

/** Fields that a change may name and that have a name of their own on screen. */
const FIELDS = [
  "full_name",
  "email",
  "role",
  "company",
  "company_id",
  "company_name",
  "is_active",
  "limit",
  "monthly_limit",
  "search_limit",
  "monthly_search_limit",
  "password",
  "name",
  "description",
  "user_count",
  "scopes",
  "expires_at",
  "language",
  "max_queries",
  "num_results_per_query",
  "query_generation_prompt",
  "analysis_prompt",
  "demonstration",
  ...RETAINED,
] as const;
/** What something is made with has no value before it. */
const MAKES: ReadonlySet<AuditAction> = new Set(["USER_CREATE", "COMPANY_CREATE", "TOKEN_CREATE"]);
const LIMITS: readonly string[] = ["limit", "monthly_limit", "search_limit", "monthly_search_limit"];

/** The details of an entry in words, line by line; what they do not hold is left out. */
export function describeDetails(
  { action, details, question }: AuditEntry,
  t: TFunction,
  language: Language,
): DetailLine[] {
  const fact = (name: string, text: string | null | undefined): DetailLine[] =>
    text ? [{ kind: "fact", name: t(`admin-audit:detail.${name}`), text }] : [];
  const { papers_found, processing_time, changes } = details;
  const target = joinTarget(details);
  return [
    ...(question ? [{ kind: "query" as const, text: question }] : []),
    ...fact("papersFound", papers_found === undefined ? null : formatNumber(papers_found, language)),
    ...fact("preference", namePreference(details.prompt_key === undefined ? details.preference : undefined, t)),
    ...fact("processingTime", processing_time === undefined ? null : formatSeconds(processing_time, language)),
    ...fact("target", target === details.company_name ? null : target),
    ...(target === null ? fact("targetId", details.target_id) : []),
    ...fact("company", details.company_name),
    ...fact("prompt", namePrompt(details.prompt_key, t, language)),
    ...Object.entries(changes ?? {}).map(([field, change]) => {
      const from = describeValue(field, change.from, t, language);
      const to = describeValue(field, change.to, t, language);
      return MAKES.has(action)
        ? { kind: "fact" as const, name: nameField(field, t), text: to }
        : { kind: "change" as const, name: nameField(field, t), from, to };
    }),
    ...RETAINED.flatMap((kind) => {
      const count = details.counts?.[kind];
      return fact(`removed_${kind}`, count === undefined ? null : formatNumber(count, language));
    }),
    ...fact("call", details.call),
    ...fact("format", details.format === undefined ? null : t(`admin-audit:file.${details.format}`)),
    ...fact("attempts", details.attempts === undefined ? null : formatNumber(details.attempts, language)),
    ...fact("reason", nameReason(details.reason, t)),
    ...fact("searchId", details.search_id),
  ];
}

function joinTarget({ target_email, target_name }: AuditDetails): string | null {
  if (target_email && target_name) return `${target_name} <${target_email}>`;
  return target_email || target_name || null;
}

/** One of the log's own reasons, or the code of an error, in the reader's language; another text as it is. */
function nameReason(reason: string | undefined, t: TFunction): string | undefined {
  const known = readChoice(AUDIT_REASONS, reason);
  if (known !== null) return t(`admin-audit:reason.${known}`);
  return describeErrorCode(reason ?? null, t) ?? reason;
}

function namePreference(preference: string | undefined, t: TFunction): string | undefined {
  const known = readChoice(PREFERENCES, preference);
  return known === null ? preference : t(`search:preference.${known}.label`);
}

/** "English · Clinical trials" for the key "en.clinical_trials"; another key as it is. */
function namePrompt(key: string | undefined, t: TFunction, language: Language): string | undefined {
  if (key === undefined) return undefined;
  const [code = "", preference] = key.split(".");
  if (readChoice(LANGUAGES, code) === null) return key;
  const name = new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
  return preference === undefined ? name : `${name} · ${namePreference(preference, t)}`;
}

function nameField(field: string, t: TFunction): string {
  const last = field.split(".").at(-1) ?? field;
  const known = readChoice(FIELDS, last);
  return known === null ? field.replaceAll("_", " ") : t(`admin-audit:field.${known}`);
}

function describeValue(field: string, value: unknown, t: TFunction, language: Language): string {
  if (value === null && LIMITS.includes(field)) return t("admin-audit:value.roleDefault");
  if (value === null && readChoice(RETAINED, field) !== null) return t("admin-audit:value.withoutEnd");
  const isNothing =
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  if (isNothing) return t("admin-audit:value.nothing");
  if (field === "is_active" && typeof value === "boolean") {
    return t(value ? "admin-audit:value.active" : "admin-audit:value.inactive");
  }
  if (typeof value === "boolean") return t(value ? "admin-audit:value.yes" : "admin-audit:value.no");
  if (typeof value === "number") return formatNumber(value, language);
  const role = field === "role" ? readChoice(ROLES, value) : null;
  if (role !== null) return t(`account:role.${role}`);
  if (Array.isArray(value)) return value.map((one) => describeValue("", one, t, language)).join(", ");
  if (isRecord(value)) {
    const parts = Object.entries(value).map(
      ([key, one]) => `${nameField(key, t)}: ${describeValue(key, one, t, language)}`,
    );
    return parts.join("; ");
  }
  return String(value);
}

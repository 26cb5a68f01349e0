import { LOG_OUTCOMES, READ_BY } from "@medsieve/contract/admin/query-logs";
import {
  DEFAULT_PREFERENCE,
  LANGUAGES,
  NEW_REASONS,
  PREFERENCES,
  ROLES,
  SEARCH_TYPES,
  TOKEN_SCOPES,
  VERDICT_COUNTS,
  WATCH_RUN_STATUSES,
  WATCH_SCHEDULES,
} from "@medsieve/contract/constants";
import { WORD_USES } from "@medsieve/contract/question-words";
import { SEARCH_STATUSES } from "@medsieve/contract/searches";
import { PRESS_ELEMENTS, TRANSLATION_TARGETS } from "@medsieve/contract/strategies";
import { CLAIM_VERDICTS } from "@medsieve/contract/text-checks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { call, openTestApp, type TestApp } from "../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../test/scripted-search.ts";

/** Below /api/v1: the calls that programs of others were promised. */
const CALLS = [
  ...["POST /auth/login", "POST /auth/logout", "POST /auth/refresh", "POST /auth/factor", "PUT /auth/password"],
  ...["POST /auth/register-demo", "POST /auth/request-password-reset", "POST /auth/reset-password"],
  ...["POST /auth/verify-reset-token", "GET /auth/me", "POST /account/totp", "POST /account/totp/confirm"],
  ...["GET /account/sessions", "DELETE /account/sessions/{id}", "GET /account/export", "DELETE /account"],
  ...["GET /account/tokens", "POST /account/tokens", "DELETE /account/tokens/{id}"],
  ...["POST /search", "POST /search/stream", "GET /search-history", "GET /search-history/{id}/details"],
  ...["POST /searches/{id}/cancel", "DELETE /searches/{id}", "GET /searches/{id}/papers/{pmid}/statements"],
  ...["POST /searches/{id}/share", "DELETE /searches/{id}/share"],
  ...["GET /highlights", "POST /highlights", "GET /highlights/{search_id}", "DELETE /highlights/{search_id}/{pmid}"],
  ...["GET /usage/current", "GET /usage/check-survey", "POST /usage/survey"],
  ...["GET /watches", "POST /watches", "PATCH /watches/{id}", "DELETE /watches/{id}"],
  ...["GET /watches/{id}/runs", "POST /watches/{id}/runs"],
  ...["POST /verify", "POST /queries/translate", "POST /queries/press"],
  ...["GET /prompts", "POST /prompts", "POST /prompts/reset"],
  ...["GET /admin/stats", "GET /admin/users", "POST /admin/users", "POST /admin/users/invite"],
  ...["PUT /admin/users/{id}", "DELETE /admin/users/{id}", "POST /admin/users/{id}/reset-password"],
  ...["POST /admin/users/{id}/resend-invitation", "POST /admin/users/{id}/erase", "PUT /admin/users/{id}/limit"],
  ...["POST /admin/users/batch-delete", "POST /admin/users/batch-import"],
  ...["GET /admin/companies", "POST /admin/companies", "PUT /admin/companies/{id}", "DELETE /admin/companies/{id}"],
  ...["GET /admin/audit-logs", "GET /admin/audit-logs/export", "GET /admin/usage-limits", "GET /admin/search-logs"],
  ...["GET /admin/survey-responses", "GET /admin/survey-statistics"],
  ...["GET /admin/retention", "PUT /admin/retention", "POST /admin/retention/run"],
];

/** Lists whose words stand in what is sent and answered; what comes beside them may be further words. */
const WORDS: [what: string, words: readonly string[], promised: readonly string[]][] = [
  [
    "preferences",
    PREFERENCES,
    ["clinical_trials", "clinical_trials_rare", "non_clinical", "case_reports", "basic_research", "comprehensive"],
  ],
  ["languages", LANGUAGES, ["en", "ja", "zh"]],
  ["roles", ROLES, ["admin", "user", "demo", "company_admin"]],
  ["states of a search", SEARCH_STATUSES, ["running", "completed", "failed", "cancelled"]],
  ["ways in which a search comes in", SEARCH_TYPES, ["WebSocket", "HTTP", "HTTP_Stream"]],
  ["outcomes of a query log", LOG_OUTCOMES, ["completed", "stopped", "failed"]],
  ["readers of a query log", READ_BY, ["model", "builtin", "mixed"]],
  ["counts of a verdict", VERDICT_COUNTS, ["favours", "no_difference", "against", "unclear"]],
  ["uses of a word", WORD_USES, ["concept", "typed", "restriction", "function", "unused"]],
  ["scopes", TOKEN_SCOPES, ["search", "read", "verify"]],
  ["schedules", WATCH_SCHEDULES, ["weekly", "monthly", "day"]],
  ["states of a run", WATCH_RUN_STATUSES, ["running", "checked", "not_checked"]],
  ["reasons why a paper is new", NEW_REASONS, ["published", "indexed", "query_read_differently"]],
  [
    "verdicts on a claim",
    CLAIM_VERDICTS,
    [
      ...["supported", "partly", "contradicted", "not_in_abstract", "not_found", "not_checked"],
      ...["retracted", "no_citation"],
    ],
  ],
  [
    "databases to translate for",
    TRANSLATION_TARGETS,
    [
      ...["ovid_medline", "ovid_embase", "embase", "cochrane", "cinahl", "psycinfo_ebsco", "psycinfo_ovid"],
      ...["web_of_science", "scopus", "clinicaltrials_gov"],
    ],
  ],
  ["elements of PRESS", PRESS_ELEMENTS, ["translation", "operators", "headings", "text_words", "spelling", "limits"]],
];

describe("the names that programs of others rely on", () => {
  let database: TestDatabase;
  let test: TestApp;
  beforeAll(async () => {
    database = await openTestDatabase();
    test = await openTestApp(database, new ScriptedSource([], {}), new ScriptedReader([]));
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  it("are those of every call that was promised", async () => {
    const { paths } = (await call(test.app, "GET", "/openapi.json", null)).json();
    const described = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace("/api/v1", "")}`),
    );
    expect(CALLS.filter((one) => !described.includes(one))).toEqual([]);
    expect(described).toEqual(expect.arrayContaining(["GET /health", "GET /health/ready"]));
  });

  it.each(WORDS)("are the %s", (_what, words, promised) => {
    expect(promised.filter((word) => !words.includes(word))).toEqual([]);
  });

  it("have a preference that holds where none is given", () => {
    expect(DEFAULT_PREFERENCE).toBe("clinical_trials_rare");
  });
});

import type { LogAnalytics, QueryLog } from "@medsieve/contract/admin/query-logs";

const makeId = (number: number) => `8b1f6a52-6a0e-4a63-9b1e-${String(number).padStart(12, "0")}`;

/** By the number of the log. */
export const USER_IDS = [100, 101, 102, 103, 104].map(makeId);

export function makeLog(number: number, changes: Partial<QueryLog> = {}): QueryLog {
  return {
    query_id: makeId(number),
    timestamp: "2026-03-02T08:00:00.000Z",
    user_email: `user${number}@klinik.example`,
    user_id: USER_IDS[number] ?? null,
    company_name: "Nordhospital",
    company_id: makeId(200),
    query: `Question ${number}`,
    search_type: "WebSocket",
    preference: "clinical_trials",
    outcome: "completed",
    success: true,
    read_by: "builtin",
    fallbacks: [],
    failure: null,
    prompt_version: null,
    processing_time: 9.4,
    papers_found: 12,
    total_cost_usd: 0.01,
    ip_address: "203.0.113.9",
    session_id: "session-1",
    max_results: 50,
    search_queries_used: [],
    paper_results: [],
    error_message: null,
    token_usage: [],
    stages: [],
    calls: [],
    user_agent: "Mozilla/5.0",
    ...changes,
  };
}

export function makeAnalytics(changes: Partial<LogAnalytics> = {}): LogAnalytics {
  return {
    statistics: {
      total_queries: 1042,
      successful_queries: 998,
      average_processing_time: 9.82,
      total_cost_usd: 48.21234,
      unique_users: 61,
    },
    per_day: [],
    per_type: [{ search_type: "WebSocket", queries: 1042 }],
    per_model: [{ model: "builtin", queries: 1042, total_tokens: 0, cost_usd: 0 }],
    filter_options: {
      ip_addresses: ["203.0.113.9"],
      users: [{ user_id: USER_IDS[1] ?? "", email: "user1@klinik.example" }],
      companies: [{ company_id: makeId(200), company_name: "Nordhospital" }],
      search_types: ["WebSocket", "HTTP"],
      outcomes: ["completed", "stopped", "failed"],
      models: ["some-model", "builtin"],
    },
    ...changes,
  };
}

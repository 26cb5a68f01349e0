import type { User } from "@medsieve/contract/accounts";
import type { Usage } from "@medsieve/contract/usage";
import { beginSession } from "../lib/session-store.ts";

export function makeUser(changes: Partial<User> = {}): User {
  return {
    id: "8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e01",
    email: "mori@nordhospital.example",
    full_name: "Aiko Mori",
    role: "user",
    company_name: "Nordhospital",
    is_active: true,
    pending_step: null,
    last_login_at: "2026-03-02T08:00:00.000Z",
    created_at: "2026-01-02T08:00:00.000Z",
    updated_at: "2026-03-02T08:00:00.000Z",
    ...changes,
  };
}

export function makeUsage(changes: Partial<Usage> = {}): Usage {
  return { current_usage: 12, limit: 100, reset_date: "2026-03-01T00:00:00.000Z", percentage_used: 12, ...changes };
}

/** Signs in without asking the server. */
export function signInAs(user: User, token = "token-1"): void {
  beginSession({ access_token: token, user });
}

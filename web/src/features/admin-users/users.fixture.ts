import type { AdminUser } from "@medsieve/contract/admin/users";
import type { FakeRoute } from "../../testing/fake-api.ts";

export const NORD = { value: "8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e51", label: "Nordhospital" };
export const WEST = { value: "8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e52", label: "Westklinik" };

/** User `number`, from 1 to 999. */
export function makeAdminUser(number: number, changes: Partial<AdminUser> = {}): AdminUser {
  return {
    id: `8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c3${String(number).padStart(3, "0")}`,
    email: `person${number}@nord.example`,
    full_name: `Person ${number}`,
    company_id: NORD.value,
    company_name: NORD.label,
    role: "user",
    is_active: true,
    created_at: "2026-03-02T08:00:00.000Z",
    last_login_at: null,
    has_set_password: true,
    has_single_sign_on: false,
    has_second_factor: false,
    monthly_limit: null,
    ...changes,
  };
}

/** Answers pages of `users` as the server does, without filtering them. */
export function answerUsers(users: () => readonly AdminUser[]): FakeRoute {
  return ({ path }) => {
    const query = new URLSearchParams(path.split("?")[1]);
    const page = Number(query.get("page"));
    const per_page = Number(query.get("per_page"));
    const total = users().length;
    const meta = { total, total_pages: Math.max(1, Math.ceil(total / per_page)), page, per_page };
    return { body: { items: users().slice((page - 1) * per_page, page * per_page), meta } };
  };
}

/** The answer to a call for all companies. */
export function listCompanies(companies: readonly { value: string; label: string }[] = [NORD, WEST]) {
  const items = companies.map(({ value, label }) => ({
    id: value,
    name: label,
    description: null,
    user_count: 3,
    models_allowed: true,
    domains: [],
    created_at: "2026-01-02T08:00:00.000Z",
  }));
  const meta = { total: items.length, total_pages: 1, page: 1, per_page: items.length };
  return { body: { items, meta, totals: { user_count: 3 * items.length } } };
}

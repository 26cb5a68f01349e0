import type { Role } from "@medsieve/contract/constants";
import { users } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { eq, type SQL } from "drizzle-orm";
import type { Actor } from "../db/audit.ts";

/** Whose people and figures an administrator sees and manages. */
export type AdminScope = { kind: "everyone" } | { kind: "company"; companyId: string };

/** An administrator at work: who acts, and on whom. */
export interface Manager extends Actor {
  scope: AdminScope;
}

export const EVERYONE: AdminScope = { kind: "everyone" };

/** Null for an account that manages no one, also for a company's administrator who is in no company. */
export function findAdminScope({ role, companyId }: { role: Role; companyId: string | null }): AdminScope | null {
  if (role === "admin") return EVERYONE;
  return role === "company_admin" && companyId !== null ? { kind: "company", companyId } : null;
}

/** A condition on `users`; undefined: no condition. */
export function matchScope(scope: AdminScope): SQL | undefined {
  return scope.kind === "everyone" ? undefined : eq(users.companyId, scope.companyId);
}

/** The company that a list is of, whatever company is asked for; null: of all. */
export function readScopeCompany(scope: AdminScope): string | null {
  return scope.kind === "everyone" ? null : scope.companyId;
}

/** Throws 403 other_company, whether or not there is such a company. */
export function requireCompanyInScope(scope: AdminScope, companyId: string | null): void {
  if (scope.kind === "company" && companyId !== scope.companyId) throw otherCompany();
}

/** Throws 403 administrators_only where the role is one that this administrator neither gives nor takes. */
export function requireRoleInScope(scope: AdminScope, role: Role): void {
  if (scope.kind === "company" && role === "admin") throw administratorsOnly();
}

function otherCompany(): AppError {
  return new AppError(403, "other_company", "You manage the people of your own company only");
}

function administratorsOnly(): AppError {
  const detail = "Only an administrator of the whole server can make or change one of its administrators";
  return new AppError(403, "administrators_only", detail);
}

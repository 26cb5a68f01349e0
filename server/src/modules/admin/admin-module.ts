import type { Database } from "@medsieve/database/client";
import type { Notifications } from "@medsieve/database/notifications";
import type { Sources } from "@medsieve/sources/sources";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { UsageLimits } from "../../db/usage.ts";
import type { AuthGuard } from "../../http/auth-guard.ts";
import type { Passwords } from "../../passwords.ts";
import { auditLogsModule } from "./audit-logs/audit-logs-routes.ts";
import { companiesModule } from "./companies/companies-routes.ts";
import { type LibraryFilling, libraryModule } from "./library/library-routes.ts";
import { monthModule } from "./month/month-routes.ts";
import { queryLogsModule } from "./query-logs/query-logs-routes.ts";
import { adminReportsModule } from "./reports/reports-routes.ts";
import { retentionModule } from "./retention/retention-routes.ts";
import type { SetupDeps } from "./setup/setup-deps.ts";
import { setupModule } from "./setup/setup-routes.ts";
import { statsModule } from "./stats/stats-routes.ts";
import { surveyResponsesModule } from "./surveys/survey-routes.ts";
import { textCheckLimitModule } from "./text-checks/text-check-limit-routes.ts";
import { usageLimitsModule } from "./usage-limits/usage-limits-routes.ts";
import { usersModule } from "./users/users-routes.ts";

export interface AdminModuleOptions {
  database: Database;
  notifications: Notifications;
  guard: AuthGuard;
  passwords: Passwords;
  limits: UsageLimits;
  sources: Sources;
  filling: LibraryFilling;
  setup: Omit<SetupDeps, "database" | "notifications" | "sources" | "publicUrl" | "now">;
  /** Where mailed links lead. */
  publicUrl: string;
  /** US dollars that models may cost in a month; null: no limit. */
  budgetUsd: number | null;
  now: () => Date;
}

/** All that administrators alone may do; every route below has `guard.requireAdmin`. */
export const adminModule: FastifyPluginAsyncZod<AdminModuleOptions> = async (app, options) => {
  const { database, notifications, guard, passwords, limits, sources, filling, setup, publicUrl, budgetUsd, now } =
    options;
  const { db } = database;
  await app.register(usersModule, { db, notifications, guard, passwords, publicUrl, now });
  await app.register(companiesModule, { db, notifications, guard });
  await app.register(auditLogsModule, { db, guard, now });
  await app.register(usageLimitsModule, { database, notifications, guard, limits, now });
  await app.register(surveyResponsesModule, { database, guard });
  await app.register(statsModule, { database, guard, limits, budgetUsd, now });
  await app.register(monthModule, { database, guard, budgetUsd, limits, now });
  await app.register(libraryModule, { database, guard, sources, filling });
  await app.register(setupModule, { database, notifications, sources, publicUrl, now, guard, ...setup });
  await app.register(adminReportsModule, { db, guard });
  await app.register(retentionModule, { db, notifications, guard, now });
  await app.register(textCheckLimitModule, { db, guard });
  await app.register(queryLogsModule, { database, notifications, guard });
};

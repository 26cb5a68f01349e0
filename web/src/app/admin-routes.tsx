import { createRoute, Outlet } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense } from "react";
import { loadPart } from "../lib/reachability.ts";
import { AdminGuard } from "./admin-guard.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { PendingPage } from "./pending-page.tsx";
import { root } from "./root-route.ts";

/**
 * Draws a component once its code is there. The router would load a lazy route's code before it draws anything; this way
 * nothing of the administrators' pages is loaded for anyone whom the guard keeps out.
 */
function drawWhenLoaded(load: () => Promise<ComponentType>) {
  const Content = lazy(async () => ({ default: await loadPart(load) }));
  return () => (
    <Suspense fallback={<PendingPage />}>
      <Content />
    </Suspense>
  );
}

const Layout = drawWhenLoaded(async () => (await import("./admin-layout.tsx")).AdminLayout);

const gate = createRoute({
  getParentRoute: () => root,
  path: "/admin",
  component: () => (
    <AdminGuard>
      <Outlet />
    </AdminGuard>
  ),
});

/** The frame of the screens. What their addresses hold beside the path, each page reads for itself. */
const area = createRoute({ getParentRoute: () => gate, id: "area", component: Layout });

const dashboard = createRoute({
  getParentRoute: () => area,
  path: "/",
  component: drawWhenLoaded(async () => (await import("../features/admin-dashboard/dashboard-page.tsx")).DashboardPage),
});
const users = createRoute({
  getParentRoute: () => area,
  path: "users",
  component: drawWhenLoaded(async () => (await import("../features/admin-users/users-page.tsx")).UsersPage),
});
const createUser = createRoute({
  getParentRoute: () => area,
  path: "users/new",
  component: drawWhenLoaded(async () => (await import("../features/admin-users/create-user-page.tsx")).CreateUserPage),
});
const inviteUser = createRoute({
  getParentRoute: () => area,
  path: "users/invite",
  component: drawWhenLoaded(async () => (await import("../features/admin-users/invite-user-page.tsx")).InviteUserPage),
});
const companies = createRoute({
  getParentRoute: () => area,
  path: "companies",
  component: drawWhenLoaded(async () => (await import("../features/admin-companies/companies-page.tsx")).CompaniesPage),
});
const auditLogs = createRoute({
  getParentRoute: () => area,
  path: "audit-logs",
  component: drawWhenLoaded(async () => (await import("../features/admin-audit/audit-page.tsx")).AuditPage),
});
const usageLimits = createRoute({
  getParentRoute: () => area,
  path: "usage-limits",
  component: drawWhenLoaded(async () => (await import("../features/admin-usage/usage-page.tsx")).UsagePage),
});
const surveyResponses = createRoute({
  getParentRoute: () => area,
  path: "survey-responses",
  component: drawWhenLoaded(async () => (await import("../features/admin-surveys/surveys-page.tsx")).SurveysPage),
});
const month = createRoute({
  getParentRoute: () => area,
  path: "month",
  component: drawWhenLoaded(async () => (await import("../features/admin-month/month-page.tsx")).MonthPage),
});
const reports = createRoute({
  getParentRoute: () => area,
  path: "reports",
  component: drawWhenLoaded(async () => (await import("../features/admin-reports/reports-page.tsx")).ReportsPage),
});
const prompts = createRoute({
  getParentRoute: () => area,
  path: "settings",
  component: drawWhenLoaded(async () => (await import("../features/admin-prompts/prompts-page.tsx")).PromptsPage),
});
const promptVersions = createRoute({
  getParentRoute: () => area,
  path: "settings/versions",
  component: drawWhenLoaded(
    async () => (await import("../features/admin-prompts/history/versions-page.tsx")).PromptVersionsPage,
  ),
});
const library = createRoute({
  getParentRoute: () => area,
  path: "library",
  component: drawWhenLoaded(async () => (await import("../features/admin-library/library-page.tsx")).LibraryPage),
});
const retention = createRoute({
  getParentRoute: () => area,
  path: "retention",
  component: drawWhenLoaded(async () => (await import("../features/admin-retention/retention-page.tsx")).RetentionPage),
});
const queryLogs = createRoute({
  getParentRoute: () => area,
  path: "query-logs",
  component: drawWhenLoaded(async () => (await import("../features/admin-logs/logs-page.tsx")).LogsPage),
});

/** Whatever else begins with /admin/. */
const unknown = createRoute({ getParentRoute: () => gate, path: "$", component: NotFoundPage });

/** `/admin` and everything below it. */
export const adminRoutes = gate.addChildren([
  area.addChildren([
    dashboard,
    month,
    users,
    createUser,
    inviteUser,
    companies,
    auditLogs,
    usageLimits,
    surveyResponses,
    reports,
    prompts,
    promptVersions,
    queryLogs,
    library,
    retention,
  ]),
  unknown,
]);

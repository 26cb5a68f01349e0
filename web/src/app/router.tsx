import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
} from "@tanstack/react-router";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { AdminGuard } from "./admin-guard.tsx";
import { FailurePage } from "./failure-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { WaitingPage } from "./waiting-page.tsx";

const PENDING_AFTER_MS = 150;

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage });

const signIn = createRoute({
  getParentRoute: () => root,
  path: "/login",
  /** `from` is the location that sign-in was asked for. */
  validateSearch: z.object({ from: z.string().optional().catch(undefined) }),
  component: lazyRouteComponent(() => import("./sign-in-route.tsx"), "SignInRoute"),
});

const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  component: lazyRouteComponent(() => import("./signed-in-layout.tsx"), "SignedInLayout"),
});

const search = createRoute({
  getParentRoute: () => signedIn,
  path: "/",
  /** `search` is the id of a past search that is opened. */
  validateSearch: z.object({ search: z.uuid().optional().catch(undefined) }),
  loader: () => i18next.loadNamespaces("search"),
  component: lazyRouteComponent(() => import("./search-route.tsx"), "SearchRoute"),
});

/** `/admin` and everything below it. */
const admin = createRoute({
  getParentRoute: () => root,
  path: "/admin/$",
  component: () => (
    <AdminGuard>
      <NotFoundPage />
    </AdminGuard>
  ),
});

const routeTree = root.addChildren([signIn, signedIn.addChildren([search]), admin]);

function PendingPage() {
  const { t } = useTranslation();
  return <WaitingPage label={t("loading.page")} />;
}

/** `history` replaces the browser's, for tests. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history === undefined ? {} : { history }),
    defaultPendingComponent: PendingPage,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: 0,
    defaultErrorComponent: FailurePage,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** When New session was pressed (ms since 1970); a new number clears the conversation. */
    newSession?: number;
  }
}

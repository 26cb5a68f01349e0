import { OIDC_PROBLEMS, type OidcProblem } from "@medsieve/contract/constants";
import {
  createRoute,
  createRouter,
  type HistoryState,
  lazyRouteComponent,
  type RouterHistory,
} from "@tanstack/react-router";
import i18next from "i18next";
import { readHistoryView } from "../features/history/history-view.ts";
import { type ListView, readListView } from "../features/search/list-view.ts";
import { readRecordView } from "../features/search-record/record-view.ts";
import { loadPart } from "../lib/reachability.ts";
import { type Address, readId } from "../lib/read-address.ts";
import { readChoice } from "../lib/read-answer.ts";
import { adminRoutes } from "./admin-routes.tsx";
import { FailurePage } from "./failure-page.tsx";
import { PendingPage } from "./pending-page.tsx";
import { root } from "./root-route.ts";

const PENDING_AFTER_MS = 150;

/** The router would load the whole page again where code cannot be fetched, and leave nothing of it without a connection. */
const loadPage: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => loadPart(load), name);

/** Why the OpenID provider did not let them in, or was not linked. */
const readProblem = ({ problem }: Address): { problem?: OidcProblem | undefined } => ({
  problem: readChoice(OIDC_PROBLEMS, problem) ?? undefined,
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: "/login",
  /** `from` is the location that sign-in was asked for. */
  validateSearch: ({ from, problem }: Address): { from?: string | undefined; problem?: OidcProblem | undefined } => ({
    from: typeof from === "string" ? from : undefined,
    ...readProblem({ problem }),
  }),
  component: loadPage(() => import("./sign-in-route.tsx"), "SignInRoute"),
});

/** Where the OpenID provider leads back to: the browser has a session, and the page fetches it. */
const signedInElsewhere = createRoute({
  getParentRoute: () => root,
  path: "/login/done",
  validateSearch: ({ from }: Address): { from?: string | undefined } => ({
    from: typeof from === "string" ? from : undefined,
  }),
  component: loadPage(() => import("./signed-in-elsewhere-route.tsx"), "SignedInElsewhereRoute"),
});

const registerDemo = createRoute({
  getParentRoute: () => root,
  path: "/register-demo",
  component: loadPage(() => import("./register-demo-route.tsx"), "RegisterDemoRoute"),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: "/reset-password",
  /** `token` is what a mailed link carries; one of digits alone has been read as a number. */
  validateSearch: ({ token }: Address): { token?: string | undefined } => ({
    token: token === undefined ? undefined : String(token),
  }),
  component: loadPage(() => import("./reset-password-route.tsx"), "ResetPasswordRoute"),
});

const keptData = createRoute({
  getParentRoute: () => root,
  path: "/what-we-keep",
  loader: () => i18next.loadNamespaces(["kept-data", "security"]),
  component: loadPage(() => import("../features/kept-data/kept-data-page.tsx"), "KeptDataPage"),
});

const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  component: loadPage(() => import("./signed-in-layout.tsx"), "SignedInLayout"),
});

const search = createRoute({
  getParentRoute: () => signedIn,
  path: "/",
  /** `search` is the id of a past search that is opened; the rest is how its papers are sorted and filtered. */
  validateSearch: (address: Address): ListView & { search?: string | undefined } => ({
    ...readListView(address),
    search: readId(address.search),
  }),
  loader: () => i18next.loadNamespaces(["search", "record", "verdict", "decision", "reports"]),
  component: loadPage(() => import("./search-route.tsx"), "SearchRoute"),
});

const history = createRoute({
  getParentRoute: () => signedIn,
  path: "/search-history",
  validateSearch: readHistoryView,
  loader: () => i18next.loadNamespaces(["searches", "search", "lists"]),
  component: loadPage(() => import("../features/history/history-page.tsx"), "HistoryPage"),
});

const searchDetail = createRoute({
  getParentRoute: () => signedIn,
  path: "/search-history/$searchId",
  loader: () => i18next.loadNamespaces(["detail", "search", "record", "verdict", "decision", "reports"]),
  component: loadPage(() => import("./search-detail-route.tsx"), "SearchDetailRoute"),
});

const paper = createRoute({
  getParentRoute: () => signedIn,
  path: "/search-history/$searchId/papers/$pmid",
  loader: () => i18next.loadNamespaces(["detail", "search", "record", "verdict", "decision", "reports"]),
  component: loadPage(() => import("./paper-route.tsx"), "PaperRoute"),
});

const RECORD_TEXTS = ["record", "search", "detail", "lists", "decision", "watches", "dossier"];

const record = createRoute({
  getParentRoute: () => signedIn,
  path: "/search-history/$searchId/record",
  validateSearch: readRecordView,
  loader: () => i18next.loadNamespaces(RECORD_TEXTS),
  component: loadPage(() => import("./record-route.tsx"), "RecordRoute"),
});

const comparison = createRoute({
  getParentRoute: () => signedIn,
  path: "/search-history/$searchId/comparison",
  /** `with` is the earlier search; without it, the one that was run again. */
  validateSearch: (address: Address): { with?: string | undefined } => ({ with: readId(address.with) }),
  loader: () => i18next.loadNamespaces(RECORD_TEXTS),
  component: loadPage(() => import("./comparison-route.tsx"), "ComparisonRoute"),
});

const queryEditor = createRoute({
  getParentRoute: () => signedIn,
  path: "/search-history/$searchId/queries",
  loader: () => i18next.loadNamespaces(["queries", "search", "lists"]),
  component: loadPage(() => import("./query-editor-route.tsx"), "QueryEditorRoute"),
});

const watches = createRoute({
  getParentRoute: () => signedIn,
  path: "/watched-searches",
  loader: () => i18next.loadNamespaces(["watches", "search", "lists"]),
  component: loadPage(() => import("../features/watches/watches-page.tsx"), "WatchesPage"),
});

const textCheck = createRoute({
  getParentRoute: () => signedIn,
  path: "/check-text",
  loader: () => i18next.loadNamespaces(["text-check"]),
  component: loadPage(() => import("../features/text-check/text-check-page.tsx"), "TextCheckPage"),
});

const movingIn = createRoute({
  getParentRoute: () => signedIn,
  path: "/bring-search",
  loader: () => i18next.loadNamespaces(["moving-in", "queries", "query-texts", "search", "strategies"]),
  component: loadPage(() => import("../features/moving-in/moving-in-page.tsx"), "MovingInPage"),
});

const security = createRoute({
  getParentRoute: () => signedIn,
  path: "/account",
  validateSearch: readProblem,
  loader: () => i18next.loadNamespaces(["security", "account", "lists", "kept-data"]),
  component: loadPage(() => import("./security-route.tsx"), "SecurityRoute"),
});

const routeTree = root.addChildren([
  signIn,
  signedInElsewhere,
  registerDemo,
  resetPassword,
  keptData,
  signedIn.addChildren([
    search,
    history,
    searchDetail,
    paper,
    record,
    comparison,
    queryEditor,
    watches,
    textCheck,
    movingIn,
    security,
  ]),
  adminRoutes,
]);

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

declare module "react-aria-components" {
  interface RouterConfig {
    /** What a link hands to the page that it leads to. */
    routerOptions: { state: HistoryState };
  }
}

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** When New session was pressed (ms since 1970); a new number clears the conversation. */
    newSession?: number;
    /** A link led there; a search that is asked on the page gets its address without one. */
    isFollowed?: boolean;
    /** What the sign-in page begins with: an address, or the dialog for a forgotten password. */
    signIn?: { email?: string; forgot?: boolean };
  }
}

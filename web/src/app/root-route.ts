import { createRootRoute, Outlet } from "@tanstack/react-router";
import { NotFoundPage } from "./not-found-page.tsx";

/** What every other route hangs on. */
export const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage });

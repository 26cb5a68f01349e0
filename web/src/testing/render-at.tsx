import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useRouter,
} from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { RouterProvider as LinkProvider } from "react-aria-components";
import { renderPage } from "./render-page.tsx";

function Links() {
  const router = useRouter();
  return (
    <LinkProvider navigate={(href) => void router.navigate({ href })}>
      <Suspense>
        <Outlet />
      </Suspense>
    </LinkProvider>
  );
}

/** Draws `component` at an address such as "/admin/users?page=2", with links that work and change nothing but it. */
export function renderAt(address: string, component: () => ReactNode) {
  const root = createRootRoute({ component: Links, notFoundComponent: () => null });
  const page = createRoute({ getParentRoute: () => root, path: address.split("?")[0] ?? "/", component });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  return { ...renderPage(<RouterProvider router={router} />), readPlace: () => router.state.location.href };
}

import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import { I18nProvider, RouterProvider as LinkProvider } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../lib/i18n.ts";
import { getSession, subscribeToSession } from "../lib/session-store.ts";
import { useTheme } from "../lib/theme.ts";
import { Notices } from "../ui/notices.tsx";
import type { AppRouter } from "./router.tsx";

interface AppProps {
  router: AppRouter;
  queryClient: QueryClient;
}

export function App({ router, queryClient }: AppProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const theme = useTheme();
  useForgottenDataOfOthers(queryClient);
  useEffect(() => followPages(router), [router]);
  return (
    <I18nProvider locale={language}>
      <LinkProvider
        navigate={(href, options) => void router.navigate({ href, state: { ...options?.state, isFollowed: true } })}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Notices theme={theme} label={t("notifications")} />
        </QueryClientProvider>
      </LinkProvider>
    </I18nProvider>
  );
}

/** Drops one account's data before another one, or no one, is signed in. */
function useForgottenDataOfOthers(queryClient: QueryClient): void {
  useEffect(() => {
    let userId = readUserId();
    return subscribeToSession(() => {
      const next = readUserId();
      if (userId !== null && next !== userId) queryClient.clear();
      userId = next;
    });
  }, [queryClient]);
}

function readUserId(): string | null {
  const session = getSession();
  return session.status === "signed_in" ? session.user.id : null;
}

/** Needed once a link is followed, so it comes after what the first page is made of. Returns what ends it. */
function followPages(router: AppRouter): () => void {
  const following = import("./focus-new-page.ts").then(
    ({ focusNewPages }) => focusNewPages(router),
    (error: unknown) => console.warn("The focus will not follow links", error),
  );
  return () => void following.then((stop) => stop?.());
}

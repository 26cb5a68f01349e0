import type { User } from "@medsieve/contract/accounts";
import { Outlet, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useId } from "react";
import { useTranslation } from "react-i18next";
import { AppHeader } from "../features/account/app-header.tsx";
import { AlertNotice } from "../features/alerts/alert-notice.tsx";
import { HistorySidebar } from "../features/history/history-sidebar.tsx";
import { SidebarToggle } from "../features/history/sidebar-toggle.tsx";
import { useSidebar } from "../features/history/use-sidebar.ts";
import { readId } from "../lib/read-address.ts";
import { RequireSession } from "./require-session.tsx";
import { UnreachableNotice } from "./unreachable-notice.tsx";

const SetupChip = lazy(async () => ({ default: (await import("../features/search/setup-chip.tsx")).SetupChip }));

/** The frame of every page of a signed-in user: header, past searches, and the page itself. */
export function SignedInLayout() {
  return <RequireSession>{(user) => <Frame key={user.id} user={user} />}</RequireSession>;
}

function Frame({ user }: { user: User }) {
  const { t } = useTranslation();
  const sidebarId = useId();
  const contentId = useId();
  const { isOpen, setIsOpen } = useSidebar();
  const navigate = useNavigate();
  const router = useRouter();
  const currentId = useSearch({ strict: false, select: ({ search }) => readId(search) });

  return (
    <div className="relative flex h-dvh flex-col overflow-clip">
      <a
        href={`#${contentId}`}
        className="sr-only z-50 rounded-md bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t("skipToContent")}
      </a>
      <AppHeader
        user={user}
        notice={
          <Suspense>
            <SetupChip isAdmin={user.role === "admin"} />
          </Suspense>
        }
        leading={<SidebarToggle sidebarId={sidebarId} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />}
      />
      <UnreachableNotice />
      <AlertNotice />
      <div className="flex min-h-0 flex-1">
        <HistorySidebar
          id={sidebarId}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          currentId={currentId}
          hrefOf={(searchId) => router.buildLocation({ to: "/", search: { search: searchId } }).href}
          onNewSession={() => void navigate({ to: "/", search: {}, state: { newSession: Date.now() } })}
        />
        <main id={contentId} tabIndex={-1} className="relative min-h-0 min-w-0 flex-1 overflow-y-auto outline-none">
          <Outlet />
        </main>
      </div>
    </div>
  );
}

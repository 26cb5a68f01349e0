import type { User } from "@medsieve/contract/accounts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../ui/link.tsx";
import { DemoBadge } from "./demo-badge.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { Logo } from "./logo.tsx";
import { ThemeMenu } from "./theme-menu.tsx";
import { UsageMeter } from "./usage-meter.tsx";
import { UserMenu } from "./user-menu.tsx";

interface AppHeaderProps {
  user: User;
  /** Stands before the logo. */
  leading?: ReactNode;
  /** What has to be known of what answers, in a few words. */
  notice?: ReactNode;
}

export function AppHeader({ user, leading, notice }: AppHeaderProps) {
  const { t } = useTranslation();
  const isDemo = user.role === "demo";
  return (
    <header
      className={`flex h-12 shrink-0 items-center gap-1 border-b bg-surface px-2 md:gap-2 md:px-4 ${isDemo ? "border-amber" : "border-line"}`}
    >
      {leading}
      <Link
        href="/"
        aria-label={t("home")}
        className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-1 text-ink"
      >
        <Logo shrinks={isDemo || notice !== undefined} />
      </Link>
      {isDemo && <DemoBadge />}
      {notice}
      <div className="flex-1" />
      <div className="hidden max-w-76 md:mr-2 md:block">
        <UsageMeter isBrief />
      </div>
      <LanguageMenu />
      <ThemeMenu />
      <UserMenu user={user} />
    </header>
  );
}

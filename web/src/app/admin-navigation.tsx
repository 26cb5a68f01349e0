import type { Role } from "@medsieve/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { Menu as MenuIcon, Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../lib/format.ts";
import { useLanguage } from "../lib/i18n.ts";
import { openReportsQuery } from "../lib/open-reports.ts";
import { Button } from "../ui/button.tsx";
import { joinClasses } from "../ui/class-names.ts";
import { Link } from "../ui/link.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { findAdminScreen, listAdminScreens } from "./admin-screens.ts";

function useCurrentScreen() {
  return useLocation({ select: ({ pathname }) => findAdminScreen(pathname) });
}

const ENTRY_LOOK =
  "flex min-h-10 items-center gap-3 rounded-md px-3 text-[0.9375rem] leading-tight data-hovered:bg-sunken data-hovered:text-ink";

/** How many reports wait for an answer; nothing where none does, or it is not known. */
function OpenReports() {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const { data: open = 0 } = useQuery(openReportsQuery());
  if (open === 0) return null;
  return (
    <>
      {" "}
      <span className="ml-auto shrink-0 rounded-full bg-amber-soft px-2 font-semibold text-amber-ink text-xs tabular-nums leading-5">
        {formatNumber(open, language)}
        <span className="sr-only"> {t("openReports", { count: open })}</span>
      </span>
    </>
  );
}

/** The administrators' screens, beside the page. */
export function AdminNavigation({ role }: { role: Role }) {
  const { t } = useTranslation("admin");
  const current = useCurrentScreen();
  return (
    <nav
      aria-label={t("navigation")}
      className="hidden w-60 shrink-0 flex-col gap-4 overflow-y-auto border-line border-r bg-surface p-3 lg:flex"
    >
      <ul className="flex flex-col gap-0.5">
        {listAdminScreens(role).map((screen) => {
          const isCurrent = screen === current;
          return (
            <li key={screen.href}>
              <Link
                href={screen.href}
                {...(isCurrent ? { "aria-current": "page" as const } : {})}
                className={joinClasses(ENTRY_LOOK, isCurrent ? "bg-accent-soft font-semibold text-accent" : "text-ink")}
              >
                <screen.Icon aria-hidden className={joinClasses("size-4.5 shrink-0", !isCurrent && "text-muted")} />
                {t(`screen.${screen.key}`)}
                {screen.key === "reports" && <OpenReports />}
              </Link>
            </li>
          );
        })}
      </ul>
      <Link href="/" className={joinClasses(ENTRY_LOOK, "border-line border-t text-muted")}>
        <Search aria-hidden className="size-4.5 shrink-0" />
        {t("backToSearch")}
      </Link>
    </nav>
  );
}

/** The same where there is no room beside the page: a menu that names the screen one is on. */
export function AdminMenu({ role }: { role: Role }) {
  const { t } = useTranslation("admin");
  const current = useCurrentScreen();
  const language = useLanguage();
  const { data: open = 0 } = useQuery({ ...openReportsQuery(), enabled: role === "admin" });
  const name = current === undefined ? t("navigation") : t(`screen.${current.key}`);
  return (
    <nav aria-label={t("navigation")} className="flex shrink-0 border-line border-b bg-surface px-4 py-1.5 lg:hidden">
      <Menu
        aria-label={t("navigation")}
        selectionMode="single"
        selectedKeys={current === undefined ? [] : [current.href]}
        trigger={
          <Button icon={<MenuIcon aria-hidden className="size-4 shrink-0" />} aria-label={t("menu", { screen: name })}>
            {name}
            {role === "admin" && <OpenReports />}
          </Button>
        }
      >
        {[
          ...listAdminScreens(role).map((screen) => (
            <MenuItem
              key={screen.href}
              id={screen.href}
              href={screen.href}
              icon={<screen.Icon aria-hidden className="size-4 text-muted" />}
            >
              {screen.key === "reports" && open > 0
                ? `${t(`screen.${screen.key}`)} (${formatNumber(open, language)})`
                : t(`screen.${screen.key}`)}
            </MenuItem>
          )),
          <MenuItem key="/" id="/" href="/" icon={<Search aria-hidden className="size-4 text-muted" />}>
            {t("backToSearch")}
          </MenuItem>,
        ]}
      </Menu>
    </nav>
  );
}

import type { User } from "@medsieve/contract/accounts";
import type { Role } from "@medsieve/contract/constants";
import {
  CalendarDays,
  FileSearch,
  History,
  KeyRound,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Radar,
  ShieldCheck,
  SlidersHorizontal,
  TextSearch,
  Users,
} from "lucide-react";
import { useState } from "react";
import { Button as AriaButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { signOut } from "../../lib/session.ts";
import { mayLoseUnsavedWork } from "../../lib/unsaved-work.ts";
import { useIsMobile } from "../../lib/use-media-query.ts";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { AnsweredBy } from "./answered-by.tsx";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { DemoBadge } from "./demo-badge.tsx";
import { takeInitials } from "./initials.ts";
import { UsageMeter } from "./usage-meter.tsx";

interface AdminEntry {
  href: string;
  key: "adminDashboard" | "queryLogs" | "promptSettings" | "companyPeople" | "companyMonth";
  Icon: LucideIcon;
}

/** What administrators have, and those of a company, in the order in which it is listed. */
const ADMIN_ENTRIES: readonly AdminEntry[] = [
  { href: "/admin", key: "adminDashboard", Icon: LayoutDashboard },
  { href: "/admin/query-logs", key: "queryLogs", Icon: FileSearch },
  { href: "/admin/settings", key: "promptSettings", Icon: SlidersHorizontal },
];
const COMPANY_ENTRIES: readonly AdminEntry[] = [
  { href: "/admin/users", key: "companyPeople", Icon: Users },
  { href: "/admin/month", key: "companyMonth", Icon: CalendarDays },
];
const ENTRIES: Partial<Record<Role, readonly AdminEntry[]>> = { admin: ADMIN_ENTRIES, company_admin: COMPANY_ENTRIES };

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation("account");
  const [isChangingPassword, setIsChangingPassword] = useState(false);
  const isMobile = useIsMobile();
  const isDemo = user.role === "demo";
  const role = t(`role.${user.role}`);

  const heading = (
    <div className="flex flex-col gap-2 border-line border-b p-4">
      <div>
        <p className="flex items-center gap-2 font-semibold">
          <span className="min-w-0 truncate">{user.full_name}</span>
          {isDemo && <DemoBadge />}
        </p>
        <p className="break-all text-muted text-sm">{user.email}</p>
        <p className={isDemo ? "text-amber-ink text-sm" : "text-muted text-sm"}>{role}</p>
      </div>
      <AnsweredBy />
      {isMobile && <UsageMeter />}
    </div>
  );

  return (
    <>
      <Menu
        heading={heading}
        aria-label={t("menu.title")}
        trigger={
          <AriaButton
            aria-label={t("menu.label", { name: user.full_name, email: user.email, role })}
            className="focus-ring flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full"
          >
            <span
              aria-hidden
              className={`flex size-9 items-center justify-center rounded-full border font-semibold text-sm ${
                isDemo ? "border-amber bg-amber-soft text-amber-ink" : "border-accent bg-accent-soft text-accent"
              }`}
            >
              {takeInitials(user.full_name, user.email)}
            </span>
          </AriaButton>
        }
      >
        <MenuItem icon={<History aria-hidden className="size-4 text-muted" />} href="/search-history">
          {t("history:title")}
        </MenuItem>
        <MenuItem icon={<Radar aria-hidden className="size-4 text-muted" />} href="/watched-searches">
          {t("menu.watches")}
        </MenuItem>
        <MenuItem icon={<TextSearch aria-hidden className="size-4 text-muted" />} href="/check-text">
          {t("menu.textCheck")}
        </MenuItem>
        {ENTRIES[user.role]?.map(({ href, key, Icon }) => (
          <MenuItem key={key} icon={<Icon aria-hidden className="size-4 text-muted" />} href={href}>
            {t(`menu.${key}`)}
          </MenuItem>
        ))}
        <MenuItem icon={<ShieldCheck aria-hidden className="size-4 text-muted" />} href="/account">
          {t("menu.security")}
        </MenuItem>
        <MenuItem
          icon={<KeyRound aria-hidden className="size-4 text-muted" />}
          onAction={() => setIsChangingPassword(true)}
        >
          {t("menu.changePassword")}
        </MenuItem>
        <MenuItem icon={<LogOut aria-hidden className="size-4 text-muted" />} onAction={() => void leave()}>
          {t("menu.signOut")}
        </MenuItem>
      </Menu>
      <ChangePasswordDialog isOpen={isChangingPassword} onOpenChange={setIsChangingPassword} />
    </>
  );
}

/** Signs out, unless something is not saved that is to be kept. */
async function leave(): Promise<void> {
  if (await mayLoseUnsavedWork()) await signOut();
}

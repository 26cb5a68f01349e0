import {
  Building2,
  CalendarClock,
  CalendarDays,
  FileSearch,
  Flag,
  Gauge,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareText,
  ScrollText,
  SlidersHorizontal,
  Users,
} from "lucide-react";

interface AdminScreen {
  href: string;
  /** Its name is admin:screen.<key>. */
  key: string;
  Icon: LucideIcon;
}

/** The administrators' screens that the navigation leads to; those to create and invite users are part of the users'. */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  { href: "/admin", key: "dashboard", Icon: LayoutDashboard },
  { href: "/admin/month", key: "month", Icon: CalendarDays },
  { href: "/admin/users", key: "users", Icon: Users },
  { href: "/admin/companies", key: "companies", Icon: Building2 },
  { href: "/admin/usage-limits", key: "usageLimits", Icon: Gauge },
  { href: "/admin/query-logs", key: "queryLogs", Icon: FileSearch },
  { href: "/admin/audit-logs", key: "auditLogs", Icon: ScrollText },
  { href: "/admin/survey-responses", key: "surveyResponses", Icon: MessageSquareText },
  { href: "/admin/reports", key: "reports", Icon: Flag },
  { href: "/admin/settings", key: "prompts", Icon: SlidersHorizontal },
  { href: "/admin/retention", key: "retention", Icon: CalendarClock },
];

/** The screen that a path belongs to; undefined for none. */
export function findAdminScreen(pathname: string): AdminScreen | undefined {
  const isWithin = ({ href }: AdminScreen) => pathname === href || pathname.startsWith(`${href}/`);
  return ADMIN_SCREENS.filter(isWithin).sort((a, b) => b.href.length - a.href.length)[0];
}
